/** The real exchange with a partner: messages, links and its page, with nothing mocked. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { PartnerPage } from '#contract/service/partner-link.ts';
import { users } from '#server/core/accounts/tables.ts';
import { partnerContacts, partners } from '#server/outreach/partners/tables.ts';
import { askHotels } from '#server/emergency/lodging/lodging.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { addPartner, booker, endPartners } from '#test/bookings.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { openWorld } from '#test/world.ts';
import { tend } from './job-names.ts';

const world = await openWorld({ withWorkers: false });
const { linkTo, enterCode } = openHotels(world);

async function askedPartner(kind: PartnerKind, away = 0.1) {
  const partnerId = await addPartner(world, { kind, away });
  const email = `${randomUUID()}@partner.example`;
  await world.db.insert(partnerContacts).values({ partnerId, name: 'Kim Lane', role: 'dispatch', email });
  return { partnerId, email };
}

/** Advances the clock by this many minutes and runs the jobs that are due. */
async function pass(wait = 0) {
  if (wait > 0) world.clock.advance(minutes(wait));
  await world.deps.jobs.enqueue(world.db, tend, {});
  await world.deps.jobs.enqueue(world.db, advanceOffers, {});
  await world.runJobs();
}

const openPage = async (t: string) => (await world.visitor().post(`${LINK}/open`, { t })).body as PartnerPage;
const shown = (page: PartnerPage) => JSON.stringify(page.booking?.lines);

test('a contractor names a price, the household agrees, the code opens the door, and it is done', async () => {
  await endPartners(world);
  const { email } = await askedPartner('contractor');
  const me = await booker(world);
  await world.db.update(users).set({ name: 'Maria Quintana' }).where(eq(users.id, me.user.id));
  const { id } = await me.book('contractor-visit');
  await pass();
  const t = await linkTo(email);
  const before = await openPage(t);
  expect(before).toMatchObject({ topic: 'booking', booking: { state: 'asked', needsQuote: true } });
  expect(shown(before)).not.toContain('Quintana');
  expect(shown(before)).not.toContain('Oak');
  // If the price varies, a yes without one isn't accepted.
  const visitor = world.visitor();
  expect((await visitor.post(`${LINK}/confirm`, { t, number: '1' })).status).toBe(409);
  expect((await visitor.post(`${LINK}/quote`, { t, cents: 48_000, note: 'Two hours' })).body).toMatchObject({
    booking: { state: 'quoted', quoteCents: 48_000 },
  });
  expect(await me.read(id)).toMatchObject({ state: 'quoted', quote: { cents: 48_000 } });
  expect((await me.act(id, 'agree', { cents: 48_000 })).status).toBe(200);
  const agreed = await openPage(t);
  expect(agreed.booking).toMatchObject({ state: 'confirmed' });
  expect(shown(agreed)).not.toContain('Quintana'); // the link alone isn't enough
  await enterCode(visitor, t, email);
  const { body } = await visitor.post(`${LINK}/open`, { t });
  expect(shown(body as PartnerPage)).toContain('Maria Quintana');
  const { doorCode } = await me.read(id);
  const wrong = doorCode === '0000' ? '1111' : '0000';
  expect((await visitor.post(`${LINK}/finish`, { t })).status).toBe(409); // not before the visit began
  expect((await visitor.post(`${LINK}/start`, { t, code: wrong })).body).toMatchObject({
    code: 'code_wrong',
  });
  expect((await visitor.post(`${LINK}/start`, { t, code: doorCode ?? '' })).body).toMatchObject({
    booking: { isUnderWay: true },
  });
  expect((await visitor.post(`${LINK}/finish`, { t })).body).toMatchObject({ booking: { state: 'done' } });
  expect(await me.read(id)).toMatchObject({ state: 'done' });
});

test('a no, silence and a block each go to the next partner, and late answers change nothing', async () => {
  await endPartners(world);
  const [first, second, third] = [
    await askedPartner('driver', 0.1),
    await askedPartner('driver', 0.2),
    await askedPartner('driver', 0.3),
  ];
  const me = await booker(world);
  const { id } = await me.book('ride');
  await pass();
  const t = await linkTo(first.email);
  expect((await world.visitor().post(`${LINK}/decline`, { t, reason: 'full' })).status).toBe(200);
  expect((await world.visitor().post(`${LINK}/confirm`, { t, number: '9' })).status).toBe(409);
  await pass();
  const silent = await linkTo(second.email);
  await pass(24 * 60);
  expect((await world.visitor().post(`${LINK}/confirm`, { t: silent, number: '9' })).status).toBe(409);
  const last = await linkTo(third.email);
  expect((await world.visitor().post(`${LINK}/confirm`, { t: last, number: '84613' })).status).toBe(200);
  expect(await me.read(id)).toMatchObject({
    state: 'confirmed',
    confirmation: '84613',
    contactName: 'Kim Lane',
  });
  await world.db
    .update(partners)
    .set({ state: 'blocked', movedBy: 'operations' })
    .where(eq(partners.id, third.partnerId));
  await pass();
  expect(await me.read(id)).toMatchObject({ state: 'stuck', confirmation: null });
});

test('a household that cancels takes the request back, and the partner hears it', async () => {
  await endPartners(world);
  const { email } = await askedPartner('driver');
  const me = await booker(world);
  const { id } = await me.book('ride');
  await pass();
  const t = await linkTo(email);
  await world.visitor().post(`${LINK}/confirm`, { t, number: '7' });
  const terms = (await me.read(id)).cancelTerms;
  expect((await me.act(id, 'cancel', { terms })).status).toBe(200);
  await world.deps.jobs.enqueue(world.db, askHotels, {});
  await world.runJobs();
  expect((await world.mailbox(email, 2))[0]?.subject).toContain('has changed');
  expect((await openPage(t)).booking).toMatchObject({ state: 'withdrawn', lines: [] });
});
