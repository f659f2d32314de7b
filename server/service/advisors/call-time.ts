import { CALL_DAYS_AHEAD, CALL_MINUTES_AHEAD } from '#contract/service/advisors.ts';
import { after, days, minutes } from '#server/platform/clock.ts';

/** What clocks in a time zone show at an instant, as a browser's field writes it. */
export function localTimeAt(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const asUtc = (local: string): number => Date.parse(`${local}:00Z`);

/**
 * The instant at which clocks in a time zone show a time. Of an hour that happens twice in fall, the first; null for one
 * that is skipped in spring, and for a day that doesn't exist.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return null;
  // The offset changes by an hour at most, so one of the offsets around the time is right.
  for (const around of [wanted - days(1), wanted + days(1)]) {
    const offset = asUtc(localTimeAt(new Date(around), timeZone)) - Math.floor(around / 60_000) * 60_000;
    const at = new Date(wanted - offset);
    if (localTimeAt(at, timeZone) === local) return at;
  }
  return null;
}

/** Why a call can't be at this time; null if it can. */
export function problemOf(at: Date | null, now: Date): string | null {
  if (!at) return 'This time doesn’t exist on that day, because clocks change. Choose another time.';
  if (at < after(now, minutes(CALL_MINUTES_AHEAD)))
    return `Choose a time at least ${CALL_MINUTES_AHEAD} minutes from now. To talk to us right away, call the concierge.`;
  if (at > after(now, days(CALL_DAYS_AHEAD))) return `Choose a time within ${CALL_DAYS_AHEAD} days.`;
  return null;
}
