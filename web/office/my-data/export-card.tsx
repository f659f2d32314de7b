import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { CardSection } from '#web/ui/card-section.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { startExport } from './queries.ts';
import * as t from '#text/office/my-data.ts';

/** Downloads a URL without leaving the page. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Exports all of a member's data. */
export function ExportCard() {
  const take = useMutation({
    ...startExport,
    onSuccess: ({ url }) => {
      save(url);
      toast({ title: t.downloadStarted, text: t.downloadDetail });
    },
    onError: (error) => {
      if (codeOf(error) === 'step_up_required') return;
      toast({ title: t.error, text: sentence(error), destructive: true });
    },
  });
  return (
    <CardSection title={t.exportMyData} text={t.exportIntro}>
      <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
        <Download className="size-5" aria-hidden="true" />
        {t.exportMyData}
      </Button>
    </CardSection>
  );
}
