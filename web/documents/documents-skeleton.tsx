import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** The papers' own shape, while they are on their way. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Loading your documents" className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-40 rounded-card lg:h-56" />
      </div>
      <Skeleton className="h-11 rounded-control" />
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className="flex items-center gap-4 py-3">
            <Skeleton className="size-12 rounded-control" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-48 max-w-full rounded-sm" />
              <Skeleton className="h-4 w-72 max-w-full rounded-sm" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
