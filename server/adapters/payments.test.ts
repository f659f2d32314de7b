/**
 * The contract of every card provider, written once and run against both: the built-in one, and Stripe's SDK with a
 * double.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '#server/platform/clock.ts';
import { ProviderRefusal, ProviderTrouble, type PaymentsPort } from '#server/ports/payments.ts';
import { cardNumbersSent } from '#test/card-numbers.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld } from '#test/world.ts';
import { createStripePayments } from './payments.stripe.ts';
import { openStripe } from './stripe-client.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ withWorkers: false });
const built = world.deps.payments;
const stripe = createStripePayments(openStripe(double.config), double.config);
beforeEach(() => double.next());

type Signed = { raw: Buffer; signature: string };
type Provider = {
  port: PaymentsPort;
  pay: (ref: string, clientSecret: string) => Promise<unknown>;
  decline: (ref: string, clientSecret: string) => Promise<unknown>;
  /** A webhook event about a payment, as it would arrive. */
  news: (ref: string, at: Date) => Signed;
};

const providers: [string, Provider][] = [
  [
    'built-in',
    {
      port: built,
      pay: async (_ref, secret) => built.simulated?.confirm(secret, '4242424242424242'),
      decline: async (_ref, secret) => built.simulated?.confirm(secret, '4000000000000002'),
      news: (ref, at) => {
        const back = at.getTime() - world.clock.now().getTime();
        world.clock.advance(back);
        const news = { id: randomUUID(), type: 'payment.succeeded', kind: 'payment' as const, ref };
        const signed = built.simulated?.envelope({ ...news, createdAt: at.toISOString() });
        world.clock.advance(-back);
        if (!signed) throw new Error('no built-in provider');
        return signed;
      },
    },
  ],
  [
    'stripe',
    {
      port: stripe,
      pay: async (ref) => bank.pay(ref),
      decline: async (ref) => bank.decline(ref),
      news: (_ref, at) => {
        const raw = double.events.at(-1)?.raw ?? Buffer.alloc(0);
        return { raw, signature: double.sign(raw, at) };
      },
    },
  ],
];

const newPayment = () => ({ paymentId: randomUUID(), amountCents: 49_99, description: 'Hearthline: go-bag' });

describe.each(providers)('every card provider: %s', (_name, { port, pay, decline, news }) => {
  test('creates a pending payment and reads it back', async () => {
    const wanted = newPayment();
    const made = await port.create(wanted);
    expect(made).toMatchObject({
      status: 'waiting',
      amountCents: 49_99,
      receivedCents: 0,
      refundedCents: 0,
      currency: 'usd',
      paymentId: wanted.paymentId,
      failure: null,
      card: null,
    });
    expect(made.clientSecret).toContain(made.ref);
    expect(await port.read(made.ref)).toEqual(made);
  });

  test('creates one payment, even with repeated or concurrent requests', async () => {
    const wanted = newPayment();
    const made = await Promise.all(Array.from({ length: 8 }, () => port.create(wanted)));
    expect(new Set(made.map(({ ref }) => ref)).size).toBe(1);
    await pay(made[0]?.ref ?? '', made[0]?.clientSecret ?? '');
    expect((await port.create(wanted)).ref).toBe(made[0]?.ref);
  });

  test('refuses a different price under the same id', async () => {
    const wanted = newPayment();
    await port.create(wanted);
    await expect(port.create({ ...wanted, amountCents: 1 })).rejects.toThrow(ProviderRefusal);
    await expect(port.create({ ...wanted, amountCents: 50_00 })).rejects.toThrow(ProviderRefusal);
  });

  test('a declined card leaves the payment pending with the reason, and another card pays it', async () => {
    const { ref, clientSecret } = await port.create(newPayment());
    await decline(ref, clientSecret);
    expect(await port.read(ref)).toMatchObject({ status: 'waiting', failure: 'Your card was declined.' });
    await pay(ref, clientSecret);
    expect(await port.read(ref)).toMatchObject({
      status: 'succeeded',
      receivedCents: 49_99,
      failure: null,
      card: 'Visa ending 4242',
    });
  });

  test('a canceled payment can be canceled again and can no longer be paid', async () => {
    const { ref, clientSecret } = await port.create(newPayment());
    expect(await port.cancel(ref)).toMatchObject({ status: 'cancelled' });
    expect(await port.cancel(ref)).toMatchObject({ status: 'cancelled' });
    await Promise.resolve(pay(ref, clientSecret)).catch(() => undefined);
    expect(await port.read(ref)).toMatchObject({ status: 'cancelled', receivedCents: 0 });
  });

  test('a paid payment can’t be canceled, and the reply says so', async () => {
    const { ref, clientSecret } = await port.create(newPayment());
    await pay(ref, clientSecret);
    expect(await port.cancel(ref)).toMatchObject({ status: 'succeeded', receivedCents: 49_99 });
  });

  test('refunds the full amount once, even with repeated requests', async () => {
    const { ref, clientSecret } = await port.create(newPayment());
    await pay(ref, clientSecret);
    const refundId = randomUUID();
    const back = await Promise.all(Array.from({ length: 5 }, () => port.refund({ ref, refundId })));
    for (const state of back) expect(state).toMatchObject({ status: 'succeeded', refundedCents: 49_99 });
    expect(await port.read(ref)).toMatchObject({ refundedCents: 49_99 });
  });

  test('refuses to refund what wasn’t paid', async () => {
    const { ref } = await port.create(newPayment());
    await expect(port.refund({ ref, refundId: randomUUID() })).rejects.toThrow(ProviderRefusal);
  });

  test('rejects unknown references', async () => {
    await expect(port.read('pi_never')).rejects.toThrow(ProviderRefusal);
    await expect(port.cancel('pi_never')).rejects.toThrow(ProviderRefusal);
  });

  test('accepts its own webhook events and rejects forged, altered or old ones', async () => {
    const { ref } = await port.create(newPayment());
    const now = world.clock.now();
    const { raw, signature } = news(ref, now);
    expect(port.readEvent(raw, signature, now)).toMatchObject({ object: { kind: 'payment', ref } });
    expect(port.parseWebhook(raw)).toEqual(port.readEvent(raw, signature, now));
    const forged = [
      '',
      'v1=',
      `t=${Math.floor(now.getTime() / 1000)}`,
      signature.replace(/v1=..../, 'v1=0000'),
      signature.replace(/t=\d/, 't=9'),
      news(ref, new Date(now.getTime() - minutes(6))).signature,
    ];
    for (const bad of forged) expect(port.readEvent(raw, bad, now)).toBeNull();
    const anew = Buffer.from(`${JSON.stringify(JSON.parse(raw.toString()))} `);
    expect(port.readEvent(anew, signature, now)).toBeNull();
    expect(port.parseWebhook(Buffer.from('{"id":1}'))).toBeNull();
    expect(port.parseWebhook(Buffer.from('not json'))).toBeNull();
  });
});

describe('Stripe error handling', () => {
  test('a request answered late, locked, or cut off after completion makes one payment', async () => {
    for (const trouble of ['late', 'locked', 'lost', 'hang-up'] as const) {
      const before = bank.intents.size;
      double.next(trouble);
      const made = await stripe.create(newPayment());
      expect([trouble, made.status, bank.intents.size - before]).toEqual([trouble, 'waiting', 1]);
    }
  });

  test('card declines are shown to the member; rate limiting counts as a temporary error', async () => {
    double.next('declined');
    await expect(stripe.create(newPayment())).rejects.toThrow(
      expect.objectContaining({ constructor: ProviderRefusal, message: 'Your card was declined.' }),
    );
    double.next('too-many');
    await expect(stripe.create(newPayment())).rejects.toThrow(
      expect.objectContaining({ constructor: ProviderTrouble, isKept: false }),
    );
  });

  test('an error stored under its idempotency key is reported, and a refund gets past it', async () => {
    const wanted = newPayment();
    double.next('error');
    const kept = expect.objectContaining({ constructor: ProviderTrouble, isKept: true });
    await expect(stripe.create(wanted)).rejects.toThrow(kept);
    await expect(stripe.create(wanted)).rejects.toThrow(kept);
    const { ref } = await stripe.create(newPayment());
    bank.pay(ref);
    double.next('error');
    expect(await stripe.refund({ ref, refundId: randomUUID() })).toMatchObject({ refundedCents: 49_99 });
  });

  test('a processing payment is neither paid nor canceled', async () => {
    const { ref } = await stripe.create(newPayment());
    bank.process(ref);
    expect(await stripe.cancel(ref)).toMatchObject({ status: 'processing' });
    const other = await stripe.create(newPayment());
    bank.askApproval(other.ref);
    expect(await stripe.read(other.ref)).toMatchObject({ status: 'waiting' });
  });

  test('webhook events about charges, refunds, subscriptions, invoices and recipients name the object to read', () => {
    const about = (type: string, object: object) =>
      stripe.parseWebhook(Buffer.from(JSON.stringify({ id: 'evt_1', type, created: 1, data: { object } })))
        ?.object;
    expect(about('charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' })).toEqual({
      kind: 'payment',
      ref: 'pi_1',
    });
    expect(about('customer.subscription.updated', { id: 'sub_1' })).toEqual({
      kind: 'subscription',
      ref: 'sub_1',
    });
    const parent = { subscription_details: { subscription: 'sub_2' } };
    expect(about('invoice.paid', { id: 'in_1', parent })).toEqual({ kind: 'subscription', ref: 'sub_2' });
    const metadata = { subscriptionRef: 'sub_3' };
    expect(about('setup_intent.succeeded', { id: 'seti_1', metadata })).toEqual({
      kind: 'subscription',
      ref: 'sub_3',
    });
    expect(about('charge.updated', { id: 'ch_1' })).toEqual({ kind: 'other', ref: 'ch_1' });
    expect(about('account.updated', { id: 'acct_1' })).toEqual({ kind: 'payee', ref: 'acct_1' });
  });

  test('every request in this file is valid for Stripe and contains no card number or email address', () => {
    // This one requested one cent, which is below Stripe's minimum: the double refused it like Stripe does.
    expect(double.refused.filter((line) => !line.includes('Invalid integer: 1"'))).toEqual([]);
    expect(double.requests.length).toBeGreaterThan(40);
    expect(double.requests.flatMap(cardNumbersSent)).toEqual([]);
    for (const { params, key, method, path } of double.requests) {
      expect([...params].join(' ')).not.toContain('@');
      if (method === 'POST' && path === '/v1/payment_intents') expect(key).toMatch(/^payment:[0-9a-f-]{36}$/);
    }
  });
});
