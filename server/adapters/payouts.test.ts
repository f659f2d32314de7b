/**
 * The contract of every payout provider, written once and run against both: the built-in one, and Stripe's SDK with a
 * double.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '#server/platform/clock.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';
import { cardNumbersSent } from '#test/card-numbers.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld } from '#test/world.ts';
import { createStripePayments } from './payments.stripe.ts';
import { createStripePayouts } from './payouts.stripe.ts';
import { openStripe } from './stripe-client.ts';

const double = await openStripeDouble();
const bank = addPayouts(double);
afterAll(() => double.close());
const world = await openWorld({ withWorkers: false });
const stripe = createStripePayouts(openStripe(double.config), double.config);
beforeEach(() => double.next());

type Provider = {
  port: PayoutsPort;
  debit: string;
  other: string;
  credit: string;
  /** The bank accepts it, or returns it. */
  deliver: (ref: string) => void;
};
const providers: [string, Provider][] = [
  [
    'built-in',
    {
      port: world.deps.payouts,
      debit: 'sim_debit_8210', // the slow one: it is in flight until the clock advances
      other: 'sim_debit_5556',
      credit: 'sim_credit_4242',
      deliver: () => world.clock.advance(minutes(31)),
    },
  ],
  [
    'stripe',
    {
      port: stripe,
      debit: 'tok_visa_debit',
      other: 'tok_mastercard_debit',
      credit: 'tok_visa_credit',
      deliver: (ref) => bank.deliver(ref),
    },
  ],
];

const save = (port: PayoutsPort, token: string, recipientRef: string | null = null) =>
  port.saveCard({
    userId: randomUUID(),
    email: 'maya@example.com',
    person: { name: 'Maya Ortiz', address: null },
    token,
    recipientRef,
    key: `payout-card:${randomUUID()}`,
    agreedAt: new Date(),
    agreedFrom: '203.0.113.7',
  });

async function wanted(port: PayoutsPort, token: string, cents = 100_000) {
  const { name: _name, ...card } = await save(port, token);
  const purpose = `${randomUUID()}:${randomUUID()}`;
  return { ...card, purpose, key: `${purpose}:1`, cents, statement: 'HEARTHLINE CASH', isRepeat: false };
}

describe.each(providers)('every payout provider: %s', (_name, { port, debit, other, credit, deliver }) => {
  test('saves a debit card by its token, and another for the same person', async () => {
    const first = await save(port, debit);
    expect(first.name).toMatch(/^(Visa|Mastercard) debit ending \d{4}$/);
    const second = await save(port, other, first.recipientRef);
    expect(second.recipientRef).toBe(first.recipientRef);
    expect(second.cardRef).not.toBe(first.cardRef);
  });

  test('refuses a credit card and an unknown token, with a message for the member', async () => {
    await expect(save(port, credit)).rejects.toThrow(ProviderRefusal);
    await expect(save(port, credit)).rejects.toThrow('debit card');
    await expect(save(port, 'tok_never_seen')).rejects.toThrow(ProviderRefusal);
  });

  test('sends a payout and reports it in transit, then arrived', async () => {
    const request = await wanted(port, debit);
    const sent = await port.send(request);
    expect(sent).toMatchObject({ status: 'sent', cents: 100_000, failure: null });
    expect(await port.read(sent.ref)).toEqual(sent);
    deliver(sent.ref);
    expect(await port.read(sent.ref)).toEqual({ ...sent, status: 'delivered' });
  });

  test('sends one payout, even with repeated or concurrent requests', async () => {
    const request = await wanted(port, debit);
    const sent = await Promise.all(Array.from({ length: 8 }, () => port.send(request)));
    sent.push(await port.send({ ...request, isRepeat: true }));
    expect(new Set(sent.map(({ ref }) => ref)).size).toBe(1);
  });

  test('finds a payout by its key, and none under another key', async () => {
    const request = await wanted(port, debit);
    expect(await port.find(request)).toBeNull();
    const sent = await port.send(request);
    expect(await port.find(request)).toEqual(sent);
    expect(await port.find({ ...request, key: `${request.purpose}:2` })).toBeNull();
  });

  test('refuses a different amount under the same key', async () => {
    const request = await wanted(port, debit);
    await port.send(request);
    await expect(port.send({ ...request, cents: 250_000 })).rejects.toThrow(Error);
    await expect(port.send({ ...request, cents: 250_000, isRepeat: true })).rejects.toThrow(Error);
    expect(await port.find(request)).toMatchObject({ cents: 100_000 });
  });

  test('lists sent payouts in its statement', async () => {
    const since = new Date(Math.min(Date.now(), world.clock.now().getTime()) - 1000);
    const request = await wanted(port, debit, 50_000);
    await port.send(request);
    const told = [];
    for await (const line of port.statementSince(since)) told.push(line);
    expect(told.filter(({ key }) => key === request.key)).toMatchObject([{ cents: 50_000, status: 'sent' }]);
  });

  test('rejects unknown references', async () => {
    await expect(port.read('acct_never/po_never')).rejects.toThrow(ProviderRefusal);
  });
});

describe('Stripe error handling', () => {
  const made = (purpose: string) => ({
    transfers: bank.transfers.filter((one) => one.transfer_group === purpose).length,
    payouts: [...bank.payouts.values()].filter(({ metadata }) => metadata['key']?.startsWith(purpose)).length,
  });

  test('retrying with the same key pays once, no matter which response was lost', async () => {
    // When a connection breaks, the library itself retries once with the same key: both attempts fail here.
    const ways = [
      ['lost', 'lost'],
      ['late', 'lost', 'lost'],
      ['hang-up', 'hang-up'],
      ['late', 'hang-up', 'hang-up'],
      ['too-many'],
    ] as const;
    for (const troubles of ways) {
      const request = await wanted(stripe, 'tok_visa_debit');
      double.next(...troubles);
      await expect(stripe.send(request)).rejects.toThrow(ProviderTrouble);
      const found = await stripe.find(request);
      const sent = found ?? (await stripe.send({ ...request, isRepeat: true }));
      expect(sent.status).toBe('sent');
      expect([troubles, made(request.purpose)]).toEqual([troubles, { transfers: 1, payouts: 1 }]);
    }
  });

  test('recovers from a 500 stored under its key after checking the actual state', async () => {
    for (const troubles of [['error'], ['late', 'error']] as const) {
      const request = await wanted(stripe, 'tok_visa_debit');
      double.next(...troubles);
      expect(await stripe.send(request)).toMatchObject({ status: 'sent' });
      expect(made(request.purpose)).toEqual({ transfers: 1, payouts: 1 });
    }
  });

  test('funds are transferred once per purpose: after a bank decline, another card is paid from them', async () => {
    const request = await wanted(stripe, 'tok_visa_debit');
    const sent = await stripe.send(request);
    bank.fail(sent.ref, 'account_closed');
    expect(await stripe.read(sent.ref)).toMatchObject({
      status: 'failed',
      failure: 'The account for this card is closed.',
    });
    const { cardRef } = await save(stripe, 'tok_mastercard_debit', request.recipientRef);
    const next = { ...request, cardRef, key: `${request.purpose}:2`, isRepeat: true };
    expect(await stripe.send(next)).toMatchObject({ status: 'sent' });
    expect(made(request.purpose)).toEqual({ transfers: 1, payouts: 2 });
    expect(bank.accounts.get(request.recipientRef)?.balance).toBe(0);
  });

  test('the member can replace a card that is refused right away, and transferred funds can be reversed', async () => {
    const request = await wanted(stripe, 'tok_visa_debit');
    bank.refuseNext('Your card does not support this type of purchase.');
    await expect(stripe.send(request)).rejects.toThrow(ProviderRefusal);
    expect(bank.accounts.get(request.recipientRef)?.balance).toBe(100_000);
    await stripe.reverseTransfer(request.purpose);
    await stripe.reverseTransfer(request.purpose);
    expect(bank.accounts.get(request.recipientRef)?.balance).toBe(0);
  });

  test('our own low balance is a provider problem, not the card’s fault', async () => {
    const request = await wanted(stripe, 'tok_visa_debit');
    await stripe.send(request);
    await stripe.reverseTransfer(request.purpose).catch(() => undefined);
    const poor = { ...request, key: `${request.purpose}:2`, isRepeat: true };
    await expect(stripe.send(poor)).rejects.toThrow(ProviderTrouble);
  });

  test('a payout webhook event names the payout and account, and is accepted with either secret', async () => {
    const config = { ...double.config, connectSecret: 'whsec_connect' };
    const payments = createStripePayments(openStripe(double.config), config);
    const sent = await stripe.send(await wanted(stripe, 'tok_visa_debit'));
    const { raw } = double.events.at(-1) ?? { raw: Buffer.alloc(0) };
    const now = new Date();
    const about = { object: { kind: 'payout', ref: sent.ref } };
    expect(payments.readEvent(raw, double.sign(raw, now, 'whsec_connect'), now)).toMatchObject(about);
    expect(payments.readEvent(raw, double.sign(raw, now), now)).toMatchObject(about);
    expect(payments.readEvent(raw, double.sign(raw, now, 'whsec_other'), now)).toBeNull();
  });

  test('every request in this file is valid for Stripe and contains no card number', () => {
    expect(double.refused).toEqual([]);
    expect(double.requests.length).toBeGreaterThan(60);
    expect(double.requests.flatMap(cardNumbersSent)).toEqual([]);
  });
});
