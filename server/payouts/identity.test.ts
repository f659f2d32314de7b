/** A provider that pays nobody whom it does not know: found out with the card, told in a sentence, never asked for ever. */
import { afterAll, expect, test } from 'vitest';
import { createStripePayments } from '#server/adapters/payments.stripe.ts';
import { createStripePayouts } from '#server/adapters/payouts.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { hours } from '#server/platform/clock.ts';
import { openReviews } from '#server/reviews/reviews.ts';
import { addPayee, ledgerOf, settle } from '#test/payouts.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld } from '#test/world.ts';

const double = await openStripeDouble();
const bank = addPayouts(double);
afterAll(() => double.close());
const world = await openWorld({
  withWorkers: false,
  payments: createStripePayments(openStripe(double.config), double.config),
  payouts: createStripePayouts(openStripe(double.config), double.config),
});
bank.askWho();

test('a member whom the provider does not know hears it with the card, and is led to where it asks', async () => {
  const { me } = await addPayee(world, { cents: 50_000, card: null });
  const saved = await me.call('PUT', '/api/payout-card', { token: 'tok_visa_debit' });
  expect(saved.body).toMatchObject({ card: { name: 'Visa debit ending 5556', needsIdentity: true } });
  const link = await me.call('POST', '/api/payout-card/identity');
  const [account] = [...bank.accounts.keys()].slice(-1);
  expect(link.body).toEqual({ url: `https://connect.stripe.com/setup/${account}` });

  bank.isKnown(account ?? '');
  expect((await me.get('/api/payout-card')).body).toMatchObject({ card: { needsIdentity: false } });
  expect(await me.call('POST', '/api/payout-card/identity')).toMatchObject({ status: 409 });
});

test('in an evacuation it fails once with what to do, a person is told, and it goes out when they are known', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: 'tok_visa_debit' });
  await settle(world);
  expect(await payee.payout()).toMatchObject({
    state: 'failed',
    nextTryAt: null,
    reason: expect.stringContaining('Confirm who you are'),
  });
  const asked = () => openReviews(world.db, { kind: 'payout-identity', homeId: payee.homeId });
  expect(await asked()).toHaveLength(1);
  const calls = bank.transfers.length;
  world.clock.advance(hours(3));
  await settle(world);
  expect(bank.transfers).toHaveLength(calls);
  expect(await payee.payout()).toMatchObject({ state: 'failed', attempts: 1 });

  bank.isKnown([...bank.accounts.keys()].at(-1) ?? '');
  bank.auto();
  expect((await payee.me.get('/api/payout-card')).body).toMatchObject({
    card: { needsIdentity: false },
    waiting: [],
  });
  expect(await asked()).toEqual([]);
  await settle(world);
  expect(await payee.payout()).toMatchObject({ state: 'delivered', round: 2 });
  expect(await ledgerOf(world.db, payee)).toEqual([['sent', 50_000]]);
});
