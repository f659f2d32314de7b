import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { copyIn } from './copy-in.ts';

const { db } = await openWorld({ withWorkers: false });
await db.execute(sql`create table copied (
  id uuid primary key, incident_id uuid, name text, small smallint, large integer, far double precision, is_on boolean,
  at timestamptz, day date)`);

const INCIDENT = randomUUID();
const AT = new Date('2025-01-08T17:34:15.123Z');
type Row = {
  id: string;
  incidentId: string;
  name: string | null;
  small: number;
  large: number;
  far: number | null;
  isOn: boolean;
  at: Date;
  day: string;
};
const row = (n: number): Row => ({
  id: randomUUID(),
  incidentId: INCIDENT,
  name: 'the same',
  small: n % 3,
  large: 10_000 - n,
  far: n / 7,
  isOn: true,
  at: AT,
  day: '2025-01-08',
});
async function kept(): Promise<unknown[]> {
  const { rows } =
    await db.execute(sql`select id, incident_id as "incidentId", name, small, large, far, is_on as "isOn",
    at, day::text as day from copied order by large desc`);
  return rows.map((one) => ({ ...one, at: new Date(one['at'] as string) }));
}

test('rows are copied unchanged, even when columns that looked constant change later', async () => {
  // Enough for several pieces, and changes long after the first rows, one of them for a single row.
  const rows = Array.from({ length: 6000 }, (_, n) => row(n));
  for (const [n, one] of rows.entries()) {
    if (n === 3000) one.name = null;
    if (n > 4000) one.at = new Date(AT.getTime() + n);
    if (n > 5000) Object.assign(one, { name: 'ünder the öak', far: null, isOn: n % 2 === 0 });
  }
  await db.transaction((tx) => copyIn(tx, 'copied', rows));
  expect(await kept()).toEqual(rows);
  await db.execute(sql`truncate copied`);
  await db.transaction((tx) => copyIn(tx, 'copied', rows.slice(0, 1)));
  await db.transaction((tx) => copyIn(tx, 'copied', []));
  expect(await kept()).toEqual(rows.slice(0, 1));
  await db.execute(sql`truncate copied`);
});

test('a row that fails, is too long or already exists writes nothing and frees the connection', async () => {
  function* broken() {
    for (let n = 0; n < 5000; n += 1) yield row(n);
    throw new Error('no such household');
  }
  const copying = (rows: Iterable<object>) => db.transaction((tx) => copyIn(tx, 'copied', rows));
  await expect(copying(broken())).rejects.toThrow('no such household');
  const long = [...Array.from({ length: 100 }, (_, n) => row(n)), { ...row(101), name: 'a'.repeat(201) }];
  await expect(copying(long)).rejects.toThrow(RangeError);
  // The only row there is, and a value that is the same in all rows.
  await expect(copying([{ ...row(1), name: 'a'.repeat(201) }])).rejects.toThrow(RangeError);
  await expect(copying([row(1), row(2)].map((one) => ({ ...one, small: 40_000 })))).rejects.toThrow(
    RangeError,
  );
  const twice = row(1);
  await expect(copying([twice, row(2), twice])).rejects.toMatchObject({ code: '23505' });
  await expect(copying([{ id: randomUUID(), color: 'red' }])).rejects.toThrow('color');
  expect(await kept()).toEqual([]);
  // Many times over, so that a connection that was lost each time would be missed.
  for (let n = 0; n < 20; n += 1) await expect(copying(broken())).rejects.toThrow('no such household');
  await copying([twice]);
  expect(await kept()).toEqual([twice]);
});
