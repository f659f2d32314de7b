/** A live server without payment keys sells nothing by card, and never uses the simulated provider. */
import { expect, test } from 'vitest';
import { NO_CARD_PAYMENTS } from '#contract/money/payments.ts';
import { openBilling, openPayments } from '#server/adapters/card-provider.ts';
import { createNoBilling } from '#server/adapters/billing.none.ts';
import { createNoPayments } from '#server/adapters/payments.none.ts';
import { createNoPayouts } from '#server/adapters/payouts.none.ts';
import { openPayouts } from '#server/adapters/payouts.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { checkAll } from '#server/money/membership/jobs.ts';
import { reconcile } from '#server/money/payments/reconcile.ts';
import { adviceOn } from '#server/platform/config-advice.ts';
import { parseConfig } from '#server/platform/config.ts';
import { giveMembership } from './given-membership.ts';
import { agreement, viewOf } from './membership.ts';
import { addSku, place } from './orders.ts';
import { openWorld, signedIn } from './world.ts';

const world = await openWorld({
  withWorkers: false,
  payments: createNoPayments(),
  billing: createNoBilling(),
  payouts: createNoPayouts(),
});
const LIVE = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/x', ORIGIN: 'https://live.test' };
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test.each([
  ['a live server without keys', LIVE, 'none'],
  ['a server with a database of its own and no keys', { DATABASE_URL: LIVE.DATABASE_URL }, 'none'],
  ['the demo', {}, 'simulated'],
  ['a demo on a database of its own', { ...LIVE, DEMO: '1' }, 'simulated'],
  ['a live server with keys', { ...LIVE, ...KEYS }, 'stripe'],
])('%s handles cards with: %s', (_who, env, provider) => {
  const config = parseConfig(env);
  const { db, clock, jobs } = world.deps;
  const simulated = openSimulatedProvider({ db, clock, jobs, secret: 'x' });
  expect(config.payments.provider).toBe(provider);
  expect(openPayments(config, simulated).form.provider).toBe(provider);
  expect(openBilling(config, simulated).provider).toBe(provider);
  expect(openPayouts(config, simulated).form.provider).toBe(provider);
  const said = adviceOn(config).some((line) => /no card payments/.test(line));
  expect(said).toBe(provider === 'none');
});

test('the plan, catalog and card screens say that cards are not accepted, and nothing is started', async () => {
  const me = await signedIn(world);
  expect(await viewOf(me)).toMatchObject({ takesCards: false, mayStart: false, membership: null });
  expect((await me.get('/api/payments/form')).body).toEqual({ provider: 'none' });
  const refused = { status: 503, body: { code: 'unavailable', error: NO_CARD_PAYMENTS } };
  expect(await me.post('/api/membership', agreement(world, 'plus', 'month'))).toMatchObject(refused);
  const skuId = await addSku(world, { stock: 1 });
  expect(await place(me, skuId, false)).toMatchObject(refused);
  expect((await me.get('/api/orders')).body).toMatchObject({ total: 0 });
  expect((await viewOf(me)).membership).toBeNull();
  expect((await me.get('/api/payout-card')).body).toMatchObject({ form: { provider: 'none' } });
  const forged = await me.post('/api/simulated-payments/confirm', {});
  expect(forged.status).toBe(404);
});

test('points still work for members, jobs do nothing, and simulated memberships end with their period', async () => {
  const me = await signedIn(world);
  await giveMembership(world.db, me.user.id);
  expect((await place(me, await addSku(world), true)).status).toBe(201);
  await reconcile(world.deps);
  await checkAll(world.deps);
  expect((await viewOf(me)).membership).toMatchObject({ endsWithPeriod: true });
});
