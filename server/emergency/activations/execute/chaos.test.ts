import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { accountDeletions } from '#server/core/accounts/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import { verifyActivations } from '#server/emergency/activations/verify.ts';

const exec = promisify(execFile);
const PROCESS = path.resolve(import.meta.dirname, '../../../../test/activation-process.ts');
const TABLES = ['activations', 'payouts', 'notices'] as const;

/** Where a server is killed: at its n-th statement, or at the first one that matches this pattern. */
const STARTING = sized<(number | string)[]>({
  gate: [34, 'copy "?activations', '^commit'],
  soak: [8, 25, 34, 40, 'update room_nights', 'copy "?activations', '^commit'],
});
const ENDING = sized({ gate: ['^commit'], soak: ['update "?activations', 'update "?room_holds', '^commit'] });
const AT_ONCE = sized({ gate: 6, soak: 50 });

const counts = async (world: World) =>
  Promise.all(
    TABLES.map(
      async (table) => (await world.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length,
    ),
  );
const faults = async (world: World) => (await verifyActivations(world.db)).faults;

/** Runs the product in its own process. Returns the statement at which it was killed, or null if it finished. */
async function runAndKill(world: World, at: number | string): Promise<number | string | null> {
  try {
    await exec(process.execPath, [PROCESS, JSON.stringify(world.connection), String(at)]);
    return null;
  } catch (e) {
    expect((e as { signal?: string }).signal).toBe('SIGKILL');
    return at;
  }
}

test(
  'a server killed at any point leaves all of an order or nothing, and concurrent retries start it once',
  { timeout: 120_000 },
  async () => {
    const world = await openWorld({ withWorkers: false });
    await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 150 });
    const homes = Array.from({ length: 200 }, (_, n) => ({ lat: 34.05 + n / 10_000, lng: -118.5 }));
    await addHouseholds(world.db, homes);
    await putZone(world.db, {
      key: 'A',
      status: 'order',
      at: world.clock.now(),
      shape: square(-118.5, 34.05),
    });
    // Kill points throughout: while rooms are assigned, while rows are written, and at a commit.
    for (const at of STARTING) {
      expect(await runAndKill(world, at)).toBe(at);
      const [activations = 0] = await counts(world);
      expect([0, 200]).toContain(activations);
      expect(await faults(world)).toEqual([]);
    }
    const applied = (
      await Promise.all(Array.from({ length: AT_ONCE }, () => reconcileActivations(world.deps)))
    ).flat();
    expect(new Set(applied.map(({ homeId }) => homeId)).size).toBe(applied.length);
    expect(await counts(world)).toEqual([200, 200, 200]);
    expect(await faults(world)).toEqual([]);
    const rooms = await world.db.execute(
      sql`select state, count(*)::int as n from room_holds group by 1 order by 1`,
    );
    expect(rooms.rows).toEqual([
      { state: 'held', n: 150 },
      { state: 'waiting', n: 50 },
    ]);

    // Ending an order is as atomic as starting it.
    world.clock.advance(60_000);
    await putZone(world.db, {
      key: 'A',
      status: 'lifted',
      ended: 'Lifted',
      at: world.clock.now(),
      shape: square(-118.5, 34.05),
    });
    const lifted = () =>
      world.db
        .execute(sql`select 1 from activations where state = 'lifted'`)
        .then(({ rows: ended }) => ended.length);
    for (const at of ENDING) {
      expect(await runAndKill(world, at)).toBe(at);
      expect(await lifted()).toBe(0);
      expect(await faults(world)).toEqual([]);
    }
    await reconcileActivations(world.deps);
    expect(await lifted()).toBe(200);
    expect(await faults(world)).toEqual([]);
  },
);

type Step = 'order' | 'again' | 'widened' | 'narrowed' | 'warning' | 'lifted' | 'cancelled' | 'twice';
const STEPS: Step[] = ['order', 'again', 'widened', 'narrowed', 'warning', 'lifted', 'cancelled', 'twice'];

test(
  'updates, lifts, cancels and copies in any order: one activation, one payout and one first message each',
  { timeout: 120_000 },
  async () => {
    const world = await openWorld({ withWorkers: false });
    const admin = await signedInAdmin(world);
    const by = { id: admin.user.id, device: 'test' };
    let place = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(STEPS, { minLength: 4 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        async (steps, isSent) => {
          place += 1;
          const lng = -121 + place;
          const key = `Z-${place}`;
          await addHotel(world.db, { lat: 35.4, lng, rooms: 3 });
          const [inner, outer] = await addHouseholds(world.db, [
            { lat: 35, lng },
            { lat: 35.08, lng },
          ]);
          const put = (more: object) =>
            putZone(world.db, {
              key,
              status: 'order',
              at: world.clock.now(),
              shape: square(lng, 35),
              ...more,
            });
          await put({});
          for (const [n, step] of steps.entries()) {
            if (step === 'order' || step === 'again') await put({});
            else if (step === 'widened') await put({ shape: square(lng, 35, 0.1) });
            else if (step === 'narrowed') await put({ shape: square(lng, 35, 0.01) });
            else if (step === 'warning') await put({ status: 'warning' });
            else if (step === 'lifted') await put({ status: 'lifted', ended: 'Lifted' });
            else if (step === 'twice') await put({ feedId: 'nws' });
            else {
              const [incident] = (await incidentStore.recentIncidents(world.db, new Date(0))).toReversed();
              if (incident)
                await cancelIncident(world.deps, { incidentId: incident.id, by, reason: 'A mistake' });
            }
            await Promise.all([
              reconcileActivations(world.deps),
              reconcileActivations(world.deps),
              reconcileActivations(world.deps),
            ]);
            if (isSent[n])
              await world.db.execute(sql`update notices set state = 'sent' where state = 'queued'`);
          }
          for (const home of [inner, outer]) {
            const of = (table: string, more = sql``) =>
              world.db
                .execute(
                  sql`select 1 from ${sql.identifier(table)} where home_id = ${home?.homeId ?? ''} ${more}`,
                )
                .then(({ rows }) => rows.length);
            const activations = await of('activations');
            expect(activations).toBeLessThanOrEqual(1);
            expect([await of('payouts'), await of('room_holds')]).toEqual([activations, activations]);
            expect(await of('notices', sql`and kind = 'order' and round = 0`)).toBe(activations);
          }
          expect(await faults(world)).toEqual([]);
        },
      ),
      { numRuns: sized({ gate: 2, soak: 12 }) },
    );
  },
);

test('a correction reaches exactly those who got the order, and unsent notices are dropped', async () => {
  const world = await openWorld({ withWorkers: false });
  const admin = await signedInAdmin(world);
  const { blockId } = await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 5 });
  const [told, untold] = await addHouseholds(world.db, [
    { lat: 34.05, lng: -118.5 },
    { lat: 34.06, lng: -118.5 },
  ]);
  await putZone(world.db, { key: 'A', status: 'order', at: world.clock.now(), shape: square(-118.5, 34.05) });
  await reconcileActivations(world.deps);
  await world.db.execute(sql`update notices set state = 'sent' where home_id = ${told?.homeId ?? ''}`);
  const [incident] = await incidentStore.recentIncidents(world.db, new Date(0));
  const by = { id: admin.user.id, device: 'test' };
  const done = await cancelIncident(world.deps, {
    incidentId: incident?.id ?? '',
    by,
    reason: 'The polygon was wrong.',
  });
  expect(done).toEqual({ homes: 2, roomsReleased: 2, roomsKept: 0, payoutsStopped: 2, corrected: 1 });
  const said = await world.db.execute(sql`select home_id, kind, state from notices order by kind, state`);
  expect(said.rows).toEqual([
    { home_id: told?.homeId, kind: 'correction', state: 'queued' },
    { home_id: untold?.homeId, kind: 'order', state: 'dropped' },
    { home_id: told?.homeId, kind: 'order', state: 'sent' },
  ]);
  const nights = await world.db.execute(
    sql`select 1 from room_nights where block_id = ${blockId} and free <> capacity`,
  );
  expect(nights.rows).toEqual([]);
  expect((await world.db.execute(sql`select distinct state from payouts`)).rows).toEqual([
    { state: 'cancelled' },
  ]);
  expect(await reconcileActivations(world.deps)).toEqual([]);
  expect(await faults(world)).toEqual([]);
});

test('a home deleted while its order is in force leaves anonymous ledger entries and frees its room', async () => {
  const world = await openWorld({ withWorkers: false });
  const { blockId } = await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 5 });
  const [gone] = await addHouseholds(world.db, [{ lat: 34.05, lng: -118.5 }]);
  const userId = gone?.userId ?? '';
  await putZone(world.db, { key: 'A', status: 'order', at: world.clock.now(), shape: square(-118.5, 34.05) });
  await reconcileActivations(world.deps);
  await world.db.insert(accountDeletions).values({
    userId,
    requestedAt: world.clock.now(),
    dueAt: world.clock.now(),
    homeIds: [gone?.homeId ?? ''],
  });
  world.clock.advance(1000);
  await erasePerson(world.deps, userId);
  for (const table of [...TABLES, 'room_holds', 'home_alerts', 'activation_events']) {
    const column = sql.identifier(
      table === 'home_alerts' || table === 'activation_events' ? 'home_id' : 'user_id',
    );
    const { rows } = await world.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${column} in (${userId}, ${gone?.homeId})`,
    );
    expect([table, rows.length]).toEqual([table, 0]);
  }
  const { rows } = await world.db.execute(sql`select state, end_reason from activations`);
  expect(rows).toEqual([{ state: 'lifted', end_reason: 'The home was deleted.' }]);
  const nights = await world.db.execute(
    sql`select 1 from room_nights where block_id = ${blockId} and free <> capacity`,
  );
  expect(nights.rows).toEqual([]);
  expect(await faults(world)).toEqual([]);
  await putZone(world.db, {
    key: 'A',
    status: 'lifted',
    at: world.clock.now(),
    shape: null,
    ended: 'Lifted',
  });
  expect(await reconcileActivations(world.deps)).toEqual([]);
});
