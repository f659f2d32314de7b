import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** Rows of the height they will have. */
export function QueueSkeleton({ label, columns }: { label: string; columns: number }) {
  return (
    <SkeletonGroup label={label} className="grid gap-3 sm:gap-0">
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-32 items-center gap-6 rounded-card border border-line p-4 sm:h-14 sm:rounded-none sm:border-0 sm:border-b sm:px-0"
        >
          <Skeleton className="h-4 w-1/3" />
          {Array.from({ length: Math.max(columns - 1, 0) }, (_, column) => (
            <Skeleton key={column} className="hidden h-4 flex-1 sm:block" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
