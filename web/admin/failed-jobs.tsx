import { useMutation, useQuery } from '@tanstack/react-query';
import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import type { FailedJob } from '#contract/health.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Loaded } from '#web/operations/loaded.tsx';
import { NoteDialog } from '#web/operations/note-dialog.tsx';
import { Section } from '#web/operations/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.ts';
import { discardJob, failedJobsQuery, retryJob, retryKind } from './health-queries.ts';

/** Does something and says what came of it, whatever the screen shows by then. */
export async function tell(work: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await work();
    toast({ title: done });
  } catch (error) {
    if (codeOf(error) === 'step_up_required') return; // they thought better of it
    toast({ title: 'Nothing was done', text: sentence(error), destructive: true });
  }
}

/** Background work that has used up its tries. */
export function FailedJobs() {
  const failed = useQuery(failedJobsQuery);
  return (
    <Section icon={OctagonAlert} title="Failed jobs">
      <Loaded query={failed} what="the failed jobs">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="text-muted">No job has failed in the last week.</p>
          ) : (
            <FailedTable rows={rows} total={total} />
          )
        }
      </Loaded>
    </Section>
  );
}

function FailedTable({ rows, total }: { rows: readonly FailedJob[]; total: number }) {
  const [discarding, setDiscarding] = useState<FailedJob | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const one = useMutation(retryJob);
  const kind = useMutation(retryKind);
  const discard = useMutation(discardJob);
  const once = async (key: string, work: () => Promise<unknown>, done: string) => {
    setBusy(key);
    await tell(work, done);
    setBusy(null);
  };
  const columns: readonly Column<FailedJob>[] = [
    { key: 'name', header: 'Job', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    { key: 'error', header: 'Why', cell: ({ error }) => <span className="wrap-anywhere">{error}</span> },
    { key: 'attempts', header: 'Tries', numeric: true, cell: ({ attempts }) => attempts },
    { key: 'failed', header: 'Failed', cell: ({ failedAt }) => formatMoment(failedAt) },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (job) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button
            variant="outline"
            size="small"
            busy={busy === job.id}
            onClick={() => void once(job.id, () => one.mutateAsync(job.id), 'It is tried again')}
          >
            Retry<span className="sr-only"> {job.name}</span>
          </Button>
          <Button variant="ghost" size="small" onClick={() => setDiscarding(job)}>
            Discard<span className="sr-only"> {job.name}</span>
          </Button>
        </span>
      ),
    },
  ];
  // One alone has its own button.
  const kinds = [...Map.groupBy(rows, ({ name }) => name)].flatMap(([name, jobs]) =>
    jobs.length > 1 ? [name] : [],
  );
  return (
    <>
      {kinds.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {kinds.map((name) => (
            <Button
              key={name}
              variant="outline"
              size="small"
              busy={busy === name}
              onClick={() => void once(name, () => kind.mutateAsync(name), 'They are tried again')}
            >
              Retry all of {name}
            </Button>
          ))}
        </div>
      )}
      <Table caption="Failed jobs, newest first" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {total > rows.length && (
        <p className="text-muted">
          The newest {rows.length} of {total.toLocaleString('en-US')} are shown.
        </p>
      )}
      <NoteDialog
        open={discarding !== null}
        onClose={() => setDiscarding(null)}
        title="Discard this job?"
        text={
          discarding &&
          `${discarding.name}, which failed ${formatMoment(discarding.failedAt)}, is taken away and never runs.`
        }
        action="Discard job"
        destructive
        noteLabel="Why it is not needed"
        onConfirm={async ({ note }) => {
          if (!discarding) return;
          await discard.mutateAsync({ id: discarding.id, reason: note });
          toast({ title: 'Job discarded' });
        }}
      />
    </>
  );
}
