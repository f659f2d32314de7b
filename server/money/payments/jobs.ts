import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { publishWebhookEvent } from '#server/ports/webhook-event.ts';
import {
  deleteOldWebhookEvents,
  handleWebhookEvent,
  checkPaymentJob,
  sendRefundJob,
  reconcilePayments,
} from './job-names.ts';
import { handleEvent, receiveEvent } from './webhook-events.ts';
import { reconcilePayment, reconcile } from './reconcile.ts';
import { sendRefund } from './refunds.ts';
import * as store from './store.ts';

/** How long raw webhook events are kept for troubleshooting. */
const NEWS_KEPT = days(90);

export const paymentsHandlers: Handler<Deps>[] = [
  handler(publishWebhookEvent, async (deps: Deps, news) => {
    const letter = deps.payments.simulated?.envelope(news);
    if (letter) await receiveEvent(deps, letter.raw, letter.signature);
  }),
  handler(handleWebhookEvent, (deps: Deps, { provider, eventId }) => handleEvent(deps, provider, eventId)),
  handler(checkPaymentJob, (deps: Deps, { paymentId }) => reconcilePayment(deps, paymentId)),
  handler(sendRefundJob, (deps: Deps, { refundId }) => sendRefund(deps, refundId)),
  handler(reconcilePayments, (deps: Deps) => reconcile(deps)),
  handler(deleteOldWebhookEvents, async ({ db, clock }: Deps) => {
    await store.deleteWebhookEvents(db, after(clock.now(), -NEWS_KEPT));
  }),
];
