import type { CancelTerms, BookingAction } from '#contract/service/bookings.ts';
import { LATE_CANCEL_HOURS } from '#contract/service/bookings.ts';
import { type BookingKind, kindData } from '#contract/service/booking-kinds.ts';
import { canMoveBooking, REPORT_DAYS } from '#contract/service/booking-states.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { BookingRow } from './store.ts';

/** Rules of a booking. Pure: no clock and no database. */

export type TimeProblem = 'skipped' | 'tooSoon' | 'tooLate' | 'order' | 'tooLong';

/** Returns why a booking of this kind can't be at this time, or null if it can. */
export function timeProblem(
  kind: BookingKind,
  { from, to }: { from: Date | null; to: Date | null },
  now: Date,
): { field: 'from' | 'to'; problem: TimeProblem } | null {
  const { leadMinutes, daysAhead, longestDays } = kindData(kind).clocks;
  if (!from) return { field: 'from', problem: 'skipped' };
  if (!to) return { field: 'to', problem: 'skipped' };
  // Allow for the minute it takes to fill in a form.
  if (from < after(now, minutes(leadMinutes - 1))) return { field: 'from', problem: 'tooSoon' };
  if (from > after(now, days(daysAhead))) return { field: 'from', problem: 'tooLate' };
  const isMoment = kindData(kind).when === 'time';
  if (isMoment ? to < from : to <= from) return { field: 'to', problem: 'order' };
  return to > after(from, days(longestDays)) ? { field: 'to', problem: 'tooLong' } : null;
}

/**
 * The partner's deadline to answer. The sooner the booking starts, the earlier the deadline; it is never after the
 * start unless the start is minutes away.
 */
export function answerByOf(kind: BookingKind, startsAt: Date, now: Date): Date {
  const { answerMinutes, calmAnswerMinutes } = kindData(kind).clocks;
  const isSoon = startsAt < after(now, days(1));
  const most = after(now, minutes(isSoon ? answerMinutes : calmAnswerMinutes));
  const least = after(now, minutes(Math.min(5, answerMinutes)));
  const byStart = startsAt < least ? least : startsAt;
  return most < byStart ? most : byStart;
}

/** A partner names its price first, unless the service was bought at a fixed price. */
export const needsQuote = ({ kind, payer }: Pick<BookingRow, 'kind' | 'payer'>): boolean =>
  kindData(kind).needsQuote && (payer === 'at-partner' || payer === 'plan');

/** The plan pays up to its limit, the household the rest. */
export function splitQuote(quoteCents: number, limitCents: number) {
  const planCents = Math.min(quoteCents, limitCents);
  return { planCents, youPayCents: quoteCents - planCents };
}

type Timed = Pick<BookingRow, 'state' | 'startsAt' | 'payer' | 'kind'>;

/** What canceling costs now. It is free until a partner says yes, and anything paid is refunded. */
export function cancelTermsOf({ state, startsAt, payer }: Timed, now: Date): CancelTerms {
  const isBought = payer === 'points' || payer === 'card';
  const isLate = startsAt !== null && startsAt < after(now, hours(LATE_CANCEL_HOURS));
  if (state !== 'confirmed' || !isLate) return isBought ? 'refund' : 'free';
  if (isBought) return 'not-refunded';
  return payer === 'plan' ? 'benefit-used' : 'partner-may-charge';
}

const CHANGEABLE = ['draft', 'asked', 'offering', 'quoted', 'stuck', 'confirmed', 'failed'];

type Acted = Timed & Pick<BookingRow, 'doneAt' | 'endsAt'>;

/** What the household can do with the booking now. */
export function actionsOf(booking: Acted, now: Date): BookingAction[] {
  const { state, startsAt, doneAt } = booking;
  const hasBegun = startsAt !== null && startsAt <= now;
  const isRecent = doneAt !== null && doneAt > after(now, -days(REPORT_DAYS));
  const can: Record<BookingAction, boolean> = {
    change: CHANGEABLE.includes(state) && !(state === 'confirmed' && hasBegun),
    cancel: canMoveBooking(state, 'canceled', 'member') && !(state === 'confirmed' && hasBegun),
    agree: state === 'quoted',
    refuse: state === 'quoted',
    start: state === 'confirmed' && hasBegun,
    finish: state === 'under-way' || (state === 'confirmed' && hasBegun),
    report: (state === 'confirmed' && hasBegun) || state === 'under-way' || (state === 'done' && isRecent),
    rate: state === 'done',
  };
  return (Object.keys(can) as BookingAction[]).filter((action) => can[action]);
}

/** Calendar days on which a booking takes a partner's place: nights for days, otherwise the day it begins. */
export function placeDays(kind: BookingKind, from: string, to: string): string[] {
  if (kindData(kind).when !== 'days') return [from];
  const list: string[] = [];
  for (let day = from; day < to || list.length === 0; day = dayAfter(day)) list.push(day);
  return list;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
