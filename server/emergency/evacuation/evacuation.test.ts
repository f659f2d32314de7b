import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DemoStage } from '#contract/demo.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { reconcileActivations, cancelIncident } from '#server/emergency/activations/activations.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { takePull } from '#server/emergency/alerts/alerts.ts';
import { drain } from '#server/core/notifications/drain.ts';
import { timeInWords } from '#server/core/notifications/short-words.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import type { AlertFeedPort, FeedContent, ReportedZone } from '#server/ports/alert-feed.ts';
import { addPerson, coveredMember, SPOT } from '#test/covered.ts';
import { addHotel, square } from '#test/evacuees.ts';
import { addHome, join } from '#test/homes.ts';
import { numbered, reported } from '#test/zones.ts';
import { openWorld, signedIn, signedInAdmin, type Browser, type World } from '#test/world.ts';

const county: AlertFeedPort = {
  id: 'county',
  name: 'Butte County Sheriff',
  officialUrl: 'https://county.example/evacuations',
  everySeconds: 60,
  pull: () => Promise.resolve({ status: 'unchanged' }),
  count: () => Promise.resolve(null),
  read: (raw) => JSON.parse(raw.toString()) as FeedContent,
};
const open = () => openWorld({ withWorkers: false, feeds: [county] });

/** For tests in which only the demo publishes. Each has a home too far from the others to interfere. */
const demo = await open();
let spots = 0;
const newSpot = () => ({ lat: SPOT.lat, lng: SPOT.lng + 3 * (spots += 1) });

async function publish(world: World, zones: ReportedZone[]) {
  const content: FeedContent = { kind: 'zones', zones, problem: null };
  // The timestamp makes each response differ, because an identical response has no effect.
  const raw = Buffer.from(JSON.stringify({ ...content, at: world.clock.now() }));
  await takePull(
    world.deps,
    county,
    { status: 'answered', raw, contentType: 'application/json', etag: null, lastModified: null, content },
    world.clock.now(),
  );
  await reconcileActivations(world.deps);
}
const zone = (words: string) =>
  reported({ words, name: 'PAR-12', notes: words, shape: square(SPOT.lng, SPOT.lat) });
async function stage(world: World, me: Browser, stage: DemoStage) {
  expect(await me.post('/api/demo/evacuation', { stage })).toMatchObject({ status: 202 });
  await reconcileActivations(world.deps);
}
const view = async (me: Browser, home = 'current-home-id') => {
  const { status, body, text } = await me.get(`/api/homes/${home}/evacuation`);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return body as Evacuation;
};
const kinds = ({ timeline }: Evacuation) => timeline.map(({ kind }) => kind).toReversed();
const banner = async (me: Browser) => (await me.get('/api/evacuation')).body;

test('a home without an evacuation is reported as such, with the state of every official source', async () => {
  const world = await open();
  const me = await signedIn(world);
  await addHome(me);
  const found = await view(me);
  expect(found).toMatchObject({ state: 'none', order: null, services: null, timeline: [], request: null });
  expect(found.feeds).toMatchObject([{ id: 'county', state: 'unavailable', lastGoodAt: null }]);
  expect(await banner(me)).toEqual({ homes: [], drill: null });
  expect(found.userId).toBe(me.user.id);
});

test('a household is guided through a warning, the order and its lift, each with its time and sources', async () => {
  const world = await open();
  await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 3 });
  const me = await coveredMember(world);
  await publish(world, [zone('Evacuation Warning'), numbered(5)]);
  const warned = await view(me);
  expect(warned).toMatchObject({
    state: 'warning',
    services: null,
    room: null,
    order: { zoneName: 'PAR-12', words: 'Evacuation Warning', source: 'Butte County Sheriff' },
    feeds: [{ state: 'ok' }],
  });
  expect(kinds(warned)).toEqual(['warning.seen']);
  expect(await banner(me)).toMatchObject({ homes: [{ homeId: me.homeId, state: 'warning' }] });

  world.clock.advance(hours(2));
  await publish(world, [zone('Evacuation Order'), numbered(5)]);
  const ordered = await view(me);
  expect(ordered).toMatchObject({
    state: 'order',
    order: { words: 'Evacuation Order', officialUrl: 'https://county.example/evacuations' },
    services: { plan: 'plus', cashCents: 100_000, nights: 3, acknowledgedAt: null, isReportedLifted: false },
    room: { state: 'held', nights: 3, hotel: { name: 'Harbor House' } },
    cash: { state: 'needs-card', cents: 100_000 },
  });
  expect(ordered.order?.evidence).toMatch(/^[0-9a-f]{64}$/);
  expect(ordered.order?.evidence).not.toBe(warned.order?.evidence);
  expect(Date.parse(ordered.order?.seenAt ?? '') - Date.parse(warned.order?.seenAt ?? '')).toBeGreaterThan(
    hours(1.9),
  );
  expect(kinds(ordered)).toEqual([
    'warning.seen',
    'order.seen',
    'home.matched',
    'room.held',
    'cash.needs-card',
    'concierge.opened',
  ]);
  expect(ordered.concierge?.facts).toContain('Cash: Add a debit card to get your $1,000.');

  await publish(world, [zone('Evacuation/Advisory Lifted'), numbered(5)]);
  const lifted = await view(me);
  expect(lifted).toMatchObject({ state: 'lifted', services: { isReportedLifted: false, endSeenAt: null } });
  expect(lifted.timeline[0]).toMatchObject({ kind: 'order.lifted', title: 'The order ended' });
  expect(lifted.room?.state).toBe('held');
});

test('a returned order is dated from its return, on the page and in the banner, with one source name', async () => {
  const me = await coveredMember(demo, newSpot());
  await stage(demo, me, 'order');
  const first = await view(me);
  expect(first.order?.source).toBe('Simulated county (demo)');
  for (const next of ['lifted', 'order'] as const) {
    demo.clock.advance(hours(1));
    await stage(demo, me, next);
  }
  const back = await view(me);
  expect(back.state).toBe('order');
  expect(Date.parse(back.since ?? '') - Date.parse(first.since ?? '')).toBeGreaterThan(hours(1.9));
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'order', since: back.since }] });
  expect(back.order?.orderAt).toBe(first.order?.orderAt);
  await drain(demo.deps, noticeFactsFor);
  const mails = (await demo.mailbox(me.email)).map(({ text }) => text);
  expect(mails[0]).toContain(`(Simulated county (demo), ${timeInWords(new Date(back.since ?? ''))})`);
});

test('an order that vanished from the feed is called no longer listed until the household has read it', async () => {
  const world = await open();
  const me = await coveredMember(world);
  const others = [numbered(5), numbered(6), numbered(7), numbered(8)];
  await publish(world, [zone('Evacuation Order'), ...others]);
  expect((await view(me)).state).toBe('order');
  // Zones of the same service are still in the feed, so half an hour is enough.
  for (let n = 0; n < 4; n += 1) {
    world.clock.advance(minutes(45));
    await publish(world, others);
  }
  const lifted = await view(me);
  expect(lifted).toMatchObject({ state: 'lifted', services: { isReportedLifted: true } });
  expect(lifted.timeline[0]).toMatchObject({
    title: 'The order is no longer listed',
    detail:
      'The official feed no longer has it. Three complete responses over at least 30 minutes no longer have it.',
  });
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'lifted' }] });
  expect((await me.post(`${me.api}/evacuation/acknowledge`)).status).toBe(204);
  expect((await me.post(`${me.api}/evacuation/acknowledge`)).status).toBe(204);
  expect(await banner(me)).toEqual({ homes: [], drill: null });
  expect((await view(me)).services?.endSeenAt).not.toBeNull();
  // After it came back and ended again, it must be read again.
  world.clock.advance(hours(1));
  await publish(world, [zone('Evacuation Order'), ...others]);
  expect(kinds(await view(me)).at(-1)).toBe('order.reopened');
  world.clock.advance(hours(1));
  await publish(world, [zone('Evacuation/Advisory Lifted'), ...others]);
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'lifted' }] });
});

test('our mistake is described as such, and its services aren’t shown as released by the household', async () => {
  const world = await open();
  await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 3 });
  const me = await coveredMember(world);
  const { user } = await signedInAdmin(world);
  await publish(world, [zone('Evacuation Order'), numbered(5)]);
  const { rows } = await world.db.execute<{ incident_id: string }>(sql`select incident_id from activations`);
  await cancelIncident(world.deps, {
    incidentId: rows[0]?.incident_id ?? '',
    by: { id: user.id, device: 'Firefox' },
    reason: 'The zone was drawn over the wrong town.',
  });
  const found = await view(me);
  expect(found).toMatchObject({
    state: 'cancelled',
    cash: { state: 'cancelled' },
    room: { state: 'released' },
  });
  expect(found.timeline).toContainEqual(
    expect.objectContaining({ kind: 'order.cancelled', detail: 'The zone was drawn over the wrong town.' }),
  );
  expect(kinds(found)).not.toContain('room.released');
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'cancelled' }] });
});

test('a household without a room joins the waiting list, and the timeline shows when it leaves it', async () => {
  const me = await coveredMember(demo, newSpot());
  await stage(demo, me, 'order');
  expect(await view(me)).toMatchObject({ room: { state: 'waiting', hotel: null } });
  expect((await me.post(`${me.api}/evacuation/room/wider`)).status).toBe(200);
  expect((await me.post(`${me.api}/evacuation/room/release`)).status).toBe(200);
  const found = await view(me);
  expect(found.room).toMatchObject({ state: 'released', isWideAllowed: true });
  expect(found.timeline[0]?.title).toBe('You left the waiting list for a room');
});

test('a household extends its stay and releases the room, and its timeline shows both', async () => {
  const spot = newSpot();
  await addHotel(demo.db, { lat: spot.lat - 0.23, lng: spot.lng, rooms: 1 });
  const me = await coveredMember(demo, spot);
  await stage(demo, me, 'order');
  await me.call('PUT', `${me.api}/evacuation/room/own-nights`, { ownNights: 2 });
  demo.clock.advance(minutes(1));
  await me.post(`${me.api}/evacuation/room/release`);
  expect((await view(me)).timeline.slice(0, 2)).toMatchObject([
    { kind: 'room.released', title: 'You released 1 room', detail: 'Harbor House' },
    { kind: 'room.extended', title: 'You added 2 nights at your expense' },
  ]);
});

test('a person who needs help opens one review until the household reports them safe', async () => {
  const me = await coveredMember(demo, newSpot());
  const ana = await addPerson(me, 'Ana');
  await stage(demo, me, 'order');
  const say = async (state: string) => {
    demo.clock.advance(minutes(1));
    expect((await me.call('PUT', `${me.api}/evacuation/people/${ana}`, { state })).status).toBe(200);
  };
  const asked = () => openReviews(demo.db, { kind: 'person-needs-help', homeId: me.homeId });
  await say('left');
  expect(await asked()).toEqual([]);
  for (const state of ['help', 'help']) await say(state);
  const waiting = await asked();
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.summary).toMatch(/^Someone at .+ needs help\. Please call them now\.$/);
  expect(JSON.stringify(waiting)).not.toContain('Ana');
  await say('safe');
  expect(await asked()).toEqual([]);
  await say('help');
  expect(await asked()).toHaveLength(1);
});

test('an offline check-in counts from when it was made, and not in another evacuation', async () => {
  const me = await coveredMember(demo, newSpot());
  const ana = await addPerson(me, 'Ana');
  await stage(demo, me, 'order');
  const { incidentId } = await view(me);
  const say = (body: object) => me.call('PUT', `${me.api}/evacuation/people/${ana}`, body);
  demo.clock.advance(minutes(30));
  const ago = () => demo.clock.now().getTime() - minutes(20);
  const earliest = ago();
  await say({ state: 'left', secondsAgo: 1200, incidentId });
  const [found] = (await view(me)).people;
  const at = new Date(found?.at ?? 0).getTime();
  expect([found?.state, at >= earliest, at <= ago()]).toEqual(['left', true, true]);
  await say({ state: 'safe' });
  // Made earlier on another phone but sent only now, so no one is called because of it.
  expect((await say({ state: 'help', secondsAgo: 60, incidentId })).body).toMatchObject({ state: 'safe' });
  expect(await openReviews(demo.db, { kind: 'person-needs-help', homeId: me.homeId })).toEqual([]);
  expect(kinds(await view(me)).filter((kind) => kind === 'person.checked-in')).toHaveLength(2);
  expect(await say({ state: 'help', incidentId: crypto.randomUUID() })).toMatchObject({ status: 409 });
  expect(await say({ state: 'help', secondsAgo: -1 })).toMatchObject({ status: 400 });
});

test('everyone in a shared home can check people in; a stranger sees nothing', async () => {
  const me = await coveredMember(demo, newSpot());
  const [viewer, stranger] = [await signedIn(demo), await signedIn(demo)];
  await join(demo, me.homeId, viewer, 'viewer');
  const ana = await addPerson(me, 'Ana');
  const say = (who: Browser, state: string, person = ana) =>
    who.call('PUT', `${me.api}/evacuation/people/${person}`, { state });
  expect(await say(me, 'safe')).toMatchObject({ status: 409 }); // no evacuation
  await stage(demo, me, 'order');
  expect(await say(me, 'left')).toMatchObject({ status: 200, body: { name: 'Ana', state: 'left' } });
  demo.clock.advance(minutes(1));
  expect((await say(viewer, 'help')).status).toBe(200);
  expect(await say(me, 'gone')).toMatchObject({ status: 400 });
  expect((await say(me, 'safe', crypto.randomUUID())).status).toBe(404);
  expect([(await say(stranger, 'safe')).status, (await stranger.get(`${me.api}/evacuation`)).status]).toEqual(
    [404, 404],
  );
  expect(await banner(stranger)).toEqual({ homes: [], drill: null });
  const found = await view(viewer, me.homeId);
  expect(found).toMatchObject({ canEdit: false, people: [{ name: 'Ana', state: 'help' }] });
  expect(found.concierge?.facts).toContain('Needs help: Ana');
  expect(found.timeline[0]).toMatchObject({ kind: 'person.needs-help', title: 'Ana needs help' });
});

test('opening the page marks the order as seen: reminders stop, and opening it again changes nothing', async () => {
  const me = await coveredMember(demo, newSpot());
  await stage(demo, me, 'order');
  await demo.db
    .execute(sql`insert into notices (incident_id, home_id, user_id, kind, channel, round, state, due_at)
    select incident_id, home_id, user_id, kind, channel, 1, state, due_at from notices
    where kind = 'order' and home_id = ${me.homeId}`);
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'order', isAcknowledged: false }] });
  for (let n = 0; n < 2; n += 1) expect((await me.post(`${me.api}/evacuation/acknowledge`)).status).toBe(204);
  expect(await banner(me)).toMatchObject({ homes: [{ isAcknowledged: true }] });
  const queued = await demo.db.execute(
    sql`select 1 from notices where state = 'queued' and round > 0 and home_id = ${me.homeId}`,
  );
  expect(queued.rows).toEqual([]);
  expect(kinds(await view(me)).filter((kind) => kind === 'acknowledged')).toHaveLength(1);
});

test('the demo publishes an order for one home through the real path, and other members’ views don’t change', async () => {
  const [ana, ben] = [await coveredMember(demo, newSpot()), await coveredMember(demo, newSpot())];
  await stage(demo, ana, 'warning');
  await stage(demo, ben, 'order');
  expect([(await view(ana)).state, (await view(ben)).state]).toEqual(['warning', 'order']);
  await stage(demo, ben, 'lifted');
  expect([(await view(ana)).state, (await view(ben)).state]).toEqual(['warning', 'lifted']);
  expect((await view(ben)).order).toMatchObject({ source: 'Simulated county (demo)' });
  const nowhere = await coveredMember(demo, newSpot());
  await demo.db.execute(
    sql`update homes set lat = null, lng = null, accuracy = null where id = ${nowhere.homeId}`,
  );
  expect(await nowhere.post('/api/demo/evacuation', { stage: 'order' })).toMatchObject({ status: 409 });
  const real = await openWorld({ withWorkers: false, env: { DEMO: '0' } });
  expect((await real.visitor().post('/api/demo/evacuation', { stage: 'order' })).status).toBe(404);
});

test('no drill starts during a real evacuation, and a running one stops', async () => {
  const me = await coveredMember(demo, newSpot());
  const begun = await me.post(`${me.api}/drills`);
  expect(begun.status).toBe(201);
  expect(await banner(me)).toMatchObject({ homes: [], drill: { homeId: me.homeId } });
  await stage(demo, me, 'warning');
  expect(await banner(me)).toMatchObject({ homes: [{ state: 'warning' }], drill: null });
  const { id } = begun.body as { id: string };
  expect((await me.post(`${me.api}/drills/${id}/stop`)).status).toBe(200);
  expect(await me.post(`${me.api}/drills`)).toMatchObject({ status: 409 });
});
