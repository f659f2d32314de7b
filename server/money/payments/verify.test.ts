import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { giveMembership } from '#test/given-membership.ts';
import { addSku, placed } from '#test/orders.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { verifyPayments } from './verify.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ env: double.env(), withWorkers: false });
const { db, deps } = world;

test('payments, orders and the provider agree, and every cent that doesn’t is named', async () => {
  const me = await signedIn(world);
  await giveMembership(db, me.user.id);
  const order = await placed(me, await addSku(world), false);
  const { body } = await me.post(`/api/orders/${order.id}/pay`);
  const ref = (body as { clientSecret: string }).clientSecret.replace('_secret_double', '');
  const verify = () => verifyPayments(db, deps.payments);
  expect(await verify()).toEqual({ payments: 1, cents: 0, faults: [] });

  bank.pay(ref);
  const { rows } = await db.execute<{ id: string }>(sql`select id from payments`);
  const [payment] = rows;
  expect((await verify()).faults).toEqual([
    `payment ${payment?.id} is waiting with us and succeeded at the provider`,
  ]);
  await me.post(`/api/orders/${order.id}/check`);
  await world.runJobs();
  const { cents, faults } = await verify();
  expect([cents > 12_000, faults]).toEqual([true, []]);

  await db.execute(sql`update payments set amount_cents = amount_cents + 1`);
  expect((await verify()).faults.join()).toMatch(/payment .* is of \d+ cents, and \d+ arrived/);
});
