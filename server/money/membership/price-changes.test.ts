import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { PlanKey } from '#contract/core/plans.ts';
import type { PriceChange } from '#contract/money/price-changes.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { after, days } from '#server/platform/clock.ts';
import { agreement, newMember, viewOf, type SignedIn } from '#test/membership.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn, signedInAdmin, type World } from '#test/world.ts';
import { checkAll } from './jobs.ts';
import { membershipOf } from './membership.ts';
import { runPriceChanges } from './price-changes.ts';
import { membershipNotices, priceChanges } from './tables.ts';

const double = await openStripeDouble();
const bank = addBilling(double);
const client = openStripe(double.config);
await setUpPrices(client);
afterAll(() => double.close());

const at = '/api/admin/price-changes';
const dayIn = (world: World, count: number) =>
  after(world.clock.now(), days(count)).toISOString().slice(0, 10);

/** The gate moves the clock three days at a time. Jobs that run this late must not change any charge or email. */
const STEP_DAYS = sized({ gate: 3, soak: 1 });

/** Advances time on our server and at the provider, and runs the jobs. */
async function pass(world: World, count: number): Promise<void> {
  for (let day = 0, step = 1; day < count; day += step) {
    step = Math.min(STEP_DAYS, count - day);
    world.clock.advance(days(step));
    if (world.deps.billing.provider === 'stripe') bank.pass(days(step));
    else await world.deps.billing.simulation?.tick();
    await checkAll(world.deps);
    await runPriceChanges(world.deps);
    await world.runJobs();
  }
}
async function schedule(world: World, given: { newCents: number; inDays: number; plan?: string }) {
  const admin = await signedInAdmin(world);
  const { newCents, inDays, plan = 'plus' } = given;
  const body = { plan, interval: 'month', newCents, effectiveOn: dayIn(world, inDays) };
  const made = await admin.post(at, body);
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  return made.body as PriceChange;
}
const amounts = async (world: World, me: SignedIn) => {
  const again = await signedIn(world, me.email); // the first session ended long ago
  const { body } = await again.get('/api/membership/invoices');
  return (body as { totalCents: number }[]).map(({ totalCents }) => totalCents).toReversed();
};
const noticesOf = async (world: World, email: string) =>
  (await world.mailbox(email)).filter(({ subject }) => /price changes/.test(subject));

const builtIn = await openWorld({ withWorkers: false });
const withStripe = await openWorld({
  env: double.env(),
  billing: createStripeBilling(client),
  withWorkers: false,
});
const providers: [string, World, (world: World, plan?: PlanKey) => Promise<SignedIn>][] = [
  ['built-in', builtIn, (world, plan = 'plus') => newMember(world, { plan })],
  [
    'stripe',
    withStripe,
    async (world, plan = 'plus') => {
      const me = await signedIn(world);
      await me.post('/api/membership', agreement(world, plan, 'month'));
      bank.pay((await membershipOf(world.db, me.user.id))?.subscriptionRef ?? '');
      await me.post('/api/membership/refresh');
      return me;
    },
  ],
];

describe.each(providers)('a scheduled price with the %s provider', (_name, world, join) => {
  test('is announced once, used by the first renewal after its date, and not before', async () => {
    const me = await join(world);
    const quitter = await join(world);
    const change = await schedule(world, { newCents: 6900, inDays: 45 });
    expect(change.affected).toBeGreaterThanOrEqual(2);
    await pass(world, 3); // 42 days before: too early for a notice
    expect(await noticesOf(world, me.email)).toEqual([]);
    await pass(world, 6); // 36 days before
    const [notice, ...more] = await noticesOf(world, me.email);
    expect(more).toEqual([]);
    expect(notice?.text).toMatch(/You now pay \$59\.00 every month.*you pay \$69\.00 every month/s);
    expect(notice?.text).toContain('cancel');
    const quitting = await signedIn(world, quitter.email);
    expect((await quitting.post('/api/membership/cancel')).status).toBe(200);

    await pass(world, 25); // the renewal before the date
    expect(await amounts(world, me)).toEqual([5900, 5900]);
    await pass(world, 35); // and the one after it
    expect(await amounts(world, me)).toEqual([5900, 5900, 6900]);
    expect(await noticesOf(world, me.email)).toHaveLength(1);
    expect(await amounts(world, quitter)).toEqual([5900]);
    const view = await viewOf(await signedIn(world, me.email));
    expect(view.membership).toMatchObject({ status: 'active', priceCents: 6900, nextPriceCents: null });
    const { changes } = (await (await signedInAdmin(world)).get(at)).body as { changes: PriceChange[] };
    expect(changes.find(({ id }) => id === change.id)).toMatchObject({ notified: 2, canCancel: false });
  });

  test('is not used by a renewal announced less than 30 days before', async () => {
    const change = await schedule(world, { plan: 'core', newCents: 3900, inDays: 40 });
    await pass(world, 25);
    const late = await join(world, 'core'); // joins at the listed price, 15 days before the date
    await pass(world, 1);
    expect(await noticesOf(world, late.email)).toHaveLength(1);
    await world.db
      .update(membershipNotices)
      .set({ sentAt: after(world.clock.now(), days(3)) }) // the mail server was down for days
      .where(
        and(
          eq(membershipNotices.occasion, change.id),
          eq(membershipNotices.membershipId, (await membershipOf(world.db, late.user.id))?.id ?? ''),
        ),
      );
    await pass(world, 33);
    expect(await amounts(world, late)).toEqual([2900, 2900]);
    await pass(world, 31);
    expect(await amounts(world, late)).toEqual([2900, 2900, 3900]);
  });
});

test('a price change needs 37 days, can be canceled until notices go out, and is in the audit log', async () => {
  const admin = await signedInAdmin(builtIn);
  const early = { plan: 'core', interval: 'year', newCents: 33_000, effectiveOn: dayIn(builtIn, 36) };
  expect(await admin.post(at, early)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  const change = { ...early, effectiveOn: dayIn(builtIn, 60) };
  const made = await admin.post(at, change);
  expect(made).toMatchObject({ status: 201, body: { canCancel: true, newCents: 33_000 } });
  expect((await admin.post(at, change)).status).toBe(409);
  const { id } = made.body as PriceChange;
  const { rows } = await builtIn.db.execute(sql`select action from audit_entries where subject_id = ${id}`);
  expect(rows).toContainEqual({ action: 'price-change.scheduled' });
  expect((await admin.delete(`${at}/${id}`)).body).toMatchObject({ cancelledAt: expect.any(String) });
  expect((await admin.delete(`${at}/${id}`)).status).toBe(409);
  expect((await admin.post(at, change)).status).toBe(201); // scheduled again
  const member = await signedIn(builtIn);
  expect((await member.post(at, change)).status).toBe(403);
  expect((await member.get(at)).status).toBe(403);
});

test('the database refuses a price change without notice, and a cancellation after the notices', async () => {
  const now = builtIn.clock.now();
  const row = { plan: 'core', interval: 'month', newCents: 3900, createdAt: now } as const;
  const insert = (inDays: number, more: object = {}) =>
    builtIn.db.insert(priceChanges).values({ ...row, effectiveAt: after(now, days(inDays)), ...more });
  await expect(insert(36)).rejects.toThrow(/price_changes/);
  await expect(insert(50, { cancelledAt: after(now, days(20)) })).rejects.toThrow(/price_changes/);
  await insert(50, { cancelledAt: now });
});
