import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { Overview, ReviewView } from '#contract/office/operations.ts';
import type { ZoneDetail } from '#contract/office/operations-zones.ts';
import type { Health } from '#contract/health.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { takePull } from '#server/emergency/alerts/alerts.ts';
import { minutes } from '#server/platform/clock.ts';
import type { AlertFeedPort, FeedContent, ReportedZone } from '#server/ports/alert-feed.ts';
import type { Sms } from '#server/ports/sms.ts';
import { coveredMember, SPOT } from '#test/covered.ts';
import { square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type Browser, type World } from '#test/world.ts';
import { numbered, reported } from '#test/zones.ts';
import { escalate, nextStep } from './escalation.ts';

const feedOf = (id: string, name: string): AlertFeedPort => ({
  id,
  name,
  officialUrl: 'https://example.com',
  everySeconds: 60,
  pull: async () => ({ status: 'unchanged' }),
  count: async () => null,
  read: (raw) => JSON.parse(raw.toString()) as FeedContent,
});
const PROD = feedOf('caloes', 'Cal OES');
const COMBINED = feedOf('caloes-combined', 'Cal OES combined');
const ON_CALL = '+15305550123';
const OPERATIONS = 'operations@hearthline.example';

const texts: Sms[] = [];
const open = () =>
  openWorld({
    withWorkers: false,
    feeds: [PROD, COMBINED],
    env: { ON_CALL_PHONE: ON_CALL, OPERATIONS_EMAIL: OPERATIONS },
    sms: { send: async (sms) => ({ ref: `text-${texts.push(sms)}` }) },
  });

async function publish(world: World, zones: ReportedZone[], feed = PROD) {
  const content: FeedContent = { kind: 'zones', zones, problem: null };
  const raw = Buffer.from(JSON.stringify({ ...content, at: world.clock.now(), feed: feed.id }));
  const answer = { status: 'answered' as const, raw, contentType: 'application/json', content };
  await takePull(world.deps, feed, { ...answer, etag: null, lastModified: null }, world.clock.now());
  await reconcileActivations(world.deps);
}
const mine = (more: Partial<ReportedZone> = {}) =>
  reported({ name: 'PAR-12', shape: square(SPOT.lng, SPOT.lat), ...more });
const others = [200, 205, 210].map((n) => numbered(n));
const rest = [numbered(300, 'Evacuation Warning'), numbered(305, 'Evacuation Warning')];

const view = async (me: Browser) =>
  (await me.get('/api/homes/current-home-id/evacuation')).body as Evacuation;
const reviews = async (admin: Browser, kind: string) =>
  ((await admin.get(`/api/admin/operations/reviews?kind=${kind}`)).body as { reviews: ReviewView[] }).reviews;
async function vanish(world: World) {
  await publish(world, [mine(), ...others, ...rest]);
  for (let n = 0; n < 4; n += 1) {
    world.clock.advance(minutes(12));
    await publish(world, rest);
  }
}

test('operations is emailed after 5 minutes, the on-call number gets a text after 30, each once', async () => {
  const world = await open();
  const me = await coveredMember(world);
  const admin = await signedInAdmin(world);
  await vanish(world);
  // The household keeps its order, and the page says what is being checked.
  const waiting = await view(me);
  expect(waiting).toMatchObject({ state: 'order' });
  expect(waiting.order?.question).toMatch(/Your county hasn’t announced that it is over/);
  const asked = (await reviews(admin, 'zone-vanished')).filter(({ homesWaiting }) => homesWaiting === 1);
  expect(asked).toMatchObject([{ unanswered: expect.stringMatching(/12 hours/), escalatedAt: null }]);
  expect(((await admin.get('/api/admin/operations')).body as Overview).waiting).toMatchObject({
    questions: 1,
    homes: 1,
  });
  const health = (await admin.get('/api/admin/health')).body as Health;
  expect(health.waiting).toMatchObject({ homes: 1, onCall: 0 });
  expect(health.verdict.sentences.join()).toMatch(/1 home waits for 1 decision about zones/);

  texts.length = 0;
  await escalate(world.deps);
  await world.runJobs();
  expect(texts).toEqual([]);
  world.clock.advance(minutes(6));
  for (let n = 0; n < 2; n += 1) {
    await escalate(world.deps);
    await world.runJobs();
  }
  const mails = await world.mailbox(OPERATIONS);
  expect(mails.map(({ subject }) => subject)).toEqual(['1 home waits for a decision about a zone']);
  expect(mails[0]?.text).toContain('/admin/operations/reviews');
  world.clock.advance(minutes(25));
  for (let n = 0; n < 2; n += 1) {
    await escalate(world.deps);
    await world.runJobs();
  }
  expect(texts.map(({ to }) => to)).toEqual([ON_CALL]);
  expect(texts[0]?.text).toMatch(/1 home waits for 1 question about a zone/);
  expect((await reviews(admin, 'zone-vanished')).find(({ id }) => id === asked[0]?.id)).toMatchObject({
    escalatedAt: expect.any(String),
    onCallAt: expect.any(String),
  });
});

test('after 12 hours of complete responses the zone ends by the written rule, which page and history name', async () => {
  const world = await open();
  const me = await coveredMember(world);
  await vanish(world);
  for (let n = 0; n < 13; n += 1) {
    world.clock.advance(minutes(60));
    await publish(world, rest);
  }
  const admin = await signedInAdmin(world);
  const over = await view(me);
  expect(over.state).toBe('lifted');
  expect(over.timeline.find(({ kind }) => kind === 'order.lifted')?.detail).toMatch(/12 hours/);
  const closed = (
    (await admin.get('/api/admin/operations/reviews?kind=zone-vanished&state=decided')).body as {
      reviews: ReviewView[];
    }
  ).reviews;
  expect(closed[0]).toMatchObject({
    decidedBy: null,
    decision: 'ended',
    note: expect.stringMatching(/12 hours/),
  });
  const zone = (await admin.get(`/api/admin/operations/zones/${closed[0]?.zone?.id}`)).body as ZoneDetail;
  expect(zone.history[0]?.rule).toMatch(/12 hours/);
});

test('a zone that our team keeps is not ended by a rule', async () => {
  const world = await open();
  const me = await coveredMember(world);
  const admin = await signedInAdmin(world);
  await vanish(world);
  const [asked] = (await reviews(admin, 'zone-vanished')).filter(({ homesWaiting }) => homesWaiting === 1);
  const kept = await admin.post(`/api/admin/operations/reviews/${asked?.id}/decide`, {
    decision: 'keep',
    note: 'The county says it still stands.',
  });
  expect(kept.status).toBe(200);
  for (let n = 0; n < 15; n += 1) {
    world.clock.advance(minutes(60));
    await publish(world, rest);
  }
  expect((await view(me)).state).toBe('order');
});

test('a fresh order on a zone that vanished reaches the household, in the timeline and as a message', async () => {
  const world = await open();
  const me = await coveredMember(world);
  await vanish(world);
  const before = await world.deps.db.execute('select count(*)::int as n from notices');
  world.clock.advance(minutes(60));
  await publish(world, [mine({ issuedAt: new Date(world.clock.now().getTime() - minutes(3)) }), ...rest]);
  const now = await view(me);
  expect(now.state).toBe('order');
  expect(now.order?.question).toBeNull();
  expect(now.timeline.find(({ kind }) => kind === 'order.reopened')).toMatchObject({
    title: 'A new Evacuation Order covers your home',
    detail: expect.stringMatching(/a new order/),
  });
  const after = await world.deps.db.execute('select count(*)::int as n from notices');
  expect(Number(after.rows[0]?.['n'])).toBeGreaterThan(Number(before.rows[0]?.['n']));
});

test('our team decides between two rows without times, once, and sees both', async () => {
  const world = await open();
  const me = await coveredMember(world);
  const admin = await signedInAdmin(world);
  await publish(world, [mine({ notes: 'Ridge Fire' }), ...others]);
  const both = [mine({ notes: 'Ridge Fire' }), mine({ words: 'Evacuation Warning', notes: 'Downgraded' })];
  for (let n = 0; n < 3; n += 1) {
    world.clock.advance(minutes(10));
    await publish(world, [...both, ...others]);
  }
  expect((await view(me)).state).toBe('order');
  const asked = await reviews(admin, 'rows-disagree');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ homesWaiting: 1, unanswered: expect.stringMatching(/12 hours/) });
  expect(asked[0]?.facts.map(({ value }) => value).join(' ')).toMatch(
    /Downgraded.*Ridge Fire|Ridge Fire.*Downgraded/,
  );
  const decided = await admin.post(`/api/admin/operations/reviews/${asked[0]?.id}/decide`, {
    decision: 'milder',
    note: 'The county says warning.',
  });
  expect(decided.status).toBe(200);
  world.clock.advance(minutes(10));
  await publish(world, [...both, ...others]);
  expect((await view(me)).state).toBe('warning');
  world.clock.advance(minutes(10));
  await publish(world, [...both, ...others]);
  expect((await view(me)).state).toBe('warning');
});

test('an order from two sources counts once, and the page shows which one had it first', async () => {
  const world = await open();
  const me = await coveredMember(world);
  await publish(world, [mine(), ...others], COMBINED);
  world.clock.advance(minutes(18));
  await publish(world, [mine(), ...others]);
  const now = await view(me);
  expect(now.order?.seenBy.map(({ source }) => source)).toEqual(['Cal OES combined', 'Cal OES']);
  expect(now.order?.seenBy.every(({ evidence }) => evidence?.length === 64)).toBe(true);
  expect(now.order?.rule).toBe('The official list shows it for the first time.');
  const started = await world.deps.db.execute('select count(*)::int as n from activations');
  expect(started.rows).toEqual([{ n: 1 }]);
  expect(now.timeline.filter(({ kind }) => kind === 'order.seen')).toHaveLength(1);
});

test('a decision about a held order counts for the same order from the other source', async () => {
  const world = await open();
  const me = await coveredMember(world);
  const admin = await signedInAdmin(world);
  const marked = mine({ notes: 'EXERCISE' });
  await publish(world, [marked, ...rest]);
  await publish(world, [marked, ...rest], COMBINED);
  const asked = await reviews(admin, 'looks-like-test');
  expect(asked).toHaveLength(2);
  const decided = await admin.post(`/api/admin/operations/reviews/${asked[0]?.id}/decide`, {
    decision: 'approve',
    note: 'The county says it is real.',
  });
  expect(decided.status).toBe(200);
  await reconcileActivations(world.deps);
  expect(await reviews(admin, 'looks-like-test')).toEqual([]);
  expect((await view(me)).state).toBe('order');
  const zones = await world.deps.db.execute('select verdict from zones where name is not null');
  expect(zones.rows).toEqual([{ verdict: 'approved' }, { verdict: 'approved' }]);
});

test.each<[string, number, boolean, boolean, number, ReturnType<typeof nextStep>]>([
  ['a new question', 4, false, false, 3, null],
  ['a question of five minutes', 5, false, false, 3, 'operations'],
  ['one that operations knows', 29, true, false, 3, null],
  ['one of half an hour', 30, true, false, 3, 'on-call'],
  ['one that operations has not heard of, however old', 90, false, false, 3, 'operations'],
  ['one that both know', 900, true, true, 3, null],
  ['one that no home waits for', 900, false, false, 0, null],
])('%s', (_, age, isEscalated, isOnCall, homes, step) => {
  const now = new Date('2026-08-17T12:00:00Z');
  const ago = (min: number) => new Date(now.getTime() - minutes(min));
  const asked = {
    openedAt: ago(age),
    escalatedAt: isEscalated ? ago(age - 5) : null,
    onCallAt: isOnCall ? ago(1) : null,
  };
  expect(nextStep(asked, homes, now)).toBe(step);
});
