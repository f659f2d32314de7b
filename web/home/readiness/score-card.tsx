import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Readiness } from '#contract/home/readiness.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { recompute } from './queries.ts';

function RecomputeButton({ homeId }: { homeId: string }) {
  const again = useMutation({
    ...recompute,
    onSuccess: (data, ...rest) => {
      toast({ title: 'Score Updated', text: `Your readiness score is ${data.score} of 100.` });
      return recompute.onSuccess?.(data, ...rest);
    },
    onError: () => toast({ title: 'Error', text: 'Failed to recompute readiness score.', destructive: true }),
  });
  return (
    <Button
      variant="outline"
      busy={again.isPending}
      busyLabel="Recomputing..."
      onClick={() => again.mutate(homeId)}
    >
      <RefreshCw className="size-5" aria-hidden="true" />
      Recompute score
    </Button>
  );
}

const frameClass = 'items-center gap-5 text-center';

function Frame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <Card className={frameClass}>
      <div className="flex w-full items-center justify-between gap-2">
        <CardTitle as="h2">Readiness score</CardTitle>
        {badge}
      </div>
      {children}
    </Card>
  );
}

type ScoreCardProps = { readiness: Readiness; badge?: ReactNode };

/** The score, when it was calculated, and a button to recalculate. */
export function ScoreCard({ readiness, badge }: ScoreCardProps) {
  const { score, lastComputed, canEdit, homeId, tasks } = readiness;
  const done = tasks.filter(({ status }) => status === 'DONE').length;
  return (
    <Frame badge={badge}>
      <Ring score={score} label="Readiness score" className="my-auto size-[min(13rem,65vw)] text-2xl" />
      <p className="font-medium">
        {done} of {tasks.length} tasks complete
      </p>
      <p className="text-sm text-muted">
        {badge
          ? 'Yours is worked out once your home is here.'
          : `Last computed ${formatMoment(lastComputed)}`}
      </p>
      {canEdit && <RecomputeButton homeId={homeId} />}
    </Frame>
  );
}

export function ScoreCardSkeleton() {
  return (
    <Frame>
      <SkeletonGroup label="Loading your score" className={`flex flex-1 flex-col ${frameClass}`}>
        <Skeleton className="my-auto size-[min(13rem,65vw)] rounded-full!" />
        <p className="font-medium">
          <SkeletonWords like="0 of 7 tasks complete" />
        </p>
        <p className="text-sm">
          <SkeletonWords like="Last computed Nov 15, 2026, 2:49 AM PST" />
        </p>
        <Skeleton className="h-11 w-44 rounded-control!" />
      </SkeletonGroup>
    </Frame>
  );
}
