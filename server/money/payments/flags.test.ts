import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { FlaggedPayment } from '#contract/money/payments.ts';
import { accountHistory, officeHistory } from '#server/core/audit/audit.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { checkPayment, paymentOf, startPayment } from './payments.ts';
import { flagPayment } from './record.ts';
import { payments } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ env: double.env(), withWorkers: false });
const { db, deps } = world;
const admin = await signedInAdmin(world);

/** A member whose card was charged a different amount. */
async function wronged() {
  const me = await signedIn(world);
  const subjectId = randomUUID();
  const given = { userId: me.user.id, subject: 'order' as const, subjectId, amountCents: 49_99 };
  await startPayment(deps, { ...given, description: 'Go-bag' });
  const ref = (await paymentOf(db, 'order', subjectId))?.providerRef ?? '';
  bank.pay(ref, { cents: 1 });
  await checkPayment(deps, 'order', subjectId);
  const [row] = await db.select().from(payments).where(eq(payments.subjectId, subjectId));
  return { me, subjectId, ref, id: row?.id ?? '' };
}
const listed = async () =>
  (await admin.get('/api/admin/payments/flagged')).body as { payments: FlaggedPayment[]; total: number };
const settle = (id: string, note = 'Refunded by hand in the dashboard.') =>
  admin.post(`/api/admin/payments/${id}/settle`, { note });
const gauge = async () =>
  /^payments_flagged (\d+)$/m.exec(
    await world.app.metrics.registry.getSingleMetricAsString('payments_flagged'),
  )?.[1];

test('an administrator sees what needs review, records the outcome, and it is resolved', async () => {
  const [first, second] = [await wronged(), await wronged()];
  const before = await listed();
  expect(before).toMatchObject({ total: 2, payments: [{ id: first.id }, { id: second.id }] });
  expect(before.payments[0]).toMatchObject({
    subject: 'order',
    subjectId: first.subjectId,
    userId: first.me.user.id,
    providerRef: first.ref,
    amountCents: 49_99,
    flagged: '1 cents came in for a price of 4999.',
    refund: null,
  });
  expect(await gauge()).toBe('2');
  expect((await settle(first.id)).status).toBe(204);
  expect(await listed()).toMatchObject({ total: 1, payments: [{ id: second.id }] });
  expect(await gauge()).toBe('1');
  // Automatic processing still stops here.
  expect(await paymentOf(db, 'order', first.subjectId)).toMatchObject({ flagged: expect.any(String) });
  expect(await settle(first.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const lastOf = async (id: string) => (await accountHistory(db, id, { limit: 1 }))[0];
  expect((await officeHistory(db, { limit: 1 }))[0]).toMatchObject({
    actorId: admin.user.id,
    action: 'payment.looked-after',
    detail: 'Refunded by hand in the dashboard.',
  });
  expect(await lastOf(first.me.user.id)).toMatchObject({
    action: 'payment.looked-after',
    actorId: admin.user.id,
    detail: null,
  });
});

test('a resolved payment that fails again needs review again', async () => {
  const { id } = await wronged();
  await settle(id);
  await flagPayment(deps, db, id, 'A refund didn’t reach the payer.');
  const found = (await listed()).payments.find((payment) => payment.id === id);
  expect(found?.flagged).toBe('A refund didn’t reach the payer.');
});

test('a member can’t see or resolve flagged payments, and no one can resolve unflagged ones', async () => {
  const { me, id } = await wronged();
  expect((await me.get('/api/admin/payments/flagged')).status).toBe(403);
  expect((await me.post(`/api/admin/payments/${id}/settle`, { note: 'Mine' })).status).toBe(403);
  expect((await settle(id, ' ')).status).toBe(400);
  expect((await settle(randomUUID())).status).toBe(404);
  await db.update(payments).set({ flagged: null }).where(eq(payments.id, id));
  expect(await settle(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
