import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { dropLeftovers, LARGE } from './partitions.ts';
import { verifyActivations } from '#server/emergency/activations/verify.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const AT = { lat: 34.2, lng: -118.5 };
const CITY = LARGE + 200;

const countIn = async (table: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`));
  return rows[0]?.n ?? 0;
};

/** Tables that were written next to a transaction and never attached. */
const unfinished = () =>
  countIn(`pg_class where relkind = 'r' and not relispartition and relname ~ '_[0-9a-f]{32}$'`);

test(
  'an order over a city starts everything for every household once, in its own partitions',
  { timeout: 120_000 },
  async () => {
    await addHouseholds(
      db,
      Array.from({ length: CITY + 300 }, (_, n) => ({
        // The last ones are slightly outside the order.
        lat: AT.lat + (n < CITY ? (n % 100) / 5000 : 0.06),
        lng: AT.lng + Math.floor((n % CITY) / 100) / 5000,
      })),
    );
    await addHotel(db, { lat: 34.5, lng: -118.5, rooms: 9000, from: clock.now() });
    const put = (half: number) =>
      putZone(db, { key: 'city', status: 'order', at: clock.now(), shape: square(AT.lng, AT.lat, half) });
    await put(0.05);
    clock.advance(1000);
    // The first attempt fails after everything was written, so its standalone tables are never attached.
    const enqueue = () => Promise.reject(new Error('the server is gone'));
    const broken = { ...world.deps, jobs: { ...world.deps.jobs, enqueue } };
    await expect(reconcileActivations(broken)).rejects.toThrow('Some incidents could not be applied');
    expect([await countIn('notices'), await countIn('payouts'), await unfinished()]).toEqual([0, 0, 3]);
    const started = await reconcileActivations(world.deps);
    expect(started.filter(({ event }) => event === 'activated')).toHaveLength(CITY);
    const [partition] = (
      await db.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'activations'::regclass and inhrelid::regclass::text <> 'activations_small'`)
    ).rows;
    expect(await countIn(partition?.name ?? 'activations_small')).toBe(CITY);
    expect(await countIn('notices')).toBe(CITY); // by email: none of them has a phone
    expect(await countIn(`room_holds where state = 'held'`)).toBe(9000);
    expect(await countIn(`room_holds where state = 'waiting'`)).toBe(CITY - 9000);
    expect((await verifyActivations(db)).faults).toEqual([]);
    expect(await unfinished()).toBe(0);
    // Tables that were left for good are dropped; those attached to an order are not.
    await db.execute(sql.raw(`create table notices_${'0'.repeat(32)} (like notices)`));
    expect(await db.transaction(dropLeftovers)).toBe(1);
    // A wider order: households that have everything get nothing twice.
    await put(0.07);
    const widened = await reconcileActivations(world.deps);
    expect(widened.filter(({ event }) => event === 'activated')).toHaveLength(300);
    for (const table of ['activations', 'payouts', 'room_holds'])
      expect(await countIn(table)).toBe(CITY + 300);
    expect((await verifyActivations(db)).faults).toEqual([]);
  },
);
