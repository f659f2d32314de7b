import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readMailbox } from '#server/office/demo/demo.ts';
import { minutes } from '#server/platform/clock.ts';
import { addSku, payByCard, placed, untilOrder } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { mailOrder, sendUnsent } from './order-mails.ts';
import { orderEvents } from './tables.ts';

const world = await openWorld({ withMembers: true });
const { db, deps } = world;

test('a member gets one email each for the receipt, refunds and fulfillment', async () => {
  const [me, admin] = [await signedIn(world), await signedInAdmin(world)];
  const skuId = await addSku(world, { name: 'Lumber & Drywall' });
  const order = await placed(me, skuId, true);
  const [receipt] = await world.mailbox(me.email);
  expect(receipt?.subject).toBe('Receipt: Lumber & Drywall');
  expect(receipt?.text).toContain('Lumber & Drywall: 250 points');
  expect(receipt?.text).toContain(`http://localhost:3000/purchases/${order.id}`);
  expect(receipt?.html).toContain('Lumber &amp; Drywall');
  await me.post(`/api/orders/${order.id}/cancel`);
  const [cancelled] = await world.mailbox(me.email, 2);
  expect(cancelled?.subject).toBe('Purchase canceled: Lumber & Drywall');
  expect(cancelled?.text).toContain('250 points are back in your balance.');

  const second = await placed(me, skuId, true);
  await world.mailbox(me.email, 3);
  await admin.post(`/api/admin/orders/${second.id}/fulfil`, { note: 'Pick it up at the yard in Chico.' });
  const [handed] = await world.mailbox(me.email, 4);
  expect(handed?.subject).toBe('Fulfilled: Lumber & Drywall');
  expect(handed?.text).toContain('Pick it up at the yard in Chico.');

  // Every email is requested again, by many callers at once: nothing more is sent.
  await Promise.all(
    [order, second].flatMap(({ id: orderId }) =>
      (['PAID', 'FULFILLED', 'CANCELLED'] as const).map((status) => mailOrder(deps, { orderId, status })),
    ),
  );
  expect(await readMailbox(db, me.email)).toHaveLength(4);
});

test('a card receipt names the card and the price, and its cancellation says when the refund arrives', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addSku(world), false);
  await payByCard(me, order.id);
  await untilOrder(me, order.id, 'PAID');
  const [receipt] = await world.mailbox(me.email);
  expect(receipt?.text).toContain('$125.00 (US dollars)');
  expect(receipt?.text).toContain('by Visa ending 4242.');
  await me.post(`/api/orders/${order.id}/cancel`);
  const [cancelled] = await world.mailbox(me.email, 2);
  expect(cancelled?.text).toContain('We’re refunding $125.00 (US dollars) to your Visa ending 4242.');
  expect(cancelled?.text).not.toContain('4242424242424242');
});

test('the cancellation email of an unpaid order says that nothing was charged', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addSku(world), false);
  await me.post(`/api/orders/${order.id}/cancel`);
  const mails = await world.mailbox(me.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Nothing was charged.');
});

test('email missed during an hour-long mail outage is sent when it is back', async () => {
  const quiet = await openWorld({ withWorkers: false, withMembers: true });
  const me = await signedIn(quiet);
  const order = await placed(me, await addSku(quiet), true);
  const which = { orderId: order.id, status: 'PAID' } as const;
  quiet.mailSwitch.next = 'fail';
  await expect(mailOrder(quiet.deps, which)).rejects.toThrow('did not answer');
  const state = async () =>
    (await quiet.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)))[0]?.mail;
  expect(await state()).toBe('due');
  const asked: object[] = [];
  const jobs = {
    ...quiet.deps.jobs,
    enqueue: async (_tx: unknown, _job: unknown, data: object) => void asked.push(data),
  };
  await sendUnsent({ ...quiet.deps, jobs });
  expect(asked).toEqual([]); // the job's own retries come first
  quiet.clock.advance(minutes(11));
  await sendUnsent({ ...quiet.deps, jobs });
  expect(asked).toEqual([which]);
  quiet.mailSwitch.next = 'keep';
  await mailOrder(quiet.deps, which);
  expect([await state(), (await readMailbox(quiet.db, me.email)).length]).toEqual(['sent', 1]);
});
