import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MyMap, WatchedPlace } from '#contract/emergency/places.ts';
import { createRecordedFeed } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import { pullNow } from '#server/emergency/alerts/alerts.ts';
import { zones } from '#server/emergency/alerts/tables.ts';
import { activations, homeAlerts } from '#server/emergency/activations/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { coveredMember } from '#test/covered.ts';
import { addHotel } from '#test/evacuees.ts';
import { homeowner } from '#test/homes.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAdmin, signedInSpanish } from '#test/world.ts';
import { exportPlaces } from './data-export.ts';
import { resealWatchedPlaces } from './places.ts';
import { sendAlerts } from './send-alerts.ts';
import { watchedAlerts, watchedPlaces } from './tables.ts';
import { checkWatched } from './watch.ts';

const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'hearthline-log-')), 'log');
const feed = createRecordedFeed({
  id: 'caloes',
  name: 'Cal OES evacuation zones',
  officialUrl: 'https://protect.genasys.com',
  read: (raw) => ({ kind: 'zones' as const, ...readArcgis(raw) }),
});
const world = await openWorld({ withWorkers: false, feeds: [feed], log: createLog('trace', logFile) });
const { db, deps, clock } = world;

/** Each test has its own area: a square of a fiftieth of a degree. */
let ground = 0;
const nextPlace = (): [number, number] => {
  ground += 1;
  return [-122.9 + ground * 0.05, 38.41];
};
const ring = ([lng, lat]: [number, number], size = 0.01) => [
  [
    [lng - size, lat - size],
    [lng + size, lat - size],
    [lng + size, lat + size],
    [lng - size, lat + size],
    [lng - size, lat - size],
  ],
];

type Row = { id: string; status: string; at: [number, number] };
const published = new Map<string, Row>();

/** What the county lists from now on. */
async function publish(...rows: Row[]): Promise<void> {
  for (const row of rows) published.set(row.id, row);
  clock.advance(minutes(1));
  feed.give(
    Buffer.from(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [...published.values()].map(({ id, status, at }) => ({
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: ring(at) },
          properties: {
            ZONE_ID: id,
            STATUS: status,
            ZONE_NAME: null,
            COUNTY: 'Sonoma',
            EDIT_DATE: clock.now().getTime(),
          },
        })),
      }),
    ),
  );
  await pullNow(deps, feed);
}

/** Runs what the job does every minute. */
const tellAll = async () => {
  await checkWatched(deps);
  await sendAlerts(deps);
};

type Person = Awaited<ReturnType<typeof signedIn>>;
const place = ([lng, lat]: [number, number], more: object = {}) => ({
  kind: 'parents',
  name: 'Mom and Dad',
  address: '44 Elm Street, Santa Rosa, CA 95404',
  location: { lat, lng },
  precision: 'home',
  ...more,
});
async function watch(who: Pick<Person, 'post'>, at: [number, number], more: object = {}) {
  const { status, body } = await who.post('/api/watched-places', place(at, more));
  expect(status).toBe(201);
  return body as WatchedPlace;
}
const mapOf = async (who: Pick<Person, 'get'>) => (await who.get('/api/my-map')).body as MyMap;
const subjects = async (email: string) =>
  (await world.mailbox(email, 0))
    .map(({ subject }) => subject)
    .filter((one) => / at |Order|Warning|listed/.test(one));

test('a person watches a place, sees what officials list there, and stops', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  const added = await watch(me, at);
  expect(added).toMatchObject({
    kind: 'parents',
    name: 'Mom and Dad',
    isExact: true,
    official: { status: 'unseen', zone: null },
  });
  await publish({ id: 'US-CA-XSN-SNR-E900', status: 'Evacuation Warning', at: nextPlace() });
  expect((await mapOf(me)).places).toMatchObject([{ id: added.id, official: { status: 'none-listed' } }]);
  await publish({ id: 'US-CA-XSN-SNR-E001', status: 'Evacuation Order', at });
  expect((await mapOf(me)).places).toMatchObject([
    { official: { status: 'order', isConfirmed: true, zone: { source: 'Cal OES evacuation zones' } } },
  ]);
  expect(await me.delete(`/api/watched-places/${added.id}`)).toMatchObject({
    status: 200,
    body: { left: 0 },
  });
  expect((await mapOf(me)).places).toEqual([]);
  expect((await me.delete(`/api/watched-places/${added.id}`)).status).toBe(404);
});

test('a place where we follow no zones never reads that none is listed', async () => {
  const me = await signedIn(world);
  const reno: [number, number] = [-119.8138, 39.5296];
  await watch(me, reno);
  await publish({ id: 'US-CA-XSN-SNR-E901', status: 'Evacuation Warning', at: nextPlace() });
  expect((await mapOf(me)).places[0]?.official).toMatchObject({ status: 'not-followed', zone: null });
});

test('an order, its reduction and its end are told once each, and no services start', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  await watch(me, at);
  const zone = { id: 'US-CA-XSN-SNR-E002', at };
  await publish({ ...zone, status: 'Evacuation Order' });
  await tellAll();
  await tellAll();
  expect(await subjects(me.email)).toEqual(['Evacuation Order: Mom and Dad']);
  const [mail] = await world.mailbox(me.email);
  expect(mail?.text).toContain('People there must leave now.');
  expect(mail?.text).toContain('Hearthline starts no services at places you watch');
  // Neither the address nor any location is in it.
  expect(mail?.text).not.toContain('Elm Street');
  expect(mail?.text).not.toMatch(/38\.4\d*|-122\.\d+/);
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/map\s/);

  await publish({ ...zone, status: 'Evacuation Warning' });
  await tellAll();
  expect((await world.mailbox(me.email, 2))[0]?.text).toContain('reduced the order');
  await publish({ ...zone, status: 'Evacuation Order Lifted' });
  await tellAll();
  const [over] = await world.mailbox(me.email, 3);
  expect(over?.subject).toBe('No order or warning listed: Mom and Dad');
  expect(over?.text).toContain('was lifted');
  expect(over?.text).toContain('Don’t return until your county says it’s safe.');
  expect(over?.text).not.toMatch(/\bsafe to return|go back|is safe\b/i);
  expect(await db.select().from(activations)).toEqual([]);
  expect(await db.select().from(homeAlerts)).toEqual([]);
});

test('a place added during an order sends no email for what the page shows, but its end is told', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  const zone = { id: 'US-CA-XSN-SNR-E010', at };
  await publish({ ...zone, status: 'Evacuation Order' });
  for (let n = 0; n < 3; n += 1) {
    const { id, official } = await watch(me, at);
    expect(official.status).toBe('order');
    await tellAll();
    if (n < 2) await me.delete(`/api/watched-places/${id}`);
  }
  expect(await subjects(me.email)).toEqual([]);
  await publish({ ...zone, status: 'Evacuation Order Lifted' });
  await tellAll();
  expect(await subjects(me.email)).toEqual(['No order or warning listed: Mom and Dad']);
});

test('two servers that check at the same moment write one alert', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  const { id } = await watch(me, at);
  await publish({ id: 'US-CA-XSN-SNR-E003', status: 'Evacuation Warning', at });
  await Promise.all(Array.from({ length: 6 }, () => checkWatched(deps)));
  expect(await db.$count(watchedAlerts, eq(watchedAlerts.placeId, id))).toBe(1);
});

test('a zone that our team holds isn’t told, and one it told stays told while in doubt', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  await watch(me, at, { name: 'Grandma' });
  await publish({ id: 'US-CA-XSN-SNR-E004', status: 'Evacuation Order', at });
  await tellAll();
  expect(await subjects(me.email)).toEqual(['Evacuation Order: Grandma']);
  await db.update(zones).set({ verdict: 'held' }).where(eq(zones.key, 'US-CA-XSN-SNR-E004'));
  await tellAll();
  expect((await mapOf(me)).places[0]?.official).toMatchObject({ status: 'order', isConfirmed: false });
  expect(await subjects(me.email)).toHaveLength(1);
  const other = await signedIn(world);
  await watch(other, at);
  await tellAll();
  expect(await subjects(other.email)).toEqual([]);
});

test('whoever turned the alerts off gets none, and Spanish readers get Spanish', async () => {
  const me = await signedIn(world);
  const you = await signedInSpanish(world);
  const at = nextPlace();
  await watch(me, at);
  await watch(you, at, { name: 'Abuela' });
  await me.call('PUT', '/api/notifications/preferences', {
    preferences: [{ kind: 'watched-places', channel: 'email', isOn: false }],
  });
  await publish({ id: 'US-CA-XSN-SNR-E005', status: 'Evacuation Order', at });
  await tellAll();
  expect(await subjects(me.email)).toEqual([]);
  const [mail] = await world.mailbox(you.email);
  expect(mail?.subject).toBe('Orden de evacuación: Abuela');
  expect(mail?.text).toContain('no inicia servicios');
  const states = await db.select({ state: watchedAlerts.state }).from(watchedAlerts);
  expect(states.map(({ state }) => state)).toContain('skipped');
});

test('the sixth place is refused, also when ten requests race', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => me.post('/api/watched-places', place(at, { name: `Place ${n}` }))),
  );
  const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'You can watch up to 5 places. Remove one to add another.',
  });
  const map = await mapOf(me);
  expect(map).toMatchObject({ most: 5 });
  expect(map.places).toHaveLength(5);
  const row = {
    userId: me.user.id,
    masterKeyId: 'x',
    sealed: Uint8Array.from(randomBytes(40)),
    cellLat: 1,
    cellLng: 1,
  };
  await expect(db.insert(watchedPlaces).values({ ...row, slot: 6 })).rejects.toThrow(/watched_places/);
  await expect(db.insert(watchedPlaces).values({ ...row, slot: 5 })).rejects.toThrow(/watched_places/);
  const [first] = map.places;
  await me.delete(`/api/watched-places/${first?.id}`);
  await watch(me, at);
});

test('an address without a place is refused with what to do', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  for (const more of [{ location: null }, { precision: 'city' }]) {
    const { status, body } = await me.post('/api/watched-places', place(at, more));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { address: expect.stringContaining('Choose one from the list') as string },
    });
  }
  const { status, body } = await me.post('/api/watched-places', place(at, { name: ' ', kind: 'bank' }));
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields).toSorted()).toEqual(['kind', 'name']);
});

test('a place known by its ZIP code only says that the zone may not reach it', async () => {
  const me = await signedIn(world);
  const [lng, lat] = nextPlace();
  await watch(me, [lng, lat + 0.03], { precision: 'zip', name: 'School', kind: 'school' });
  await publish({ id: 'US-CA-XSN-SNR-E006', status: 'Evacuation Order', at: [lng, lat] });
  await tellAll();
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toBe('Evacuation Order: School');
  expect(mail?.text).toContain('the zone may not reach it');
  expect((await mapOf(me)).places[0]?.official.isPossible).toBe(true);
});

test('nobody else can read, remove or learn of a place, and it is nowhere readable', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  const secrets = ['name', 'address'].map((what) => `Canary${what}${randomBytes(8).toString('hex')}`);
  const { id } = await watch(me, at, { name: secrets[0], address: secrets[1] });
  await publish({ id: 'US-CA-XSN-SNR-E007', status: 'Evacuation Order', at });
  const stranger = await signedIn(world);
  expect((await stranger.delete(`/api/watched-places/${id}`)).status).toBe(404);
  expect((await world.visitor().get('/api/my-map')).status).toBe(401);
  const admin = await signedInAdmin(world);
  const seen = await Promise.all([
    stranger.get('/api/my-map'),
    world.visitor().get('/api/live-map?west=-123&south=38&east=-122&north=39'),
    admin.get(`/api/admin/members/${me.user.id}`),
    admin.get('/api/admin/operations'),
    admin.get('/api/admin/audit'),
    me.get('/api/account/audit'),
  ]);
  const stored = await databaseAsText(world);
  expect(stored).toContain(id);
  for (const secret of secrets) {
    for (const { text } of seen) expect(text).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
  // The exact location is sealed, too: only its 7-mile cell is in clear text.
  expect(JSON.stringify(await db.select().from(watchedPlaces).where(eq(watchedPlaces.id, id)))).not.toContain(
    String(at[0]),
  );
  // The owner's alert contains the name they gave, and goes only to their own address.
  await tellAll();
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toContain(secrets[0]);
  const logged = readFileSync(logFile, 'utf8');
  expect(logged.split('\n').length).toBeGreaterThan(5);
  for (const secret of secrets) expect(logged).not.toContain(secret);
});

test('a row that is moved to another account doesn’t open for it', async () => {
  const me = await signedIn(world);
  const thief = await signedIn(world);
  const { id } = await watch(me, nextPlace());
  await db.update(watchedPlaces).set({ userId: thief.user.id }).where(eq(watchedPlaces.id, id));
  expect((await thief.get('/api/my-map')).status).toBe(500);
  await db.delete(watchedPlaces).where(eq(watchedPlaces.id, id));
});

test('a demo’s zone around somebody’s home says nothing about a watched place', async () => {
  const me = await signedIn(world);
  const at = nextPlace();
  await publish({ id: 'US-CA-XSN-SNR-E008', status: 'Evacuation Order', at });
  await db.execute(`insert into feeds (id) values ('demo') on conflict do nothing`);
  await db.update(zones).set({ feedId: 'demo' }).where(eq(zones.key, 'US-CA-XSN-SNR-E008'));
  await watch(me, at);
  await tellAll();
  expect((await mapOf(me)).places[0]?.official.status).toBe('none-listed');
  expect(await subjects(me.email)).toEqual([]);
  await db.update(zones).set({ feedId: 'caloes' }).where(eq(zones.key, 'US-CA-XSN-SNR-E008'));
});

test('the export has the places readable, a new master key reseals them, and the account takes them along', async () => {
  const me = await signedIn(world);
  await watch(me, nextPlace(), { name: 'Office', kind: 'work' });
  const part = await exportPlaces(deps, me.user);
  expect(part.tables.watched_places).toMatchObject([
    { name: 'Office', kind: 'work', address: '44 Elm Street, Santa Rosa, CA 95404' },
  ]);
  const [old] = deps.masterKeys;
  const rotated = [{ id: 'next', key: randomBytes(32) }, old] as unknown as typeof deps.masterKeys;
  expect(await resealWatchedPlaces(db, rotated)).toBeGreaterThan(0);
  expect(await resealWatchedPlaces(db, rotated)).toBe(0);
  expect((await exportPlaces({ ...deps, masterKeys: rotated }, me.user)).tables.watched_places).toMatchObject(
    [{ name: 'Office' }],
  );
  await resealWatchedPlaces(db, [old, rotated[0]] as unknown as typeof deps.masterKeys);
  await db.execute(`delete from users where id = '${me.user.id}'`);
  expect(await db.$count(watchedPlaces, eq(watchedPlaces.userId, me.user.id))).toBe(0);
});

test('a home knows its official zone on quiet days, or says why not', async () => {
  const owner = await homeowner(world);
  expect((await mapOf(owner)).homes).toMatchObject([{ at: null, zone: { outcome: 'no-place' } }]);
  const at = nextPlace();
  const [lng, lat] = at;
  await db.update(homes).set({ lat, lng, accuracy: 'rooftop' }).where(eq(homes.id, owner.homeId));
  expect((await mapOf(owner)).homes).toMatchObject([{ at, zone: { outcome: 'not-published', zone: null } }]);
  await publish({ id: 'US-CA-XSN-SNR-E009', status: 'Normal', at });
  const map = await mapOf(owner);
  expect(map.homes).toMatchObject([
    {
      official: { status: 'none-listed' },
      zone: { outcome: 'known', zone: { id: 'SNR-E009', source: 'Cal OES evacuation zones' } },
    },
  ]);
  // The plan has it, too, and a device stores the plan for offline use.
  expect((await owner.get(`${owner.api}/ways-out`)).body).toMatchObject({
    outcome: 'no-road-data',
    zone: { zone: { id: 'SNR-E009' } },
  });
});

test('a household that an order reaches has its hotel on the map; whoever only watches the place has nothing', async () => {
  const at = nextPlace();
  const [lng, lat] = at;
  await addHotel(db, { lat: 38.75, lng: -122.6, rooms: 5 });
  const me = await coveredMember(world, { lat, lng });
  const watcher = await signedIn(world);
  await watch(watcher, at);
  expect((await mapOf(me)).hotel).toBeNull();
  await publish({ id: 'US-CA-XSN-SNR-E011', status: 'Evacuation Order', at });
  await world.runJobs();
  await tellAll();
  const mine = await mapOf(me);
  expect(mine.homes).toMatchObject([{ at, official: { status: 'order' } }]);
  expect(mine.hotel).toMatchObject({ name: 'Harbor House', at: [-122.6, 38.75] });
  expect(await mapOf(watcher)).toMatchObject({
    homes: [],
    hotel: null,
    places: [{ official: { status: 'order' } }],
  });
  const started = await db.select({ homeId: activations.homeId }).from(activations);
  expect(started).toEqual([{ homeId: me.homeId }]);
});

test('when no source answers, nothing is called quiet', async () => {
  const me = await signedIn(world);
  await watch(me, nextPlace());
  clock.advance(hours(3));
  expect((await mapOf(me)).places[0]?.official.status).toBe('unseen');
});
