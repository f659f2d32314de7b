import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/money/orders.ts';
import type { AdminOrder } from '#contract/money/orders-admin.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { skus } from '#server/money/marketplace/tables.ts';
import { addGoods, addSku, DELIVERY, payByCard, place, placed, readOrder, untilOrder } from '#test/orders.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { exportOrders } from './data-export.ts';
import { resealDeliveries, showDelivery } from './deliveries.ts';
import { orderDeliveries, orders } from './tables.ts';

const world = await openWorld({ withMembers: true });
const { db, deps } = world;

test('a member who buys goods by card sees the tax as its own line before paying, and pays the total', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addGoods(world), false, DELIVERY);
  expect(order).toMatchObject({
    status: 'PENDING',
    amountCents: 10_725,
    taxCents: 725,
    taxLabel: 'California sales tax, 7.25%',
    taxNote: expect.stringContaining('rounded to the nearest cent'),
    delivery: { ...DELIVERY, days: '3-5 business days', estimate: null },
  });
  await payByCard(me, order.id);
  const paid = await untilOrder(me, order.id, 'PAID');
  expect(paid.delivery?.estimate).toEqual({
    from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    to: expect.any(String),
  });
  const [receipt] = await world.mailbox(me.email, 1);
  expect(receipt?.text).toContain('Go-bag: $107.25');
  expect(receipt?.text).toContain('Price before tax: $100.00');
  expect(receipt?.text).toContain('California sales tax, 7.25%: $7.25.');
  expect(receipt?.text).toContain('Delivery to: your address in Paradise, CA 95969.');
  expect(receipt?.text).toMatch(/Estimated delivery: [A-Z][a-z]{2} \d+/);
  expect(receipt?.text).not.toContain(DELIVERY.address);
});

test('a member who redeems goods for points enters an address and pays no tax', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addGoods(world), true, DELIVERY);
  expect(order).toMatchObject({ status: 'PAID', amountCents: 0, taxCents: 0, taxLabel: null });
  expect(order.delivery).toMatchObject({ ...DELIVERY, estimate: { from: expect.any(String) } });
});

test('a service needs no address, stores none and is not taxed', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addSku(world), false, DELIVERY);
  expect(order).toMatchObject({ amountCents: 12_500, taxCents: 0, delivery: null });
  expect(await db.$count(orderDeliveries, eq(orderDeliveries.orderId, order.id))).toBe(0);
});

test('goods without an address, or with an undeliverable one, are refused and nothing is charged', async () => {
  const me = await signedIn(world);
  const skuId = await addGoods(world, { stock: 2 });
  for (const usePoints of [true, false]) {
    expect(await place(me, skuId, usePoints)).toMatchObject({
      status: 400,
      body: { fields: { delivery: 'Enter the address this item should go to.' } },
    });
    expect(await place(me, skuId, usePoints, undefined, { ...DELIVERY, state: 'NV' })).toMatchObject({
      status: 400,
      body: { fields: { 'delivery.zip': 'This ZIP code isn’t in Nevada.' } },
    });
    expect(await place(me, skuId, usePoints, undefined, { ...DELIVERY, state: 'OR' })).toMatchObject({
      status: 400,
    });
  }
  expect(await db.$count(orders, eq(orders.userId, me.user.id))).toBe(0);
  const [sku] = await db.select().from(skus).where(eq(skus.id, skuId));
  expect(sku?.stock).toBe(2);
});

test('the same key returns the same purchase with its address, and another address under it is refused', async () => {
  const me = await signedIn(world);
  const skuId = await addGoods(world);
  const key = randomUUID();
  const first = await place(me, skuId, false, key, DELIVERY);
  const again = await place(me, skuId, false, key, DELIVERY);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect((first.body as Order).delivery).toMatchObject(DELIVERY);
  const other = await place(me, skuId, false, key, { ...DELIVERY, address: '14 Skyway' });
  expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await db.$count(orders, eq(orders.userId, me.user.id))).toBe(1);
});

test('the address is encrypted in the database; only the member, their export and our team can read it', async () => {
  const me = await signedIn(world);
  const secret = { ...DELIVERY, name: `Canary ${randomUUID()}`, address: `${randomUUID()} Skyway` };
  const { id } = await placed(me, await addGoods(world), true, secret);
  await world.mailbox(me.email, 1);
  const stored = await databaseAsText(world);
  expect(stored).toContain(id);
  for (const word of [secret.name, secret.address]) expect(stored).not.toContain(word);
  expect((await readOrder(me, id)).delivery).toMatchObject(secret);
  const exported = await exportOrders(deps, { id: me.user.id });
  expect(exported.tables.order_deliveries).toEqual([expect.objectContaining({ orderId: id, ...secret })]);
  const admin = await signedInAdmin(world);
  const seen = (await admin.get(`/api/admin/orders/${id}`)).body as AdminOrder;
  expect(seen.delivery).toMatchObject(secret);
  const stranger = await signedIn(world);
  expect((await stranger.get(`/api/orders/${id}`)).status).toBe(404);
  expect((await exportOrders(deps, { id: stranger.user.id })).tables.order_deliveries).toEqual([]);
});

test('an operator re-encrypts the addresses with a new key, and the old one is no longer needed', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, await addGoods(world), true, DELIVERY);
  const [fresh] = parseMasterKeys(newMasterKey('fresh'));
  await resealDeliveries(db, [fresh, ...deps.masterKeys]);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no order');
  expect(await showDelivery({ db, masterKeys: [fresh] }, order, [])).toMatchObject(DELIVERY);
  expect(await resealDeliveries(db, [fresh, ...deps.masterKeys])).toBe(0);
  await resealDeliveries(db, [...deps.masterKeys, fresh]);
});

test('when tax can’t be calculated, the member learns that nothing was charged, and there is no purchase', async () => {
  const offline = await openWorld({
    withWorkers: false,
    withMembers: true,
    salesTax: { covers: 'Nothing', quote: async () => ({ outcome: 'unavailable', reason: 'timeout' }) },
  });
  const me = await signedIn(offline);
  const skuId = await addGoods(offline);
  expect(await place(me, skuId, false, undefined, DELIVERY)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: expect.stringContaining('Nothing was charged') },
  });
  expect(await offline.db.$count(orders, eq(orders.userId, me.user.id))).toBe(0);
  expect((await place(me, skuId, true, undefined, DELIVERY)).status).toBe(201);
});

test('a price that changes during tax calculation is refused, so the tax always matches the price', async () => {
  let skuId = '';
  const slow = await openWorld({
    withWorkers: false,
    salesTax: {
      covers: 'All',
      quote: async () => {
        await slow.db.update(skus).set({ priceCents: 20_000 }).where(eq(skus.id, skuId));
        return { outcome: 'taxed', taxCents: 725, label: 'Tax', note: 'Of the old price' };
      },
    },
  });
  skuId = await addGoods(slow);
  const me = await signedIn(slow);
  expect(await place(me, skuId, false, undefined, DELIVERY)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

const breaks = (constraint: string) => ({ cause: { constraint } });

test('the database refuses tax above the amount, tax without a name, and goods without a delivery time', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, await addGoods(world), false, DELIVERY);
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(values).where(eq(orders.id, id));
  await expect(set({ taxCents: 10_725 })).rejects.toMatchObject(breaks('orders_tax_within_amount'));
  await expect(set({ taxLabel: null })).rejects.toMatchObject(breaks('orders_tax_within_amount'));
  await expect(addGoods(world, { deliveryDaysMin: null })).rejects.toMatchObject(
    breaks('skus_goods_have_delivery_time'),
  );
  await expect(addSku(world, { deliveryDaysMin: 1, deliveryDaysMax: 2 })).rejects.toMatchObject(
    breaks('skus_goods_have_delivery_time'),
  );
});
