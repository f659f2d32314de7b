import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { Activity } from '#contract/office/audit.ts';
import { BRAND } from '#contract/brand.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { once } from '#web/lib/once.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { wordsFor } from './action-words.ts';
import { activityQuery, type Chain } from './queries.ts';
import { locale } from '#text/locale.ts';
import * as t from '#text/office/audit-log.ts';

const time = once(
  () => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
);

const WHO: Record<Exclude<Activity['actor'], 'person'>, string> = {
  you: t.you,
  product: BRAND.name,
  former: t.formerMember,
};
const whoOf = ({ actor, name }: Activity) => (actor === 'person' ? (name ?? t.someone) : WHO[actor]);

function Entry({ entry }: { entry: Activity }) {
  return (
    <li className="grid gap-0.5 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{whoOf(entry)}</span> {wordsFor(entry.action)}
        {entry.detail && <span className="text-muted">: {entry.detail}</span>}
      </p>
      <p className="text-sm text-muted tabular sm:text-right">
        <time dateTime={entry.at}>{time().format(new Date(entry.at))}</time>
        {entry.device && (
          <>
            <span className="sm:hidden">, </span>
            <span className="sm:block">{entry.device}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** Groups entries by day, keeping their order. */
function byDay(entries: readonly Activity[]): [day: string, entries: Activity[]][] {
  const days = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = formatDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-2">
      <p className="font-display text-lg font-semibold">
        <SkeletonWords like={t.sampleDay} />
      </p>
      <div className="divide-y divide-line border-y border-line">
        {t.sampleEntries.map((like) => (
          <p key={like} className="py-3">
            <SkeletonWords like={like} />
          </p>
        ))}
      </div>
    </SkeletonGroup>
  );
}

type ActivityListProps = { chain: Chain; capability: string };

export function ActivityList({ chain, capability }: ActivityListProps) {
  const activity = useInfiniteQuery(activityQuery(chain, capability));
  if (activity.isPending) return <ListSkeleton />;
  if (activity.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(activity.error)}
        safe={t.notLoadedSafe}
        retrying={activity.isFetching}
        onRetry={() => void activity.refetch()}
      />
    );
  const entries = activity.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return <EmptyState icon={History} title={t.empty} text={capability ? t.noneOfKind : t.emptyDetail} />;
  return (
    <div className="grid gap-6">
      {byDay(entries).map(([day, list]) => (
        <section key={day} className="grid gap-2">
          <h2 className="text-lg">{day}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {list.map((entry) => (
              <Entry key={entry.seq} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {activity.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {t.showOlder}
        </Button>
      )}
    </div>
  );
}
