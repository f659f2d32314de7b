/** From an official order to the words about it and back: the real path, with nothing in between made up. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applyZones, cancelIncident } from '#server/activations/activations.ts';
import { noticeFactsFor } from '#server/activations/notice-facts.ts';
import { activations } from '#server/activations/tables.ts';
import { twilioSignature } from '#server/adapters/sms.twilio.ts';
import { createTwilioSms } from '#server/adapters/sms.twilio.ts';
import { readMailbox } from '#server/demo/demo.ts';
import { minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/reviews/reviews.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { drain } from './drain.ts';
import { readSeenToken, seenToken } from './seen-link.ts';
import { notices, phones } from './tables.ts';

const AT = { lng: -118.5, lat: 34.05 };
const send = (world: World) => drain(world.deps, noticeFactsFor);
const subjects = async (world: World, userId: string) =>
  (await readMailbox(world.db, `${userId}@example.com`)).map((m) => m.subject);

async function underOrder(world: World, more: Partial<Parameters<typeof putZone>[1]> = {}) {
  await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 10 });
  const [home] = await addHouseholds(world.db, [AT]);
  if (!home) throw new Error('no home');
  const zone = {
    key: 'LA-1',
    status: 'order' as const,
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
  };
  await putZone(world.db, { ...zone, ...more });
  await applyZones(world.deps);
  await send(world);
  return { ...home, zone };
}

const linkIn = async (world: World, userId: string) => {
  const [mail] = await readMailbox(world.db, `${userId}@example.com`);
  const url = /I have seen this: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { mail, token: new URL(url).searchParams.get('t') ?? '' };
};

test('an order is told with its room and cash; one press on its link stops the reminders, signed out', async () => {
  const world = await openWorld({ withWorkers: false });
  const { userId, homeId } = await underOrder(world);
  const { mail, token } = await linkIn(world, userId);
  expect(mail?.subject).toBe('Evacuation Order for 12 Oak Lane, Paradise');
  for (const said of ['Zone LA-1', 'Los Angeles County', 'Harbor House', '3 nights', '$1,000'])
    expect(mail?.text).toContain(said);
  const visitor = world.visitor();
  await visitor.get(`/seen?t=${token}`); // a mail program that opens links says nothing
  await visitor.get(`/api/notices/seen?t=${token}`);
  const row = async () =>
    (await world.db.select().from(activations).where(eq(activations.homeId, homeId)))[0];
  expect((await row())?.acknowledgedAt).toBeNull();
  world.clock.advance(minutes(3.1));
  await send(world);
  expect(await subjects(world, userId)).toHaveLength(2);

  expect((await visitor.post('/api/notices/seen', { t: token })).body).toEqual({ is: 'seen' });
  expect(await row()).toMatchObject({ acknowledgedBy: userId });
  expect((await visitor.post('/api/notices/seen', { t: token })).body).toEqual({ is: 'seen' });
  world.clock.advance(minutes(60));
  await send(world);
  expect(await subjects(world, userId)).toHaveLength(2);
  expect(await openReviews(world.db, { kind: 'call-household' })).toEqual([]);
});

test('a link that was altered, or is of somebody who left the home, says nothing', async () => {
  const world = await openWorld({ withWorkers: false });
  const { userId, homeId } = await underOrder(world);
  const { token } = await linkIn(world, userId);
  const bytes = Buffer.from(token, 'base64url');
  for (let i = 0; i < bytes.length; i += 7) {
    const altered = Buffer.from(bytes);
    altered[i] = (altered[i] ?? 0) ^ 1;
    expect(readSeenToken(world.deps.masterKeys, altered.toString('base64url'))).toBeNull();
  }
  const wrong = Buffer.from(bytes.map((b, i) => (i === 20 ? b ^ 1 : b))).toString('base64url');
  expect(await world.visitor().post('/api/notices/seen', { t: wrong })).toMatchObject({
    status: 400,
    body: { code: 'link_wrong' },
  });
  const [one] = await addHouseholds(world.db, [{ ...AT, lng: -110 }]);
  const read = readSeenToken(world.deps.masterKeys, token);
  if (!read || !one) throw new Error('not read');
  const stranger = seenToken(world.deps.masterKeys, { ...read, userId: one.userId });
  expect((await world.visitor().post('/api/notices/seen', { t: stranger })).body).toEqual({ is: 'over' });
  const [row] = await world.db.select().from(activations).where(eq(activations.homeId, homeId));
  expect(row?.acknowledgedAt).toBeNull();
});

test('when the order is lifted who heard of it hears so, and its link has nothing to confirm', async () => {
  const world = await openWorld({ withWorkers: false });
  const { userId, zone } = await underOrder(world);
  const { token } = await linkIn(world, userId);
  world.clock.advance(minutes(1));
  await putZone(world.db, {
    ...zone,
    status: 'lifted',
    at: world.clock.now(),
    ended: 'The authority says: Lifted.',
  });
  await applyZones(world.deps);
  await send(world);
  expect((await subjects(world, userId))[0]).toBe('Evacuation Order lifted for 12 Oak Lane, Paradise');
  expect((await world.visitor().post('/api/notices/seen', { t: token })).body).toEqual({ is: 'over' });
  world.clock.advance(minutes(30));
  await send(world);
  expect(await subjects(world, userId)).toHaveLength(2);
});

test('a mistake is corrected for exactly those who heard it', async () => {
  const world = await openWorld({ withWorkers: false });
  const { userId } = await underOrder(world);
  const [late] = await addHouseholds(world.db, [{ ...AT, lat: AT.lat + 0.001 }]);
  await putZone(world.db, {
    key: 'LA-1',
    status: 'order',
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
  });
  await applyZones(world.deps); // the second household's notice waits in line
  const admin = await signedInAdmin(world);
  const [row] = await world.db.select().from(activations);
  await cancelIncident(world.deps, {
    incidentId: row?.incidentId ?? '',
    by: { id: admin.user.id, device: 'a test' },
    reason: 'The feed repeated an exercise.',
  });
  await send(world);
  expect((await subjects(world, userId))[0]).toBe(
    'Correction: no Evacuation Order for 12 Oak Lane, Paradise',
  );
  expect(await subjects(world, late?.userId ?? '')).toEqual([]);
});

test('a text the carrier could not deliver counts as not received; unsigned news are refused', async () => {
  const double = await startTwilio();
  const account = {
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'a-token-of-the-account',
    from: '+15305550100',
  };
  const newsUrl = 'http://localhost:3000/api/webhooks/sms';
  const sms = createTwilioSms({ ...account, apiUrl: double.url, newsUrl });
  const world = await openWorld({ withWorkers: false, sms });
  await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 10 });
  const [home] = await addHouseholds(world.db, [AT]);
  if (!home) throw new Error('no home');
  await world.db
    .insert(phones)
    .values({ userId: home.userId, phone: '+15305550177', verifiedAt: world.clock.now() });
  await putZone(world.db, {
    key: 'LA-1',
    status: 'order',
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
  });
  await applyZones(world.deps);
  await send(world);
  const [sent] = double.kept;
  const url = sent?.callback ?? '';
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/webhooks\/sms\?about=/);
  const fields = new URLSearchParams({
    MessageStatus: 'undelivered',
    MessageSid: sent?.sid ?? '',
    ErrorCode: '30005',
  });
  const tell = async (signature: string) => {
    const reply = await world.app.http.inject({
      method: 'POST',
      url: url.replace('http://localhost:3000', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      payload: fields.toString(),
    });
    return reply.statusCode;
  };
  const texted = async () =>
    (
      await world.db
        .select()
        .from(notices)
        .where(sql`channel = 'sms' and round = 0`)
    ).map((r) => [r.state, r.reason]);
  expect(await tell('forged')).toBe(403);
  expect(await texted()).toEqual([['sent', null]]);
  expect(await tell(twilioSignature(account.authToken, url, fields))).toBe(204);
  expect(await texted()).toEqual([['failed', 'The carrier did not deliver it (30005)']]);
});
