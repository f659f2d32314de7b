import { randomInt, timingSafeEqual } from 'node:crypto';
import { kindData } from '#contract/service/booking-kinds.ts';
import { type BookingMover, MOST_CODE_TRIES } from '#contract/service/booking-states.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { settlePurchase } from '#server/money/orders/orders.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { needsQuote } from './booking-rules.ts';
import { dispatch } from './dispatching.ts';
import { tell } from './job-names.ts';
import { endAsk, type Move, moveBooking, NO_PARTNER } from './moving.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { openCode, openDetails, sealCode, sealDetails } from './sealed.ts';
import * as store from './store.ts';

type BookingRow = store.BookingRow;
type Of = { bookingId: string; partnerId: string; at: Date };

/** Applies a partner's answer, each in the caller's transaction. An answer that arrives too late changes nothing. */
export type BookingAnswers = {
  confirmed(
    tx: Tx,
    answer: Of & {
      confirmation: string;
      contactName: string;
      window: { from: Date; to: Date } | null;
      by: 'partner' | 'agent';
    },
  ): Promise<'ok' | 'too-late'>;
  quoted(tx: Tx, answer: Of & { cents: number; note: string }): Promise<'ok' | 'too-late'>;
  declined(tx: Tx, answer: Of & { reason: string }): Promise<void>;
  /** The partner didn't answer, so the next one is asked. */
  lapsed(tx: Tx, answer: Of): Promise<void>;
  /** The code that the household read out at the door. */
  started(
    tx: Tx,
    answer: { bookingId: string; code: string; at: Date },
  ): Promise<'ok' | 'wrong-code' | 'too-late'>;
  done(tx: Tx, answer: { bookingId: string; at: Date }): Promise<'ok' | 'too-late'>;
  /** The partner cancels after a yes. */
  broken(tx: Tx, answer: Of & { reason: string }): Promise<void>;
  /** Operations blocked the partner: its requested and confirmed bookings go to the next one. */
  blocked(tx: Tx, answer: Of): Promise<void>;
};

/** Four random digits, so that a stranger can't guess the code in a few tries. */
export const newDoorCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** What a yes adds, no matter who records it. */
export async function confirmedChanges(
  tx: Tx,
  { masterKeys }: Pick<BookingDeps, 'masterKeys'>,
  booking: BookingRow,
  yes: { confirmation: string; contactName: string | null; window: { from: Date; to: Date } | null },
): Promise<Partial<store.NewBookingRow>> {
  const hasCode = kindData(booking.kind).hasDoorCode;
  return {
    confirmation: yes.confirmation,
    contactName: yes.contactName,
    windowFrom: yes.window?.from ?? booking.startsAt,
    windowTo: yes.window?.to ?? booking.endsAt,
    answerBy: null,
    quoteUntil: null,
    codeTries: 0,
    doorCode: hasCode ? sealCode(await cipherOf(tx, masterKeys, booking.homeId), newDoorCode()) : null,
  };
}

const sameCode = (given: string, known: string): boolean =>
  given.length === known.length && timingSafeEqual(Buffer.from(given), Buffer.from(known));

/** The visit begins. */
export const startVisit = (
  tx: Tx,
  deps: BookingDeps,
  booking: BookingRow,
  by: { by: BookingMover; actorId?: string; at: Date },
): Promise<BookingRow> => moveBooking(tx, deps, booking, { ...by, to: 'under-way', event: 'started' });

/** The visit is done. If no one recorded its start, it started now. */
export async function finishVisit(
  tx: Tx,
  deps: BookingDeps,
  booking: BookingRow,
  by: { by: BookingMover; actorId?: string; at: Date },
): Promise<BookingRow> {
  const begun = booking.state === 'confirmed' ? await startVisit(tx, deps, booking, by) : booking;
  const moved = await moveBooking(tx, deps, begun, {
    ...by,
    to: 'done',
    event: 'done',
    changes: { doneAt: by.at },
  });
  await endAsk(tx, booking.id, 'done', by.at);
  if (booking.orderId) await settlePurchase(tx, deps, booking.orderId, { to: 'FULFILLED' });
  return moved;
}

/** Gives up the current partner and asks the next one. */
export async function askNext(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  booking: BookingRow,
  move: Omit<Move, 'to' | 'changes'> & { outcome: NonNullable<store.AskRow['outcome']> },
): Promise<BookingRow> {
  const { outcome, ...why } = move;
  await endAsk(tx, booking.id, outcome, move.at);
  const moved = await moveBooking(tx, deps, booking, { ...why, to: 'asked', changes: NO_PARTNER });
  return dispatch(tx, deps, parts, moved, move.at);
}

export function bookingAnswers(deps: BookingDeps, parts: BookingParts): BookingAnswers {
  const lockLive = async (
    tx: Tx,
    { bookingId, partnerId }: { bookingId: string; partnerId?: string },
    states: readonly BookingRow['state'][],
  ): Promise<BookingRow | null> => {
    const booking = await store.lockBooking(tx, bookingId);
    const isTheirs = booking && (partnerId === undefined || booking.partnerId === partnerId);
    return isTheirs && states.includes(booking.state) ? booking : null;
  };
  const next = async (
    tx: Tx,
    answer: Of & { reason?: string },
    states: readonly BookingRow['state'][],
    move: Pick<Move, 'by' | 'event'> & { outcome: NonNullable<store.AskRow['outcome']> },
  ): Promise<boolean> => {
    const booking = await lockLive(tx, answer, states);
    if (!booking) return false;
    const words = answer.reason ? { words: answer.reason } : {};
    await askNext(tx, deps, parts, booking, { ...move, ...words, at: answer.at });
    return true;
  };
  const tellHousehold = (tx: Tx, bookingId: string, what: 'confirmed' | 'quoted' | 'broken') =>
    deps.jobs.enqueue(tx, tell, { bookingId, what });

  return {
    async confirmed(tx, { by, at, ...answer }) {
      const booking = await lockLive(tx, answer, ['offering']);
      // If the price varies, the household must approve it first. A yes on the phone means that our team arranged that.
      if (!booking || (by === 'partner' && needsQuote(booking))) return 'too-late';
      const changes = await confirmedChanges(tx, deps, booking, answer);
      await store.updateLiveAsk(tx, booking.id, { outcome: 'yes' });
      await moveBooking(tx, deps, booking, { to: 'confirmed', by, event: 'confirmed', at, changes });
      await tellHousehold(tx, booking.id, 'confirmed');
      return 'ok';
    },
    async quoted(tx, { cents, note, at, ...answer }) {
      const booking = await lockLive(tx, answer, ['offering']);
      if (!booking) return 'too-late';
      const cipher = await cipherOf(tx, deps.masterKeys, booking.homeId);
      const details = openDetails(cipher, booking.details);
      await moveBooking(tx, deps, booking, {
        to: 'quoted',
        by: 'partner',
        event: 'quoted',
        at,
        changes: {
          quoteCents: cents,
          quoteUntil: after(at, hours(kindData(booking.kind).clocks.quoteHours)),
          answerBy: null,
          details: sealDetails(cipher, { ...details, quoteNote: note }),
        },
      });
      await tellHousehold(tx, booking.id, 'quoted');
      return 'ok';
    },
    async declined(tx, answer) {
      await next(tx, answer, ['offering', 'quoted'], { by: 'partner', event: 'declined', outcome: 'no' });
    },
    async lapsed(tx, answer) {
      await next(tx, answer, ['offering'], { by: 'clock', event: 'silent', outcome: 'silent' });
    },
    async started(tx, { bookingId, code, at }) {
      const booking = await lockLive(tx, { bookingId }, ['confirmed']);
      if (!booking?.doorCode || booking.codeTries >= MOST_CODE_TRIES) return 'too-late';
      const cipher = await cipherOf(tx, deps.masterKeys, booking.homeId);
      if (!sameCode(code.trim(), openCode(cipher, booking.doorCode))) {
        await store.updateBooking(tx, booking.id, { codeTries: booking.codeTries + 1 });
        return 'wrong-code';
      }
      await startVisit(tx, deps, booking, { by: 'partner', at });
      return 'ok';
    },
    async done(tx, { bookingId, at }) {
      const booking = await lockLive(tx, { bookingId }, ['under-way', 'confirmed']);
      // A visit to the home starts with the door code.
      const isWithoutCode = booking?.state === 'confirmed' && booking.doorCode !== null;
      const isEarly = booking?.state === 'confirmed' && booking.startsAt !== null && booking.startsAt > at;
      if (!booking || isWithoutCode || isEarly) return 'too-late';
      await finishVisit(tx, deps, booking, { by: 'partner', at });
      return 'ok';
    },
    async broken(tx, answer) {
      const isBroken = await next(tx, answer, ['confirmed'], {
        by: 'partner',
        event: 'broken',
        outcome: 'broken',
      });
      if (isBroken) await tellHousehold(tx, answer.bookingId, 'broken');
    },
    async blocked(tx, answer) {
      const isMoved = await next(tx, answer, ['offering', 'quoted', 'confirmed'], {
        by: 'operations',
        event: 'blocked',
        outcome: 'withdrawn',
      });
      if (isMoved) await tellHousehold(tx, answer.bookingId, 'broken');
    },
  };
}
