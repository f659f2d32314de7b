import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { DEMO_POINTS } from '#contract/money/points.ts';
import { isDemo } from '#web/lib/mode.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { earnDemoPoints } from './queries.ts';
import * as t from '#text/money/points.ts';

/** Only the demo grants points for a click. */
export function EarnDemoButton() {
  const earn = useMutation({
    ...earnDemoPoints,
    onSuccess: (...args) => {
      toast({ title: t.pointsAdded, text: t.demoEarned(DEMO_POINTS) });
      return earnDemoPoints.onSuccess?.(...args);
    },
    onError: () => toast({ title: t.error, text: t.demoFailed, destructive: true }),
  });
  if (!isDemo()) return null;
  return (
    <Button variant="secondary" busy={earn.isPending} busyLabel={t.adding} onClick={() => earn.mutate()}>
      <Plus className="size-5" aria-hidden="true" />
      {t.earnDemo(DEMO_POINTS)}
    </Button>
  );
}
