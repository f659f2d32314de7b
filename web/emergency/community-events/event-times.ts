import { locale } from '#text/locale.ts';
import { span } from '#text/emergency/event-pages.ts';

/** The time of an event in the event's own time zone, because neighbors meet there. */
export function eventSpan(given: { startsAt: string; endsAt: string; timeZone: string }): string {
  const { timeZone } = given;
  const [starts, ends] = [new Date(given.startsAt), new Date(given.endsAt)];
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return span(
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(starts),
    new Intl.DateTimeFormat(locale, clock).format(starts),
    new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: 'short' }).format(ends),
  );
}

export const clockTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));

/** "1.5": minutes as hours, rounded down. */
export const hoursOf = (minutes: number): string => String(Math.floor((minutes / 60) * 100) / 100);
