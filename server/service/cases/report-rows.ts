import { isoDayIn } from '#contract/iso-day.ts';
import type { ReportRow } from './report-types.ts';
import type { Backlog, Spread } from './report-store.ts';

const pacificDay = isoDayIn('America/Los_Angeles');

/** The last days, newest first, as "2026-11-17" in Pacific time. */
export function lastDays(now: Date, count: number): string[] {
  const today = pacificDay(now);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - 1, day - n)).toISOString().slice(0, 10),
  );
}

const tenths = (minutes: number | undefined): number | null =>
  minutes === undefined ? null : Math.round(minutes * 10) / 10;

type Measured = { first: readonly Spread[]; closed: readonly Spread[]; backlog: readonly Backlog[] };

/** One row per day and severity where anything happened or is open, and one per severity for the whole period. */
export function reportRows(
  days: readonly string[],
  severities: readonly number[],
  measured: Measured,
): ReportRow[] {
  const at = <T extends { day: string | null; severity: number }>(
    rows: readonly T[],
    day: string | null,
    severity: number,
  ) => rows.find((row) => row.day === day && row.severity === severity);
  const rowFor = (day: string | null, severity: number): ReportRow => {
    const first = at(measured.first, day, severity);
    const closed = at(measured.closed, day, severity);
    return {
      day,
      severity,
      answered: first?.n ?? 0,
      firstP50: tenths(first?.p50),
      firstP90: tenths(first?.p90),
      closed: closed?.n ?? 0,
      resolutionP50: tenths(closed?.p50),
      resolutionP90: tenths(closed?.p90),
      // Today isn't over, so the current backlog is its figure, and the period's.
      backlog: at(measured.backlog, day ?? days[0] ?? '', severity)?.n ?? 0,
    };
  };
  const isEmpty = ({ answered, closed, backlog }: ReportRow) => answered + closed + backlog === 0;
  return [
    ...severities.map((severity) => rowFor(null, severity)),
    ...days.flatMap((day) =>
      severities.map((severity) => rowFor(day, severity)).filter((row) => !isEmpty(row)),
    ),
  ];
}
