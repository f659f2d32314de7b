import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { pointsQuery } from '#web/points/queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { skusQuery } from './queries.ts';
import { SkuCard } from './sku-card.tsx';

const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3';

function CatalogueSkeleton() {
  return (
    <SkeletonGroup label="Loading the catalog" className={gridClass}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-[3/2] h-auto! w-full rounded-none!" />
          <div className="grid gap-3 p-4 sm:p-5">
            <p className="font-display text-lg font-semibold">
              <SkeletonWords like="Lumber & Drywall" />
            </p>
            <p>
              <SkeletonWords like="A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered." />
            </p>
            <Skeleton className="h-7 w-32 rounded-full!" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Everything points can become. */
export function Catalogue() {
  const skus = useQuery(skusQuery);
  const points = useQuery(pointsQuery);
  if (skus.isLoadingError)
    return (
      <ErrorState
        title="The catalog did not load"
        text={sentence(skus.error)}
        safe="Your points are safe."
        retrying={skus.isFetching}
        onRetry={() => void skus.refetch()}
      />
    );
  if (!skus.data) return <CatalogueSkeleton />;
  if (skus.data.length === 0)
    return (
      <EmptyState
        icon={PackageOpen}
        title="Nothing in the catalog today"
        text="Your points stay with you. Look in again soon."
      />
    );
  return (
    <ul className={gridClass}>
      {skus.data.map((sku) => (
        <SkuCard key={sku.id} sku={sku} balance={points.data?.balance} />
      ))}
    </ul>
  );
}
