import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRILL_STEPS, type Drill } from '#contract/emergency/drills.ts';
import type { Readiness } from '#contract/home/readiness.ts';
import { minutes } from '#server/platform/clock.ts';
import { pointLedger } from '#server/money/points/tables.ts';
import { addPerson, coveredMember, memberOf } from '#test/covered.ts';
import { addHotel, putZone, square } from '#test/evacuees.ts';
import { join } from '#test/homes.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { listAreaDrills, runningDrillOf, startDrill, stopDrill, takeStep } from './drills.ts';
import { drillHomes, drills } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
await addHotel(db, { lat: 39.53, lng: -121.55, rooms: 5 });

type Me = Awaited<ReturnType<typeof coveredMember>>;
const begin = async (me: Me) => {
  const { status, body, text } = await me.post(`${me.api}/drills`);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return body as Drill;
};
const step = (me: Me, id: string, name: string) => me.post(`${me.api}/drills/${id}/steps`, { step: name });
const newest = async (me: Me) => ((await me.get(`${me.api}/drills`)).body as { drills: Drill[] }).drills[0];

test('a drill shows what would have happened and what would have gone wrong, step by step', async () => {
  const me = await coveredMember(world);
  const drill = await begin(me);
  expect(drill).toMatchObject({
    state: 'running',
    kind: 'household',
    would: {
      plan: 'plus',
      cashCents: 100_000,
      card: null,
      nights: 3,
      room: { state: 'held', hotel: { name: 'Harbor House' } },
      channels: ['email'],
    },
  });
  expect(drill.would.gaps.map(({ gap }) => gap)).toEqual([
    'card',
    'reach',
    'routes',
    'people',
    'meeting-place',
    'contact',
  ]);
  expect(await me.post(`${me.api}/drills`)).toMatchObject({ status: 409 });
  expect((await me.get('/api/evacuation')).body).toMatchObject({ homes: [], drill: { id: drill.id } });
  expect((await me.post(`${me.api}/drills/${drill.id}/stop`)).body).toMatchObject({ state: 'stopped' });
  expect(await me.post(`${me.api}/drills/${drill.id}/stop`)).toMatchObject({ status: 409 });
  expect(await step(me, drill.id, 'acknowledged')).toMatchObject({ status: 409 });
  expect((await me.get('/api/evacuation')).body).toMatchObject({ drill: null });
});

/** The findings of a drill of this home. Every home is far from the others and has its own hotels. */
async function rehearsed(given: {
  hotels?: { north: number; rooms?: number }[];
  warningNorth?: number;
  plan?: 'core' | 'plus';
  accuracy?: 'pin' | 'zip';
}) {
  const spot = { lat: 33, lng: -112 + 3 * (rehearsals += 1) };
  for (const { north, rooms = 5 } of given.hotels ?? [])
    await addHotel(db, { lat: spot.lat + north / MILES_A_DEGREE, lng: spot.lng, rooms });
  if (given.warningNorth)
    await putZone(db, {
      key: `W-${rehearsals}`,
      status: 'warning',
      at: world.clock.now(),
      shape: square(spot.lng, spot.lat + given.warningNorth / MILES_A_DEGREE, 0.01),
    });
  const { plan = 'plus', accuracy = 'pin' } = given;
  const me = await coveredMember(world, { ...spot, plan, accuracy });
  return { me, would: (await begin(me)).would };
}
let rehearsals = 0;
const MILES_A_DEGREE = 69.05;

test.each([
  // The rehearsed order reaches half a mile around the home, and a room must be 5 miles clear of it.
  ['5.2 miles away is too near the order', { hotels: [{ north: 5.2 }] }, null],
  ['5.8 miles away is clear of the order', { hotels: [{ north: 5.8 }] }, 5.8],
  ['50 miles from the order is within reach', { hotels: [{ north: 50.2 }] }, 50.2],
  ['51 miles from the order is out of reach', { hotels: [{ north: 51.5 }] }, null],
  ['near a live warning is not taken', { hotels: [{ north: 20 }], warningNorth: 22 }, null],
  ['clear of a live warning is taken', { hotels: [{ north: 20 }], warningNorth: 30 }, 20],
  ['without a free room is passed over', { hotels: [{ north: 10, rooms: 0 }, { north: 30 }] }, 30],
])('room result in a drill for a hotel that is %s', async (_, given, miles) => {
  const { would } = await rehearsed(given);
  if (miles === null) {
    expect(would).toMatchObject({ room: null, needsReview: false });
    expect(would.roomProblem).toMatch(/within 50 miles and at least 5 miles from every order/);
    expect(would.gaps.map(({ gap }) => gap)).toContain('room');
  } else expect(would.room?.hotel?.miles).toBeCloseTo(miles, 0);
});

test('a drill shows what the plan includes: Core has cash and no room', async () => {
  const { would } = await rehearsed({ hotels: [{ north: 10 }], plan: 'core' });
  expect(would).toMatchObject({ plan: 'core', cashCents: 50_000, nights: 0, room: null, roomProblem: null });
});

test('a drill for an imprecisely located home says that our team would have reviewed it first', async () => {
  const { would } = await rehearsed({ hotels: [{ north: 10 }], accuracy: 'zip' });
  expect(would).toMatchObject({ needsReview: true, room: null, roomProblem: null });
  expect(would.gaps[0]?.gap).toBe('pin');
  expect(would.gaps.map(({ gap }) => gap)).not.toContain('room');
});

test('a drill flags missing routes, horses without a trailer, and no card, until each is fixed', async () => {
  const me = await coveredMember(world);
  const horses = { species: 'horse', count: 2, names: '', isTransportReady: false, note: '' };
  const { body: pet } = await me.post(`${me.api}/household/pets`, horses);
  const gaps = async () => {
    const { id, would } = await begin(me);
    await me.post(`${me.api}/drills/${id}/stop`);
    return new Map(would.gaps.map(({ gap, text }) => [gap, text]));
  };
  const before = await gaps();
  expect(before.get('trailer')).toBe(
    '2 large animals have no trailer, and hotels don’t take them. Arrange a trailer and a place to go.',
  );
  expect(before.get('routes')).toMatch(/write down two routes/);
  expect(before.get('card')).toMatch(/you have no debit card/);
  const { plan } = (await me.get(`${me.api}/household`)).body as { plan: object };
  await me.call('PUT', `${me.api}/household/plan`, { ...plan, routes: 'Skyway, or Neal Road' });
  await me.call('PUT', `${me.api}/household/pets/${(pet as { id: string }).id}`, {
    ...horses,
    isTransportReady: true,
  });
  await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  const after = await gaps();
  for (const gap of ['trailer', 'routes', 'card'] as const)
    expect([gap, after.has(gap)]).toEqual([gap, false]);
});

test('drill steps run in order and count once, and the last completes the readiness task, with points once', async () => {
  const me = await coveredMember(world);
  await addPerson(me, 'Ana');
  const readiness = async () => (await me.get(`${me.api}/readiness`)).body as Readiness;
  const task = async () => (await readiness()).tasks.find(({ doneBy }) => doneBy === 'drill');
  expect(await task()).toMatchObject({ status: 'TODO', weight: 10 });
  const byHand = await me.patch(`/api/tasks/${(await task())?.id}`, { status: 'DONE' });
  expect(byHand.status).toBe(409);
  const before = (await readiness()).score;
  const { id } = await begin(me);
  expect(await step(me, id, 'left')).toMatchObject({ status: 409 });
  expect(await step(me, id, 'ran')).toMatchObject({ status: 400 });
  const read = (await step(me, id, 'acknowledged')).body as Drill;
  world.clock.advance(minutes(5));
  expect((await step(me, id, 'acknowledged')).body).toMatchObject({ steps: read.steps });
  await step(me, id, 'left');
  const done = (await step(me, id, 'safe')).body as Drill;
  expect(done).toMatchObject({ state: 'done', pointsGranted: expect.any(Number) });
  expect(done.pointsGranted).toBeGreaterThan(0);
  expect((await step(me, id, 'safe')).body).toMatchObject({ state: 'done', pointsGranted: 0 });
  expect(await task()).toMatchObject({ status: 'DONE' });
  expect((await readiness()).score).toBeGreaterThan(before);
  const earned = async () =>
    (await db.select().from(pointLedger).where(eq(pointLedger.userId, me.user.id))).map(({ delta }) => delta);
  const once = await earned();
  expect(once).toContain(done.pointsGranted);
  const again = await begin(me);
  for (const name of DRILL_STEPS) await step(me, again.id, name);
  expect(await newest(me)).toMatchObject({ id: again.id, state: 'done', pointsGranted: 0 });
  expect(await earned()).toEqual(once);
});

test('a household joins or skips an area drill without ending it for anyone else', async () => {
  const me = await coveredMember(world);
  const { would } = await begin(me).then(async (drill) => {
    await me.post(`${me.api}/drills/${drill.id}/stop`);
    return drill;
  });
  const at = world.clock.now();
  const [area] = await db
    .insert(drills)
    .values({ kind: 'area', name: 'Ridge drill', shape: [], startedAt: at })
    .returning();
  const id = area?.id ?? '';
  const neighbor = await coveredMember(world);
  await db.insert(drillHomes).values(
    [me, neighbor].map(({ homeId, user }) => ({
      drillId: id,
      homeId,
      userId: user.id,
      plan: 'plus' as const,
      outcome: would,
      at,
    })),
  );
  const left = await neighbor.post(`${neighbor.api}/drills/${id}/stop`);
  expect(left).toMatchObject({ status: 200, body: { kind: 'area', state: 'stopped' } });
  expect((await neighbor.post(`${neighbor.api}/drills/${id}/stop`)).status).toBe(409);
  expect((await step(neighbor, id, 'acknowledged')).status).toBe(409);
  expect(await runningDrillOf(db, [neighbor.homeId])).toBeNull();
  expect(await listAreaDrills(db)).toContainEqual(expect.objectContaining({ id, homes: 2, declined: 1 }));
  for (const name of DRILL_STEPS) expect((await step(me, id, name)).status).toBe(200);
  expect(await newest(me)).toMatchObject({ id, kind: 'area', state: 'done' });
  const [row] = await db.select().from(drills).where(eq(drills.id, id));
  expect(row?.state).toBe('running');
});

test('a viewer can watch a drill, and a stranger sees none', async () => {
  const me = await coveredMember(world);
  const { id } = await begin(me);
  const [viewer, stranger] = [await signedIn(world), await signedIn(world)];
  await join(world, me.homeId, viewer, 'viewer');
  expect((await viewer.get(`${me.api}/drills`)).body).toMatchObject({ drills: [{ id }] });
  expect((await viewer.post(`${me.api}/drills/${id}/steps`, { step: 'acknowledged' })).status).toBe(403);
  expect((await stranger.get(`${me.api}/drills`)).status).toBe(404);
  expect((await stranger.post(`${me.api}/drills`)).status).toBe(404);
});

/** Everything a live order writes, and the rooms that are free. */
async function traces() {
  const tables = [
    'activations',
    'incidents',
    'home_alerts',
    'activation_events',
    'payouts',
    'cash_ledger',
    'room_holds',
    'notices',
    'demo_mails',
    'demo_texts',
    'zones',
  ];
  const counts = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int n from ${sql.identifier(name)}`,
      );
      return [name, rows[0]?.n] as const;
    }),
  );
  const free = await db.execute<{ n: number }>(sql`select sum(free)::int n from room_nights`);
  return { ...Object.fromEntries(counts), free: free.rows[0]?.n, pushes: world.push.shown.size };
}

const HOMES = sized({ gate: 8, soak: 20 });
const RUNS = sized({ gate: 40, soak: 1000 });

test('drills move no money, hold no room and send no live message', { timeout: 600_000 }, async () => {
  const plans = ['core', 'plus', 'premium', null] as const;
  const people = await Promise.all(
    Array.from({ length: HOMES }, async (_, n) => {
      const me = await coveredMember(world, {
        lat: 39.7 + n / 100,
        plan: plans[n % plans.length] ?? null,
        accuracy: n % 5 === 4 ? 'zip' : 'pin',
      });
      await db.execute(sql`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
        values (${me.homeId}, ${1 + (n % 7)}, ${n % 3}, ${n % 4 === 0}, ${n % 6 === 0})`);
      if (n % 2 === 0) await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
      return {
        me,
        member: memberOf(me.user.id),
      };
    }),
  );
  const before = await traces();
  const runs = fc.sample(fc.record({ home: fc.nat(HOMES - 1), steps: fc.nat(3) }), {
    numRuns: RUNS,
    seed: 20_261_115,
  });
  let finished = 0;
  await Promise.all(
    people.map(async ({ me, member }, home) => {
      for (const { steps } of runs.filter((run) => run.home === home)) {
        const { id } = await startDrill(deps, member, me.homeId);
        for (const name of DRILL_STEPS.slice(0, steps))
          await takeStep(deps, member, { homeRef: me.homeId, id, step: name });
        if (steps < DRILL_STEPS.length) await stopDrill(deps, member, me.homeId, id);
        else finished += 1;
      }
    }),
  );
  expect(finished).toBeGreaterThan(RUNS / 10);
  const { rows } = await db.execute(
    sql`select 1 from drill_homes where home_id in (${sql.join(
      people.map(({ me }) => sql`${me.homeId}`),
      sql`, `,
    )})`,
  );
  expect(rows).toHaveLength(RUNS);
  expect(await traces()).toEqual(before);
});
