import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as t from '#text/home/documents.ts';

/** Placeholder while the documents load. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid min-w-0 gap-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-64 rounded-card sm:h-83" />
        <Skeleton className="h-31 rounded-card lg:h-auto" />
      </div>
      <div className="grid gap-4">
        <div className="flex h-11 items-center gap-6 border-b border-line px-3">
          {['w-20', 'w-18', 'w-12'].map((width) => (
            <Skeleton key={width} className={`h-5 rounded-sm ${width}`} />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3 pt-7.5 md:grid-cols-[minmax(0,1fr)_13rem_11rem]">
          <Skeleton className="h-11 rounded-control max-md:col-span-2" />
          <Skeleton className="h-11 rounded-control max-md:mt-7.5" />
          <Skeleton className="h-11 rounded-control max-md:mt-7.5" />
        </div>
        <Skeleton className="h-5 w-28 rounded-sm" />
        <div className="divide-y divide-line border-y border-line">
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className="flex items-center gap-3 py-2.5 sm:gap-4 sm:px-2">
              <Skeleton className="size-12 rounded-control" />
              <div className="grid min-w-0 flex-1 gap-2">
                <Skeleton className="h-5 w-48 max-w-full rounded-sm" />
                <Skeleton className="h-4 w-72 max-w-full rounded-sm" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
