import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { FailedJob } from '#contract/health.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { failedJobQuery, failedJobsQuery, retryKind } from '#web/office/admin/health-queries.ts';
import { PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { runWithToast } from '#web/office/admin/run-with-toast.ts';
import { formatListedMoment, formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { JobActions } from './job-actions.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-health.ts';

const FILTERS = {} as const;
const SORTS = ['-failed', 'failed'] as const;
/** Job names are open-ended, so the URL accepts any. */
const ALSO = ['name'] as const;

const COLUMNS: readonly QueueColumn<FailedJob>[] = [
  { key: 'name', head: t.job, fit: true, cell: ({ name }) => name },
  {
    key: 'error',
    head: t.why,
    cell: ({ error }) => <span className="line-clamp-3 wrap-anywhere">{error}</span>,
  },
  { key: 'attempts', head: t.tries, align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'failed',
    head: t.failed,
    sort: 'time',
    align: 'end',
    cell: ({ failedAt }) => formatListedMoment(failedAt),
  },
];

/** All background jobs that used up their retries. */
export function FailedJobsPage() {
  return (
    <AdminFrame title={t.failedJobs}>
      <FailedQueue />
    </AdminFrame>
  );
}

function FailedQueue() {
  const state = useQueueState({ baseUrl: '/admin/health/jobs', filters: FILTERS, sorts: SORTS, also: ALSO });
  const name = new URLSearchParams(useLocation().search).get('name') ?? 'all';
  const query = useQuery({
    ...failedJobsQuery({ ...state.asked, name }),
    placeholderData: keepPreviousData,
  });
  const kinds = query.data?.kinds ?? [];
  return (
    <Queue
      words={t.failedJobWords}
      // The job name is also a filter: no match doesn't mean that the list is empty.
      state={{ ...state, isFiltered: state.isFiltered || name !== 'all' }}
      query={query}
      columns={COLUMNS}
      nameOf={(job) => job.name}
      searchLabel={t.jobSearch}
      narrowing={
        <>
          <Field label={t.job} className="min-w-36 grow basis-36 sm:grow-0 sm:basis-64">
            <Select
              value={name}
              onChange={({ target: { value } }) => state.setFilter('name', value === 'all' ? '' : value)}
            >
              <option value="all">{t.anyJob}</option>
              {name !== 'all' && kinds.every((kind) => kind.name !== name) && (
                <option value={name}>{name}</option>
              )}
              {kinds.map((kind) => (
                <option key={kind.name} value={kind.name}>
                  {`${kind.name} (${kind.failed.toLocaleString('en-US')})`}
                </option>
              ))}
            </Select>
          </Field>
          {name !== 'all' && (
            <May use="system.repair">
              <RetryAll name={name} />
            </May>
          )}
        </>
      }
      detail={(id) => <JobDetail id={id} onDone={state.close} />}
      empty={{
        icon: OctagonAlert,
        title: t.noFailedTitle,
        text: t.noFailedDetail,
      }}
    />
  );
}

function RetryAll({ name }: { name: string }) {
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useMutation(retryKind);
  const again = async () => {
    setBusy(true);
    await runWithToast(
      () => mutateAsync(name),
      ({ retried, left }) =>
        left === 0
          ? t.retried(retried.toLocaleString('en-US'))
          : t.retriedSome(retried.toLocaleString('en-US'), left.toLocaleString('en-US')),
    );
    setBusy(false);
  };
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void again()}>
      {t.retryAll}
    </Button>
  );
}

function JobDetail({ id, onDone }: { id: string; onDone: () => void }) {
  return (
    <DetailStates query={useQuery(failedJobQuery(id))} title={t.failedJob} what={t.whatFailedJob}>
      {(job) => (
        <>
          <PaneTitle>{job.name}</PaneTitle>
          <May use="system.repair">
            <JobActions job={job} onDone={onDone} />
          </May>
          <Facts
            facts={[
              [t.why, job.error],
              [t.tries, job.attempts],
              [t.begun, formatMoment(job.createdAt)],
              [t.failed, formatMoment(job.failedAt)],
              [t.job, id],
            ]}
          />
        </>
      )}
    </DetailStates>
  );
}
