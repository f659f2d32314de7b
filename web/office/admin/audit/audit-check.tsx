import type { z } from 'zod';
import type { listAudit } from '#contract/office/audit-admin.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/office/admin-audit.ts';

type Check = z.output<typeof listAudit.reply>['check'];

/** Whether the log is verified. One line, reserved from the start. */
export function AuditCheck({ check }: { check: Check | undefined }) {
  if (check === undefined)
    return (
      <p className="text-muted">
        <Skeleton className="inline-block h-4 w-80 max-w-full" />
      </p>
    );
  if (check === null) return <p className="text-muted">{t.firstCheckPending}</p>;
  const entries = check.entries.toLocaleString('en-US');
  if (check.faults > 0)
    return (
      <Notice tone="danger" title={t.altered(check.faults.toLocaleString('en-US'))}>
        <p>{rich(t.alteredDetail(formatMoment(check.at), entries, <code>npm run audit -- verify</code>))}</p>
      </Notice>
    );
  return <p className="text-muted">{t.verified(formatMoment(check.at), entries)}</p>;
}
