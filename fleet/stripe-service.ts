/**
 * The Stripe test double with webhooks delivered over HTTP: late, out of order, and some of them several
 * times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { addBilling } from '#test/stripe-double-billing.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { openStripeDouble } from '#test/stripe-double.ts';

const CONNECT_SECRET = 'whsec_connect_double';
const TICK_MS = 200;
const RETRY_MS = 1500;

type Delivery = { raw: Buffer; secret: string | undefined; dueAt: number };

export async function openStripeService() {
  const double = await openStripeDouble();
  const payments = addPayments(double);
  addBilling(double);
  const payouts = addPayouts(double);
  payouts.auto();
  const waiting: Delivery[] = [];
  const stats = { delivered: 0, duplicates: 0, retried: 0, refusedOnce: 0 };
  let taken = 0;
  let target: string | undefined;
  let mode = { maxDelayMs: 300, duplicates: 0 };
  let turn = 0;

  /** Spreads deliveries deterministically, so that runs are comparable. */
  const spread = () => {
    turn += 1;
    return ((turn * 7919) % 100) / 100;
  };

  function takeUp(): void {
    for (const event of double.events.slice(taken)) {
      const isConnect = (JSON.parse(String(event.raw)) as { account?: string }).account !== undefined;
      const copies = 1 + (spread() < mode.duplicates ? 2 : 0);
      stats.duplicates += copies - 1;
      for (let copy = 0; copy < copies; copy += 1)
        waiting.push({
          raw: event.raw,
          secret: isConnect ? CONNECT_SECRET : undefined,
          dueAt: Date.now() + spread() * mode.maxDelayMs,
        });
    }
    taken = double.events.length;
  }

  async function deliver(one: Delivery): Promise<void> {
    const answer = await fetch(`${target}/api/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': double.sign(one.raw, new Date(), one.secret),
      },
      body: Uint8Array.from(one.raw),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (answer?.ok) {
      stats.delivered += 1;
      return;
    }
    if (answer?.status === 400) stats.refusedOnce += 1;
    stats.retried += 1;
    waiting.push({ ...one, dueAt: Date.now() + RETRY_MS });
  }

  const busy = { count: 0 };
  async function work(): Promise<void> {
    for (;;) {
      await sleep(TICK_MS);
      takeUp();
      if (!target) continue;
      const due = waiting.filter(({ dueAt }) => dueAt <= Date.now()).slice(0, 20);
      for (const one of due) waiting.splice(waiting.indexOf(one), 1);
      busy.count += due.length;
      await Promise.all(due.map(deliver));
      busy.count -= due.length;
    }
  }
  void work();

  return {
    address: () => ({ ...double.env(), STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET }),
    sendTo: (origin: string) => void (target = origin),
    setMode: (given: typeof mode) => void (mode = given),
    /** Does what a browser does with Stripe's form. */
    pay: (clientSecret: string) => payments.pay(clientSecret.replace(/_secret_double$/, '')),
    /** Makes this many requests fail this way. */
    trouble: (kind: 'error' | 'lost', times: number) =>
      double.next(...Array.from({ length: times }, () => kind)),
    isQuiet: () => waiting.length === 0 && busy.count === 0 && taken === double.events.length,
    counts: () => ({
      ...stats,
      events: double.events.length,
      misspoken: double.refused.length,
      paid: [...payments.intents.values()].filter(({ status }) => status === 'succeeded').length,
      payouts: payouts.payouts.size,
    }),
    /** The state of every payment, by its ID. */
    intents: () =>
      [...payments.intents.values()].map(({ id, status, amount_received }) => ({
        id,
        status,
        received: amount_received,
      })),
  };
}
