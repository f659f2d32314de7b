import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import * as t from '#text/money/marketplace.ts';

export const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3';

/** Placeholder while the catalog loads. */
export function CatalogSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className={gridClass}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-[3/2] h-auto! w-full rounded-none!" />
          <div className="grid gap-3 p-4 sm:p-5">
            <p className="font-display text-lg font-semibold">
              <SkeletonWords like={t.sampleName} />
            </p>
            <p>
              <SkeletonWords like={t.sampleDescription} />
            </p>
            <Skeleton className="h-7 w-32 rounded-full!" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
