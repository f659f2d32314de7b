/** Crashes and changes between two steps of a payment: each is recovered or refused. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import { minutes } from '#server/platform/clock.ts';
import { newPaymentRequest } from '#test/payments.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld } from '#test/world.ts';
import { checkPayment, paymentOf, refundPayment, startPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { sendRefund } from './refunds.ts';
import { payments } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ env: double.env(), withWorkers: false });
const { db, deps, clock } = world;
const user = await db.transaction((tx) => ensureUser(tx, 'cut-off@example.com'));
const newRequest = () => newPaymentRequest(user.id);
const stand = (subjectId: string) => paymentOf(db, 'order', subjectId);

/** Removes the refund jobs from the queue. */
async function refundJobs(): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from pgboss.job where name = 'payments.refund' returning data ->> 'refundId' as id`,
  );
  return rows.map(({ id }) => id);
}

test('a refund whose job was lost is found within minutes and sent once', async () => {
  const request = newRequest();
  const { subjectId } = request;
  await startPayment(deps, request);
  bank.pay((await stand(subjectId))?.providerRef ?? '');
  await checkPayment(deps, 'order', subjectId);
  await db.transaction((tx) =>
    refundPayment(tx, deps.jobs, { subject: 'order', subjectId, reason: 'Order cancelled' }),
  );
  const lost = await refundJobs();
  expect(lost).toHaveLength(1);
  await reconcile(deps);
  expect(await refundJobs()).toEqual([]); // its own job may still be running
  clock.advance(minutes(3));
  for (const _ of [1, 2]) await reconcile(deps);
  expect(await refundJobs()).toEqual(lost);
  expect(await stand(subjectId)).toMatchObject({ refund: 'due' });
  await sendRefund(deps, lost[0] ?? '');
  expect(await stand(subjectId)).toMatchObject({ refund: 'done', flagged: null });
  clock.advance(minutes(3));
  await reconcile(deps);
  expect(await refundJobs()).toEqual([]);
});

test('a price different from the one the payment started with is never charged', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  const asked = double.requests.length;
  for (const amountCents of [1, 50_00])
    await expect(startPayment(deps, { ...request, amountCents })).rejects.toThrow(
      'changed while it was being paid',
    );
  expect(double.requests).toHaveLength(asked);
  const rows = await db.select().from(payments).where(eq(payments.subjectId, request.subjectId));
  expect(rows).toMatchObject([{ amountCents: 49_99, status: 'waiting' }]);
});
