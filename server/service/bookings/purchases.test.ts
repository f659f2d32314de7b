/**
 * A service bought in the marketplace asks for its date and place, and its payment follows the state of the booking.
 */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { BOOKABLE_SKUS } from '#contract/money/bookable.ts';
import type { Order } from '#contract/money/orders.ts';
import { kindData } from '#contract/service/booking-kinds.ts';
import type { Booking, BookingList } from '#contract/service/bookings.ts';
import { BOOKED_BY } from '#contract/service/purchases.ts';
import { SKUS } from '#seeds/skus.ts';
import { skus } from '#server/money/marketplace/tables.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addPartner, booker, endPartners, filled, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { addSku } from '#test/orders.ts';
import { openWorld } from '#test/world.ts';
import { tend } from './job-names.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
handshakeDouble();
const answer = partnersOf(world);

async function skuOf(key: string): Promise<string> {
  const [known] = await db.select().from(skus).where(eq(skus.key, key));
  return known?.id ?? addSku(world, { key, name: key, pointsCost: 10, memberLimit: null });
}
async function buyer() {
  const me = await booker(world);
  const buy = async (key: string) => {
    const { body, status, text } = await me.post('/api/orders', { skuId: await skuOf(key), usePoints: true });
    expect([status, text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    await world.runJobs();
    const { bookings } = (await me.get(me.at)).body as BookingList;
    const found = bookings.find(({ kind }) => kind === BOOKED_BY[key as keyof typeof BOOKED_BY]);
    return { order: body as Order, booking: found };
  };
  const orderOf = async (id: string) => (await me.get(`/api/orders/${id}`)).body as Order;
  const points = async () => ((await me.get('/api/points')).body as { balance: number }).balance;
  return { ...me, buy, orderOf, points };
}
const dated = (
  me: Awaited<ReturnType<typeof buyer>>,
  booking: { id: string; kind: Booking['kind'] },
  from = days(3),
) => {
  const { id: _id, kind: _kind, ...given } = filled(world, booking.kind, {}, from);
  return me.call('PUT', `${me.at}/${booking.id}`, given);
};

test('every bookable item is in the catalog and has a kind', () => {
  const keys = SKUS.map(({ key }) => key);
  for (const key of BOOKABLE_SKUS) {
    expect(keys).toContain(key);
    expect(kindData(BOOKED_BY[key]).fields.length).toBeGreaterThan(0);
  }
});

test('a bought service is a draft that asks for its date, once, and then partners are asked without a price', async () => {
  await endPartners(world);
  const partnerId = await addPartner(world, { kind: 'contractor' });
  const me = await buyer();
  const { order, booking } = await me.buy('contractor-visit');
  expect(booking).toMatchObject({ kind: 'contractor-visit', state: 'draft', startsAt: null });
  await world.runJobs();
  const subjects = (await world.mailbox(me.email, 1)).map(({ subject }) => subject);
  expect(subjects).toContain('Choose a date: Contractor visit');
  const id = booking?.id ?? '';
  expect(await me.read(id)).toMatchObject({ payer: 'points', orderId: order.id, cancelTerms: 'refund' });
  expect((await dated(me, { id, kind: 'contractor-visit' })).body).toMatchObject({ state: 'offering' });
  const yes = {
    bookingId: id,
    partnerId,
    confirmation: 'R-7',
    contactName: 'Kim',
    window: null,
    by: 'partner',
  };
  expect(await answer('confirmed', yes)).toBe('ok');
  const { doorCode } = await me.read(id);
  expect(await answer('started', { bookingId: id, code: doorCode })).toBe('ok');
  expect(await answer('done', { bookingId: id })).toBe('ok');
  expect(await me.orderOf(order.id)).toMatchObject({ status: 'FULFILLED' });
});

test('canceled in time, the points come back; a canceled purchase takes its booking along', async () => {
  const me = await buyer();
  const before = await me.points();
  const first = await me.buy('tutor-hours');
  expect(await me.points()).toBe(before - 10);
  expect((await me.act(first.booking?.id ?? '', 'cancel', { terms: 'refund' })).status).toBe(200);
  expect(await me.points()).toBe(before);
  expect(await me.orderOf(first.order.id)).toMatchObject({ status: 'CANCELLED' });
  const second = await me.buy('ride-out');
  await me.post(`/api/orders/${second.order.id}/cancel`);
  await world.runJobs();
  expect(await me.read(second.booking?.id ?? '')).toMatchObject({ state: 'canceled' });
  expect(await me.points()).toBe(before);
});

test('canceled within a day of a confirmed start, nothing comes back', async () => {
  await endPartners(world);
  const partnerId = await addPartner(world, { kind: 'driver' });
  const me = await buyer();
  const before = await me.points();
  const { booking, order } = await me.buy('ride-out');
  const id = booking?.id ?? '';
  await dated(me, { id, kind: 'ride' }, hours(5));
  await answer('confirmed', {
    bookingId: id,
    partnerId,
    confirmation: '1',
    contactName: 'K',
    window: null,
    by: 'partner',
  });
  expect((await me.act(id, 'cancel', { terms: 'refund' })).status).toBe(409);
  expect((await me.act(id, 'cancel', { terms: 'not-refunded' })).status).toBe(200);
  expect(await me.points()).toBe(before - 10);
  expect(await me.orderOf(order.id)).toMatchObject({ status: 'PAID' });
});

test('a draft without a date is refunded after a year', async () => {
  const me = await buyer();
  const before = await me.points();
  const { booking, order } = await me.buy('claim-hour');
  await db.execute(sql`update bookings set created_at = ${new Date(clock.now().getTime() - days(364)).toISOString()}::timestamptz
    where id = ${booking?.id}`);
  const run = async () => {
    await db.transaction((tx) => world.deps.jobs.enqueue(tx, tend, {}));
    await world.runJobs();
  };
  await run();
  expect(await me.read(booking?.id ?? '')).toMatchObject({ state: 'draft' });
  await db.execute(
    sql`update bookings set created_at = created_at - interval '2 days' where id = ${booking?.id}`,
  );
  await run();
  expect(await me.read(booking?.id ?? '')).toMatchObject({ state: 'canceled' });
  expect(await me.orderOf(order.id)).toMatchObject({ status: 'CANCELLED' });
  expect(await me.points()).toBe(before);
});
