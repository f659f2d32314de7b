import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Order } from '#contract/money/orders.ts';
import { skus } from '#server/money/marketplace/tables.ts';
import type { World } from './world.ts';

type Sender = {
  get(url: string): Promise<{ status: number; body: unknown }>;
  post(
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
};

/** An item to buy: 250 points or $125 unless specified. */
export async function addSku(world: World, given: Partial<typeof skus.$inferInsert> = {}): Promise<string> {
  const [sku] = await world.db
    .insert(skus)
    .values({ name: 'Lumber', description: 'Boards.', pointsCost: 250, priceCents: 12_500, ...given })
    .returning({ id: skus.id });
  if (!sku) throw new Error('no item');
  return sku.id;
}

export async function stockOf(world: World, skuId: string): Promise<number | null> {
  const [sku] = await world.db.select().from(skus).where(eq(skus.id, skuId));
  if (!sku) throw new Error('no item');
  return sku.stock;
}

/** An item that is delivered, $100 or 200 points unless specified. */
export const addGoods = (world: World, given: Partial<typeof skus.$inferInsert> = {}) =>
  addSku(world, {
    name: 'Go-bag',
    description: 'Two backpacks.',
    pointsCost: 200,
    priceCents: 10_000,
    kind: 'goods',
    deliveryDaysMin: 3,
    deliveryDaysMax: 5,
    ...given,
  });

export const DELIVERY = {
  name: 'Maya Ortiz',
  address: '12 Skyway',
  city: 'Paradise',
  state: 'CA',
  zip: '95969',
} as const;

export const place = (who: Sender, skuId: string, usePoints: boolean, key?: string, delivery?: object) =>
  who.post('/api/orders', { skuId, usePoints, delivery }, key ? { 'idempotency-key': key } : {});

/** Places an order, which must succeed. */
export async function placed(
  who: Sender,
  skuId: string,
  usePoints: boolean,
  delivery?: object,
): Promise<Order> {
  const { status, body } = await place(who, skuId, usePoints, undefined, delivery);
  if (status !== 201) throw new Error(`no order: ${JSON.stringify(body)}`);
  return body as Order;
}

/** What a browser does at checkout: requests the form's secret, and sends the provider a card. */
export async function payByCard(who: Sender, orderId: string, number = '4242424242424242') {
  const { status, body } = await who.post(`/api/orders/${orderId}/pay`);
  if (status !== 200) throw new Error(`no payment: ${JSON.stringify(body)}`);
  const { clientSecret } = body as { clientSecret: string };
  const card = { number, expiry: '12 / 40', cvc: '123', zip: '95969' };
  const answer = await who.post('/api/simulated-payments/confirm', { clientSecret, ...card });
  return { clientSecret, ...(answer.body as { outcome: string; message: string }) };
}

export const readOrder = async (who: Sender, orderId: string) =>
  (await who.get(`/api/orders/${orderId}`)).body as Order;

/** Waits until the order is in this state. */
export const untilOrder = (who: Sender, orderId: string, status: Order['status']) =>
  vi.waitFor(
    async () => {
      const order = await readOrder(who, orderId);
      if (order.status !== status) throw new Error(`the order is ${order.status}, not ${status}`);
      return order;
    },
    { timeout: 60_000, interval: 20 },
  );
