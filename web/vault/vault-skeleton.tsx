import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';

/** The vault's shape while the homes are on their way. */
export function VaultSkeleton() {
  return (
    <SkeletonGroup label="Loading your home" className="grid gap-6 lg:grid-cols-2">
      <Card>
        <p className="font-display text-xl font-semibold">
          <SkeletonWords like="Property" />
        </p>
        <p className="text-lg">
          <SkeletonWords like="1482 Ridgecrest Drive" />
          <br />
          <SkeletonWords like="Paradise, CA 95969" />
        </p>
        <Skeleton className="h-48 rounded-card" />
      </Card>
      <Card>
        <p className="font-display text-xl font-semibold">
          <SkeletonWords like="Insurance" />
        </p>
        <p>
          <SkeletonWords like="Golden Bear Mutual Homeowners" />
        </p>
        <Skeleton className="h-48 rounded-card" />
      </Card>
      <Card className="lg:col-span-2">
        <Skeleton className="h-40 rounded-card" />
      </Card>
    </SkeletonGroup>
  );
}
