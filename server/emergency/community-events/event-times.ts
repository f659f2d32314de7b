import { LOCALES, type Language } from '#contract/text/language.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { days, minutes } from '#server/platform/clock.ts';

/** Local times of a place, across daylight saving time. Pure. */

const partsFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The local date and time, like 2026-11-18 and 09:30. */
export function wallOf(at: Date, timeZone: string): { day: string; time: string } {
  const part = Object.fromEntries(
    partsFormat(timeZone)
      .formatToParts(at)
      .map((p) => [p.type, p.value]),
  );
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  };
}

/**
 * The instant of a local time, or null if the clocks skip it in March. If it occurs twice in November, returns the
 * first.
 */
export function momentOf(day: string, time: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // An offset is never more than 14 hours, so the instants before and after cover all possible offsets.
  const offsets = [asUtc - days(1), asUtc + days(1)].map((at) => offsetAt(new Date(at), timeZone));
  const candidates = offsets
    .map((offset) => new Date(asUtc - offset))
    .filter((at) => {
      const wall = wallOf(at, timeZone);
      return wall.day === day && wall.time === time;
    });
  return candidates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function offsetAt(at: Date, timeZone: string): number {
  const { day, time } = wallOf(at, timeZone);
  const whole = Math.floor(at.getTime() / minutes(1)) * minutes(1);
  return Date.parse(`${day}T${time}:00Z`) - whole;
}

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days(1)).toISOString().slice(0, 10);

/** The same local time the day before, or 24 hours before if the clocks skip it. */
export function dayEarlier(at: Date, timeZone: string): Date {
  const { day, time } = wallOf(at, timeZone);
  return momentOf(dayBefore(day), time, timeZone) ?? new Date(at.getTime() - days(1));
}

const format = (language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options });
const plainSpaces = (words: string) => words.replaceAll(/\s/g, ' ');

/** "Saturday, November 21, 2026, 9:00 AM to 11:00 AM PST". */
export function spanText(
  { startsAt, endsAt, timeZone }: { startsAt: Date; endsAt: Date; timeZone: string },
  language: Language,
): string {
  const day = format(language, timeZone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(startsAt);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const from = format(language, timeZone, clock).format(startsAt);
  const to = format(language, timeZone, { ...clock, timeZoneName: 'short' }).format(endsAt);
  return plainSpaces(messagesIn(language).eventPages.span(day, from, to));
}

/** The same, with the reader's local time next to it if it differs. */
export function spanTextFor(
  event: { startsAt: Date; endsAt: Date; timeZone: string },
  language: Language,
  ownZone: string | null,
): string {
  const span = spanText(event, language);
  if (!ownZone) return span;
  const there = wallOf(event.startsAt, event.timeZone);
  const here = wallOf(event.startsAt, ownZone);
  if (there.day === here.day && there.time === here.time) return span;
  const own = format(language, ownZone, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(event.startsAt);
  return plainSpaces(messagesIn(language).eventPages.alsoAt(span, own));
}
