import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as t from '#text/core/account.ts';

/** One row of a list that is loading. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="py-3">
      <p className="py-px font-medium">
        <SkeletonWords like={t.sampleDevice} />
      </p>
      <p className="text-sm">
        <SkeletonWords like={t.sampleSeen} />
      </p>
    </SkeletonGroup>
  );
}

type EmptySkeletonProps = { label: string; title: string; text: string; actionWidth: string };

/** A loading list that is usually empty: as tall as its empty state. */
export function EmptySkeleton({ label, title, text, actionWidth }: EmptySkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <EmptyState
        picture={<Skeleton className="size-12 rounded-full" />}
        title={<SkeletonWords like={title} />}
        text={<SkeletonWords like={text} />}
        action={<Skeleton className={`h-11 ${actionWidth}`} />}
      />
    </SkeletonGroup>
  );
}
