import {
  checkPayment,
  flagForReview,
  noCardPayments,
  paymentByRef,
  paymentOf,
  startPayment,
  stopPayment,
} from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { giveBack } from './following.ts';
import { stopCardPayment, tell } from './job-names.ts';
import { changing, type Which } from './member-moves.ts';
import { record } from './moving.ts';
import type { BookingDeps } from './parts.ts';
import { payableCents } from './payment-rules.ts';
import * as payments from './payment-store.ts';
import * as store from './store.ts';

/** Pays an approved price by card. The booking is confirmed either way; if unpaid, the household pays the partner. */

const closed = () => new AppError('order_closed', say().bookingErrors.notPayable);

/** Starts or resumes the card payment. There is only one, across any number of windows. */
export async function payQuote(
  deps: BookingDeps,
  which: Which,
  { cents, userId }: { cents: number; userId: string },
): Promise<{ clientSecret: string }> {
  if (deps.payments.form.provider === 'none') throw noCardPayments();
  const { payment, ref } = await changing(deps, which, (tx, booking, at) =>
    openPayment(tx, booking, { cents, userId, at }),
  );
  const { clientSecret } = await startPayment(deps, {
    userId: payment.userId ?? userId,
    subject: 'booking',
    subjectId: payment.id,
    amountCents: payment.cents,
    description: `Hearthline: booking ${ref}`,
  });
  // The booking was canceled, or the visit began, during the provider call.
  if ((await payments.findPayment(deps.db, payment.id))?.state === 'void') {
    await stopVoid(deps, payment.id);
    throw closed();
  }
  return { clientSecret };
}

async function openPayment(
  tx: Tx,
  booking: store.BookingRow,
  { cents, userId, at }: { cents: number; userId: string; at: Date },
) {
  const rows = await payments.paymentsOf(tx, booking.id);
  const due = payableCents(booking, rows, at);
  if (due === null || !booking.partnerId) throw closed();
  if (due !== cents) throw new AppError('conflict', say().bookingErrors.priceChanged);
  const open = rows.find(({ state }) => state === 'open');
  const { id: bookingId, partnerId, round, ref } = booking;
  const row = { bookingId, partnerId, round, userId, cents, createdAt: at };
  const payment = open ?? (await payments.insertPayment(tx, row));
  if (!payment) throw closed();
  return { payment, ref };
}

/** The browser reports that the form is done. We don't trust it: the provider's state decides. */
export async function checkQuotePayment(deps: BookingDeps, { homeId, bookingId }: Which): Promise<void> {
  const booking = await store.findBooking(deps.db, homeId, bookingId);
  if (!booking) throw new AppError('not_found', say().bookingErrors.noSuchBooking);
  const open = (await payments.paymentsOf(deps.db, bookingId)).find(({ state }) => state === 'open');
  if (open && (await checkPayment(deps, 'booking', open.id)) === 'succeeded')
    await settlePayment(deps, open.id);
}

/** Runs a change on a locked payment, after its booking was locked. */
const withPayment = <T>(
  { db }: Pick<Deps, 'db'>,
  id: string,
  change: (tx: Tx, payment: payments.PaymentRow, booking: store.BookingRow | undefined) => Promise<T>,
): Promise<T | undefined> =>
  db.transaction(async (tx) => {
    const found = await payments.findPayment(tx, id);
    const booking = found?.bookingId ? await store.lockBooking(tx, found.bookingId) : undefined;
    const payment = found && (await payments.lockPayment(tx, id));
    return payment && change(tx, payment, booking);
  });

/**
 * The money arrived: marks the payment as paid, or refunds it if it came too late. Idempotent, for webhook events in
 * any order.
 */
export async function settlePayment(deps: BookingDeps, id: string): Promise<void> {
  const { jobs, clock } = deps;
  await withPayment(deps, id, async (tx, payment, booking) => {
    if ((await paymentOf(tx, 'booking', id))?.status !== 'succeeded') return;
    const at = clock.now();
    if (payment.state === 'open' && booking) {
      await payments.movePayment(tx, payment, { to: 'paid', by: 'provider', paidAt: at });
      await record(tx, deps, booking, { event: 'paid', by: 'member', at, actorId: payment.userId });
      await jobs.enqueue(tx, tell, { bookingId: booking.id, what: 'paid' });
      return;
    }
    if (payment.state === 'open') await payments.movePayment(tx, payment, { to: 'void', by: 'engine' });
    if (payment.state !== 'open' && payment.state !== 'void') return;
    await giveBack(tx, deps, payment, { by: 'engine', reason: 'It could no longer be paid by card.' });
    if (booking)
      await record(
        tx,
        deps,
        { ...booking, partnerId: payment.partnerId },
        { event: 'refunded', by: 'engine', at },
      );
  });
}

/** Makes sure that a void payment can no longer be paid. Refunds anything that arrived before. */
export async function stopVoid(deps: BookingDeps, id: string): Promise<void> {
  if ((await payments.findPayment(deps.db, id))?.state !== 'void') return;
  if ((await stopPayment(deps, 'booking', id)) === 'paid') await settlePayment(deps, id);
}

/** The home was deleted with its bookings: refunds what was paid for a visit that never began. */
export async function settleOrphans(deps: BookingDeps): Promise<void> {
  for (const id of await payments.orphanedIds(deps.db))
    await withPayment(deps, id, async (tx, payment, booking) => {
      if (booking) return;
      if (payment.state === 'paid' && !payment.beganAt)
        await giveBack(tx, deps, payment, { by: 'engine', reason: 'The home was deleted.' });
      if (payment.state !== 'open') return;
      await payments.movePayment(tx, payment, { to: 'void', by: 'engine' });
      await deps.jobs.enqueue(tx, stopCardPayment, { paymentId: id });
    });
}

/** Our team decides about money that the household disputes, or refunds a payment. */
export const decidePayment = (
  deps: BookingDeps,
  which: Which,
  { is, words, agentId }: { is: 'refund' | 'keep'; words: string; agentId: string },
): Promise<void> =>
  changing(deps, which, async (tx, booking, at) => {
    const rows = await payments.paymentsOf(tx, booking.id);
    // While a bank holds the money, the bank decides.
    const found =
      rows.findLast(({ state, disputeRef }) => state === 'disputed' && disputeRef === null) ??
      (is === 'refund' ? rows.findLast(({ state }) => state === 'paid') : undefined);
    const payment = found && (await payments.lockPayment(tx, found.id));
    if (!payment) throw new AppError('conflict', say().bookingErrors.nothingToDecide);
    if (is === 'keep') await payments.movePayment(tx, payment, { to: 'paid', by: 'agent' });
    else await giveBack(tx, deps, payment, { by: 'agent', reason: words });
    const event = is === 'keep' ? 'kept' : 'refunded';
    const about = { ...booking, partnerId: payment.partnerId };
    await record(tx, deps, about, { event, by: 'agent', at, actorId: agentId, words });
  });

/**
 * A bank took a payment back, or decided about it. The current state is read from the provider, so events can come in
 * any order and any number of times. During the dispute, we don't refund either.
 */
export async function followBankDispute(
  deps: BookingDeps & Pick<Deps, 'billing'>,
  disputeRef: string,
): Promise<void> {
  const { db, billing, clock } = deps;
  const state = await billing.readDispute(disputeRef);
  if (!state?.paymentRef || state.status === 'inquiry' || billing.provider === 'none') return;
  const card = await paymentByRef(db, billing.provider, state.paymentRef);
  if (card?.subject !== 'booking') return;
  await settlePayment(deps, card.subjectId); // the webhook event of the payment may come later
  await withPayment(deps, card.subjectId, async (tx, payment, booking) => {
    const at = clock.now();
    const note = async (event: 'disputed' | 'paid') => {
      const about = booking && { ...booking, partnerId: payment.partnerId };
      if (about) await record(tx, deps, about, { event, by: 'engine', at });
    };
    if (state.status === 'won') {
      if (payment.disputeRef !== disputeRef) return;
      if (payment.state === 'disputed')
        await payments.movePayment(tx, payment, { to: 'paid', by: 'provider', disputeRef: null });
      await note('paid');
      // The booking may have ended in the meantime, so our team reviews it.
      if (!booking || !['confirmed', 'under-way', 'done'].includes(booking.state))
        await flagForReview(
          deps,
          tx,
          card.id,
          'The bank gave a disputed payment back after its booking had ended.',
        );
      return;
    }
    if (payment.disputeRef === disputeRef) return;
    if (payment.state === 'paid') {
      await payments.movePayment(tx, payment, { to: 'disputed', by: 'provider', disputeRef });
      await note('disputed');
    } else await payments.updatePayment(tx, payment, { disputeRef });
    await flagForReview(deps, tx, card.id, 'The cardholder disputed it at their bank.');
  });
}
