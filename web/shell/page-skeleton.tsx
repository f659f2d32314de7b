import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** Placeholder for a member page while its code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup className="mx-auto grid w-full max-w-4xl gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </SkeletonGroup>
  );
}
