/** The page behind a statement's link, the monthly run, services on statements, and what incidents and points cost. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { IncidentCost } from '#contract/office/costs.ts';
import { users } from '#server/core/accounts/tables.ts';
import { partnerContacts, partnerRates, partners } from '#server/outreach/partners/tables.ts';
import { days } from '#server/platform/clock.ts';
import { addPartner, booker, endPartners, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { addSku } from '#test/orders.ts';
import { openBooks, STATEMENTS } from '#test/settlement.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import { monthEndBefore } from './drawing.ts';
import { drawMonth } from './job-names.ts';
import { statementLinks, statements } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const books = openBooks(world);
const { paidHotel, stay, finance, drawn, linkTo, dayAgo } = books;
const ana = await finance();
handshakeDouble();
const PAGE = '/partner/statement';

/** Row counts and versions of every table, so that a change anywhere shows. */
async function fingerprint(): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  const parts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: found } = await db.execute(
        sql.raw(`select count(*) as n, coalesce(sum(hashtext(x::text)::bigint), 0) as h from ${name} x`),
      );
      return `${name} ${JSON.stringify(found[0])}`;
    }),
  );
  return parts.join('\n');
}

const post = (fields: Record<string, string>) =>
  world.app.http.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('the page works without scripts, opening it changes nothing, and it names no one', async () => {
  const hotel = await paidHotel();
  const me = await booker(world);
  await db.update(users).set({ name: 'Maria Quintana' }).where(eq(users.id, me.user.id));
  await stay({
    hotelId: hotel.hotelId,
    homeId: me.homeId,
    daysAgo: 3,
    nights: 3,
    state: 'done',
    number: '84613',
  });
  await drawn(ana, hotel.hotelId);
  const t = await linkTo(hotel.email);
  await world.runJobs();
  const before = await fingerprint();
  for (let n = 0; n < 100; n += 1) {
    const method = n % 2 ? ('HEAD' as const) : ('GET' as const);
    expect((await world.app.http.inject({ method, url: `${PAGE}?t=${t}` })).statusCode).toBe(200);
  }
  expect(await fingerprint()).toBe(before);
  const { body, headers } = await world.app.http.inject({ method: 'GET', url: `${PAGE}?t=${t}` });
  expect(Buffer.byteLength(body)).toBeLessThan(40_000);
  expect(body).not.toContain('<script');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('We owe you $387');
  expect(body).toContain('Your number 84613');
  for (const secret of ['Quintana', me.homeId]) expect(body).not.toContain(secret);
  const list = await world.app.http.inject({ method: 'GET', url: `${PAGE}/lines.csv?t=${t}` });
  expect(list.body).toContain('"84613",3,"129.00","387.00"');

  // A scanner that presses the button enters no name.
  const bare = await post({ t, do: 'agree', total: '38700' });
  expect(bare.statusCode).toBe(400);
  expect(bare.body).toContain('Enter your name');
  // The entered text is still there after a refusal.
  const long = await post({ t, do: 'dispute', name: '', words: 'Two nights <b>only</b>' });
  expect(long.body).toContain('Two nights &lt;b&gt;only&lt;/b&gt;');
  const yes = await post({ t, do: 'agree', total: '38700', name: 'Robin Vale', number: 'INV-1' });
  expect(yes.body).toContain('Saved. Thank you.');
  expect(yes.body).toContain('Agreed by Robin Vale');
  expect(yes.body).not.toContain('<form');
});

test('a link that is wrong, expired or cut off says what to do', async () => {
  const hotel = await paidHotel();
  await stay({ hotelId: hotel.hotelId, daysAgo: 3, nights: 3, state: 'done' });
  const { id } = await drawn(ana, hotel.hotelId);
  const t = await linkTo(hotel.email);
  const get = async (token: string) => world.app.http.inject({ method: 'GET', url: `${PAGE}?t=${token}` });
  expect((await get(t.slice(0, 10))).body).toContain('The link is incomplete');
  expect((await get('x'.repeat(43))).body).toContain('This link doesn’t work');
  await db
    .update(statementLinks)
    .set({ createdAt: sql`now() - interval '80 days'`, expiresAt: sql`now() - interval '1 day'` })
    .where(eq(statementLinks.statementId, id));
  expect((await get(t)).body).toContain('This link has expired');
});

test('a partner who reads Spanish gets it in Spanish', async () => {
  const hotel = await paidHotel();
  await db.update(partnerContacts).set({ language: 'es' }).where(eq(partnerContacts.email, hotel.email));
  await stay({ hotelId: hotel.hotelId, daysAgo: 2, nights: 2, state: 'done' });
  await drawn(ana, hotel.hotelId);
  const [mail] = await world.mailbox(hotel.email, 1);
  expect(mail?.subject).toContain('Estado de cuenta');
  const { body } = await world.app.http.inject({
    method: 'GET',
    url: `${PAGE}?t=${await linkTo(hotel.email)}`,
  });
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('Le debemos');
});

test('months end where they should', () => {
  expect(monthEndBefore('2026-01-01')).toBe('2025-12-31');
  expect(monthEndBefore('2024-03-15')).toBe('2024-02-29');
});

test('services: the plan pays up to its limit, a fixed price by the register, and what failed is taken back', async () => {
  await endPartners(world);
  const answer = partnersOf(world);
  const contractor = await addPartner(world, { kind: 'contractor' });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit');
  await answer('quoted', { bookingId: id, partnerId: contractor, cents: 48_000, note: '' });
  await me.act(id, 'agree', { cents: 48_000 });
  await db.execute(
    sql`update bookings set starts_at = now() - interval '5 days', ends_at = now() - interval '5 days' where id = ${id}`,
  );
  const paidAtPartner = await ana.post(STATEMENTS, { partnerId: contractor, through: dayAgo(1) });
  expect(paidAtPartner.status).toBe(409);

  /** The same visit, paid by the plan. */
  const incidentId = await books.addIncident();
  await db.execute(sql`alter table bookings disable trigger user`);
  await db.execute(
    sql`update bookings set payer = 'plan', benefit = 'contractor-dispatch', limit_cents = 19900 where id = ${id}`,
  );
  await db.execute(sql`alter table bookings enable trigger user`);
  await db.execute(sql`insert into benefit_uses (booking_id, home_id, benefit, span, n, allowed, started_by, at)
    values (${id}, ${me.homeId}, 'contractor-dispatch', ${incidentId}, 1, 1, 'order', now())`);
  expect((await ana.post(STATEMENTS, { partnerId: contractor, through: dayAgo(1) })).status).toBe(409); // not done
  expect((await me.act(id, 'finish')).status).toBe(200);
  clock.advance(days(2));
  const statement = await drawn(ana, contractor);
  expect(statement).toMatchObject({
    totalCents: 19_900,
    entries: [{ bookingKind: 'contractor-visit', rateCents: 48_000, payer: 'plan' }],
  });
  const costs = ((await ana.get('/api/admin/costs/incidents')).body as { rows: IncidentCost[] }).rows;
  expect(costs.find((row) => row.incidentId === incidentId)).toMatchObject({
    servicesCents: 19_900,
    totalCents: 19_900,
  });

  expect((await me.act(id, 'report', { problem: 'not-done', words: '' })).text).not.toContain(
    'validation_failed',
  );
  await db.execute(
    sql`update bookings set state = 'failed', moved_by = 'agent' where id = ${id} and state = 'done'`,
  );
  const back = await drawn(ana, contractor);
  expect(back).toMatchObject({ totalCents: -19_900, entries: [{ kind: 'correction' }] });
});

test('what a household paid by card is owed to the partner, unless it is disputed or refunded', async () => {
  await endPartners(world);
  const answer = partnersOf(world);
  const partnerId = await addPartner(world, { kind: 'contractor' });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit');
  await answer('quoted', { bookingId: id, partnerId, cents: 48_000, note: '' });
  await me.act(id, 'agree', { cents: 48_000 });
  const paymentId = randomUUID();
  await db.execute(sql`insert into booking_payments (id, booking_id, partner_id, round, user_id, cents)
    select ${paymentId}, id, partner_id, round, ${me.user.id}, quote_cents from bookings where id = ${id}`);
  const move = (to: string, mover: string) =>
    db.execute(
      sql`update booking_payments set state = ${to}, moved_by = ${mover}, paid_at = now() where id = ${paymentId}`,
    );
  await move('paid', 'provider');
  await db.execute(
    sql`update bookings set starts_at = now() - interval '5 days', ends_at = now() - interval '5 days' where id = ${id}`,
  );
  expect((await me.act(id, 'finish')).status).toBe(200);
  clock.advance(days(2));
  await move('disputed', 'provider');
  expect((await books.draw(ana, partnerId)).status).toBe(409);
  await move('paid', 'agent');
  expect(await drawn(ana, partnerId)).toMatchObject({ totalCents: 48_000, entries: [{ payer: 'card' }] });
  expect((await books.draw(ana, partnerId)).status).toBe(409);
  await move('refunded', 'agent');
  expect(await drawn(ana, partnerId)).toMatchObject({
    totalCents: -48_000,
    entries: [{ kind: 'correction' }],
  });
  expect((await books.draw(ana, partnerId)).status).toBe(409);
});

test('a service bought with points costs the price in the register', async () => {
  const driver = await addPartner(world, { kind: 'tutor' });
  await db
    .insert(partnerRates)
    .values({ partnerId: driver, kind: 'tutor', unit: 'hour', validFrom: '2020-01-01', cents: 4_000 });
  const me = await booker(world);
  const id = randomUUID();
  await db.execute(sql`insert into bookings (id, ref, home_id, kind, time_zone, details, payer) values
    (${id}, 'ACD-EFG', ${me.homeId}, 'tutor', 'America/Los_Angeles', '\\x00', 'points')`);
  await db.execute(sql`alter table bookings disable trigger user`);
  await db.execute(sql`update bookings set state = 'done', partner_id = ${driver}, partner_kind = 'tutor', confirmation = 'N-1',
    lat = 39, lng = -121, starts_at = ${clock.now().toISOString()}::timestamptz - interval '52 hours',
    ends_at = ${clock.now().toISOString()}::timestamptz - interval '50 hours 30 minutes',
    done_at = ${clock.now().toISOString()}::timestamptz - interval '50 hours' where id = ${id}`);
  await db.execute(sql`alter table bookings enable trigger user`);
  expect(await drawn(ana, driver)).toMatchObject({
    totalCents: 8_000,
    entries: [{ units: 2, rateCents: 4_000, payer: 'points' }],
  });
});

test('an incident costs rooms on statements, rooms that are not billed yet, and cash', async () => {
  const { hotelId } = await paidHotel(10_000);
  const unpriced = await paidHotel(null);
  const incidentId = await books.addIncident('Ridge');
  await stay({ hotelId, incidentId, daysAgo: 4, nights: 2, state: 'done' });
  await drawn(ana, hotelId);
  await stay({ hotelId, incidentId, daysAgo: 3, nights: 1, ownNights: 1, state: 'done' });
  await stay({ hotelId, incidentId, daysAgo: 2, nights: 2, state: 'done' });
  await stay({ hotelId: unpriced.hotelId, incidentId, daysAgo: 1, nights: 1, state: 'done' });
  await db.execute(sql`insert into cash_ledger (key, incident_id, home_id, kind, cents, provider_ref, at)
    values (${randomUUID()}, ${incidentId}, ${randomUUID()}, 'sent', 50000, 'p1', now())`);
  const { rows } = (await ana.get('/api/admin/costs/incidents')).body as { rows: IncidentCost[] };
  expect(rows.find((row) => row.incidentId === incidentId)).toMatchObject({
    name: 'Ridge',
    nights: 5,
    roomsCents: 20_000,
    unbilledCents: 20_000,
    unpriced: 1,
    cashCents: 50_000,
    totalCents: 90_000,
  });
});

test('points are a liability at the best price they can be spent at', async () => {
  const liability = async () =>
    (await ana.get('/api/admin/costs/points')).body as {
      points: number;
      accounts: number;
      mostCents: number;
      bestItem: { priceCents: number; pointsCost: number };
    };
  await addSku(world, { pointsCost: 1_000, priceCents: 2_500 });
  const before = await liability();
  const admin = await signedInAdmin(world);
  const me = await booker(world);
  await admin.post(`/api/admin/members/${me.user.id}/points`, { points: 700, reason: 'Test' });
  const { rows } = await db.execute<{ points: number }>(
    sql`select sum(balance)::integer as points from point_balances`,
  );
  const now = await liability();
  expect(now.points).toBe(rows[0]?.points);
  expect(now.accounts).toBeGreaterThan(before.accounts);
  expect(now.bestItem).toMatchObject({ pointsCost: 1_000, priceCents: 2_500 });
  expect(now.mostCents).toBe(Math.round(now.points * 2.5));
});

test('a partner that is blocked or has no email is still owed, and our team sees that no one was written to', async () => {
  const hotel = await paidHotel();
  await stay({ hotelId: hotel.hotelId, daysAgo: 2, nights: 2, state: 'done' });
  await db
    .update(partners)
    .set({ state: 'blocked', movedBy: 'operations' })
    .where(eq(partners.id, hotel.hotelId));
  await db
    .update(partnerContacts)
    .set({ bouncedAt: clock.now() })
    .where(eq(partnerContacts.email, hotel.email));
  const { id, sentTo } = await drawn(ana, hotel.hotelId);
  expect(sentTo).toEqual([]);
  expect((await books.act(ana, id, 'agree', { note: 'Robin Vale agreed by phone' })).body).toMatchObject({
    state: 'agreed',
  });
});

test('every month a statement is made for each partner, once, and silence is reminded three times', async () => {
  await db.execute(
    sql`update statements set state = 'void', moved_by = 'finance', void_reason = 'Test' where state = 'drawn'`,
  );
  const hotel = await paidHotel();
  // Both nights must be in one month: on the second of a month, the nights before are in two.
  const daysAgo = dayAgo(2).slice(0, 7) === dayAgo(1).slice(0, 7) ? 2 : 3;
  await stay({ hotelId: hotel.hotelId, daysAgo, nights: 2, state: 'done' });
  const run = async () => {
    await world.deps.jobs.enqueue(db, drawMonth, {});
    await world.runJobs();
  };
  const made = () => db.select().from(statements).where(eq(statements.partnerId, hotel.hotelId));
  await run();
  const isLastMonth = dayAgo(daysAgo) <= monthEndBefore(dayAgo(0));
  expect(await made()).toHaveLength(isLastMonth ? 1 : 0);
  clock.advance(days(31));
  await run();
  await run();
  expect(await made()).toMatchObject([{ madeBy: null, totalCents: 25_800, reminders: isLastMonth ? 1 : 0 }]);
  const [first] = await made();
  for (let week = 0; week < 6; week += 1) {
    clock.advance(days(8));
    await run();
  }
  expect(await made()).toMatchObject([{ id: first?.id, reminders: 3 }]);
  const mails = await world.mailbox(hotel.email, 4);
  expect(mails).toHaveLength(4);
  expect(mails[0]?.subject).toContain('Reminder');
});
