/** Our team books for a household, calls partners, and records their answers. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { CaseBooking } from '#contract/office/desk-bookings.ts';
import type { BookingList } from '#contract/service/bookings.ts';
import { mayDo, STAFF_ROLES } from '#contract/staff.ts';
import { addPartner, booker, endPartners, filled, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { said } = handshakeDouble();
const answer = partnersOf(world);
const operations = await signedInAs(world, 'OPERATIONS');

beforeEach(() => endPartners(world));

/** A household whose ride no one takes, with its case. */
async function stuck() {
  const me = await booker(world);
  const booking = await me.book('ride');
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select case_id as id from bookings where id = ${booking.id}`,
  );
  const url = `/api/desk/cases/${rows[0]?.id}/bookings`;
  const one = `${url}/${booking.id}`;
  return { me, booking, url, one };
}
const YES = { confirmation: '4711', contactName: 'Lee', cents: null };

test('an agent sees whom to call, and a yes on the phone confirms', async () => {
  const { me, booking, url, one } = await stuck();
  const [near, far] = [
    await addPartner(world, { kind: 'driver', name: 'Near', away: 0.1 }),
    await addPartner(world, { kind: 'driver', name: 'Far', away: 0.2 }),
  ];
  expect(((await operations.get(url)).body as BookingList).bookings).toMatchObject([{ state: 'stuck' }]);
  const view = (await operations.get(one)).body as CaseBooking;
  expect(view.partners.map(({ id, wasAsked }) => [id, wasAsked])).toEqual([
    [near, false],
    [far, false],
  ]);
  expect((await operations.post(`${one}/confirm`, { ...YES, confirmation: '' })).status).toBe(400);
  const closed = await addPartner(world, { kind: 'kennel' });
  expect((await operations.post(`${one}/confirm`, { ...YES, partnerId: closed })).status).toBe(409);
  const { body } = await operations.post(`${one}/confirm`, { ...YES, partnerId: far });
  expect(body).toMatchObject({ booking: { state: 'confirmed', partner: 'Far', confirmation: '4711' } });
  expect(await me.read(booking.id)).toMatchObject({ state: 'confirmed', contactName: 'Lee' });
  expect((await me.read(booking.id)).timeline.at(-1)).toMatchObject({ kind: 'confirmed', by: 'agent' });
  await world.runJobs();
  expect((await world.mailbox(me.email, 2)).map(({ subject }) => subject)).toContain(
    'Confirmed: Car service',
  );
});

test('an agent confirms for the partner that was asked, and not for another while that one decides', async () => {
  const { url } = await stuck();
  const [near, far] = [
    await addPartner(world, { kind: 'driver', away: 0.1 }),
    await addPartner(world, { kind: 'driver', away: 0.2 }),
  ];
  const made = await operations.post(url, filled(world, 'ride'));
  expect(made).toMatchObject({ status: 201, body: { booking: { state: 'offering' } } });
  const { booking } = made.body as CaseBooking;
  expect(booking.timeline[0]).toMatchObject({ kind: 'created', by: 'agent' });
  expect((await operations.post(`${url}/${booking.id}/confirm`, { ...YES, partnerId: far })).status).toBe(
    409,
  );
  const { status } = await operations.post(`${url}/${booking.id}/confirm`, { ...YES, partnerId: near });
  expect(status).toBe(200);
  expect(said.at(-1)).toEqual({ what: 'agreed', bookingId: booking.id, how: 'agent' });
});

test('asked again by our team, everyone may be asked again; canceled by our team, the reason is in the history', async () => {
  const partnerId = await addPartner(world, { kind: 'driver' });
  const me = await booker(world);
  const { id } = await me.book('ride');
  await answer('declined', { bookingId: id, partnerId, reason: 'Busy' });
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select case_id as id from bookings where id = ${id}`,
  );
  const one = `/api/desk/cases/${rows[0]?.id}/bookings/${id}`;
  expect((await operations.post(`${one}/again`)).body).toMatchObject({ booking: { state: 'offering' } });
  expect(said.at(-1)).toMatchObject({ what: 'asked', partnerId });
  await operations.post(`${one}/cancel`, { reason: 'They found a neighbor' });
  expect((await me.read(id)).timeline.at(-1)).toMatchObject({ by: 'agent', words: 'They found a neighbor' });
});

test('our team agrees to a price for the household, and never sees the code for the door', async () => {
  const partnerId = await addPartner(world, { kind: 'contractor' });
  const { url } = await stuck();
  const { booking } = (await operations.post(url, filled(world, 'contractor-visit'))).body as CaseBooking;
  await answer('quoted', { bookingId: booking.id, partnerId, cents: 300_00, note: '' });
  const agreed = await operations.post(`${url}/${booking.id}/agree`, { cents: 300_00 });
  expect(agreed.body).toMatchObject({ booking: { state: 'confirmed', doorCode: null } });
});

test('only those who work on cases can act, an agent needs a reason first, and another case’s booking isn’t there', async () => {
  const { one, url } = await stuck();
  const other = await stuck();
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const { status } = await who.post(`${one}/again`);
    expect([role, status]).toEqual([role, mayDo(role, 'cases.any') && mayDo(role, 'cases.work') ? 200 : 403]);
  }
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.get(url)).body).toMatchObject({ code: 'reason_required' });
  expect((await operations.get(`${url}/${other.booking.id}`)).status).toBe(404);
  expect((await operations.post(`${url}/${other.booking.id}/cancel`, { reason: 'x' })).status).toBe(404);
});
