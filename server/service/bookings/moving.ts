import type { BookingEventKind } from '#contract/service/bookings.ts';
import { type BookingMover, type BookingState, canMoveBooking } from '#contract/service/booking-states.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { publishToHome } from '#server/home/homes/homes.ts';
import { freePlaces } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { notifyCaseStaff } from '#server/service/cases/cases.ts';
import { followBooking } from './following.ts';
import type { BookingDeps } from './parts.ts';
import { sealWords } from './sealed.ts';
import * as store from './store.ts';

type BookingRow = store.BookingRow;

export type Move = {
  to: BookingState;
  by: BookingMover;
  event: BookingEventKind;
  at: Date;
  actorId?: string | null;
  /** A person's note about it. */
  words?: string;
  code?: string;
  changes?: Partial<store.NewBookingRow>;
};

/** Clears everything that applied only to the partner that no longer does it. */
export const NO_PARTNER = {
  partnerId: null,
  partnerKind: null,
  answerBy: null,
  confirmation: null,
  contactName: null,
  windowFrom: null,
  windowTo: null,
  quoteCents: null,
  quoteUntil: null,
  doorCode: null,
  codeTries: 0,
} satisfies Partial<store.NewBookingRow>;

/** Adds to a booking's history, and refreshes the windows of its household and of our team. */
export async function record(
  tx: Tx,
  { masterKeys }: Pick<BookingDeps, 'masterKeys'>,
  booking: Pick<BookingRow, 'id' | 'homeId' | 'partnerId' | 'caseId'>,
  { event, by, at, actorId = null, words, code }: Omit<Move, 'to' | 'changes'>,
): Promise<void> {
  const cipher = words ? await cipherOf(tx, masterKeys, booking.homeId) : null;
  await store.insertEvent(tx, {
    bookingId: booking.id,
    kind: event,
    by,
    at,
    actorId,
    partnerId: booking.partnerId,
    code: code ?? null,
    words: cipher && words ? sealWords(cipher, words) : null,
  });
  await publishToHome(tx, booking.homeId, 'bookings');
  if (booking.caseId) await notifyCaseStaff(tx);
}

/** Moves a locked booking and records the reason. The database refuses moves that aren't in the table. */
export async function moveBooking(
  tx: Tx,
  deps: Pick<BookingDeps, 'masterKeys' | 'jobs'>,
  booking: BookingRow,
  move: Move,
): Promise<BookingRow> {
  const { to, by, at, changes = {} } = move;
  if (!canMoveBooking(booking.state, to, by)) throw new AppError('conflict', say().bookingErrors.moved);
  const moved = await store.updateBooking(tx, booking.id, {
    ...changes,
    state: to,
    movedBy: by,
    updatedAt: at,
  });
  // The history names the partner it was about, even if the booking no longer has it.
  const about = { ...moved, partnerId: moved.partnerId ?? booking.partnerId };
  await record(tx, deps, about, move);
  for (const event of await followBooking(tx, deps, { before: booking, after: moved, by, at }))
    await record(tx, deps, about, { event, by: 'engine', at });
  return moved;
}

/** Ends the request to the current partner. Its places are free again unless the work was done. */
export async function endAsk(
  tx: Tx,
  bookingId: string,
  outcome: NonNullable<store.AskRow['outcome']>,
  at: Date,
): Promise<void> {
  const ask = await store.liveAsk(tx, bookingId);
  if (!ask) return;
  if (outcome !== 'done')
    await freePlaces(tx, { partnerId: ask.partnerId, kind: ask.partnerKind, days: ask.places });
  await store.updateLiveAsk(tx, bookingId, { outcome, endedAt: at });
}
