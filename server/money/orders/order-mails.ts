import { peopleById } from '#server/core/accounts/accounts.ts';
import { composeMail, type MailParts } from '#server/platform/mail-layout.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { showDelivery } from './deliveries.ts';
import { sendOrderMail } from './job-names.ts';
import {
  cancellation,
  orderRefunded,
  orderFulfilled,
  receipt,
  type Money,
  type OrderMailFacts,
} from './mails.ts';
import * as store from './store.ts';

/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
const SWEPT = { from: days(7), to: minutes(10) };

type MailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'masterKeys'>;
type Payment = Awaited<ReturnType<typeof paymentOf>>;
type Which = { orderId: string; status: store.EventStatus };

/** Sends the email about one order state, once. The claim keeps other workers from sending it. */
export async function mailOrder(deps: MailDeps, which: Which): Promise<void> {
  const { db, clock, mail, log } = deps;
  const now = clock.now();
  const event = await store.claimMail(db, which, now, after(now, -CLAIM));
  if (!event) return; // sent, or claimed by another worker
  try {
    const composed = await compose(deps, event);
    if (!composed) return void (await store.updateMail(db, which, 'none')); // account deleted
    const result = await mail.send(composed);
    await store.updateMail(db, which, result.outcome);
    if (result.outcome === 'refused') log.warn({ ...which, reason: result.reason }, 'order email refused');
  } catch (error) {
    await store.updateMail(db, which, 'due'); // release for the next retry
    throw error;
  }
}

async function compose({ db, config, masterKeys }: MailDeps, event: store.EventRow) {
  const order = await store.findOrder(db, event.orderId);
  const person = order?.userId ? (await peopleById(db, [order.userId])).get(order.userId) : undefined;
  if (!order || !person) return null;
  const payment = await paymentOf(db, 'order', order.id);
  const told: OrderMailFacts = {
    ...order,
    language: person.language,
    name: person.name,
    orderId: order.id,
    card: payment?.card ?? null,
    delivery: await showDelivery({ db, masterKeys }, order, await store.eventsOf(db, [order.id])),
    note: event.note,
    at: event.createdAt,
    url: `${config.origin}/purchases/${order.id}`,
  };
  return composeMail(person.email, await partsFor(db, event, told, payment));
}

async function partsFor(
  db: Deps['db'],
  event: store.EventRow,
  told: OrderMailFacts,
  payment: Payment,
): Promise<MailParts> {
  if (event.status === 'FULFILLED') return orderFulfilled(told);
  if (event.status === 'REFUNDED') return orderRefunded(told);
  if (event.status !== 'CANCELLED') return receipt(told);
  const events = await store.eventsOf(db, [event.orderId]);
  const wasPaid = events.some(({ status }) => status === 'PAID');
  return cancellation(told, moneyOf(payment, wasPaid));
}

function moneyOf(payment: Payment, wasPaid: boolean): Money {
  if (payment && payment.flagged !== null) return 'looked-after';
  if (wasPaid) return 'back';
  if (payment?.refund) return 'late';
  // Paid, but the order isn't updated yet. The update will send another email.
  return payment?.status === 'processing' || payment?.status === 'succeeded' ? 'coming' : 'none';
}

/** Runs because an outage can outlast a job's retries. */
export async function sendUnsent({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const between = { from: after(now, -SWEPT.from), to: after(now, -SWEPT.to) };
  for (const which of await store.listUnsent(db, between, after(now, -CLAIM)))
    await jobs.enqueue(db, sendOrderMail, which);
}
