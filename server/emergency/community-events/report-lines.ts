import type { Messages } from '#contract/text/catalog.ts';
import type { Report } from './report.ts';

/** The lines of a yearly report, without neighbors' names, because reports leave the program. */

type Words = Messages['hoursReport'];
export type ReportLine = { day: string; what: string; people: number; minutes: number; cents: number | null };

export function linesOf(report: Report, words: Words, kinds: Messages['eventPages']['kinds']): ReportLine[] {
  const events = report.events.flatMap((event) => [
    {
      day: event.day,
      what: `${kinds[event.kind]}: ${event.title}`,
      people: event.people,
      minutes: event.minutes,
      cents: null,
    },
    ...(event.hostMinutes > 0
      ? [{ day: event.day, what: words.led(event.title), people: 1, minutes: event.hostMinutes, cents: null }]
      : []),
  ]);
  const entries = report.entries
    .filter(({ state }) => state === 'counted')
    .map(({ day, task, minutes, cents }) => ({ day, what: task, people: 1, minutes, cents }));
  const own = report.own.map(({ day, minutes }) => ({
    day,
    what: words.own,
    people: 1,
    minutes,
    cents: null,
  }));
  return [...events, ...entries, ...own].toSorted((a, b) => a.day.localeCompare(b.day));
}
