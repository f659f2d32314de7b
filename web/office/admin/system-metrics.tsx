import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DayFigures, HISTORY_DAYS, type HistoryDays, type Metrics } from '#contract/office/metrics.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { changesOf, changeWord, pointsOf } from './figure-points.ts';
import { historyQuery, metricsQuery } from './overview-queries.ts';
import * as t from '#text/office/admin.ts';

const whole = (value: number) => value.toLocaleString('en-US');

const FIGURES: readonly { key: keyof Metrics; label: string; unit: (value: string) => string }[] = [
  { key: 'totalUsers', label: t.totalUsers, unit: (value) => t.users(value) },
  { key: 'avgReadiness', label: t.averageReadiness, unit: (value) => t.of100(value) },
  { key: 'activeHomes', label: t.activeHomes, unit: (value) => t.homes(value) },
  { key: 'pointsRedeemed', label: t.pointsRedeemed, unit: (value) => t.points(value) },
];

const PERIODS: Record<HistoryDays, string> = {
  '30': t.last30Days,
  '90': t.last90Days,
  '365': t.last365Days,
};

/** The four metrics and their history. */
export function SystemMetrics() {
  const [days, setDays] = useState<HistoryDays>('30');
  const metrics = useQuery(metricsQuery);
  const history = useQuery(historyQuery(days));
  const failed = [metrics, history].find((query) => query.isLoadingError);
  const shown = history.data;
  return (
    <section aria-labelledby="system-metrics" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="system-metrics" className="text-xl">
            {t.metrics}
          </h2>
          <p className="min-h-6 text-sm text-muted">
            {shown && <Since since={shown.since} days={shown.days} />}
          </p>
        </div>
        <label className="grid">
          <span className="sr-only">{t.chartPeriod}</span>
          <Select
            value={days}
            onChange={(event) => setDays(HISTORY_DAYS.find((one) => one === event.target.value) ?? '30')}
          >
            {HISTORY_DAYS.map((one) => (
              <option key={one} value={one}>
                {PERIODS[one]}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {failed ? (
        <ErrorState
          title={t.metricsNotLoaded}
          text={sentence(failed.error)}
          safe={t.servicesContinue}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : metrics.data && shown ? (
        <ul
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2',
            history.isPlaceholderData && 'opacity-60',
          )}
        >
          {FIGURES.map((figure) => (
            <Figure
              key={figure.key}
              figure={figure}
              now={metrics.data[figure.key]}
              days={shown.days}
              period={PERIODS[days].toLowerCase()}
            />
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={t.loadingMetrics} className="grid gap-4 sm:grid-cols-2">
          {FIGURES.map(({ key }) => (
            <div
              key={key}
              className="grid h-79 content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
            >
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-8 w-24" />
              <Skeleton className="mt-8 h-46 w-full rounded-card!" />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

/** How far back the charts go, and which days were filled in later. */
function Since({ since, days }: { since: string; days: readonly DayFigures[] }) {
  const derived = days.findLast((one) => one.derived);
  return (
    <>
      {derived
        ? t.dailyTotalsDerived(formatDay(since), formatDay(derived.day))
        : t.dailyTotals(formatDay(since))}
    </>
  );
}

type FigureProps = {
  figure: (typeof FIGURES)[number];
  now: number;
  days: readonly DayFigures[];
  period: string;
};

function Figure({ figure: { key, label, unit }, now, days, period }: FigureProps) {
  const points = pointsOf(days, key);
  const change = changeWord(points);
  // No scores means unknown, not a readiness of 0.
  const isUnknown = days.at(-1)?.[key] === null;
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-0.5">
        <h3 className="font-sans text-base font-medium text-muted">{label}</h3>
        <p className="tabular font-display text-3xl leading-9 font-semibold">
          {isUnknown ? <span className="text-xl font-normal text-muted">{t.noScores}</span> : whole(now)}
        </p>
        <p className="tabular min-h-6 text-sm text-muted">{change && t.changeIn(change, period)}</p>
      </div>
      {points.length > 1 ? (
        <LineChart
          label={`${label}, ${period}`}
          points={points}
          listed={changesOf(points)}
          format={whole}
          say={(value) => unit(whole(value))}
        />
      ) : (
        <p className="grid min-h-46 place-items-center rounded-card border border-dashed border-line-strong px-4 text-center text-muted">
          {t.chartTomorrow}
        </p>
      )}
    </li>
  );
}
