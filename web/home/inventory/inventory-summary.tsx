import { useQuery } from '@tanstack/react-query';
import { centsOf } from '#contract/money.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { totalsQuery } from './queries.ts';
import * as t from '#text/home/inventory.ts';

const itemsNote = (items: number) => (items === 0 ? t.addFirst : t.inThisHome);

/** The number of items in a home and their value. */
export function InventorySummary({ homeId }: { homeId: string }) {
  const totals = useQuery(totalsQuery(homeId));
  if (totals.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(totals.error)}
        safe={t.notLoadedSafe}
        retrying={totals.isFetching}
        onRetry={() => void totals.refetch()}
      />
    );
  if (!totals.data)
    return (
      <SkeletonGroup label={t.loading}>
        <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
          <Stat
            label={t.items}
            value={<SkeletonWords like="000" />}
            note={<SkeletonWords like="in this home" />}
          />
          <Stat
            label={t.totalValue}
            value={<SkeletonWords like="$00,000" />}
            note={<SkeletonWords like="cost to replace" />}
          />
        </StatRow>
      </SkeletonGroup>
    );
  const { items, totalValue } = totals.data;
  return (
    <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
      <Stat label={t.items} value={items.toLocaleString('en-US')} note={itemsNote(items)} />
      <Stat label={t.totalValue} value={formatMoney(centsOf(totalValue))} note={t.toReplaceNote} />
    </StatRow>
  );
}
