import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PartnerPage } from '#contract/service/partner-link.ts';
import { users } from '#server/core/accounts/tables.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { offerLinks, partnerViews } from '#server/service/offers/tables.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { rowSums } from '#test/row-sums.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const hotels = openHotels(world);
const PAGE = '/partner/requests';

const everything = async () => (await rowSums(world.db)).join('\n');

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const postForm = (visitor: ReturnType<typeof world.visitor>, fields: Record<string, string>) =>
  world.app.http
    .inject({
      method: 'POST',
      url: PAGE,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: Object.fromEntries(visitor.cookies),
      payload: form(fields),
    })
    .then((reply) => {
      for (const { name, value } of reply.cookies) visitor.cookies.set(name, value);
      return reply;
    });

test('opening a link changes no row, by GET and HEAD, a hundred times', async () => {
  const { t } = await hotels.withRequest();
  const before = await everything();
  for (let n = 0; n < 50; n += 1)
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await world.app.http.inject({ method, url: `${PAGE}?t=${t}` });
      expect(reply.statusCode).toBe(200);
    }
  expect(await everything()).toBe(before);
});

test('the page works without scripts, is small, and says what a front desk needs', async () => {
  const { t, hotel } = await hotels.withRequest();
  const { text, headers } = await world.visitor().get(`${PAGE}?t=${t}`);
  expect(Buffer.byteLength(text)).toBeLessThan(40_000);
  expect(text).not.toContain('<script');
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(hotel.name);
  expect(text).toContain('Your confirmation number');
});

test('a bare press does nothing: a yes needs a number, a no needs a reason', async () => {
  const { t, homeId } = await hotels.withRequest();
  const visitor = world.visitor();
  const yes = await postForm(visitor, { t, do: 'confirm' });
  expect([yes.statusCode, yes.body.includes('Enter your confirmation number.')]).toEqual([400, true]);
  const no = await postForm(visitor, { t, do: 'decline' });
  expect([no.statusCode, no.body.includes('Choose a reason.')]).toEqual([400, true]);
  expect(await hotels.stateOf(homeId)).toBe('asked');
  const sent = await postForm(visitor, { t, do: 'confirm', number: 'A-1' });
  expect([sent.statusCode, sent.body.includes('Saved. Thank you.')]).toEqual([200, true]);
  expect(await hotels.stateOf(homeId)).toBe('confirmed');
});

test('names need a code, once per browser; showing them is written down', async () => {
  const { t, me, hotel, email } = await hotels.withRequest();
  await world.db.update(users).set({ name: 'Maria Quintana' }).where(eq(users.id, me.user.id));
  const desk = world.visitor();
  await postForm(desk, { t, do: 'confirm', number: '84613' });
  const views = () => world.db.select().from(partnerViews).where(eq(partnerViews.partnerId, hotel.hotelId));
  expect((await desk.get(`${PAGE}?t=${t}`)).text).not.toContain('Maria');
  expect((await desk.get(`/partner/requests/guests.csv?t=${t}`)).status).toBe(403);
  const asked = await postForm(desk, { t, do: 'send-code' });
  expect(asked.body).toContain('We sent a code to');
  expect(asked.body).not.toContain(email);
  const code = /\b(\d{6})\b/.exec((await world.mailbox(email, 2))[0]?.text ?? '')?.[1] ?? '';
  const wrong = await postForm(desk, { t, do: 'enter-code', code: code === '000000' ? '000001' : '000000' });
  expect([wrong.statusCode, wrong.body.includes('That code isn’t right.')]).toEqual([400, true]);
  expect(await views()).toEqual([]);
  const right = await postForm(desk, { t, do: 'enter-code', code });
  expect([right.statusCode, right.body.includes('Maria Quintana')]).toEqual([200, true]);
  expect((await desk.get(`${PAGE}?t=${t}`)).text).toContain('Maria Quintana');
  expect((await desk.get(`/partner/requests/guests.csv?t=${t}`)).text).toContain(
    '"84613","Maria Quintana",1',
  );
  expect(await views()).toHaveLength(3);
  // The link was forwarded: another browser sees no names, and can't reuse the code.
  const stranger = world.visitor();
  expect((await stranger.get(`${PAGE}?t=${t}`)).text).not.toContain('Maria');
  expect((await postForm(stranger, { t, do: 'enter-code', code })).statusCode).toBe(400);
});

test('five wrong codes end a code', async () => {
  const { t, email } = await hotels.withRequest();
  const desk = world.visitor();
  await desk.post(`${LINK}/code`, { t });
  const code = /\b(\d{6})\b/.exec((await world.mailbox(email, 2))[0]?.text ?? '')?.[1] ?? '';
  const wrong = code === '111111' ? '222222' : '111111';
  for (let n = 0; n < 5; n += 1)
    expect((await desk.post(`${LINK}/device`, { t, code: wrong })).status).toBe(400);
  expect((await desk.post(`${LINK}/device`, { t, code })).body).toMatchObject({ code: 'code_wrong' });
});

test('each wrong code delays the next one by four minutes, and without one a minute is enough', async () => {
  const { t } = await hotels.withRequest();
  const desk = world.visitor();
  const ask = async () => {
    const { status } = await desk.post(`${LINK}/code`, { t });
    await world.runJobs();
    return status;
  };
  expect(await ask()).toBeLessThan(300);
  world.clock.advance(minutes(1));
  expect(await ask()).toBeLessThan(300);
  for (let n = 0; n < 5; n += 1) await desk.post(`${LINK}/device`, { t, code: '123456' });
  world.clock.advance(minutes(20));
  expect((await desk.post(`${LINK}/code`, { t })).body).toMatchObject({ code: 'rate_limited' });
  world.clock.advance(minutes(1));
  expect(await ask()).toBeLessThan(300);
});

test('arrivals and cancellations need the code, and checked-in guests keep their room', async () => {
  const { t, homeId, email } = await hotels.withRequest();
  const desk = world.visitor();
  const { body } = await desk.post(`${LINK}/confirm`, { t, number: '5' });
  const [room] = (body as PartnerPage).rooms;
  const line = room?.id ?? '';
  const cancel = () => desk.post(`${LINK}/decline`, { t, lines: [line], reason: 'full' });
  expect((await desk.post(`${LINK}/arrival`, { t, line, is: 'arrived' })).status).toBe(403);
  expect((await cancel()).status).toBe(403);
  await desk.post(`${LINK}/code`, { t });
  const code = /\b(\d{6})\b/.exec((await world.mailbox(email, 2))[0]?.text ?? '')?.[1] ?? '';
  await desk.post(`${LINK}/device`, { t, code });
  expect((await desk.post(`${LINK}/arrival`, { t, line, is: 'no-show' })).body).toMatchObject({
    rooms: [{ state: 'no-show' }],
  });
  expect((await desk.post(`${LINK}/arrival`, { t, line, is: 'arrived' })).body).toMatchObject({
    rooms: [{ state: 'confirmed', hasArrived: true }],
  });
  const hold = async () => (await world.db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)))[0];
  expect(await hold()).toMatchObject({ state: 'checked-in' });
  expect((await cancel()).status).toBe(409);
  expect(await hold()).toMatchObject({ state: 'checked-in' });
});

test('a hotel cancels what it had confirmed: the household waits again', async () => {
  const { t, homeId, email } = await hotels.withRequest();
  const desk = world.visitor();
  await desk.post(`${LINK}/confirm`, { t, number: '5' });
  await hotels.enterCode(desk, t, email);
  const { body } = await desk.post(`${LINK}/open`, { t });
  const line = (body as PartnerPage).rooms[0]?.id ?? '';
  expect((await desk.post(`${LINK}/decline`, { t, lines: [line], reason: 'evacuating' })).status).toBe(200);
  expect(await hotels.stateOf(homeId)).toBe('broken');
  expect((await world.db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)))[0]?.state).toBe(
    'waiting',
  );
});

test('links end: a wrong, an expired and a revoked one lead nowhere and change nothing', async () => {
  const { t, homeId } = await hotels.withRequest();
  const confirm = (token: string) => world.visitor().post(`${LINK}/confirm`, { t: token, number: '1' });
  expect((await confirm(`${t.slice(0, -3)}xxx`)).body).toMatchObject({ code: 'link_wrong' });
  await world.db.update(offerLinks).set({ revokedAt: world.clock.now() });
  expect((await confirm(t)).body).toMatchObject({ code: 'link_wrong' });
  await world.db.update(offerLinks).set({ revokedAt: null });
  world.clock.advance(days(31));
  expect((await confirm(t)).body).toMatchObject({ code: 'link_wrong' });
  expect(await hotels.stateOf(homeId)).toBe('asked');
});

test('a partner reads only its own rooms, whatever ids it sends', async () => {
  const mine = await hotels.withRequest({ rooms: 1 });
  const { emails } = await hotels.askedHotel();
  const other = await hotels.evacuated();
  await hotels.pass();
  const t = await hotels.linkTo(emails[0] ?? '');
  const { body } = await world.visitor().post(`${LINK}/open`, { t });
  const foreign = (body as PartnerPage).rooms.map(({ id }) => id);
  const reply = await world.visitor().post(`${LINK}/confirm`, { t: mine.t, lines: foreign, number: '1' });
  expect(reply.status).toBe(409);
  expect(await hotels.stateOf(other.homeId)).toBe('asked');
  expect(
    (await world.visitor().post(`${LINK}/confirm`, { t: mine.t, lines: [randomUUID()], number: '1' })).status,
  ).toBe(409);
});
