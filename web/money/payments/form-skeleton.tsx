import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as t from '#text/money/payments.ts';

/** As tall as the real fields, so that nothing jumps. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label={t.loadingForm} className="grid gap-5">
      <div className="grid gap-1.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-17 w-full" />
        <Skeleton className="h-17 w-full" />
      </div>
      <Skeleton className="h-17 w-full" />
    </SkeletonGroup>
  );
}
