import { useQuery } from '@tanstack/react-query';
import { centsOf } from '#contract/money.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { totalsQuery } from './queries.ts';

const itemsNote = (items: number) => (items === 0 ? 'Add the first below' : 'in this home');

/** The number of items in a home and their value. */
export function InventorySummary({ homeId }: { homeId: string }) {
  const totals = useQuery(totalsQuery(homeId));
  if (totals.isLoadingError)
    return (
      <ErrorState
        title="Your inventory did not load"
        text={sentence(totals.error)}
        safe="Everything you added is saved."
        retrying={totals.isFetching}
        onRetry={() => void totals.refetch()}
      />
    );
  if (!totals.data)
    return (
      <SkeletonGroup label="Loading your inventory">
        <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
          <Stat
            label="Items"
            value={<SkeletonWords like="000" />}
            note={<SkeletonWords like="in this home" />}
          />
          <Stat
            label="Total value"
            value={<SkeletonWords like="$00,000" />}
            note={<SkeletonWords like="cost to replace" />}
          />
        </StatRow>
      </SkeletonGroup>
    );
  const { items, totalValue } = totals.data;
  return (
    <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
      <Stat label="Items" value={items.toLocaleString('en-US')} note={itemsNote(items)} />
      <Stat label="Total value" value={formatMoney(centsOf(totalValue))} note="cost to replace" />
    </StatRow>
  );
}
