import { useMutation, useQuery } from '@tanstack/react-query';
import { DrillRun } from '#web/emergency/evacuation/drill-run.tsx';
import { drillsQuery, startDrill } from '#web/emergency/evacuation/queries.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import * as t from '#text/office/setup.ts';

/** A household drill, start to end. */
export function DrillStep({ onDone }: StepProps) {
  const home = useQuery(currentHomeQuery);
  const drills = useQuery(drillsQuery);
  const start = useMutation({
    ...startDrill,
    onError: (error) => toast({ title: t.drillNotStarted, text: sentence(error), destructive: true }),
  });
  if (drills.isLoadingError)
    return (
      <ErrorState
        title={t.drillsNotLoaded}
        text={sentence(drills.error)}
        retrying={drills.isFetching}
        onRetry={() => void drills.refetch()}
      />
    );
  if (!home.data || !drills.data) return <Skeleton className="h-40 w-full rounded-card!" />;
  const { id } = home.data;
  const running = drills.data.drills.find(({ state }) => state === 'running');
  if (running)
    return (
      <DrillRun
        key={running.id}
        drill={running}
        canEdit
        isArrivedAt={start.isSuccess}
        onFinished={onDone}
        onStopped={() => start.reset()}
      />
    );
  return (
    <Card className="gap-4">
      <p>{t.drillIntro}</p>
      <Button size="large" busy={start.isPending} onClick={() => start.mutate(id)}>
        {t.startDrill}
      </Button>
    </Card>
  );
}
