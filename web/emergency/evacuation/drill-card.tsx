import { useMutation, useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Drill } from '#contract/emergency/drills.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { useIsAskedFor } from '#web/lib/use-open-dialog.ts';
import { drillsQuery, startDrill } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/drill.ts';

function Past({ drills }: { drills: readonly Drill[] }) {
  if (drills.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t.past}</h3>
      <ul className="grid gap-1">
        {drills.map((drill) => (
          <li key={drill.id} className="flex flex-wrap justify-between gap-x-4">
            <span>{t.state[drill.state]}</span>
            <span className="tabular text-muted">{formatDate(drill.startedAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type DrillCardProps = {
  homeId: string;
  canEdit: boolean;
  /** A drill was just stopped: focus this card, where the next one starts. */
  isArrivedAt: boolean;
  onStarted: (drill: Drill) => void;
};

/** Where a household starts a drill and sees past ones. */
export function DrillCard({ homeId, canEdit, isArrivedAt, onStarted }: DrillCardProps) {
  const drills = useQuery(drillsQuery);
  const begin = useRef<HTMLButtonElement>(null);
  const isAskedFor = useIsAskedFor('drill');
  useEffect(() => {
    if (isArrivedAt || isAskedFor) begin.current?.focus();
  }, [isArrivedAt, isAskedFor]);
  const start = useMutation({
    ...startDrill,
    onSuccess: onStarted,
    onError: (error) => toast({ title: t.notStarted, text: sentence(error), destructive: true }),
  });
  return (
    <Section icon={Siren} title={t.practice}>
      <p>{t.practiceText}</p>
      {drills.isPending && <Skeleton className="h-12 w-full" />}
      {drills.isLoadingError && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(drills.error)}
          retrying={drills.isFetching}
          onRetry={() => void drills.refetch()}
        />
      )}
      {canEdit && (
        <div>
          <Button ref={begin} variant="secondary" busy={start.isPending} onClick={() => start.mutate(homeId)}>
            {t.start}
          </Button>
        </div>
      )}
      {drills.data && <Past drills={drills.data.drills.filter(({ state }) => state !== 'running')} />}
    </Section>
  );
}
