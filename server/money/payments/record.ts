import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PaymentState } from '#server/ports/payments.ts';
import { publishPayment } from './publish.ts';
import { bookingPaymentChanged, paymentSettled, repaymentChanged } from './jobs-out.ts';
import * as store from './store.ts';

type Needs = Pick<Deps, 'jobs' | 'clock' | 'log'>;

/** Compares the agreed price with what the provider received. Returns undefined if they match. */
export function faultIn(
  payment: Pick<store.Payment, 'id' | 'amountCents' | 'currency'>,
  state: Pick<PaymentState, 'amountCents' | 'receivedCents' | 'currency' | 'paymentId'>,
): string | undefined {
  const { amountCents, currency } = payment;
  if (state.paymentId !== payment.id) return 'The provider has it down as another payment.';
  if (state.currency !== currency)
    return `Paid in ${state.currency.toUpperCase()}, not ${currency.toUpperCase()}.`;
  if (state.amountCents !== amountCents || state.receivedCents !== amountCents)
    return `${state.receivedCents} cents came in for a price of ${amountCents}.`;
  return undefined;
}

/** Flags a payment for review. Automatic processing stops here. */
export async function flagPayment(
  { log, clock }: Pick<Needs, 'log' | 'clock'>,
  db: Queryable,
  paymentId: string,
  flagged: string,
): Promise<void> {
  log.error({ payment: paymentId, flagged }, 'payment flagged for review');
  await store.flag(db, paymentId, flagged, clock.now());
}

/**
 * Records the provider's state of a payment in the caller's transaction. Events may arrive in any order: paid
 * and canceled are final, and an amount that differs from the price is flagged, never processed.
 */
export async function recordState(needs: Needs, tx: Tx, paymentId: string, state: PaymentState) {
  const payment = await store.lockPayment(tx, paymentId);
  if (!payment) return undefined;
  const checkedAt = needs.clock.now();
  const flag = async (flagged: string) => {
    await flagPayment(needs, tx, payment.id, flagged);
    return { ...payment, flagged };
  };
  if (payment.providerRef !== null && payment.providerRef !== state.ref) {
    // Another provider payment carries our id. It doesn't change our payment, but if it holds money, our team
    // must review it.
    const isMoney = state.receivedCents > 0 && payment.flagged === null;
    return isMoney ? flag(`Money came in under another name of the provider’s: ${state.ref}.`) : payment;
  }
  const refund = await store.findRefundOf(tx, payment.id);
  const isRepayment = payment.subject === 'repayment';
  if (isRepayment && state.refundedCents > payment.refundedCents) {
    // The member owes it again, no matter who refunded it.
    const refundedCents = Math.min(state.refundedCents, payment.amountCents);
    await store.updatePayment(tx, payment.id, { refundedCents });
    await needs.jobs.enqueue(tx, repaymentChanged, { repaymentId: payment.subjectId });
  }
  if (state.refundedCents > 0 && !refund && !isRepayment && payment.flagged === null)
    return flag('The provider refunded money, and we didn’t request it.');
  if (state.isRefundFailed && refund?.status === 'done') {
    await store.refuseRefund(tx, refund.id);
    await publishPayment(tx, payment);
    return flag('A refund didn’t reach the payer.');
  }
  if (payment.status === 'succeeded' || payment.flagged !== null) {
    await store.updatePayment(tx, payment.id, { checkedAt });
    return payment;
  }
  if (payment.status === 'cancelled')
    return state.status === 'succeeded' ? flag('Money came in after it was given up.') : payment;
  const fault = state.status === 'succeeded' ? faultIn(payment, state) : undefined;
  if (fault !== undefined) return flag(fault);

  const now = {
    status: state.status,
    providerRef: state.ref,
    card: state.card,
    failure: state.failure,
    checkedAt,
    ...(state.status === 'succeeded' ? { settledAt: checkedAt } : {}),
  };
  await store.updatePayment(tx, payment.id, now);
  const { subject, subjectId } = payment;
  if (state.status === 'succeeded' && subject === 'order')
    await needs.jobs.enqueue(tx, paymentSettled, { subject, subjectId });
  if (state.status === 'succeeded' && subject === 'repayment')
    await needs.jobs.enqueue(tx, repaymentChanged, { repaymentId: subjectId });
  if (state.status === 'succeeded' && subject === 'booking')
    await needs.jobs.enqueue(tx, bookingPaymentChanged, { paymentId: subjectId });
  const isNews = state.status !== payment.status || state.failure !== payment.failure;
  if (isNews) await publishPayment(tx, payment);
  return { ...payment, ...now };
}
