import { useQuery } from '@tanstack/react-query';
import type { ChartDays } from '#contract/money/points.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { balanceByDay, daysWorthReading, totals } from './balance-by-day.ts';
import { formatPoints, inPoints } from './format-points.ts';
import { byDayQuery } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/money/points.ts';

type PointsChartProps = { days: ChartDays; period: string };

/** The member's balance on each day of a period. */
export function PointsChart({ days, period }: PointsChartProps) {
  const byDay = useQuery(byDayQuery(days));
  if (byDay.isLoadingError)
    return (
      <ErrorState
        title={t.chartNotLoaded}
        text={sentence(byDay.error)}
        safe={t.pointsSafe}
        retrying={byDay.isFetching}
        onRetry={() => void byDay.refetch()}
      />
    );
  if (!byDay.data)
    return (
      <SkeletonGroup label={t.loadingChart} className="grid gap-4">
        <p>
          <SkeletonWords like={t.sampleTotals} />
        </p>
        <Skeleton className="h-46 w-full" />
      </SkeletonGroup>
    );
  const points = balanceByDay(byDay.data);
  const { earned, spent } = totals(byDay.data);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {rich(
          t.earnedAndSpent(
            <span className="tabular font-medium text-ink">{inPoints(earned)}</span>,
            <span className="tabular font-medium text-ink">{inPoints(spent)}</span>,
          ),
        )}
      </p>
      {points.length > 1 ? (
        <LineChart
          label={t.pointsBalance(period)}
          points={points}
          listed={daysWorthReading(byDay.data)}
          format={formatPoints}
          say={inPoints}
        />
      ) : (
        <p className="grid min-h-46 place-items-center rounded-card border border-dashed border-line-strong px-4 text-center text-muted">
          {t.chartTomorrow}
        </p>
      )}
    </div>
  );
}
