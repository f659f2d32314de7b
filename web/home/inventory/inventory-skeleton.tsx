import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as t from '#text/home/inventory.ts';

/** Placeholder while the inventory loads. */
export const InventorySkeleton = () => (
  <SkeletonGroup label={t.loading} className="grid gap-6">
    <div className="flex flex-wrap gap-2">
      <Skeleton className="h-11 w-32 rounded-control" />
      <Skeleton className="h-11 w-28 rounded-control" />
      <Skeleton className="h-11 w-28 rounded-control" />
    </div>
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-96 rounded-card" />
  </SkeletonGroup>
);
