import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** Placeholder while a page loads. */
export function DocumentSkeleton() {
  return (
    <SkeletonGroup label="Opening the document" className="mx-auto w-full max-w-3xl">
      <Skeleton className="aspect-[17/22] w-full rounded-control" />
    </SkeletonGroup>
  );
}
