import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { stagePartitions, writeRows } from './partitions.ts';

const { db } = await openWorld({ withWorkers: false });

const holds = (incidentId: string, count: number) =>
  Array.from({ length: count }, () => ({
    incidentId,
    homeId: randomUUID(),
    userId: randomUUID(),
    state: 'waiting',
    rooms: 0,
    firstNight: '2026-11-17',
    nights: 1,
  }));
const countOf = async (incidentId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from room_holds where incident_id = ${incidentId}`,
  );
  return rows[0]?.n ?? 0;
};

test('a server that starts late, after another did the work, removes none of it', async () => {
  const incidentId = randomUUID();
  const left = sql.identifier(`notices_${incidentId.replaceAll('-', '')}`);
  await db.execute(sql`create table ${left} (like notices)`);
  const beside = await db.transaction(async (tx) => {
    // It has to wait before its first table. Meanwhile its transaction is lost, and another one writes the second
    // table.
    await tx.execute(sql`lock table ${left} in access share mode`);
    const begun = await db.transaction((late) =>
      stagePartitions(late, db, incidentId, [
        [
          ['notices', []],
          ['room_holds', holds(incidentId, 2)],
        ],
      ]),
    );
    await db.transaction((other) => writeRows(other, 'room_holds', incidentId, holds(incidentId, 3), true));
    return begun;
  });
  await expect(db.transaction(async (tx) => beside?.attach(tx))).rejects.toThrow('another server');
  expect(await countOf(incidentId)).toBe(3);
});

test('rows that can’t be staged on the second connection are written in the transaction', async () => {
  const incidentId = randomUUID();
  const rows = holds(incidentId, 4);
  let tries = 0;
  const busy: typeof db = Object.assign(Object.create(db) as typeof db, {
    transaction: (...[work]: Parameters<typeof db.transaction>) =>
      (tries += 1) === 1
        ? db.transaction(work)
        : Promise.reject(new Error('timeout exceeded when trying to connect')),
  });
  await db.transaction(async (tx) => {
    const beside = await stagePartitions(tx, busy, incidentId, [
      [
        ['room_holds', rows],
        ['notices', []],
      ],
    ]);
    await beside?.attach(tx);
  });
  expect([tries, await countOf(incidentId)]).toEqual([2, 4]);
  // A wider order: these households already have rows.
  await db.transaction(async (tx) =>
    expect(await stagePartitions(tx, db, incidentId, [[['room_holds', rows]]])).toBeUndefined(),
  );
});
