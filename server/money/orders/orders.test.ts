import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/money/orders.ts';
import { skuHoldings, skus } from '#server/money/marketplace/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { payments, refunds } from '#server/money/payments/tables.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { addSku, payByCard, place, placed, readOrder, stockOf, untilOrder } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { expireOrders } from './expiry.ts';
import { orders } from './tables.ts';

const world = await openWorld({ withMembers: true });
/** No webhook events arrive here, so only polling the provider can find a payment's state. */
const quiet = await openWorld({ withWorkers: false, withMembers: true });
const { db } = world;
type Me = Awaited<ReturnType<typeof signedIn>>;

const balanceOf = async (me: Me) => ((await me.get('/api/points')).body as { balance: number }).balance;
const heldBy = async (me: Me, skuId: string) => {
  const rows = await db.select().from(skuHoldings).where(eq(skuHoldings.userId, me.user.id));
  return rows.find((row) => row.skuId === skuId)?.count ?? 0;
};
const countOrders = (me: Me) => db.$count(orders, eq(orders.userId, me.user.id));
const states = ({ timeline }: Order) => timeline.map(({ status, by }) => `${status} by ${by}`);

test('a points order is paid with points immediately and once', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 3, memberLimit: 2 });
  const key = randomUUID();
  const first = await place(me, skuId, true, key);
  const again = await place(me, skuId, true, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const order = first.body as Order;
  expect(order).toMatchObject({
    status: 'PAID',
    payWith: 'points',
    pointsUsed: 250,
    amountCents: 0,
    canCancel: true,
    payment: null,
    refund: null,
    sku: { name: 'Lumber', description: 'Boards.', pointsCost: 250, priceCents: 12_500 },
  });
  expect(states(order)).toEqual(['PAID by member']);
  expect(await balanceOf(me)).toBe(250);
  expect([await stockOf(world, skuId), await heldBy(me, skuId), await countOrders(me)]).toEqual([2, 1, 1]);
  expect((await place(me, skuId, false, key)).body).toMatchObject({ code: 'idempotency_key_reused' });
  expect((await me.get('/api/points/ledger')).body).toMatchObject({
    entries: [{ delta: -250, balance: 250 }, {}],
  });
});

test('an order that can’t be placed is refused with a clear error, and nothing is reserved', async () => {
  const me = await signedIn(world);
  const dear = await addSku(world, { pointsCost: 1250, stock: 5 });
  expect((await place(me, dear, true)).body).toEqual({
    error: 'You need 1,250 points but only have 500.',
    code: 'too_few_points',
  });
  const empty = await addSku(world, { name: 'Vents', stock: 0 });
  expect(await place(me, empty, true)).toMatchObject({
    status: 409,
    body: { code: 'sold_out', error: 'Vents is sold out. Nothing was charged.' },
  });
  const single = await addSku(world, { name: 'Straps', pointsCost: 10, memberLimit: 1, stock: 9 });
  await placed(me, single, true);
  expect(await place(me, single, false)).toMatchObject({
    status: 409,
    body: { code: 'member_limit', error: 'Straps is limited to one per member, and you have yours.' },
  });
  const gone = await addSku(world, { active: false });
  expect((await place(me, gone, true)).status).toBe(404);
  expect((await place(me, randomUUID(), true)).status).toBe(404);
  const byPoints = await addSku(world, { priceCents: 0, stock: 2 });
  const byCard = await addSku(world, { pointsCost: 0, stock: 2 });
  for (const [skuId, usePoints] of [
    [byPoints, false],
    [byCard, true],
  ] as const)
    expect(await place(me, skuId, usePoints)).toMatchObject({
      status: 400,
      body: { fields: { usePoints: expect.stringMatching(/only/) } },
    });
  expect(await Promise.all([dear, empty, single, byPoints, byCard].map((id) => stockOf(world, id)))).toEqual([
    5, 0, 8, 2, 2,
  ]);
  expect([await balanceOf(me), await heldBy(me, dear), await countOrders(me)]).toEqual([490, 0, 1]);
});

test('paying again under the same key returns the same response, even after the order is paid or canceled', async () => {
  const me = await signedIn(world);
  for (const becomes of ['PAID', 'CANCELLED'] as const) {
    const { id } = await placed(me, await addSku(world, {}), false);
    const key = { 'idempotency-key': `pay-${id}` };
    const pay = () => me.call('POST', `/api/orders/${id}/pay`, undefined, key);
    const asked = await pay();
    expect(asked.status).toBe(200);
    if (becomes === 'PAID') await payByCard(me, id);
    else await me.post(`/api/orders/${id}/cancel`);
    await untilOrder(me, id, becomes);
    expect(await pay()).toMatchObject({ status: 200, body: asked.body });
    expect((await me.post(`/api/orders/${id}/pay`)).body).toMatchObject({ code: 'order_closed' });
  }
});

test('a card order is paid only when the provider confirms it, at the price when it was ordered', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 1 });
  const order = await placed(me, skuId, false);
  expect(order).toMatchObject({ status: 'PENDING', amountCents: 12_500, pointsUsed: 0, payment: null });
  expect(await stockOf(world, skuId)).toBe(0);
  await db.update(skus).set({ priceCents: 99_900, name: 'Dearer lumber' }).where(eq(skus.id, skuId));
  // A browser that reports the form as done when it isn't.
  const lied = await me.post(`/api/orders/${order.id}/check`, { status: 'PAID', paid: true });
  expect(lied).toMatchObject({ status: 200, body: { status: 'PENDING' } });
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => me.post(`/api/orders/${order.id}/pay`)));
  expect(one?.status).toBe(200);
  expect([two?.body, three?.body]).toEqual([one?.body, one?.body]);
  expect((await me.post(`/api/orders/${order.id}/check`)).body).toMatchObject({
    status: 'PENDING',
    payment: { status: 'waiting' },
  });
  const declined = await payByCard(me, order.id, '4000000000000002');
  expect(declined.outcome).toBe('declined');
  expect(await readOrder(me, order.id)).toMatchObject({ status: 'PENDING' });
  const paid = await payByCard(me, order.id);
  expect(paid.clientSecret).toBe(declined.clientSecret);
  const settled = await untilOrder(me, order.id, 'PAID'); // the browser doesn't report it; the webhook event does
  expect(settled).toMatchObject({
    amountCents: 12_500,
    sku: { name: 'Lumber' },
    payment: { status: 'succeeded', card: 'Visa ending 4242' },
    expiresAt: null,
  });
  expect(states(settled)).toEqual(['PENDING by member', 'PAID by provider']);
  expect((await me.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({ code: 'order_closed' });
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.stripePaymentIntent).toMatch(/^sim_pay_/);
});

test('checking after payment returns the paid order, even with concurrent checks', async () => {
  const me = await signedIn(quiet);
  const order = await placed(me, await addSku(quiet), false);
  await payByCard(me, order.id);
  expect(await readOrder(me, order.id)).toMatchObject({ status: 'PENDING' });
  const checks = await Promise.all(Array.from({ length: 5 }, () => me.post(`/api/orders/${order.id}/check`)));
  for (const { body } of checks) expect(body).toMatchObject({ status: 'PAID' });
  expect(states(await readOrder(me, order.id))).toEqual(['PENDING by member', 'PAID by provider']);
});

test('canceling refunds points once, returns the item and frees the member’s limit', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 4, memberLimit: 1 });
  const order = await placed(me, skuId, true);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => me.post(`/api/orders/${order.id}/cancel`)),
  );
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([
      200,
      { status: 'CANCELLED', refund: { what: 'points', state: 'done' }, canCancel: false },
    ]);
  expect([await balanceOf(me), await stockOf(world, skuId), await heldBy(me, skuId)]).toEqual([500, 4, 0]);
  expect(states(await readOrder(me, order.id))).toEqual(['PAID by member', 'CANCELLED by member']);
  await placed(me, skuId, true); // below the limit again
});

test('canceling a paid card order refunds the card', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 1 });
  const order = await placed(me, skuId, false);
  await payByCard(me, order.id);
  await untilOrder(me, order.id, 'PAID');
  expect((await me.post(`/api/orders/${order.id}/cancel`)).body).toMatchObject({
    status: 'CANCELLED',
    refund: { what: 'card' },
  });
  await expect
    .poll(() => readOrder(me, order.id))
    .toMatchObject({
      refund: { what: 'card', state: 'done', at: expect.any(String) },
    });
  expect(await stockOf(world, skuId)).toBe(1);
});

test('a canceled order can no longer be paid, and an unpaid one is not refunded', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addSku(world), false);
  const { body } = await me.post(`/api/orders/${order.id}/pay`);
  const { clientSecret } = body as { clientSecret: string };
  expect((await me.post(`/api/orders/${order.id}/cancel`)).body).toMatchObject({
    status: 'CANCELLED',
    refund: null,
  });
  const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123', zip: '95969' };
  expect(await me.post('/api/simulated-payments/confirm', { clientSecret, ...card })).toMatchObject({
    status: 409,
    body: { code: 'payment_refused' },
  });
  expect((await me.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({ code: 'order_closed' });
});

test('an order unpaid for half an hour is canceled, and its item is available again', async () => {
  const me = await signedIn(quiet);
  const skuId = await addSku(quiet, { stock: 1, memberLimit: 1 });
  const order = await placed(me, skuId, false);
  await me.post(`/api/orders/${order.id}/pay`);
  quiet.clock.advance(minutes(29));
  await expireOrders(quiet.deps);
  expect(await readOrder(me, order.id)).toMatchObject({ status: 'PENDING' });
  quiet.clock.advance(minutes(1));
  expect((await me.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({ code: 'order_closed' });
  await expireOrders(quiet.deps);
  const cancelled = await readOrder(me, order.id);
  expect(cancelled).toMatchObject({ status: 'CANCELLED', refund: null });
  expect(cancelled.timeline.at(-1)).toMatchObject({
    by: 'clock',
    note: 'It was not paid within 30 minutes.',
  });
  expect(await stockOf(quiet, skuId)).toBe(1);
  expect((await place(me, skuId, false)).status).toBe(201);
});

test('a member can have at most five orders waiting for payment', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 50 });
  const answers = await Promise.all(Array.from({ length: 9 }, () => place(me, skuId, false)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await stockOf(world, skuId)).toBe(45);
  const waiting = answers.flatMap(({ status, body }) => (status === 201 ? [(body as Order).id] : []));
  expect(waiting).toHaveLength(5);
  await me.post(`/api/orders/${waiting[0]}/cancel`);
  expect((await place(me, skuId, false)).status).toBe(201);
});

test('an administrator fulfills or cancels orders, and fulfilled ones stay fulfilled', async () => {
  const [me, admin] = [await signedIn(world), await signedInAdmin(world)];
  const skuId = await addSku(world, { pointsCost: 50 });
  const [given, refused, waiting] = [
    await placed(me, skuId, true),
    await placed(me, skuId, true),
    await placed(me, skuId, false),
  ];
  const act = (id: string, what: string, body: object = {}) =>
    admin.post(`/api/admin/orders/${id}/${what}`, body);
  expect((await act(waiting.id, 'fulfil')).body).toMatchObject({
    code: 'order_closed',
    error: 'This purchase isn’t paid yet.',
  });
  expect((await act(given.id, 'fulfil', { note: 'Tracking 1Z99' })).body).toMatchObject({
    status: 'FULFILLED',
    canCancel: false,
  });
  expect((await act(given.id, 'fulfil')).status).toBe(409);
  expect((await act(given.id, 'cancel', { reason: 'Too late' })).status).toBe(409);
  expect((await me.post(`/api/orders/${given.id}/cancel`)).body).toMatchObject({
    code: 'order_closed',
    error: 'This purchase has been fulfilled and can no longer be canceled.',
  });
  expect((await act(refused.id, 'cancel')).status).toBe(400);
  expect((await act(refused.id, 'cancel', { reason: 'The partner has none left.' })).body).toMatchObject({
    status: 'CANCELLED',
    refund: { what: 'points', state: 'done' },
  });
  expect(await balanceOf(me)).toBe(450);
  const shown = await readOrder(me, given.id);
  expect(shown.timeline.at(-1)).toMatchObject({ by: 'team', note: 'Tracking 1Z99' });
  const { body } = await me.get('/api/account/activity?capability=order');
  expect((body as { entries: { action: string; actor: string }[] }).entries).toMatchObject([
    { action: 'order.cancelled', actor: 'person' },
    { action: 'order.fulfilled', actor: 'person' },
    { action: 'order.placed', actor: 'you' },
    { action: 'order.paid', actor: 'you' },
    { action: 'order.paid', actor: 'you' },
  ]);
});

test('a member sees only their own orders, newest first', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const skuId = await addSku(world, { pointsCost: 1 });
  const made = [];
  for (let i = 0; i < 11; i += 1) made.push((await placed(me, skuId, true)).id);
  const first = (await me.get('/api/orders')).body as { orders: Order[]; total: number; pageCount: number };
  expect([first.total, first.pageCount]).toEqual([11, 2]);
  expect(first.orders.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 10));
  expect(((await me.get('/api/orders?page=2')).body as { orders: Order[] }).orders).toHaveLength(1);
  expect((await other.get('/api/orders')).body).toMatchObject({ orders: [], total: 0, pageCount: 1 });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/pay'],
    ['POST', '/check'],
    ['POST', '/cancel'],
  ] as const)
    expect(
      (await other.call(method, `/api/orders/${made[0]}${path}`, method === 'GET' ? undefined : {})).status,
    ).toBe(404);
});

test('a payment with an unconfigured provider doesn’t block canceling or account deletion', async () => {
  const me = await signedIn(quiet);
  const skuId = await addSku(quiet, { stock: 3 });
  const made = [
    await placed(me, skuId, false),
    await placed(me, skuId, false),
    await placed(me, skuId, false),
  ];
  for (const { id } of made) await me.post(`/api/orders/${id}/pay`);
  const ids = made.map(({ id }) => id);
  await quiet.db
    .update(payments)
    .set({ provider: 'stripe', providerRef: sql`'pi_' || id` })
    .where(inArray(payments.subjectId, ids));
  const [cancelled, expired] = made;
  expect((await me.post(`/api/orders/${cancelled?.id}/check`)).body).toMatchObject({ status: 'PENDING' });
  expect((await me.post(`/api/orders/${cancelled?.id}/cancel`)).body).toMatchObject({ status: 'CANCELLED' });
  await quiet.db
    .update(orders)
    .set({ expiresAt: new Date(0) })
    .where(eq(orders.id, expired?.id ?? ''));
  await expireOrders(quiet.deps);
  expect(await readOrder(me, expired?.id ?? '')).toMatchObject({ status: 'CANCELLED' });
  await me.post('/api/account/deletion', { email: me.email });
  quiet.clock.advance(days(1) + 1000);
  await erasePerson(quiet.deps, me.user.id);
  const rows = await quiet.db.select().from(orders).where(eq(orders.skuId, skuId));
  expect(rows.map(({ status, userId }) => [status, userId])).toEqual(Array(3).fill(['CANCELLED', null]));
  expect(await stockOf(quiet, skuId)).toBe(3);
});

test('a person who deletes their account is refunded for unfulfilled orders; the ledger is kept, anonymized', async () => {
  const me = await signedIn(quiet);
  const admin = await signedInAdmin(quiet);
  const skuId = await addSku(quiet, { stock: 5, pointsCost: 10 });
  const [kept, paid, waiting] = [
    await placed(me, skuId, true),
    await placed(me, skuId, false),
    await placed(me, skuId, false),
  ];
  await admin.post(`/api/admin/orders/${kept.id}/fulfil`, {});
  await payByCard(me, paid.id);
  await me.post(`/api/orders/${paid.id}/check`);
  await me.post('/api/account/deletion', { email: me.email });
  quiet.clock.advance(days(1) + 1000);
  await erasePerson(quiet.deps, me.user.id);
  const rows = await quiet.db.select().from(orders).where(eq(orders.skuId, skuId));
  const now = Object.fromEntries(rows.map(({ id, status, userId }) => [id, { status, userId }]));
  expect(now).toEqual({
    [kept.id]: { status: 'FULFILLED', userId: null },
    [paid.id]: { status: 'CANCELLED', userId: null },
    [waiting.id]: { status: 'CANCELLED', userId: null },
  });
  expect(await stockOf(quiet, skuId)).toBe(4);
  const [payment] = await quiet.db.select().from(payments).where(eq(payments.subjectId, paid.id));
  const given = await quiet.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? ''));
  expect(given).toMatchObject([{ amountCents: 12_500 }]);
});
