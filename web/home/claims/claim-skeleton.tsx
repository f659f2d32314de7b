import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { INTRO } from './packet-maker.tsx';
import * as t from '#text/home/claims.ts';

/** Placeholder while the page loads. */
export function ClaimSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-6">
      <Card>
        <p className="font-display text-xl font-semibold">
          <SkeletonWords like={t.makeTitle} />
        </p>
        <p>
          <SkeletonWords like={INTRO} />
        </p>
        <Skeleton className="h-11 w-44 rounded-control" />
      </Card>
      <Card>
        <p className="font-display text-xl font-semibold">
          <SkeletonWords like={t.yourPackets} />
        </p>
        <Skeleton className="h-24 rounded-card" />
      </Card>
    </SkeletonGroup>
  );
}
