import { useQuery } from '@tanstack/react-query';
import type { ChartDays } from '#contract/money/points.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { balanceByDay, daysWorthReading, totals } from './balance-by-day.ts';
import { formatPoints, inPoints } from './format-points.ts';
import { byDayQuery } from './queries.ts';

type PointsChartProps = { days: ChartDays; period: string };

/** The member's balance on each day of a period. */
export function PointsChart({ days, period }: PointsChartProps) {
  const byDay = useQuery(byDayQuery(days));
  if (byDay.isLoadingError)
    return (
      <ErrorState
        title="Your points over time did not load"
        text={sentence(byDay.error)}
        safe="Your points are safe."
        retrying={byDay.isFetching}
        onRetry={() => void byDay.refetch()}
      />
    );
  if (!byDay.data)
    return (
      <SkeletonGroup label="Loading your points over time" className="grid gap-4">
        <p>
          <SkeletonWords like="500 points earned, 0 points spent" />
        </p>
        <Skeleton className="h-46 w-full" />
      </SkeletonGroup>
    );
  const points = balanceByDay(byDay.data);
  const { earned, spent } = totals(byDay.data);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <span className="tabular font-medium text-ink">{inPoints(earned)}</span> earned,{' '}
        <span className="tabular font-medium text-ink">{inPoints(spent)}</span> spent
      </p>
      {points.length > 1 ? (
        <LineChart
          label={`Points balance, ${period}`}
          points={points}
          listed={daysWorthReading(byDay.data)}
          format={formatPoints}
          say={inPoints}
        />
      ) : (
        <p className="grid min-h-46 place-items-center rounded-card border border-dashed border-line-strong px-4 text-center text-muted">
          The line here starts with your second day. What you earned today is in the list below.
        </p>
      )}
    </div>
  );
}
