import { CALL_DAYS_AHEAD, CALL_MINUTES_AHEAD } from '#contract/service/advisors.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { after, days, minutes } from '#server/platform/clock.ts';

/** The local time in a zone at an instant, formatted like a browser's datetime field. */
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
 * The instant of a local time in a zone. If the hour occurs twice in fall, returns the first. Null for an hour that is
 * skipped in spring, and for a day that doesn't exist.
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

type CallTimeTexts = Messages['conversationsErrors']['callTime'];
type CallTimeProblem = keyof CallTimeTexts;

/** Why a call can't be at this time; null if it can. */
export function problemOf(at: Date | null, now: Date): CallTimeProblem | null {
  if (!at) return 'skipped';
  if (at < after(now, minutes(CALL_MINUTES_AHEAD))) return 'tooSoon';
  return at > after(now, days(CALL_DAYS_AHEAD)) ? 'tooLate' : null;
}

export function callTimeText(problem: CallTimeProblem, t: CallTimeTexts): string {
  switch (problem) {
    case 'skipped':
      return t.skipped;
    case 'tooSoon':
      return t.tooSoon(CALL_MINUTES_AHEAD);
    case 'tooLate':
      return t.tooLate(CALL_DAYS_AHEAD);
  }
}
