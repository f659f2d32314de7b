import { after, minutes } from '#server/platform/clock.ts';
import { handleWebhookEvent, checkPaymentJob, sendRefundJob } from './job-names.ts';
import { readAtProvider, type PaymentDeps } from './payments.ts';
import * as store from './store.ts';
import { callProvider } from './turns.ts';

/** How long a payment may be idle before we poll the provider. Its webhook usually arrives first. */
const STANDS_STILL_MS = minutes(2);
/** Batch size. The next run is a minute later. */
const MOST = 200;

/**
 * Finds interrupted work: unprocessed webhook events, payments without an event, and refunds that are still
 * due. Each becomes its own job, so a failure doesn't block the others.
 */
export async function reconcile({ db, clock, jobs, payments }: PaymentDeps, most = MOST): Promise<void> {
  const { provider } = payments.form; // payments at another provider wait until it is configured again
  if (provider === 'none') return;
  const before = after(clock.now(), -STANDS_STILL_MS);
  const once = { unlessWaiting: true };
  for (const news of await store.listUnhandledWebhookEvents(db, before, most))
    await jobs.enqueue(db, handleWebhookEvent, news, once);
  for (const { id } of await store.listUnsettled(db, provider, before, most))
    await jobs.enqueue(db, checkPaymentJob, { paymentId: id }, once);
  for (const { id } of await store.listDueRefunds(db, provider, before, most))
    await jobs.enqueue(db, sendRefundJob, { refundId: id }, once);
}

export async function reconcilePayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await store.findPayment(deps.db, paymentId);
  if (payment) await callProvider(deps, payment.id, () => readAtProvider(deps, payment));
}
