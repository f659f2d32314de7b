import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import type { PaymentState } from '#server/ports/payments.ts';
import { paymentSettled } from './jobs-out.ts';
import * as store from './store.ts';

type Needs = Pick<Deps, 'jobs' | 'clock' | 'log'>;

/** What was agreed at the till, compared with what the provider says came in. Undefined: it is right. */
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

/** Leaves a payment to a person: nothing goes on by itself from here. */
export async function flagPayment(
  { log, clock }: Pick<Needs, 'log' | 'clock'>,
  db: Queryable,
  paymentId: string,
  flagged: string,
): Promise<void> {
  log.error({ payment: paymentId, flagged }, 'a person must look at this payment');
  await store.flag(db, paymentId, flagged, clock.now());
}

/**
 * Writes down what the provider says of a payment, in the caller's transaction. Whatever news comes in whatever order,
 * paid and cancelled are final, and money that is not the price goes no further than a flag.
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
    // Our id on another payment: it says nothing of ours. Money in it is somebody's all the same.
    const isMoney = state.receivedCents > 0 && payment.flagged === null;
    return isMoney ? flag(`Money came in under another name of the provider’s: ${state.ref}.`) : payment;
  }
  const refund = await store.findRefundOf(tx, payment.id);
  if (state.refundedCents > 0 && !refund && payment.flagged === null)
    return flag('Money was given back at the provider, not by us.');
  if (state.isRefundFailed && refund?.status === 'done') {
    await store.refuseRefund(tx, refund.id);
    const { userId, subjectId } = payment;
    if (userId) await publishLive(tx, userId, { topic: 'orders', id: subjectId });
    return flag('The money that was given back did not arrive.');
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
  const { subject, subjectId, userId } = payment;
  if (state.status === 'succeeded') await needs.jobs.enqueue(tx, paymentSettled, { subject, subjectId });
  const isNews = state.status !== payment.status || state.failure !== payment.failure;
  if (isNews && userId) await publishLive(tx, userId, { topic: 'orders', id: subjectId });
  return { ...payment, ...now };
}
