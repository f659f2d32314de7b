import { useQuery } from '@tanstack/react-query';
import type { AuditDetail as Detail } from '#contract/office/audit-admin.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { auditEntryQuery } from './audit-queries.ts';
import { concernsOf, differencesOf, actionText, actorText, type Difference } from './audit-words.ts';
import * as t from '#text/office/admin-audit.ts';

/** One entry: who did what, from where, and what changed. */
export function AuditDetail({ id }: { id: string }) {
  const query = useQuery(auditEntryQuery(id));
  if (query.isPending)
    return (
      <>
        <PaneTitle>{t.entry}</PaneTitle>
        <SkeletonGroup label={t.loading} className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-card!" />
          <Skeleton className="h-32 w-full rounded-card!" />
        </SkeletonGroup>
      </>
    );
  if (query.data === undefined)
    return (
      <>
        <PaneTitle>{t.entry}</PaneTitle>
        <ErrorState
          title={t.notLoaded}
          text={sentence(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  return <Ready entry={query.data} />;
}

function Ready({ entry }: { entry: Detail }) {
  const concerns = concernsOf(entry);
  const differences = differencesOf(entry.before, entry.after);
  return (
    <>
      <PaneTitle>{actionText(entry)}</PaneTitle>
      <Facts
        facts={[
          [t.who, actorText(entry)],
          [t.when, formatMoment(entry.at)],
          ...(concerns ? [[t.concerns, concerns] as const] : []),
          [t.from, [entry.device, entry.network].filter(Boolean).join(', ') || t.server],
        ]}
      />
      {entry.about === 'home' ? (
        <Notice>{entry.isSealed ? t.sealed : t.noDetails}</Notice>
      ) : (
        differences.length > 0 && (
          <PaneSection title={t.whatChanged}>
            <Differences rows={differences} />
          </PaneSection>
        )
      )}
      <PaneSection title={t.inLog}>
        <Facts facts={[[t.entry, t.entryNumber(entry.seq.toLocaleString('en-US'))]]} />
      </PaneSection>
    </>
  );
}

/** Field by field: the old value is struck through, the new one is below it. */
function Differences({ rows }: { rows: readonly Difference[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ field, before, after }) => (
        <div key={field} className="grid gap-1">
          <dt className="text-sm font-medium text-muted">{field}</dt>
          {before !== null && (
            <dd className="rounded-control bg-danger-soft px-3 py-1.5 wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{t.before} </span>
              <del className="decoration-1">{before}</del>
            </dd>
          )}
          {after !== null && (
            <dd className="rounded-control bg-moss-soft px-3 py-1.5 wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{t.after} </span>
              <ins className="no-underline">{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
