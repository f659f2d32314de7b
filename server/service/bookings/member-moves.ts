import type { CancelTerms, PROBLEMS } from '#contract/service/bookings.ts';
import { REPORT_DAYS } from '#contract/service/booking-states.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { settlePurchase } from '#server/money/orders/orders.ts';
import { partnersById } from '#server/outreach/partners/partners.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { askNext, confirmedChanges, finishVisit, startVisit } from './answers.ts';
import { actionsOf, cancelTermsOf } from './booking-rules.ts';
import type { Actor } from './creating.ts';
import { raiseCase } from './dispatching.ts';
import { tell } from './job-names.ts';
import { endAsk, moveBooking, NO_PARTNER, record } from './moving.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { sealWords } from './sealed.ts';
import * as store from './store.ts';

type BookingRow = store.BookingRow;
/** A booking of a home that the caller may change. */
export type Which = { homeId: string; bookingId: string };

/** Runs a change on a locked booking of a home. */
export const changing = <T>(
  { db, clock }: BookingDeps,
  { homeId, bookingId }: Which,
  change: (tx: Tx, booking: BookingRow, at: Date) => Promise<T>,
): Promise<T> =>
  retryTransaction(() =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, bookingId);
      if (!booking || booking.homeId !== homeId)
        throw new AppError('not_found', say().bookingErrors.noSuchBooking);
      return change(tx, booking, clock.now());
    }),
  );

const moved = (): AppError => new AppError('conflict', say().bookingErrors.moved);
const moverOf = (actor: Actor, at: Date) => ({ by: actor.by, actorId: actor.id, at });

/** Cancels a booking in the caller's transaction. The plan gets its use back unless it is too late. */
export async function cancelIn(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  booking: BookingRow,
  given: { by: 'member' | 'agent' | 'clock'; actorId?: string; at: Date; words?: string },
): Promise<BookingRow> {
  const { at } = given;
  const terms = cancelTermsOf(booking, at);
  if (booking.partnerId) {
    await parts.handshake?.withdraw(tx, booking.id, given.by === 'clock' ? 'engine' : given.by, given.at);
    await endAsk(tx, booking.id, 'withdrawn', at);
  }
  if (terms !== 'benefit-used') await store.freeUse(tx, booking.id, at);
  // Our team may refund what the terms don't.
  if (booking.orderId && (terms === 'refund' || given.by !== 'member'))
    await settlePurchase(tx, deps, booking.orderId, { to: 'CANCELLED' });
  return moveBooking(tx, deps, booking, { ...given, to: 'canceled', event: 'canceled' });
}

export const cancelBooking = (
  deps: BookingDeps,
  parts: BookingParts,
  which: Which,
  { terms, actor }: { terms: CancelTerms; actor: Actor },
) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state === 'canceled') return; // idempotent
    if (!actionsOf(booking, at).includes('cancel')) throw moved();
    if (cancelTermsOf(booking, at) !== terms)
      throw new AppError('conflict', say().bookingErrors.termsChanged);
    await cancelIn(tx, deps, parts, booking, moverOf(actor, at));
  });

/** The household approves the price, which confirms the booking. */
export const agreeToQuote = (
  deps: BookingDeps,
  parts: BookingParts,
  which: Which,
  { cents, actor }: { cents: number; actor: Actor },
) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state === 'confirmed' && booking.quoteCents === cents) return; // idempotent
    if (booking.state !== 'quoted' || !booking.partnerId) throw moved();
    if (booking.quoteCents !== cents) throw new AppError('conflict', say().bookingErrors.priceChanged);
    const partner = (await partnersById(tx, [booking.partnerId])).get(booking.partnerId);
    const yes = { confirmation: booking.ref, contactName: partner?.name ?? null, window: null };
    const changes = await confirmedChanges(tx, deps, booking, yes);
    await store.updateLiveAsk(tx, booking.id, { outcome: 'yes' });
    const mover = moverOf(actor, at);
    await moveBooking(tx, deps, booking, { ...mover, to: 'confirmed', event: 'agreed', changes });
    await parts.handshake?.agree(tx, booking.id, { by: actor.by, confirmation: booking.ref, at });
  });

/** The household refuses the price, so the next partner is asked. */
export const refuseQuote = (
  deps: BookingDeps,
  parts: BookingParts,
  which: Which,
  { cents, actor }: { cents: number; actor: Actor },
) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state !== 'quoted' || booking.quoteCents !== cents) throw moved();
    await parts.handshake?.withdraw(tx, booking.id, actor.by, at);
    const why = { ...moverOf(actor, at), event: 'refused', outcome: 'refused' } as const;
    await askNext(tx, deps, parts, booking, why);
  });

export const startBooking = (deps: BookingDeps, which: Which, actor: Actor) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state === 'under-way') return;
    if (!actionsOf(booking, at).includes('start')) throw moved();
    await startVisit(tx, deps, booking, moverOf(actor, at));
  });

export const finishBooking = (deps: BookingDeps, parts: BookingParts, which: Which, actor: Actor) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state === 'done') return;
    if (!actionsOf(booking, at).includes('finish')) throw moved();
    await finishVisit(tx, deps, booking, moverOf(actor, at));
    await parts.handshake?.close(tx, booking.id, 'done', at);
  });

type Report = { problem: (typeof PROBLEMS)[number]; words: string; actor: Actor };

/** No one came, or it wasn't done as agreed: our team gets a case. The booking keeps the plan's use, for a new time. */
export const reportProblem = (deps: BookingDeps, parts: BookingParts, which: Which, report: Report) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state === 'failed') return;
    if (!actionsOf(booking, at).includes('report')) {
      const isOver = booking.state === 'done' && (booking.doneAt ?? at) <= after(at, -days(REPORT_DAYS));
      throw isOver ? new AppError('conflict', say().bookingErrors.reportOver(REPORT_DAYS)) : moved();
    }
    await endAsk(tx, booking.id, 'failed', at);
    const failed = await moveBooking(tx, deps, booking, {
      ...moverOf(report.actor, at),
      to: 'failed',
      event: 'failed',
      code: report.problem,
      words: report.words,
    });
    await parts.handshake?.close(tx, booking.id, 'failed', at);
    await store.updateBooking(tx, booking.id, { caseId: await raiseCase(tx, deps, parts, failed, at) });
  });

export const rateBooking = (
  deps: BookingDeps,
  which: Which,
  { stars, words, actor }: { stars: number; words: string; actor: Actor },
) =>
  changing(deps, which, async (tx, booking, at) => {
    if (booking.state !== 'done') throw new AppError('conflict', say().bookingErrors.notDoneYet);
    const cipher = await cipherOf(tx, deps.masterKeys, booking.homeId);
    const sealed = words ? sealWords(cipher, words) : null;
    await store.putRating(tx, { bookingId: booking.id, rater: actor.id, stars, words: sealed, at });
    await record(tx, deps, booking, { ...moverOf(actor, at), event: 'rated' });
  });

/**
 * A price that the household didn't answer lapses. We don't ask another partner, because the household would have to
 * answer again.
 */
export const lapseQuote = (deps: BookingDeps, parts: BookingParts, bookingId: string) =>
  retryTransaction(() =>
    deps.db.transaction(async (tx) => {
      const at = deps.clock.now();
      const booking = await store.lockBooking(tx, bookingId);
      if (booking?.state !== 'quoted' || !booking.quoteUntil || booking.quoteUntil > at) return;
      await parts.handshake?.withdraw(tx, booking.id, 'engine', at);
      await endAsk(tx, booking.id, 'withdrawn', at);
      const asked = await moveBooking(tx, deps, booking, {
        to: 'asked',
        by: 'clock',
        event: 'lapsed',
        at,
        changes: NO_PARTNER,
      });
      await moveBooking(tx, deps, asked, { to: 'stuck', by: 'engine', event: 'stuck', at });
      await deps.jobs.enqueue(tx, tell, { bookingId, what: 'waits' });
    }),
  );
