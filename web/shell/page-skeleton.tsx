import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** The shape of a member's page while its code is on the way. */
export function PageSkeleton() {
  return (
    <SkeletonGroup className="mx-auto grid w-full max-w-4xl gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </SkeletonGroup>
  );
}
