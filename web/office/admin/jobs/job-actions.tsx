import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedJob } from '#contract/health.ts';
import { discardJob, retryJob } from '#web/office/admin/health-queries.ts';
import { runWithToast } from '#web/office/admin/run-with-toast.ts';
import { formatMoment } from '#web/lib/format.ts';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/office/admin-health.ts';

type JobActionsProps = { job: FailedJob; className?: string; onDone?: () => void };

/** Retries or discards a failed job. */
export function JobActions({ job, className, onDone }: JobActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const retry = useMutation(retryJob);
  const discard = useMutation(discardJob);
  const again = async () => {
    setBusy(true);
    await runWithToast(async () => {
      await retry.mutateAsync(job.id);
      onDone?.();
    }, t.retrying);
    setBusy(false);
  };
  return (
    <span className={cn('flex flex-wrap gap-2', className)}>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void again()}>
        {t.retry} <span className="sr-only">{job.name}</span>
      </Button>
      <Button variant="ghost" size="small" onClick={() => setDiscarding(true)}>
        {t.discard} <span className="sr-only">{job.name}</span>
      </Button>
      <NoteDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={t.discardQuestion}
        text={t.discardDetail(job.name, formatMoment(job.failedAt))}
        action={t.discardJob}
        destructive
        noteLabel={t.discardReason}
        onConfirm={async ({ note }) => {
          await discard.mutateAsync({ id: job.id, reason: note });
          toast({ title: t.jobDiscarded });
          onDone?.();
        }}
      />
    </span>
  );
}
