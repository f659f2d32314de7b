/**
 * Every change an administrator can make appears in the admin audit log afterwards: once, with actor, origin, before
 * and after. The last test compares the changes made here with the registered routes, so that no new one is forgotten.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { circleAround } from '#contract/home/circle.ts';
import type { HotelDetail } from '#contract/emergency/lodging.ts';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { drillWord } from '#contract/emergency/operations-drills.ts';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { activations, incidents } from '#server/emergency/activations/tables.ts';
import { BACK_OFFICE, firstAltered, officeHistory } from '#server/core/audit/audit.ts';
import { allocate } from '#server/emergency/lodging/lodging.ts';
import { daysAfter, nightOf } from '#server/emergency/lodging/nights.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { repaymentAccounts } from '#server/money/repayments/tables.ts';
import { startPayment } from '#server/money/payments/payments.ts';
import { after, days } from '#server/platform/clock.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import { enter, newApplicant } from './ambassadors.ts';
import { plan } from './community-events.ts';
import { coveredMember } from './covered.ts';
import { addHouseholds } from './evacuees.ts';
import { activateHotel, household, square } from './hotels.ts';
import { newMember } from './membership.ts';
import { giveMembership } from './given-membership.ts';
import { addSku, placed } from './orders.ts';
import { addDebtor, pay, REPAYABLE_ENV } from './repayments.ts';
import { HOTEL } from './samples.ts';
import { openHotels } from './hotel-requests.ts';
import { openBooks } from './settlement.ts';
import { SILENT_FEED } from './silent-feed.ts';
import { openWorld, signedIn, signedInAdmin } from './world.ts';

const world = await openWorld({ withWorkers: false, feeds: [SILENT_FEED], env: REPAYABLE_ENV });
const { db, deps } = world;
const first = await signedInAdmin(world);
const second = await signedInAdmin(world);
const OPERATIONS = '/api/admin/operations';

/** Calls that only read something. */
const NO_CHANGE = ['POST /api/admin/operations/declarations/measure'];
const walked = new Set<string>();

type Route = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;

/** Calls an endpoint and returns the audit entries it caused. */
async function walk<T = { id: string }>(
  route: Route,
  ids: readonly string[],
  body?: object,
  who: typeof first = first,
): Promise<T> {
  const [method, path] = route.split(' ') as ['POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const rest = [...ids];
  const url = path.replace(/:\w+/g, () => rest.shift() ?? 'missing');
  const last = (await officeHistory(db, { limit: 1 }))[0]?.seq ?? 0;
  const reply = await who.call(method, url, body);
  expect([route, reply.status, reply.status < 300 ? '' : reply.text]).toEqual([route, reply.status, '']);
  const written = (await officeHistory(db, { limit: 20 })).filter(({ seq }) => seq > last);
  expect([route, written.map(({ action }) => action)]).toEqual([route, [expect.any(String)]]);
  expect(written[0]).toMatchObject({
    actorId: who.user.id,
    device: 'Firefox on Mac',
    network: '127.0.0.x',
    changes: expect.stringContaining('"after":{') as string,
  });
  walked.add(route);
  return reply.body as T;
}

test('waitlist', async () => {
  const asked = async () => {
    const email = `${randomUUID()}@example.com`;
    const address = `${Math.floor(Math.random() * 9000)} Oak Road, Paradise, CA 95969`;
    await world.visitor().post('/api/waitlist', { address, email, plan: 'plus', source: 'pricing' });
    const { rows } = (await first.get(`/api/admin/waitlist?q=${email}`)).body as { rows: { id: string }[] };
    return rows[0]?.id ?? '';
  };
  const entry = await asked();
  await walk('POST /api/admin/waitlist/:entryId/approve', [entry]);
  await walk('POST /api/admin/waitlist/:entryId/invite', [entry]);
  await walk('POST /api/admin/waitlist/:entryId/withdraw', [entry]);
  await walk('POST /api/admin/waitlist/:entryId/decline', [await asked()], { reason: 'Not yet there.' });
  await walk('POST /api/admin/waitlist/bulk', [], { action: 'approve', entryIds: [await asked()] });
});

test('members, points, items and orders', async () => {
  const me = await signedIn(world);
  await giveMembership(db, me.user.id);
  await walk('POST /api/admin/members/:userId/points', [me.user.id], { delta: 1000, reason: 'A gift' });
  const sku = { name: 'Ember guard', description: 'For vents', pointsCost: 10, priceCents: 0, active: true };
  const made = await walk<{ id: string; updatedAt: string }>('POST /api/admin/skus', [], sku);
  const { body: item } = await first.get(`/api/admin/skus/${made.id}`);
  const { active: _active, ...edited } = sku;
  await walk('PUT /api/admin/skus/:skuId', [made.id], {
    ...edited,
    name: 'Ember guards',
    category: (item as { category: string }).category,
    memberLimit: null,
    kind: 'service',
    deliveryDaysMin: null,
    deliveryDaysMax: null,
    basedOn: (item as { updatedAt: string }).updatedAt,
  });
  await walk('POST /api/admin/skus/:skuId/stock', [made.id], {
    how: 'set',
    stock: 5,
    from: null,
    reason: 'Counted',
  });
  await walk('PUT /api/admin/skus/:skuId/active', [made.id], { active: false });
  const skuId = await addSku(world);
  const [one, two, three] = [
    await placed(me, skuId, true),
    await placed(me, skuId, true),
    await placed(me, skuId, true),
  ];
  await walk('POST /api/admin/orders/:orderId/fulfil', [one.id], {});
  await walk('POST /api/admin/orders/:orderId/refund', [one.id], { reason: 'It broke' });
  await walk('POST /api/admin/orders/fulfil', [], { orderIds: [three.id] });
  await walk('POST /api/admin/orders/:orderId/cancel', [two.id], { reason: 'Sold out' });
  const subjectId = randomUUID();
  const price = { userId: me.user.id, subject: 'order' as const, subjectId, amountCents: 49_99 };
  await startPayment(deps, { ...price, description: 'Go-bag' });
  const { rows } = await db.execute<{ id: string }>(
    sql`update payments set flagged = 'Too little came in' where subject_id = ${subjectId} returning id`,
  );
  await walk('POST /api/admin/payments/:paymentId/settle', [rows[0]?.id ?? ''], { note: 'Refunded' });
  await walk('PUT /api/admin/members/:userId/advisor', [me.user.id], { advisorId: first.user.id, was: null });
  await walk('POST /api/admin/members/:id/end-sessions', [me.user.id]);
  const role = { role: 'ADMIN', reason: 'She joins the team' };
  await walk('PUT /api/admin/members/:userId/role', [me.user.id], role);
  const member = await newMember(world);
  const asked = { reason: 'Asked on the phone' };
  await walk('POST /api/admin/members/:userId/membership/cancel', [member.user.id], asked);
});

test('hotels and their rooms', async () => {
  const hotel = {
    name: `House ${randomUUID()}`,
    ...HOTEL,
  };
  const block = {
    kind: 'standard',
    sleeps: 4,
    takesPets: true,
    hasBackupPower: false,
    memberRateCents: 12_900,
  };
  const { id } = await walk('POST /api/admin/hotels', [], hotel);
  await activateHotel(world, id);
  await walk('PUT /api/admin/hotels/:hotelId', [id], { ...hotel, stars: 3 });
  const { blocks } = await walk<HotelDetail>('POST /api/admin/hotels/:hotelId/blocks', [id], block);
  const blockId = blocks[0]?.id ?? '';
  await walk('PUT /api/admin/room-blocks/:blockId', [blockId], { ...block, sleeps: 5 });
  const tonight = nightOf(world.clock.now());
  const nights = { from: tonight, to: daysAfter(tonight, 13), capacity: 3 };
  await walk('PUT /api/admin/room-blocks/:blockId/nights', [blockId], nights);
  const me = await signedIn(world);
  const near = { lat: 39.9, lng: -121.5 };
  const guest = household({ ...near, userId: me.user.id });
  const incidentId = randomUUID();
  await db.transaction(async (tx) => {
    const at = world.clock.now();
    await tx
      .insert(roomHolds)
      .values(await allocate(tx, { incidentId, at, zones: [square(near)], households: [guest] }));
  });
  const [held] = await db.select().from(roomHolds).where(eq(roomHolds.incidentId, incidentId));
  expect(held?.state).toBe('held');
  const arrived = { incidentId, homeId: held?.homeId };
  await walk('POST /api/admin/hotels/:hotelId/guests/check-in', [id], arrived);
  await walk('PUT /api/admin/hotels/:hotelId/active', [id], { isActive: false });
});

test('partners: contacts, documents, services, hours, prices, capacity and state', async () => {
  const { state, stars: _stars, ...place } = HOTEL;
  const partner = { ...place, stateCode: state, name: `Kennel ${randomUUID()}`, listing: {} };
  const { id } = await walk('POST /api/admin/partners', [], { ...partner, kind: 'kennel' });
  await walk('PUT /api/admin/partners/:partnerId', [id], { ...partner, zip: '95929' });
  const contact = { name: 'Kim', email: `${randomUUID()}@example.com`, phone: '' };
  const made = await walk<PartnerDetail>('POST /api/admin/partners/:partnerId/contacts', [id], contact);
  const contactId = made.contacts[0]?.id ?? '';
  const one = [id, contactId];
  await walk('PUT /api/admin/partners/:partnerId/contacts/:contactId', one, { ...contact, name: 'Lee' });
  await walk('POST /api/admin/partners/:partnerId/contacts/:contactId/ask', one);
  const document = { kind: 'insurance', number: 'P-1', expiresOn: '2099-01-01' };
  const { documents } = await walk<PartnerDetail>(
    'POST /api/admin/partners/:partnerId/documents',
    [id],
    document,
  );
  await walk('DELETE /api/admin/partners/:partnerId/documents/:documentId', [id, documents[0]?.id ?? '']);
  const limits = { species: ['dog'], mostPounds: null };
  const capabilities = [{ kind: 'kennel', limits, area: { by: 'miles', miles: 30 } }];
  await walk('PUT /api/admin/partners/:partnerId/services', [id], { capabilities });
  const hours = [{ weekday: 1, opens: '08:00', closes: '18:00' }];
  await walk('PUT /api/admin/partners/:partnerId/hours', [id], { hours });
  const rate = { kind: 'kennel', unit: 'night', validFrom: '2026-01-01', cents: 4500 };
  await walk('PUT /api/admin/partners/:partnerId/rates', [id], rate);
  const days = { kind: 'kennel', from: '2098-01-01', to: '2098-01-03', capacity: 4 };
  await walk('PUT /api/admin/partners/:partnerId/days', [id], days);
  await walk('DELETE /api/admin/partners/:partnerId/contacts/:contactId', one);
  await activateHotel(world, id);
  const reason = { reason: 'Closed for repairs' };
  await walk('POST /api/admin/partners/:partnerId/pause', [id], reason);
  await walk('POST /api/admin/partners/:partnerId/state', [id], { to: 'blocked', ...reason });
  await walk('POST /api/admin/partners/:partnerId/unblock', [id], reason);
  await walk('POST /api/admin/partners/:partnerId/unblock', [id], reason, second);
});

type Declared = { id: string; shapeHash: string; homes: number; zoneId: string | null };

test('declarations, zones and incidents', async () => {
  let places = 0;
  const input = () => {
    places += 1;
    const spot = { lat: 33 + places, lng: -120 };
    const shape = circleAround(spot, 1);
    return { spot, body: { status: 'order', name: 'Ridge Road', source: 'County sheriff, 14:05', shape } };
  };
  const decided = (declared: Declared, decision: string) => ({
    decision,
    note: 'Read it, too.',
    shownHash: declared.shapeHash,
    confirm: sendConfirmationText(declared.homes),
  });
  const propose = (body: object) => walk<Declared>('POST /api/admin/operations/declarations', [], body);
  const decide = (declared: Declared, decision = 'approved') =>
    walk<Declared>(
      'POST /api/admin/operations/declarations/:id/decide',
      [declared.id],
      decided(declared, decision),
      second,
    );
  const withdrawn = await propose(input().body);
  await walk('POST /api/admin/operations/declarations/:id/withdraw', [withdrawn.id]);
  await decide(await propose(input().body), 'refused');

  const { spot, body } = input();
  const [made] = await addHouseholds(db, [spot]);
  await decide(await propose(body));
  await reconcileActivations(deps);
  const [row] = await db
    .select()
    .from(activations)
    .where(eq(activations.homeId, made?.homeId ?? ''));
  const incidentId = row?.incidentId ?? '';
  await walk('POST /api/admin/operations/incidents/:id/retry', [incidentId], { step: 'messages' });
  const held = { cashHeldAt: world.clock.now(), cashHoldReason: 'Much' };
  await db.update(incidents).set(held).where(eq(incidents.id, incidentId));
  const cash = { decision: 'approved', note: 'Looked at the list.' };
  await walk('POST /api/admin/operations/incidents/:id/cash', [incidentId], cash, second);
  const wrong = { reason: 'A rehearsal.', confirm: sendConfirmationText(1) };
  await walk('POST /api/admin/operations/incidents/:id/correct', [incidentId], wrong);

  const zones: string[] = [];
  for (let i = 0; i < 2; i += 1) zones.push((await decide(await propose(input().body))).zoneId ?? '');
  const no = { decision: 'refused', note: 'Not here.' };
  await walk('POST /api/admin/operations/zones/:id/decide', [zones[0] ?? ''], no);
  await walk('POST /api/admin/operations/zones/:id/end', [zones[1] ?? ''], { reason: 'It is over.' });
});

test('reviews, sources and drills', async () => {
  const key = randomUUID();
  const at = world.clock.now();
  await openReview(db, { kind: 'call-household', key, summary: `Call ${key}`, facts: {}, at });
  const { reviews } = (await first.get(`${OPERATIONS}/reviews?search=${key}`)).body as {
    reviews: { id: string }[];
  };
  const answer = { decision: 'reached', note: 'With family.' };
  await walk('POST /api/admin/operations/reviews/:id/decide', [reviews[0]?.id ?? ''], answer);
  const asking = await coveredMember(world, { lat: 40.5, lng: -122.5 });
  await asking.post(`${asking.api}/evacuation/requests`, { why: 'Smoke.' });
  const requests = (await first.get(`${OPERATIONS}/reviews?kind=service-request`)).body as {
    reviews: { id: string }[];
  };
  const request = [requests.reviews[0]?.id ?? ''];
  await walk('POST /api/admin/operations/reviews/:id/decide', request, { decision: 'decline', note: 'No.' });
  await walk('POST /api/admin/operations/reviews/:id/reopen', request, { note: 'The wind turned.' });
  await walk('POST /api/admin/operations/feeds/:feedId/pull', [SILENT_FEED.id]);
  const spot = { lat: 41.5, lng: -122.5 };
  await coveredMember(world, spot);
  const drill = { name: 'Ridge rehearsal', shape: circleAround(spot, 1), confirm: drillWord(1) };
  const { id } = await walk('POST /api/admin/operations/drills', [], drill);
  await walk('POST /api/admin/operations/drills/:id/end', [id], {});
  const shutoff = {
    kind: 'power-shutoff',
    name: 'Ridge',
    source: 'The utility',
    startsAt: null,
    endsAt: null,
  };
  const told = await walk('POST /api/admin/operations/information', [], { ...shutoff, shape: drill.shape });
  await walk('POST /api/admin/operations/information/:id/end', [told.id]);
});

test('what hotels say on the phone', async () => {
  const hotels = openHotels(world);
  const answer = 'POST /api/admin/hotel-requests/:incidentId/:partnerId/answer';
  const { incidentId, hotel } = await hotels.withRequest();
  await walk(answer, [incidentId, hotel.hotelId], { is: 'confirmed', number: 'A-1' });
  const other = await hotels.withRequest();
  await walk(answer, [other.incidentId, other.hotel.hotelId], { is: 'declined', reason: 'full' });
  await walk('POST /api/admin/incidents/:incidentId/capacity-call', [incidentId]);
});

test('statements of partners', async () => {
  const books = openBooks(world);
  const at = 'POST /api/admin/statements/:statementId';
  const draw = async () => {
    const { hotelId } = await books.paidHotel();
    await books.stay({ hotelId, daysAgo: 2, nights: 2, state: 'done' });
    const body = { partnerId: hotelId, through: books.dayAgo(1) };
    return [(await walk('POST /api/admin/statements', [], body)).id];
  };
  const one = await draw();
  await walk(`${at}/adjustments`, one, { cents: -500, note: 'Breakfast was missing' });
  await walk(`${at}/send`, one);
  await walk(`${at}/agree`, one, { note: 'Robin agreed by phone' });
  await walk(`${at}/approve`, one, undefined, second);
  await walk(`${at}/unapprove`, one, undefined, second);
  await walk(`${at}/approve`, one, undefined, second);
  // Administrators don't pay.
  const payer = await books.finance();
  await walk(`${at}/pay`, one, { reference: 'W-1', paidOn: books.dayAgo(1) }, { ...first, ...payer });
  await walk(`${at}/void`, await draw(), { reason: 'Drawn twice' });
});

test('failed jobs and refused email', async () => {
  const failed = async () => {
    const id = randomUUID();
    await db.execute(sql`
      insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on, policy)
      values (${id}, 'orders.send-mail', '{}', 'failed', 5, 5, now(), 'standard')`);
    return id;
  };
  await walk('POST /api/admin/jobs/:id/retry', [await failed()]);
  await walk('POST /api/admin/jobs/:id/discard', [await failed()], { reason: 'Not needed' });
  await failed();
  await walk('POST /api/admin/jobs/retry-kind', [], { name: 'orders.send-mail' });
  const me = await signedIn(world);
  await giveMembership(db, me.user.id);
  const { id } = await placed(me, await addSku(world, { pointsCost: 1 }), true);
  await db.execute(sql`update order_events set mail = 'refused' where order_id = ${id} and status = 'PAID'`);
  await walk('POST /api/admin/mails/send-again', [], { kind: 'order', id: `${id}.PAID` });
});

test('disasters and the rules of deadlines', async () => {
  const all = await walk<{ disasters: { id: string }[] }>('POST /api/admin/disasters', [], {
    name: 'Walked Fire',
    state: 'CA',
  });
  const id = all.disasters[0]?.id ?? '';
  const date = { kind: 'published', subject: 'AID-01' };
  const body = { ...date, day: '2026-03-31', link: 'https://www.fema.gov/x' };
  await walk('PUT /api/admin/disasters/:disasterId/dates', [id], body);
  await walk('PUT /api/admin/disasters/:disasterId/dates', [id], { ...body, day: '2026-04-30' });
  await walk('POST /api/admin/disasters/:disasterId/dates/withdraw', [id], date);
  await walk('POST /api/admin/recovery-rules/:clockId/check', ['INS-41']);
});

test('ambassadors and impact points', async () => {
  const [refused, me] = [await newApplicant(world), await newApplicant(world)];
  const reason = 'They live elsewhere.';
  const at = 'POST /api/admin/ambassadors/:ambassadorId';
  await walk(`${at}/decline`, [refused.ambassadorId], { reason });
  await walk(`${at}/approve`, [me.ambassadorId]);
  await walk('PUT /api/admin/ambassadors/:ambassadorId/county', [me.ambassadorId], { county: '06001' });
  const [kit, round] = [(await enter(world, me)).id, (await enter(world, me, { kind: 'walk' })).id];
  await walk('POST /api/admin/impact/:claimId/confirm', [kit], { reason });
  await walk('POST /api/admin/impact/:claimId/reverse', [kit], { reason });
  await walk('POST /api/admin/impact/:claimId/decline', [round], { reason });
  const started = await me.post('/api/neighbors/groups', { name: 'Oak Ridge', area: 'Upper Ridge' });
  const { id: groupId } = started.body as { id: string };
  await walk('POST /api/admin/neighbor-groups/:groupId/close', [groupId], { reason });
  const event = await plan(world, me);
  await walk('POST /api/admin/community-events/:eventId/cancel', [event.id], { reason });
  await walk(`${at}/suspend`, [me.ambassadorId], { reason });
  await walk(`${at}/reinstate`, [me.ambassadorId], { reason });
});

test('price changes', async () => {
  const effectiveOn = after(world.clock.now(), days(60)).toISOString().slice(0, 10);
  const change = { plan: 'plus', interval: 'month', newCents: 6900, effectiveOn };
  const { id } = await walk('POST /api/admin/price-changes', [], change);
  await walk('DELETE /api/admin/price-changes/:id', [id]);
});

test('repayments', async () => {
  const { me, userId } = await addDebtor(world, { cents: 50_000 });
  const { id } = await pay(me, 20_000);
  const [account] = await db.select().from(repaymentAccounts).where(eq(repaymentAccounts.userId, userId));
  const accountId = account?.id ?? '';
  const reason = 'The house is gone.';
  await walk('POST /api/admin/repayments/:accountId/payments/:repaymentId/refund', [accountId, id], {
    reason,
  });
  await walk('POST /api/admin/repayments/:accountId/waive', [accountId], { cents: 10_000, reason });
});

test('every changing endpoint was covered, and the audit log is intact', async () => {
  const registered = world.app.endpoints
    // Changes of a case are logged in the case's own history, which is append-only, too.
    .filter((e) => e.access === 'staff' && e.method !== 'GET' && !e.path.startsWith('/api/desk'))
    .map((e) => `${e.method} ${e.path}`);
  expect(registered.filter((name) => !walked.has(name) && !NO_CHANGE.includes(name))).toEqual([]);
  expect([...walked].filter((name) => !registered.includes(name))).toEqual([]);
  expect(await firstAltered(db, BACK_OFFICE)).toBeNull();
});
