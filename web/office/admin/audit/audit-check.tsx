import type { z } from 'zod';
import type { listAudit } from '#contract/office/audit-admin.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Check = z.output<typeof listAudit.reply>['check'];

/** Whether the log is verified. One line, reserved from the start. */
export function AuditCheck({ check }: { check: Check | undefined }) {
  if (check === undefined)
    return (
      <p className="text-muted">
        <Skeleton className="inline-block h-4 w-80 max-w-full" />
      </p>
    );
  if (check === null)
    return (
      <p className="text-muted">All histories are looked through every night. That has not happened yet.</p>
    );
  const entries = check.entries.toLocaleString('en-US');
  if (check.faults > 0)
    return (
      <Notice
        tone="danger"
        title={`${check.faults.toLocaleString('en-US')} entries are not as they were written`}
      >
        <p>
          Found {formatMoment(check.at)}, among {entries}. On the server, <code>npm run audit -- verify</code>{' '}
          names each.
        </p>
      </Notice>
    );
  return (
    <p className="text-muted">
      Last looked through {formatMoment(check.at)}: all {entries} entries are as they were written.
    </p>
  );
}
