import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** Two rows of a list that is on its way. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid divide-y divide-line">
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-2 py-4">
          <Skeleton className="w-40" />
          <Skeleton className="w-64 max-w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
