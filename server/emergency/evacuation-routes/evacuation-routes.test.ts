import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import type { EvacuationRouteReply } from '#contract/emergency/evacuation-route.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { createRecordedHazards, type RecordedHazards } from '#server/adapters/hazard-feed.recorded.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { notices } from '#server/core/notifications/tables.ts';
import { takePull } from '#server/emergency/alerts/alerts.ts';
import { pullHazardsNow } from '#server/emergency/hazards/hazards.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { importRoads } from '#server/emergency/routes/roads/import-roads.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { metersBetween } from '#server/platform/flat-earth.ts';
import type { AlertFeedPort, FeedContent, ReportedZone } from '#server/ports/alert-feed.ts';
import { coveredMember } from '#test/covered.ts';
import { addHotel } from '#test/evacuees.ts';
import { caltransRow } from '#test/hazards.ts';
import { gridTown, osmFile, townPlace } from '#test/osm-file.ts';
import { rectangle, withTownFile } from '#test/road-towns.ts';
import { openWorld, signedIn, type World } from '#test/world.ts';
import { reported } from '#test/zones.ts';
import { refreshAll } from './refresh.ts';
import { currentRoute, insertRoutes, lockVersions, versionsOf } from './store.ts';
import { evacuationRoutes } from './tables.ts';

const county: AlertFeedPort = {
  id: 'county',
  name: 'Sonoma County Sheriff',
  officialUrl: 'https://county.example/evacuations',
  everySeconds: 60,
  pull: () => Promise.resolve({ status: 'unchanged' }),
  count: () => Promise.resolve(null),
  read: (raw) => JSON.parse(raw.toString()) as FeedContent,
};
const roads = createRecordedHazards('caltrans', { id: 'roads', freshForMinutes: 60, goneAfterMinutes: 60 });
const world = await openWorld({
  withWorkers: false,
  feeds: [county],
  hazardFeeds: [roads],
});
const bare = await openWorld({ withWorkers: false, feeds: [county], hazardFeeds: [] });
const DATA_AT = new Date('2026-11-01T00:00:00Z');

/** A town of 14 by 14 km. Homes are in the west, the hotels in the east, five miles clear of the zone. */
const ROWS = 36;
const homeAt = townPlace(1100, 6030);
const zoneShape = rectangle(500, 5000, 2100, 7000);
const at = ([lng, lat]: [number, number]) => ({ lng, lat });

async function order(where: World, second?: MultiPolygon) {
  const zones: ReportedZone[] = [
    reported({ words: 'Evacuation Order', name: 'SON-4', shape: zoneShape }),
    ...(second
      ? [
          reported({
            officialId: 'US-CA-XTE-TOW-E002',
            words: 'Evacuation Order',
            name: 'SON-5',
            shape: second,
          }),
        ]
      : []),
  ];
  const content: FeedContent = { kind: 'zones', zones, problem: null };
  const raw = Buffer.from(JSON.stringify({ ...content, at: where.clock.now() }));
  const answer = {
    status: 'answered',
    raw,
    contentType: 'application/json',
    etag: null,
    lastModified: null,
    content,
  } as const;
  await takePull(where.deps, county, answer, where.clock.now());
  await reconcileActivations(where.deps);
}

/** One closed point, and a distant one that is always listed, because an empty list proves nothing. */
async function closures(feed: RecordedHazards, places: [number, number][]) {
  const rows = [townPlace(-60_000, 0), ...places].map(([lng, lat], n) => {
    const row = caltransRow(
      {
        index: `C10${n}A-${lng.toFixed(4)}`,
        start: after(world.clock.now(), -hours(1)),
        end: null,
        code: '1097',
      },
      world.clock.now(),
    );
    const spot = { lng: lng.toFixed(6), lat: lat.toFixed(6) };
    Object.assign(row.lcs.location.begin, {
      beginLongitude: spot.lng,
      beginLatitude: spot.lat,
      beginRoute: 'Street',
    });
    Object.assign(row.lcs.location.end, {
      endLongitude: spot.lng,
      endLatitude: spot.lat,
      endRoute: 'Street',
    });
    return row;
  });
  feed.give(Buffer.from(JSON.stringify({ data: rows })));
  await pullHazardsNow(world.deps, feed);
}

const read = async (who: {
  get: World['visitor'] extends () => infer B ? (B extends { get: infer G } ? G : never) : never;
  api: string;
}) => (await who.get(`${who.api}/evacuation-route`)).body as EvacuationRouteReply;
const routeNotices = (where: World, homeId: string) =>
  where.db
    .select()
    .from(notices)
    .where(sql`${notices.homeId} = ${homeId} and ${notices.kind} = 'route' and ${notices.channel} = 'email'`);
const mailAbout = async (where: World, email: string, subject: string) =>
  (await where.mailbox(email)).find((mail) => mail.subject.startsWith(subject));
const later = (ms = minutes(2)) => world.clock.advance(ms);
const middleOf = (line: [number, number][]) => line[Math.floor(line.length / 2)] ?? [0, 0];

let me: Awaited<ReturnType<typeof coveredMember>>;
let hotel: Awaited<ReturnType<typeof addHotel>>;
let incidentId: string;

beforeAll(async () => {
  await withTownFile(osmFile(gridTown(ROWS, ROWS, 400)), (file) =>
    importRoads(world.deps.fileStorage, file, { now: new Date(), dataAt: DATA_AT }),
  );
  hotel = await addHotel(world.db, { ...at(townPlace(12_100, 8030)), rooms: 9 });
  me = await coveredMember(world, at(homeAt));
  await closures(roads, []);
  await order(world);
  await refreshAll(world.deps);
  const [row] = await world.db.select().from(evacuationRoutes).where(eq(evacuationRoutes.homeId, me.homeId));
  incidentId = row?.incidentId ?? '';
});

const current = async () => {
  const row = await currentRoute(world.db, { incidentId, homeId: me.homeId });
  if (!row) throw new Error('no route');
  return row;
};

test('an order gives each household one checked route to its hotel, with steps, ages and what it avoids', async () => {
  const { state, current: found } = await read(me);
  expect(state).toBe('ready');
  expect(found).toMatchObject({
    version: 1,
    cause: 'first',
    outcome: 'verified',
    goal: 'hotel',
    goalName: 'Harbor House',
    avoids: [{ kind: 'zone', name: 'SON-4' }],
    ages: {
      roads: { asOf: DATA_AT.toISOString() },
      zones: { state: 'ok' },
      fires: { state: 'none' },
      closures: { state: 'ok' },
    },
  });
  expect(found?.route?.steps.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['depart', 'leave-zone', 'arrive']),
  );
  // Along streets, never a straight line.
  expect(found?.route?.meters).toBeGreaterThan(1.1 * (found?.beeline?.meters ?? Infinity));
  expect(found?.streets.length).toBeGreaterThan(20);
  expect(found?.route?.line.length).toBeGreaterThan(20);
  for (const alternative of found?.alternatives ?? [])
    expect(alternative.line).not.toEqual(found?.route?.line);
  expect(found?.alternatives.length).toBeGreaterThan(0);
  const [row] = await world.db.select().from(evacuationRoutes).where(eq(evacuationRoutes.homeId, me.homeId));
  expect(row?.computedFrom).toMatchObject({ engine: 'built-in', zones: [{ version: 1 }] });
  expect(await routeNotices(world, me.homeId)).toEqual([]);
});

test('two processes that both compute a first route leave the household with one', async () => {
  const { id: _, ...known } = await current();
  const homeId = randomUUID();
  const first = { ...known, homeId, version: 1 };
  await world.db.transaction(async (slower) => {
    expect(await lockVersions(slower, incidentId, [homeId])).toEqual(new Map());
    await world.db.transaction((faster) => insertRoutes(faster, [first]));
    expect(await insertRoutes(slower, [first])).toEqual(new Set());
  });
  expect(await currentRoute(world.db, { incidentId, homeId })).toMatchObject({ version: 1 });
  // The next version still replaces it.
  const next = { ...first, version: 2 };
  await world.db.transaction((tx) => insertRoutes(tx, [next]));
  expect(await currentRoute(world.db, { incidentId, homeId })).toMatchObject({ version: 2 });
});

test('the order email, the page, the timeline and the concierge carry the same version', async () => {
  const mail = await mailAbout(world, me.email, 'Evacuation Order');
  expect(mail?.text).toContain('This is route 1, as of');
  expect(mail?.text).toMatch(/1\. Drive \w+ on (Street|Avenue) \d+ \(/);
  expect(mail?.text).toContain('You leave the evacuation zone here');
  expect(mail?.text).toContain('Officers and signs come first');
  const seen = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  expect(seen.concierge?.facts.find((fact) => fact.startsWith('Route '))).toMatch(
    /^Route 1: To Harbor House: .+ By /,
  );
  expect(seen.timeline.map(({ title }) => title)).toContain('We found your route');
});

test('a hazard that doesn’t touch the route changes and announces nothing', async () => {
  later();
  await closures(roads, [townPlace(5000, 13_000)]);
  await refreshAll(world.deps);
  expect(await current()).toMatchObject({ version: 1 });
  expect(await routeNotices(world, me.homeId)).toEqual([]);
});

test('a closure on the route replaces it, and the household hears of it once', async () => {
  const before = await read(me);
  const closed = middleOf(before.current?.route?.line ?? []);
  later();
  await closures(roads, [closed]);
  // A server that dies between finding the route and announcing it leaves no trace.
  const dying = {
    ...world.deps,
    jobs: { ...world.deps.jobs, enqueue: () => Promise.reject(new Error('killed')) },
  };
  await refreshAll(dying);
  expect(await current()).toMatchObject({ version: 1 });
  expect(await routeNotices(world, me.homeId)).toEqual([]);
  await refreshAll(world.deps);
  await Promise.all([refreshAll(world.deps), refreshAll(world.deps)]);
  expect(await current()).toMatchObject({ version: 2, cause: 'closure', outcome: 'verified' });
  expect(await routeNotices(world, me.homeId)).toHaveLength(1);
  const now = await read(me);
  for (const place of now.current?.route?.line ?? [])
    expect(metersBetween(place, closed)).toBeGreaterThan(25);
  const mail = await mailAbout(world, me.email, 'Your route changed');
  expect(mail?.subject).toContain('Your route changed');
  expect(mail?.text).toContain('A road on your old route closed. Don’t use it.');
  expect(mail?.text).toContain('This is route 2, as of');
  const seen = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  expect(seen.concierge?.facts.some((fact) => fact.startsWith('Route 2: '))).toBe(true);
});

test('a source that falls silent, or lists nothing, opens no road', async () => {
  const { line } = await current();
  for (const answer of ['lost', Buffer.from('{"data":[]}')] as const) {
    later(hours(2));
    roads.give(answer);
    await pullHazardsNow(world.deps, roads);
    await refreshAll(world.deps);
    expect(await current()).toMatchObject({ version: 2, line });
  }
  expect((await read(me)).current?.ages.closures.state).not.toBe('ok');
  expect(await routeNotices(world, me.homeId)).toHaveLength(1);
});

test('a second zone on the route replaces it; every version stays as it was said', async () => {
  const before = await read(me);
  const [lng, lat] = middleOf(before.current?.route?.line ?? []);
  const around = (degrees: number): MultiPolygon => [
    [
      [
        [lng - degrees, lat - degrees],
        [lng + degrees, lat - degrees],
        [lng + degrees, lat + degrees],
        [lng - degrees, lat + degrees],
        [lng - degrees, lat - degrees],
      ],
    ],
  ];
  later();
  await order(world, around(0.004));
  await refreshAll(world.deps);
  expect(await current()).toMatchObject({ version: 3, cause: 'zone', outcome: 'verified' });
  expect(await routeNotices(world, me.homeId)).toHaveLength(2);
  const [first, second, third] = await versionsOf(world.db, me.homeId);
  expect([first, second, third].map((row) => row?.isCurrent)).toEqual([false, false, true]);
  const changing = world.db.update(evacuationRoutes).set({ meters: 1 });
  await expect(changing.where(eq(evacuationRoutes.homeId, me.homeId))).rejects.toThrow(/Failed query/);
  const reviving = world.db.update(evacuationRoutes).set({ isCurrent: true });
  await expect(reviving.where(eq(evacuationRoutes.id, first?.id ?? ''))).rejects.toThrow(/Failed query/);
});

test('another hotel means another route, told with the room and not a second time', async () => {
  const before = await current();
  const told = (await routeNotices(world, me.homeId)).length;
  const other = await addHotel(world.db, { ...at(townPlace(13_700, 12_100)), rooms: 9 });
  expect(before.hotelId).toBe(hotel.hotelId);
  await world.db.update(roomHolds).set({ blockId: other.blockId }).where(eq(roomHolds.homeId, me.homeId));
  await refreshAll(world.deps);
  expect(await current()).toMatchObject({
    version: before.version + 1,
    cause: 'hotel',
    hotelId: other.hotelId,
  });
  expect(await routeNotices(world, me.homeId)).toHaveLength(told);
});

test('without a room the route leads well out of the zone', async () => {
  await world.db
    .update(roomHolds)
    .set({ blockId: null, state: 'waiting' })
    .where(eq(roomHolds.homeId, me.homeId));
  await refreshAll(world.deps);
  const { current: found } = await read(me);
  expect(found).toMatchObject({ outcome: 'verified', goal: 'clear', goalName: null, cause: 'hotel' });
  expect(found?.route?.steps.some(({ kind }) => kind === 'leave-zone')).toBe(true);
});

test('a household that checked in at its hotel gets no more routes', async () => {
  const before = await current();
  await world.db
    .update(roomHolds)
    .set({ blockId: hotel.blockId, state: 'checked-in' })
    .where(eq(roomHolds.homeId, me.homeId));
  await refreshAll(world.deps);
  expect((await current()).version).toBe(before.version);
});

test('without roads the page says so, and an import gives a route without waking anyone', async () => {
  const alone = await coveredMember(bare, at(homeAt));
  await addHotel(bare.db, { ...at(townPlace(12_100, 8030)), rooms: 9 });
  await order(bare);
  const without = await read(alone);
  expect(without.current).toMatchObject({
    outcome: 'no-road-data',
    route: null,
    ages: { roads: { state: 'none' } },
  });
  expect(without.current?.beeline).toMatchObject({ heading: 'east' });
  const mail = await mailAbout(bare, alone.email, 'Evacuation Order');
  expect(mail?.text).toContain('We have no road map here');
  await withTownFile(osmFile(gridTown(ROWS, ROWS, 400)), (file) =>
    importRoads(bare.deps.fileStorage, file, { now: new Date(), dataAt: DATA_AT }),
  );
  bare.clock.advance(minutes(11));
  await refreshAll(bare.deps);
  bare.clock.advance(minutes(1));
  await refreshAll(bare.deps);
  expect((await read(alone)).current).toMatchObject({ outcome: 'verified', cause: 'roads' });
  expect(await routeNotices(bare, alone.homeId)).toEqual([]);
  // A household whose versions were all retired gets a new one.
  const ofAlone = eq(evacuationRoutes.homeId, alone.homeId);
  await bare.db.update(evacuationRoutes).set({ isCurrent: false }).where(ofAlone);
  const retired = (await versionsOf(bare.db, alone.homeId)).length;
  expect((await read(alone)).current).toMatchObject({ version: retired + 1, outcome: 'verified' });
});

test('a stranger reads nobody’s route, and a home without an order has none', async () => {
  const stranger = await signedIn(world);
  expect((await stranger.get(`${me.api}/evacuation-route`)).status).toBe(404);
  const quiet = await coveredMember(world, { lat: 34.1, lng: -118.3 });
  expect(await read(quiet)).toMatchObject({ state: 'none', current: null });
});
