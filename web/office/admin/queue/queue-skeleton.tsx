import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** Placeholder rows with their final height, below the column headers. */
export function QueueSkeleton({ label, columns }: { label: string; columns: number }) {
  return (
    <SkeletonGroup label={label} className="@container">
      <div className="grid gap-3 @xl:grid-cols-2 @3xl:grid-cols-1 @3xl:gap-0 @3xl:border-t @3xl:border-line-strong @3xl:mt-11">
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex h-40 items-center gap-6 rounded-card border border-line p-4 @3xl:h-[49px] @3xl:rounded-none @3xl:border-0 @3xl:border-b @3xl:px-0"
          >
            <Skeleton className="h-4 w-1/3" />
            {Array.from({ length: Math.max(columns - 1, 0) }, (_, column) => (
              <Skeleton key={column} className="hidden h-4 flex-1 @3xl:block" />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
