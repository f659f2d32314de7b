/** A price change that has taken effect is what new members see, agree to and pay, at either provider. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { MembershipView } from '#contract/money/membership.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { after, days } from '#server/platform/clock.ts';
import { agreement, enterCard, viewOf } from '#test/membership.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn, signedInAdmin, type World } from '#test/world.ts';
import { membershipOf } from './membership.ts';
import { makeShownPrices } from './shown-prices.ts';
import { memberships, renewalConsents } from './tables.ts';

const double = await openStripeDouble();
const bank = addBilling(double);
const client = openStripe(double.config);
await setUpPrices(client);
afterAll(() => double.close());
const builtIn = await openWorld({ withWorkers: false });
const withStripe = await openWorld({
  env: double.env(),
  billing: createStripeBilling(client),
  withWorkers: false,
});

async function raise(world: World, newCents: number): Promise<void> {
  const admin = await signedInAdmin(world);
  const effectiveOn = after(world.clock.now(), days(40)).toISOString().slice(0, 10);
  const body = { plan: 'plus', interval: 'month', newCents, effectiveOn };
  expect((await admin.post('/api/admin/price-changes', body)).status).toBe(201);
}
const shownIn = async (world: World) => (await makeShownPrices(world.deps)()).plus.month;
const plusIn = ({ plans }: MembershipView) => plans.find(({ plan }) => plan === 'plus')?.monthlyCents;

test.each([
  ['built-in', builtIn],
  ['stripe', withStripe],
])(
  '%s: a new member pays the new price from its effective date on, and not a day earlier',
  async (name, world) => {
    await raise(world, 6900);
    world.clock.advance(days(38));
    if (name === 'stripe') bank.pass(days(38));
    expect(await shownIn(world)).toBe(5900);
    const early = await signedIn(world);
    expect(plusIn(await viewOf(early))).toBe(5900);
    const tooMuch = { ...agreement(world, 'plus', 'month'), priceCents: 6900 };
    expect((await early.post('/api/membership', tooMuch)).status).toBe(409);
    const begun = await early.post('/api/membership', agreement(world, 'plus', 'month'));
    expect(begun).toMatchObject({ status: 201, body: { membership: { priceCents: 5900 } } });

    world.clock.advance(days(4));
    if (name === 'stripe') bank.pass(days(4));
    expect(await shownIn(world)).toBe(6900);
    const late = await signedIn(world);
    expect(plusIn(await viewOf(late))).toBe(6900);
    const refused = await late.post('/api/membership', agreement(world, 'plus', 'month'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } });
    expect(refused.text).toMatch(/price has changed since you opened this page\. Nothing was charged/);
    const terms = { ...agreement(world, 'plus', 'month'), priceCents: 6900 };
    const joined = await late.post('/api/membership', terms);
    expect(joined).toMatchObject({ status: 201, body: { membership: { priceCents: 6900 } } });
    const { clientSecret } = joined.body as { clientSecret: string };
    if (name === 'stripe') bank.pay((await membershipOf(world.db, late.user.id))?.subscriptionRef ?? '');
    else await enterCard(late, clientSecret);
    await late.post('/api/membership/refresh');
    const invoices = (await late.get('/api/membership/invoices')).body as { totalCents: number }[];
    expect(invoices.map(({ totalCents }) => totalCents)).toEqual([6900]);
    const [consent] = await world.db
      .select({ words: renewalConsents.words, cents: renewalConsents.priceCents })
      .from(renewalConsents)
      .innerJoin(memberships, eq(memberships.id, renewalConsents.membershipId))
      .where(eq(memberships.userId, late.user.id));
    expect(consent).toMatchObject({ cents: 6900, words: expect.stringContaining('I pay $69.00 on') });
    expect(consent?.words).toContain('charged $69.00 every month');
  },
);

test('pages keep the last known prices while the database is out of reach', async () => {
  const prices = makeShownPrices({
    ...builtIn.deps,
    reads: {
      select: () => {
        throw new Error('no connection');
      },
    } as never,
  });
  expect((await prices()).plus.month).toBe(5900);
});
