/**
 * A provider that pays only verified people: we learn it with the card, explain it in one sentence, and don't retry
 * until they verify.
 */
import { afterAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { createStripePayments } from '#server/adapters/payments.stripe.ts';
import { createStripePayouts } from '#server/adapters/payouts.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { handleEvent } from '#server/money/payments/webhook-events.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { addHome } from '#test/homes.ts';
import { addPayee, ledgerOf, settle } from '#test/payouts.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld } from '#test/world.ts';
import { handlePayeeEvent } from './identity.ts';
import { cashView, payoutOf } from './payouts.ts';
import { cardOf } from './card-store.ts';

const double = await openStripeDouble();
const bank = addPayouts(double);
afterAll(() => double.close());
const world = await openWorld({
  withWorkers: false,
  payments: createStripePayments(openStripe(double.config), double.config),
  payouts: createStripePayouts(openStripe(double.config), double.config),
});
bank.askWho();

test('a member who must verify their identity learns it with the card and is directed to the check', async () => {
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

test('a member who completed step-up adds a card and starts the identity check, prefilled with what we know', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: null });
  const { me } = payee;
  await addHome(me);
  await me.patch('/api/account', { name: 'Maya de la Cruz' });
  expect((await me.get('/api/payout-card')).body).toMatchObject({ billingZip: '95969' });
  world.clock.advance(minutes(29));
  const saved = await me.call('PUT', '/api/payout-card', { token: 'tok_visa_debit' });
  expect(saved.body).toMatchObject({ card: { needsIdentity: true } });
  expect((await me.call('POST', '/api/payout-card/identity')).status).toBe(200);
  expect([...bank.accounts.values()].at(-1)?.person).toMatchObject({
    'individual[first_name]': 'Maya de la',
    'individual[last_name]': 'Cruz',
    'individual[address][line1]': '1482 Ridgecrest Drive',
    'individual[address][postal_code]': '95969',
  });
  world.clock.advance(minutes(2));
  expect((await me.call('POST', '/api/payout-card/identity')).body).toMatchObject({
    code: 'step_up_required',
  });
});

test('cash that fails for missing identity says what to do, opens a review, and is sent once verified', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: 'tok_visa_debit' });
  await settle(world);
  expect(await payee.payout()).toMatchObject({
    state: 'failed',
    nextTryAt: null,
    reason: expect.stringContaining('must verify your identity'),
  });
  // The evacuation page links to the identity check, not to adding another card.
  const shown = async () => {
    const found = await payoutOf(world.db, payee.incidentId, payee.homeId);
    return found && cashView(found);
  };
  expect(await shown()).toMatchObject({ state: 'failed', needsIdentity: true });
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
  expect(await shown()).toMatchObject({ state: 'delivered', needsIdentity: false });
  expect(await ledgerOf(world.db, payee)).toEqual([['sent', 50_000]]);
});

const newest = () => [...bank.accounts.keys()].at(-1) ?? '';

/** Delivers the webhook events of these accounts, each `times` times, and runs the jobs they enqueue. */
async function hear(events: readonly { id: string; raw: Buffer }[], copies = 1): Promise<void> {
  const { method, path: url } = receivePaymentWebhook;
  for (const { raw } of events)
    for (let n = 0; n < copies; n += 1) {
      const headers = { [PROVIDER_SIGNATURE_HEADER]: double.sign(raw, world.clock.now()) };
      const reply = await world.app.http.inject({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: raw,
      });
      expect(reply.statusCode).toBe(204);
    }
  for (const { id } of [...events, ...events]) await handleEvent(world.deps, 'stripe', id);
  await lookedAt();
}

/** Runs the jobs that wait for an identity check, as a worker would. */
async function lookedAt(): Promise<number> {
  const { rows } = await world.db.execute<{ ref: string }>(
    sql`delete from pgboss.job where name = 'payments.payee-changed' returning data ->> 'recipientRef' as ref`,
  );
  for (const { ref } of rows) await handlePayeeEvent(world.deps, ref);
  return rows.length;
}

const newsOf = (account: string) =>
  double.events.filter(({ type, raw }) => type === 'account.updated' && raw.includes(account));

test('cash waiting for an identity check is sent once when Stripe confirms it, even twice or late', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: 'tok_visa_debit' });
  const account = newest();
  await settle(world);
  await lookedAt();
  expect(await payee.payout()).toMatchObject({ state: 'failed', round: 1 });
  // Read while the provider still required verification. Stripe sends an event for every change; this one changes
  // nothing.
  double.emit('account.updated', { id: account, object: 'account' }, account);
  await hear(newsOf(account));
  expect(await payee.payout()).toMatchObject({ state: 'failed', round: 1 });

  bank.isKnown(account);
  double.emit('account.updated', { id: account, object: 'account' }, account);
  const [, known, after] = newsOf(account);
  if (!known || !after) throw new Error('no news');
  await hear([after], 3);
  expect(await payee.payout()).toMatchObject({ state: 'due', round: 2 });
  await hear([known], 2); // the event before it arrives last
  await settle(world);
  await hear([known, after]);
  await settle(world);
  expect(await payee.payout()).toMatchObject({ state: 'delivered', round: 2 });
  expect(await ledgerOf(world.db, payee)).toEqual([['sent', 50_000]]);
  expect(bank.transfers.filter(({ destination }) => destination === account)).toHaveLength(1);
  expect(await openReviews(world.db, { kind: 'payout-identity', homeId: payee.homeId })).toEqual([]);
});

test('a verification whose webhook event was lost is found by the next check, and the cash is sent', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: 'tok_visa_debit' });
  const account = newest();
  await settle(world);
  expect(await payee.payout()).toMatchObject({ state: 'failed' });
  bank.isKnown(account); // and its webhook event is lost for good
  expect(await lookedAt()).toBe(1);
  await settle(world);
  expect(await payee.payout()).toMatchObject({ state: 'delivered' });
});

test('an event asking for more identity data is recorded; forged and unrelated events change nothing', async () => {
  const payee = await addPayee(world, { cents: 50_000, card: 'tok_visa_debit' });
  const account = newest();
  bank.isKnown(account);
  await hear(newsOf(account));
  const wantedAt = async () => (await cardOf(world.db, payee.me.user.id))?.identityWantedAt;
  expect(await wantedAt()).toBeNull();
  bank.asksAgain(account);
  const [, again] = newsOf(account);
  const { method, path: url } = receivePaymentWebhook;
  const headers = { 'content-type': 'application/json', [PROVIDER_SIGNATURE_HEADER]: 't=1,v1=00' };
  const forged = await world.app.http.inject({ method, url, headers, payload: again?.raw ?? '' });
  expect([forged.statusCode, await lookedAt(), await wantedAt()]).toEqual([400, 0, null]);
  await hear(again ? [again] : []);
  expect(await wantedAt()).not.toBeNull();
  double.emit('account.updated', { id: 'acct_stranger', object: 'account' }, 'acct_stranger');
  await hear(newsOf('acct_stranger'));
  expect(double.refused).toEqual([]);
});
