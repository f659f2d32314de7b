import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRecordedHazards, type RecordedHazards } from '#server/adapters/hazard-feed.recorded.ts';
import { createDemoHazards } from '#server/adapters/hazard-feed.demo.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { evidenceOf, recentPulls } from '#server/emergency/alerts/alerts.ts';
import { deletePulls } from '#server/emergency/alerts/poll-store.ts';
import { caltransAnswer, caltransRow, wfigsAnswer } from '#test/hazards.ts';
import { openWorld } from '#test/world.ts';
import { hazardChangesAfter, hazardsIn, pollHazards, pullHazardsNow } from './hazards.ts';
import { replayPulls, storedPulls } from './replay.ts';
import { deleteEnded } from './store.ts';

const BOX = { west: -123, south: 38, east: -122, north: 39 };

const roads = createRecordedHazards('caltrans', { id: 'roads', freshForMinutes: 60, goneAfterMinutes: 60 });
const burning = createRecordedHazards('wfigs', { id: 'burning', goneAfterMinutes: 720 });
const other = createRecordedHazards('caltrans', { id: 'other', freshForMinutes: 60 });
const demo = createDemoHazards({ now: () => world.clock.now() });
const world = await openWorld({ withWorkers: false, hazardFeeds: [roads, burning, other, ...demo] });
const { deps, db, clock } = world;

const pull = async (feed: RecordedHazards, ...given: (Buffer | 'lost')[]) => {
  feed.give(...given);
  const result = await pullHazardsNow(deps, feed);
  if (!result) throw new Error('the source was not polled');
  return result;
};
const later = (ms: number) => clock.advance(ms);
const closed = async () =>
  (await hazardsIn(deps, BOX)).closures.filter(({ sources }) => sources.includes('roads'));
const stateOf = async (id: string) =>
  (await hazardsIn(deps, BOX)).sources.find((one) => one.id === id)?.state;

const window = () => ({
  start: new Date(clock.now().getTime() - hours(1)),
  end: new Date(clock.now().getTime() + hours(48)),
});
const both = () => [
  { index: 'C101A-0001', ...window(), code: '1097' as const },
  { index: 'C101B-0001', ...window(), facility: 'Off Ramp', code: '1097' as const },
];
const good = () => caltransAnswer(both(), clock.now());

describe('one source over a day', () => {
  test('it is unavailable before its first answer', async () => {
    expect(await stateOf('roads')).toBe('unavailable');
    expect(await closed()).toEqual([]);
  });

  test('a complete answer closes a road and a ramp, with age and evidence', async () => {
    expect(await pull(roads, good())).toMatchObject({ outcome: 'good', state: 'ok' });
    expect((await closed()).map(({ kind, road, direction }) => [kind, road, direction])).toEqual([
      ['full', 'US-101', 'north'],
      ['ramp', 'US-101', 'north'],
    ]);
    const [source] = (await hazardsIn(deps, BOX)).sources;
    expect(source).toMatchObject({ id: 'roads', hazard: 'closures', state: 'ok' });
    expect(source?.lastGoodAt).toEqual(source?.lastGoodAt);
    expect(source?.contentAt).not.toBeNull();
    expect(await hazardsIn(deps, { ...BOX, west: -121, east: -120 })).toMatchObject({ closures: [] });
  });

  test.each<[string, () => Buffer | 'lost', string]>([
    ['lost', () => 'lost', 'failed'],
    ['empty', () => Buffer.from('{"data":[]}'), 'empty'],
    ['stale', () => caltransAnswer([], new Date(clock.now().getTime() - hours(3))), 'empty'],
    [
      'old, with everything picked up',
      () =>
        caltransAnswer(
          both().map((one) => ({ ...one, code: '1098' as const })),
          new Date(clock.now().getTime() - hours(3)),
        ),
      'half',
    ],
    [
      'half unreadable',
      () => {
        const rows = both().map((one) => caltransRow({ ...one, code: '1098' }, clock.now()));
        return Buffer.from(JSON.stringify({ data: [...rows, { lcs: {} }] }));
      },
      'half',
    ],
  ])('an answer that is %s opens nothing', async (_what, answer, outcome) => {
    later(minutes(5));
    expect(await pull(roads, answer())).toMatchObject({ outcome, state: 'stale', changes: [] });
    expect(await closed()).toHaveLength(2);
  });

  test('a malformed answer that cannot be read at all opens nothing', async () => {
    later(minutes(5));
    roads.give(Buffer.from('{"data":[{"lcs":'));
    expect(await pullHazardsNow(deps, roads)).toMatchObject({ outcome: 'failed', changes: [] });
    expect(await closed()).toHaveLength(2);
  });

  test('silent for an hour it is unavailable, and what was closed stays closed', async () => {
    later(minutes(70));
    expect(await pull(roads, 'lost')).toMatchObject({ outcome: 'failed', state: 'unavailable' });
    later(hours(60));
    expect(await stateOf('roads')).toBe('unavailable');
    const overdue = await closed();
    expect(overdue).toHaveLength(2);
    expect(overdue.every(({ isOverdue }) => isOverdue)).toBe(true);
  });

  test('its next complete answer ends what it says is over, with the rule and the evidence', async () => {
    const [first] = both();
    if (!first) throw new Error('no closure');
    const since = clock.now();
    later(minutes(5));
    const raw = caltransAnswer([first, { index: 'C101B-0001', ...window(), code: '1098' }], clock.now());
    expect(await pull(roads, raw)).toMatchObject({ outcome: 'good', state: 'ok' });
    expect((await closed()).map(({ kind }) => kind)).toEqual(['full']);
    const changes = await hazardChangesAfter(db, since);
    expect(changes.map(({ key, change, rule }) => [key, change, rule])).toEqual(
      expect.arrayContaining([['C101B-0001', 'ended', 'picked-up']]),
    );
    const ended = changes.find(({ change }) => change === 'ended');
    const kept = ended && (await evidenceOf(db, ended.evidenceHash));
    expect(kept?.body.equals(raw)).toBe(true);
  });

  test('the same content with a later time is stored once', async () => {
    const count = async () =>
      Number((await db.execute(sql`select count(*) n from alert_evidence`)).rows[0]?.['n']);
    const end = new Date(clock.now().getTime() + hours(20));
    const start = new Date(clock.now().getTime() - hours(1));
    const answer = () => caltransAnswer([{ index: 'C101A-0001', start, end }], clock.now());
    await pull(roads, answer());
    const before = await count();
    for (let n = 0; n < 3; n += 1) {
      later(minutes(5));
      expect(await pull(roads, answer())).toMatchObject({ outcome: 'good' });
    }
    expect(await count()).toBe(before);
  });

  test('replaying the stored answers gives the same outcomes and the same closures', async () => {
    const pulls = await storedPulls(db, 'roads');
    const replayed = replayPulls(roads, pulls);
    expect(replayed.map(({ outcome }) => outcome)).toEqual(pulls.map(({ outcome }) => outcome));
    expect(replayed.at(-1)?.inForce).toEqual(['C101A-0001']);
    expect((await closed()).map(({ road }) => road)).toEqual(['US-101']);
  });
});

describe('the database', () => {
  beforeAll(async () => {
    const rows = [0, 1].map((n) => ({ index: `C12${n}-0001`, ...window(), lng: '-122.400000' }));
    await pull(other, caltransAnswer(rows, clock.now()));
  });

  test('refuses an end that no complete response supports', async () => {
    const { pool } = world.database;
    const end = (at: string) =>
      pool.query(
        `update road_closures set ended_at = $1, end_rule = 'picked-up', end_evidence_hash = evidence_hash
         where feed_id = 'other'`,
        [at],
      );
    await expect(end(clock.now().toISOString())).rejects.toThrow('only a complete response of other ends');
    const [row] = await recentPulls(db, 'other', 1);
    const unruled = `update road_closures set ended_at = $1 where feed_id = 'other'`;
    await expect(pool.query(unruled, [row?.at])).rejects.toThrow('road_closures_end_whole');
    // The same point no longer counts once the source is in doubt.
    await pull(other, 'lost');
    await expect(end(row?.at.toISOString() ?? '')).rejects.toThrow('only a complete response of other ends');
    const lose = `delete from road_closures where feed_id = 'other'`;
    await expect(pool.query(lose)).rejects.toThrow('is in force');
  });

  test('keeps the evidence of what is in force when old pulls are deleted', async () => {
    const future = new Date(clock.now().getTime() + hours(24 * 365));
    await deletePulls(db, future);
    await deleteEnded(db, future);
    const { rows } = await db.execute(sql`
      select (select count(*) from road_closures where feed_id = 'other')::int closures,
        (select count(*) from alert_evidence)::int evidence`);
    expect(rows[0]).toMatchObject({ closures: 2 });
    expect(Number(rows[0]?.['evidence'])).toBeGreaterThanOrEqual(1);
  });
});

test('fires come with name, size, containment and age, and end by their source alone', async () => {
  const at = new Date(clock.now().getTime() - hours(2));
  await pull(
    burning,
    wfigsAnswer([
      { id: 'R', name: 'Ridge', at },
      { id: 'P', type: 'RX' },
    ]),
  );
  const read = async () => (await hazardsIn(deps, BOX)).fires.filter(({ source }) => source === 'burning');
  expect(await read()).toMatchObject([
    { name: 'Ridge', acres: 500, containedPercent: 20, asOf: new Date(at.getTime()) },
  ]);
  for (const answer of ['lost' as const, Buffer.from('{"features":[]}'), Buffer.from('{"features":[')]) {
    later(minutes(10));
    await pull(burning, answer);
    expect(await read()).toHaveLength(1);
  }
  later(minutes(10));
  await pull(burning, wfigsAnswer([{ id: 'R', at, out: true }]));
  expect(await read()).toEqual([]);
});

test('a closure in both of Caltrans’ feeds is shown once, with its line', async () => {
  const map = createRecordedHazards('quickmap', { id: 'map', freshForMinutes: null });
  const own = { ...deps, hazardFeeds: [...deps.hazardFeeds, map] };
  const start = new Date(clock.now().getTime() - hours(1));
  await pull(roads, caltransAnswer([{ index: 'C175E-0001', start, end: null, type: 'Lane' }], clock.now()));
  map.give(
    Buffer.from(
      `<kml><Document><Placemark><name>C175E Log 1 path</name><styleUrl>#fullClosurePath</styleUrl><MultiGeometry><LineString><coordinates>-122.7,38.44,0 -122.69,38.45,0</coordinates></LineString></MultiGeometry></Placemark></Document></kml>`,
    ),
  );
  await pullHazardsNow(own, map);
  const { closures } = await hazardsIn(own, BOX);
  expect(closures.filter(({ sources }) => sources.includes('map'))).toMatchObject([
    { kind: 'full', place: { type: 'line' }, sources: ['roads', 'map'], until: null },
  ]);
});

test('the demo has a fire and a closure without network, by the whole way', async () => {
  later(minutes(20));
  await pollHazards(deps);
  const { fires, closures, sources } = await hazardsIn(deps, BOX);
  expect(fires.map(({ name }) => name)).toContain('Ridge (demo)');
  expect(closures.map(({ road }) => road)).toContain('Calistoga Road');
  const states = sources.filter(({ id }) => id.startsWith('demo-')).map(({ state }) => state);
  expect(states).toEqual(['ok', 'ok']);
});
