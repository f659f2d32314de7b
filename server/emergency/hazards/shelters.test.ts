import { expect, test } from 'vitest';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import { createRecordedFeed, type RecordedSource } from '#server/adapters/alert-feed.recorded.ts';
import { readFemaShelters } from '#server/adapters/shelter-rows.ts';
import { deletePulls } from '#server/emergency/alerts/poll-store.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import type { ShelterContent } from '#server/ports/shelter-feed.ts';
import { femaAnswer, femaRow } from '#test/hazards.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import { pullSheltersNow } from './hazards.ts';

let counted: number | null = null;
const recorded: RecordedSource<ShelterContent> = createRecordedFeed<ShelterContent>({
  id: 'shelters',
  name: 'Recorded shelters',
  officialUrl: 'https://example.com',
  read: readFemaShelters,
});
const feed = { ...recorded, count: async () => counted };
const world = await openWorld({ withWorkers: false, shelterFeeds: [feed] });
const bare = await openWorld({ withWorkers: false });
const { deps, db, clock } = world;

const AREA = '/api/live-map?west=-122.8&south=38.3&east=-122.6&north=38.5';
const read = async (where = world) => (await where.visitor().get(AREA)).body as LiveMap;
/** The map is read once for all within ten seconds. */
const names = async () => {
  clock.advance(minutes(1));
  return (await read()).shelters.map(({ name }) => name);
};
const pull = async (...given: (Buffer | 'lost')[]) => {
  clock.advance(minutes(5));
  recorded.give(...given);
  return pullSheltersNow(deps, feed);
};
const both = () => femaAnswer([femaRow({}), femaRow({ shelter_id: 2, shelter_name: 'High School' })]);

test('without a source the map lists none, and has none among its sources', async () => {
  const { shelters, sources } = await read(bare);
  expect(shelters).toEqual([]);
  expect(sources.filter(({ kind }) => kind === 'shelters')).toEqual([]);
});

test('open shelters are on the map with their source and age', async () => {
  expect(await pull(both())).toMatchObject({ outcome: 'good', state: 'ok' });
  expect(await names()).toEqual(['Fairgrounds', 'High School']);
  const { shelters, sources } = await read();
  expect(shelters[0]).toMatchObject({
    at: [-122.7, 38.43],
    capacity: 250,
    takesPets: true,
    source: 'shelters',
  });
  expect(sources).toMatchObject([{ kind: 'shelters', state: 'ok' }]);
});

test('one complete response without it closes a shelter at once: nobody drives to a closed door', async () => {
  await pull(femaAnswer([femaRow({})]));
  expect(await names()).toEqual(['Fairgrounds']);
  await pull(both());
  expect(await names()).toEqual(['Fairgrounds', 'High School']);
});

test('a lost, empty or unreadable response closes none, and says that it is in doubt', async () => {
  expect(await pull('lost')).toMatchObject({ outcome: 'failed' });
  expect(await pull(femaAnswer([]))).toMatchObject({ outcome: 'empty' });
  counted = 7;
  expect(await pull(femaAnswer([]))).toMatchObject({ outcome: 'empty' });
  const half = femaAnswer([
    femaRow({ shelter_id: 3, shelter_name: 'Church' }),
    femaRow({ shelter_name: null }),
  ]);
  expect(await pull(half)).toMatchObject({ outcome: 'half', state: 'stale' });
  // A new one in a doubtful response is shown; nothing closes.
  expect(await names()).toEqual(['Church', 'Fairgrounds', 'High School']);
});

test('an empty list that its own count confirms closes all', async () => {
  counted = 0;
  expect(await pull(femaAnswer([]))).toMatchObject({ outcome: 'good', state: 'ok' });
  expect(await names()).toEqual([]);
});

test('a shelter that nobody confirmed for half a day isn’t shown', async () => {
  await pull(both());
  expect(await names()).toHaveLength(2);
  clock.advance(hours(11));
  expect(await names()).toHaveLength(2);
  clock.advance(hours(2));
  expect(await names()).toEqual([]);
  expect((await read()).sources[0]?.state).toBe('unavailable');
});

test('its evidence stays while a shelter rests on it', async () => {
  await pull(both());
  await deletePulls(db, new Date(clock.now().getTime() + hours(1)));
  const { rows } = await db.execute<{ n: number }>(
    `select count(*)::int n from shelters s join alert_evidence e on e.hash = s.evidence_hash`,
  );
  expect(rows[0]?.n).toBe(3);
});

test('operations and the health report have the source, and it can be polled', async () => {
  const admin = await signedInAdmin(world);
  recorded.give(both());
  expect(await admin.post('/api/admin/operations/feeds/shelters/pull')).toMatchObject({
    status: 200,
    body: { kind: 'shelters', inForce: 2, ended: [] },
  });
  expect((await admin.get('/api/admin/health')).body).toMatchObject({
    feeds: [{ id: 'shelters', kind: 'shelters', state: 'ok' }],
  });
});
