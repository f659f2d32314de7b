import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { publishWebhookEvent } from '#server/ports/webhook-event.ts';
import { forgetOldNews, handleWebhookEvent, lookAtPayment, payBack, reconcilePayments } from './job-names.ts';
import { handleEvent, receiveEvent } from './webhook-events.ts';
import { reconcilePayment, reconcile } from './reconcile.ts';
import { giveBack } from './refunds.ts';
import * as store from './store.ts';

/** How long raw webhook events are kept for troubleshooting. */
const NEWS_KEPT = days(90);

export const paymentsHandlers: Handler<Deps>[] = [
  handler(publishWebhookEvent, async (deps: Deps, news) => {
    const letter = deps.payments.simulated?.envelope(news);
    if (letter) await receiveEvent(deps, letter.raw, letter.signature);
  }),
  handler(handleWebhookEvent, (deps: Deps, { provider, eventId }) => handleEvent(deps, provider, eventId)),
  handler(lookAtPayment, (deps: Deps, { paymentId }) => reconcilePayment(deps, paymentId)),
  handler(payBack, (deps: Deps, { refundId }) => giveBack(deps, refundId)),
  handler(reconcilePayments, (deps: Deps) => reconcile(deps)),
  handler(forgetOldNews, async ({ db, clock }: Deps) => {
    await store.deleteNews(db, after(clock.now(), -NEWS_KEPT));
  }),
];
