import { eq, TransactionRollbackError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Queryable } from '#server/platform/db.ts';
import { putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { shapeHash } from './zone-shape.ts';
import { liveZones } from './alerts.ts';
import { zones } from './tables.ts';

const { db, clock } = await openWorld({ withWorkers: false });

test('every reader sees the right zone: inside a transaction, after a rollback, and after creation', async () => {
  await putZone(db, { key: 'A', status: 'order', at: clock.now(), shape: square(-118.5, 34.05) });
  const words = async (on: Queryable) => (await liveZones(on)).map((zone) => zone.words);
  const set = (on: Queryable, to: string) => on.update(zones).set({ words: to }).where(eq(zones.key, 'A'));
  const [before] = await words(db);
  const change = () =>
    db.transaction(async (tx) => {
      await set(tx, 'once');
      expect(await words(tx)).toEqual(['once']);
      await set(tx, 'twice');
      expect(await words(tx)).toEqual(['twice']);
      expect(await words(db)).toEqual([before]); // not visible to others yet
      const inside = tx.transaction(async (inner) => {
        await set(inner, 'for a moment');
        expect(await words(inner)).toEqual(['for a moment']);
        inner.rollback();
      });
      await expect(inside).rejects.toThrow(TransactionRollbackError);
      expect(await words(tx)).toEqual(['twice']);
      await tx.transaction(async (inner) => set(inner, 'in another'));
      expect(await words(tx)).toEqual(['in another']);
      tx.rollback();
    });
  await expect(change()).rejects.toThrow(TransactionRollbackError);
  expect(await words(db)).toEqual([before]);
  const drawn = square(-118.4, 34.05);
  await db.transaction(async (tx) => {
    await set(tx, 'drawn anew');
    await tx
      .update(zones)
      .set({ shape: drawn, shapeHash: shapeHash(drawn) })
      .where(eq(zones.key, 'A'));
  });
  expect(await liveZones(db)).toMatchObject([{ words: 'drawn anew', shape: drawn }]);
  await db
    .update(zones)
    .set({ shape: null, shapeHash: null, west: null, south: null, east: null, north: null });
  expect(await liveZones(db)).toMatchObject([{ words: 'drawn anew', shape: null }]);
  await db.update(zones).set({ endedAt: clock.now() });
  expect(await liveZones(db)).toEqual([]);
});
