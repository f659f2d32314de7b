import { EVENT_KINDS, type EventKind } from '#contract/emergency/community-event-states.ts';
import type { ImpactKind } from '#contract/outreach/impact.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { dayEarlier } from './event-times.ts';

/** When people sign up, are reminded and check in. Pure. */

type Times = { startsAt: Date; endsAt: Date };

/** An event can be planned this far ahead, and must begin at least this long from now. */
export const PLAN_AHEAD = days(366);
export const PLAN_NOTICE = minutes(30);
export const SHORTEST = minutes(15);
/** Sign-ups, with names and addresses, are deleted this long after an event. */
export const SIGN_UPS_FOR = days(30);
/** How long a confirmation link works. After that the sign-up is deleted. */
export const UNCONFIRMED_FOR = days(3);
/** Attendance can be marked from the start until this long after the end. */
export const TICK_FOR = days(14);
/** Wrong codes allowed per person. */
export const CODE_TRIES = 8;
const CODE_BEFORE = minutes(30);
const CODE_AFTER = minutes(60);
/** How long a code is shown. The one before it still works. */
export const CODE_LIFE = minutes(10);
/** Confirmation emails per mailbox and day. */
export const MAILS_A_DAY = 5;

export type TimesFault = 'gap' | 'order' | 'short' | 'soon' | 'far' | null;
/** What is wrong with the times of a plan. `startsAt` is null if the clocks skip it. */
export function faultOfTimes(startsAt: Date | null, endsAt: Date | null, now: Date): TimesFault {
  if (!startsAt || !endsAt) return 'gap';
  if (endsAt <= startsAt) return 'order';
  if (endsAt.getTime() - startsAt.getTime() < SHORTEST) return 'short';
  if (startsAt < after(now, PLAN_NOTICE)) return 'soon';
  return startsAt > after(now, PLAN_AHEAD) ? 'far' : null;
}

/** People can sign up at the door. */
export const takesSignUps = ({ endsAt }: Times, now: Date): boolean => now < endsAt;

/** There is a free seat, and no one else is waiting for it. */
export const seatFor = (given: { capacity: number; going: number; waiting: number }): 'going' | 'waiting' =>
  given.going < given.capacity && given.waiting === 0 ? 'going' : 'waiting';

/** How many people move up from the waiting list. After the end, no one does. */
export const movesUp = (
  given: { capacity: number; going: number; waiting: number } & Times,
  now: Date,
): number => (now >= given.endsAt ? 0 : Math.max(0, Math.min(given.capacity - given.going, given.waiting)));

export type Reminder = 'day-before' | 'two-hours';
/**
 * The reminder that is due now. "The day before" means the same local time. People who signed up after that point
 * already got the details, and a reminder that is hours late isn't sent, because the next one is near.
 */
export function reminderDue(event: Times & { timeZone: string }, since: Date, now: Date): Reminder | null {
  const { startsAt } = event;
  if (now >= startsAt) return null;
  const twoHours = after(startsAt, -hours(2));
  if (now >= twoHours) return since < twoHours ? 'two-hours' : null;
  const before = dayEarlier(startsAt, event.timeZone);
  return now >= before && now < after(startsAt, -hours(4)) && since < before ? 'day-before' : null;
}

/** The key of a reminder: a new one after the event moved, but not after a new title. */
export const reminderRevision = (startsAt: Date): number => Math.floor(startsAt.getTime() / minutes(1));

export const takesCodes = ({ startsAt, endsAt }: Times, now: Date): boolean =>
  now >= after(startsAt, -CODE_BEFORE) && now < after(endsAt, CODE_AFTER);
export const codeWindow = (now: Date): number => Math.floor(now.getTime() / CODE_LIFE);
export const takesTicks = ({ startsAt, endsAt }: Times, now: Date): boolean =>
  now >= startsAt && now < after(endsAt, TICK_FOR);

/** Whole minutes, at least the 15 that an event lasts. */
export const lasts = ({ startsAt, endsAt }: Times): number =>
  Math.max(15, Math.ceil((endsAt.getTime() - startsAt.getTime()) / minutes(1)));

/** The impact entry for an event: whole hours, at least one and at most eight a day. */
export function impactOfEvent(kind: EventKind, times: Times): { kind: ImpactKind; quantity: number } {
  const { impact } = EVENT_KINDS[kind];
  if (impact !== 'hours') return { kind: impact, quantity: 1 };
  return { kind: 'hours', quantity: Math.min(8, Math.max(1, Math.floor(lasts(times) / 60))) };
}

/** The first name only: the public sees nothing else about an ambassador. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
