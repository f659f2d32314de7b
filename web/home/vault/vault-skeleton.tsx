import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import * as t from '#text/home/vault.ts';

const titleClass = 'flex min-h-11 items-center font-display text-xl font-semibold';

/** Placeholder while the homes load: as tall as a home with one policy. */
export function VaultSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-6 lg:grid-cols-2">
      <Card>
        <p className={titleClass}>
          <SkeletonWords like="Property" />
        </p>
        <p>
          <span className="block text-lg font-semibold">
            <SkeletonWords like="1482 Ridgecrest Drive" />
          </span>
          <SkeletonWords like="Paradise, CA 95969" />
        </p>
        <Skeleton className="h-42 rounded-card" />
        <Skeleton className="mt-auto h-11 w-40 rounded-control" />
      </Card>
      <Card>
        <p className={titleClass}>
          <SkeletonWords like="Insurance" />
        </p>
        <div className="grid gap-3">
          <p className="font-semibold">
            <SkeletonWords like="Golden Bear Mutual Homeowners" />
          </p>
          <Skeleton className="h-54 rounded-card" />
          <Skeleton className="h-11 w-28 rounded-control" />
        </div>
      </Card>
      <Card className="lg:col-span-2">
        <p className={titleClass}>
          <SkeletonWords like="Documents" />
        </p>
        <Skeleton className="h-64 rounded-card" />
      </Card>
    </SkeletonGroup>
  );
}
