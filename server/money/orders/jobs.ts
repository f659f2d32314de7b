import { paymentSettled } from '#server/money/payments/payments.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { expireOrders } from './expiry.ts';
import { expirePending, sendDueOrderMails, sendOrderMail } from './job-names.ts';
import { mailOrder, sendUnsent } from './order-mails.ts';
import { settleOrder } from './settling.ts';

export const ordersHandlers: Handler<Deps>[] = [
  handler(paymentSettled, (deps: Deps, { subjectId }) => settleOrder(deps, subjectId)),
  handler(expirePending, (deps: Deps) => expireOrders(deps)),
  handler(sendOrderMail, (deps: Deps, which) => mailOrder(deps, which)),
  handler(sendDueOrderMails, (deps: Deps) => sendUnsent(deps)),
];
