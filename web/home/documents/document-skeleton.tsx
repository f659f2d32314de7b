import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as t from '#text/home/documents.ts';

/** Placeholder while a page loads. */
export function DocumentSkeleton() {
  return (
    <SkeletonGroup label={t.opening} className="mx-auto w-full max-w-3xl">
      <Skeleton className="aspect-[17/22] w-full rounded-control" />
    </SkeletonGroup>
  );
}
