/** From an official order to its acknowledgment: the real path, with nothing mocked in between. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reconcileActivations, cancelIncident } from '#server/emergency/activations/activations.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { activations } from '#server/emergency/activations/tables.ts';
import { twilioSignature } from '#server/adapters/sms.twilio.ts';
import { createTwilioSms } from '#server/adapters/sms.twilio.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { drain } from './drain.ts';
import { readSeenToken, seenToken } from './seen-link.ts';
import { notices, phones } from './tables.ts';

const AT = { lng: -118.5, lat: 34.05 };
const world = await openWorld({ withWorkers: false });
const send = (to: World = world) => drain(to.deps, noticeFactsFor);
const subjects = async (userId: string) =>
  (await readMailbox(world.db, `${userId}@example.com`)).map((m) => m.subject);

let opened = 0;

/** A home under an order of its own authority, too far from those of other tests to share anything with them. */
async function underOrder() {
  opened += 1;
  const at = { lng: AT.lng + 4 * opened, lat: AT.lat };
  await addHotel(world.db, { lat: 33.8, lng: at.lng + 0.3, rooms: 10 });
  const [home] = await addHouseholds(world.db, [at]);
  if (!home) throw new Error('no home');
  const zone = {
    feedId: `county-${opened}`,
    key: 'LA-1',
    status: 'order' as const,
    at: world.clock.now(),
    shape: square(at.lng, at.lat),
  };
  await putZone(world.db, zone);
  await reconcileActivations(world.deps);
  await send();
  return { ...home, zone, at };
}

const linkIn = async (userId: string) => {
  const [mail] = await readMailbox(world.db, `${userId}@example.com`);
  const url = /I have seen this: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { mail, token: new URL(url).searchParams.get('t') ?? '' };
};

test('an order notice names room and cash; one click on its link stops the reminders, signed out', async () => {
  const { userId, homeId } = await underOrder();
  const { mail, token } = await linkIn(userId);
  expect(mail?.subject).toBe('Evacuation Order for 12 Oak Lane, Paradise');
  for (const said of ['Zone LA-1', 'Los Angeles County', 'Harbor House', '3 nights', '$1,000'])
    expect(mail?.text).toContain(said);
  const visitor = world.visitor();
  await visitor.get(`/seen?t=${token}`); // opened by a mail program, it acknowledges nothing
  await visitor.get(`/api/notices/seen?t=${token}`);
  const row = async () =>
    (await world.db.select().from(activations).where(eq(activations.homeId, homeId)))[0];
  expect((await row())?.acknowledgedAt).toBeNull();
  world.clock.advance(minutes(3.1));
  await send();
  expect(await subjects(userId)).toHaveLength(2);

  expect((await visitor.post('/api/notices/seen', { t: token })).body).toEqual({ is: 'seen' });
  expect(await row()).toMatchObject({ acknowledgedBy: userId });
  expect((await visitor.post('/api/notices/seen', { t: token })).body).toEqual({ is: 'seen' });
  world.clock.advance(minutes(60));
  await send();
  expect(await subjects(userId)).toHaveLength(2);
  expect(await openReviews(world.db, { kind: 'call-household', homeId })).toEqual([]);
});

test('a link that was altered, or belongs to someone who left the home, reveals nothing', async () => {
  const { userId, homeId } = await underOrder();
  const { token } = await linkIn(userId);
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
  const [one] = await addHouseholds(world.db, [{ ...AT, lng: -125 }]);
  const read = readSeenToken(world.deps.masterKeys, token);
  if (!read || !one) throw new Error('not read');
  const stranger = seenToken(world.deps.masterKeys, { ...read, userId: one.userId });
  expect((await world.visitor().post('/api/notices/seen', { t: stranger })).body).toEqual({ is: 'over' });
  const [row] = await world.db.select().from(activations).where(eq(activations.homeId, homeId));
  expect(row?.acknowledgedAt).toBeNull();
});

test('a lift notifies those who got the order, and the order’s link has nothing left to confirm', async () => {
  const { userId, zone } = await underOrder();
  const { token } = await linkIn(userId);
  world.clock.advance(minutes(1));
  await putZone(world.db, {
    ...zone,
    status: 'lifted',
    at: world.clock.now(),
    ended: 'The authority says: Lifted.',
  });
  await reconcileActivations(world.deps);
  await send();
  expect((await subjects(userId))[0]).toBe('Evacuation Order lifted for 12 Oak Lane, Paradise');
  expect((await world.visitor().post('/api/notices/seen', { t: token })).body).toEqual({ is: 'over' });
  world.clock.advance(minutes(30));
  await send();
  expect(await subjects(userId)).toHaveLength(2);
});

test('a mistaken order is corrected for exactly those who were notified', async () => {
  const { userId, homeId, zone, at } = await underOrder();
  const [late] = await addHouseholds(world.db, [{ ...at, lat: at.lat + 0.001 }]);
  await putZone(world.db, { ...zone, at: world.clock.now() });
  await reconcileActivations(world.deps); // the second household's notice is still queued
  const admin = await signedInAdmin(world);
  const [row] = await world.db.select().from(activations).where(eq(activations.homeId, homeId));
  await cancelIncident(world.deps, {
    incidentId: row?.incidentId ?? '',
    by: { id: admin.user.id, device: 'a test' },
    reason: 'The feed repeated an exercise.',
  });
  await send();
  expect((await subjects(userId))[0]).toBe('Correction: no Evacuation Order for 12 Oak Lane, Paradise');
  expect(await subjects(late?.userId ?? '')).toEqual([]);
});

test('a text the carrier could not deliver counts as not received; unsigned webhook events are refused', async () => {
  const double = await startTwilio();
  const account = {
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'a-token-of-the-account',
    from: '+15305550100',
  };
  const webhookUrl = 'http://localhost:3000/api/webhooks/sms';
  const sms = createTwilioSms({ ...account, apiUrl: double.url, webhookUrl });
  const other = await openWorld({ withWorkers: false, sms });
  await addHotel(other.db, { lat: 33.8, lng: -118.2, rooms: 10 });
  const [home] = await addHouseholds(other.db, [AT]);
  if (!home) throw new Error('no home');
  await other.db
    .insert(phones)
    .values({ userId: home.userId, phone: '+15305550177', verifiedAt: other.clock.now() });
  await putZone(other.db, {
    key: 'LA-1',
    status: 'order',
    at: other.clock.now(),
    shape: square(AT.lng, AT.lat),
  });
  await reconcileActivations(other.deps);
  await send(other);
  const [sent] = double.kept;
  const url = sent?.callback ?? '';
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/webhooks\/sms\?about=/);
  const fields = new URLSearchParams({
    MessageStatus: 'undelivered',
    MessageSid: sent?.sid ?? '',
    ErrorCode: '30005',
  });
  const tell = async (signature: string) => {
    const reply = await other.app.http.inject({
      method: 'POST',
      url: url.replace('http://localhost:3000', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      payload: fields.toString(),
    });
    return reply.statusCode;
  };
  const texted = async () =>
    (
      await other.db
        .select()
        .from(notices)
        .where(sql`channel = 'sms' and round = 0`)
    ).map((r) => [r.state, r.reason]);
  expect(await tell('forged')).toBe(403);
  expect(await texted()).toEqual([['sent', null]]);
  expect(await tell(twilioSignature(account.authToken, url, fields))).toBe(204);
  expect(await texted()).toEqual([['failed', 'The carrier did not deliver it (30005)']]);
});
