import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { repaymentChanged } from './jobs-out.ts';
import { isElsewhere, type PaymentDeps } from './payments.ts';
import { publishPayment } from './publish.ts';
import * as store from './store.ts';
import { callProvider } from './turns.ts';

/**
 * Refunds a payment. If interrupted, it runs again with the same idempotency key, so the provider refunds
 * once. A refused refund is flagged for review.
 */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const { db, clock, jobs, log, payments } = deps;
  const found = await store.findRefund(db, refundId);
  if (found?.refund.status !== 'due') return;
  const { refund, payment } = found;
  if (isElsewhere(deps, payment))
    return log.warn({ refund: refundId }, 'refund waiting: its provider is not configured');
  if (payment.providerRef === null) throw new Error(`payment ${payment.id} has no name at its provider`);
  const { providerRef: ref } = payment;
  const ask = async (): Promise<'done'> => {
    const { refundedCents, isRefundFailed } = await payments.refund({ ref, refundId });
    if (isRefundFailed) throw new ProviderRefusal('The bank did not take the money.');
    if (refundedCents < refund.amountCents) throw new Error(`refund ${refundId} is not complete yet`);
    return 'done';
  };
  const outcome = await callProvider(deps, payment.id, ask).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.error({ refund: refundId, reason: error.message }, 'refund refused, flagged for review');
    return 'refused' as const;
  });
  await db.transaction(async (tx) => {
    if (!(await store.endRefund(tx, refundId, outcome, clock.now()))) return;
    if (outcome === 'refused')
      await store.flag(tx, payment.id, 'The provider refused to give the money back.');
    await notifyStaff(tx, 'admin');
    if (outcome === 'done' && payment.subject === 'repayment') {
      await store.updatePayment(tx, payment.id, { refundedCents: refund.amountCents });
      await jobs.enqueue(tx, repaymentChanged, { repaymentId: payment.subjectId });
    }
    await publishPayment(tx, payment);
  });
}
