/** The yearly report in figures. Pure. */

export type YearFacts = {
  homes: number | null;
  events: readonly { minutes: number; hostMinutes: number }[];
  entries: readonly { minutes: number; cents: number | null; state: string }[];
  own: readonly { minutes: number }[];
};
export type YearFigures = { minutes: number; cents: number; required: number | null; percent: number };

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

/** One hour per home. Only hours confirmed by a second person count. Percent is rounded down: 99.9 isn't done. */
export function figuresOf({ homes, events, entries, own }: YearFacts): YearFigures {
  const counted = entries.filter(({ state }) => state === 'counted');
  const minutes =
    sum(events.map((event) => event.minutes + event.hostMinutes)) +
    sum(counted.map((entry) => entry.minutes)) +
    sum(own.map((entry) => entry.minutes));
  return {
    minutes,
    cents: sum(counted.map(({ cents }) => cents ?? 0)),
    required: homes,
    percent: homes === null ? 0 : Math.min(100, Math.floor((minutes / (homes * 60)) * 100)),
  };
}

/** "12.5": minutes as hours, rounded down to the quarter hours that people log. */
export const hoursText = (minutes: number): string => String(Math.floor((minutes / 60) * 100) / 100);
