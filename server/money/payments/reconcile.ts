import { after, minutes } from '#server/platform/clock.ts';
import { handleWebhookEvent, lookAtPayment, payBack } from './job-names.ts';
import { look, type PaymentDeps } from './payments.ts';
import * as store from './store.ts';
import { inTurn } from './turns.ts';

/** So long a payment may stand still before the provider is asked: its news is on its way as a rule. */
const STANDS_STILL_MS = minutes(2);
/** Taken up in one run; the next is a minute away. */
const MOST = 200;

/**
 * Finds what was cut off: news stored and not handled, payments of which nobody told us, refunds that are still due.
 * Each becomes a job, so that one that fails does not hold up the others.
 */
export async function reconcile({ db, clock, jobs, payments }: PaymentDeps, most = MOST): Promise<void> {
  const { provider } = payments.form; // what is with another waits until that one is configured again
  const before = after(clock.now(), -STANDS_STILL_MS);
  const once = { unlessWaiting: true };
  for (const news of await store.listUnhandledNews(db, before, most))
    await jobs.enqueue(db, handleWebhookEvent, news, once);
  for (const { id } of await store.listUnsettled(db, provider, before, most))
    await jobs.enqueue(db, lookAtPayment, { paymentId: id }, once);
  for (const { id } of await store.listDueRefunds(db, provider, before, most))
    await jobs.enqueue(db, payBack, { refundId: id }, once);
}

export async function reconcilePayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await store.findPayment(deps.db, paymentId);
  if (payment) await inTurn(deps, payment.id, () => look(deps, payment));
}
