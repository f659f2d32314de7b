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
import * as t from '#text/home/readiness.ts';

function RecomputeButton({ homeId }: { homeId: string }) {
  const again = useMutation({
    ...recompute,
    onSuccess: (data, ...rest) => {
      toast({ title: t.scoreUpdated, text: t.scoreOf100(data.score) });
      return recompute.onSuccess?.(data, ...rest);
    },
    onError: () => toast({ title: t.error, text: t.notRecomputed, destructive: true }),
  });
  return (
    <Button
      variant="outline"
      busy={again.isPending}
      busyLabel={t.recomputing}
      onClick={() => again.mutate(homeId)}
    >
      <RefreshCw className="size-5" aria-hidden="true" />
      {t.recomputeScore}
    </Button>
  );
}

const frameClass = 'items-center gap-5 text-center';

function Frame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <Card className={frameClass}>
      <div className="flex w-full items-center justify-between gap-2">
        <CardTitle as="h2">{t.readinessScore}</CardTitle>
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
      <Ring score={score} label={t.readinessScore} className="my-auto size-[min(13rem,65vw)] text-2xl" />
      <p className="font-medium">{t.tasksDone(done, tasks.length)}</p>
      <p className="text-sm text-muted">
        {badge ? t.yourScoreLater : t.lastComputed(formatMoment(lastComputed))}
      </p>
      {canEdit && <RecomputeButton homeId={homeId} />}
    </Frame>
  );
}

export function ScoreCardSkeleton() {
  return (
    <Frame>
      <SkeletonGroup label={t.loadingScore} className={`flex flex-1 flex-col ${frameClass}`}>
        <Skeleton className="my-auto size-[min(13rem,65vw)] rounded-full!" />
        <p className="font-medium">
          <SkeletonWords like={t.tasksDone(0, 7)} />
        </p>
        <p className="text-sm">
          <SkeletonWords like={t.lastComputed('Nov 15, 2026, 2:49 AM PST')} />
        </p>
        <Skeleton className="h-11 w-44 rounded-control!" />
      </SkeletonGroup>
    </Frame>
  );
}
