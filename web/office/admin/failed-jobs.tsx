import { useQuery } from '@tanstack/react-query';
import { OctagonAlert } from 'lucide-react';
import type { FailedJob } from '#contract/health.ts';
import { formatListedMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { failedJobsQuery } from './health-queries.ts';
import { JobActions } from '#web/office/admin/jobs/job-actions.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-health.ts';

/** How many of the newest are shown here; the full list has its own page. */
const SHOWN = 5;

const COLUMNS: readonly Column<FailedJob>[] = [
  { key: 'name', header: t.job, fit: true, cell: ({ name }) => name },
  { key: 'error', header: t.why, cell: ({ error }) => <span className="wrap-anywhere">{error}</span> },
  { key: 'attempts', header: t.tries, numeric: true, cell: ({ attempts }) => attempts },
  { key: 'failed', header: t.failed, fit: true, cell: ({ failedAt }) => formatListedMoment(failedAt) },
  {
    key: 'actions',
    header: t.actions,
    hideHeader: true,
    cell: (job) => (
      <May use="system.repair">
        <JobActions job={job} className="justify-end @3xl:flex-nowrap" />
      </May>
    ),
  },
];

/** Background jobs that used up their retries. */
export function FailedJobs() {
  const failed = useQuery(failedJobsQuery({ limit: SHOWN }));
  return (
    <Section icon={OctagonAlert} title={t.failedJobs}>
      <Loaded query={failed} what={t.whatFailedJobs}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="text-muted">{t.noFailed}</p>
          ) : (
            <>
              <Table dense caption={t.failedCaption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
              <Link
                to="/admin/health/jobs"
                className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
              >
                {total === 1 ? t.seeFailed : t.seeAllFailed(total.toLocaleString('en-US'))}
              </Link>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
