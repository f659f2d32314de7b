import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { codeOf, IdList, instantAt, isAny, readPacked, uuidAt, uuids } from './packed.ts';

const { db } = await openWorld({ withWorkers: false });
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

test('an id list returns the position of each id, and -1 for others', () => {
  // Of the same last four bytes, so that they all want the same slot.
  const alike = Array.from({ length: 200 }, () => `${randomUUID().slice(0, 28)}0badcafe`);
  const ids = [...alike, ...Array.from({ length: 3000 }, () => randomUUID())];
  const list = new IdList(ids);
  for (const [n, id] of ids.entries()) expect(list.placeOf(bytesOf(id), 0)).toBe(n);
  for (let n = 0; n < 500; n += 1) expect(list.placeOf(bytesOf(randomUUID()), 0)).toBe(-1);
  expect(list.placeOf(bytesOf(`${randomUUID().slice(0, 28)}0badcafe`), 0)).toBe(-1);
  expect(new IdList([ids[7] ?? '', ids[7] ?? '']).placeOf(bytesOf(ids[7] ?? ''), 0)).toBe(0);
  expect(new IdList([]).placeOf(bytesOf(ids[0] ?? ''), 0)).toBe(-1);
});

test('looking up many ids returns all matches in any order, and none for an empty list', async () => {
  const ids = Array.from({ length: 500 }, () => randomUUID());
  await db.execute(sql`create table told (id uuid primary key, n integer not null)`);
  await db.execute(
    sql`insert into told select id, n from unnest(${uuids(ids)}) with ordinality as t (id, n)
      union all select gen_random_uuid(), 0 from generate_series(1, 500)`,
  );
  const asked = ids.filter((_, n) => n % 3 === 0).toReversed();
  const list = new IdList(asked);
  const found = new Map<string, number>();
  await readPacked(
    db,
    sql`select string_agg(uuid_send(id) || int4send(n), '') as packed from told where id ${isAny(list.list)}`,
    20,
    (bytes, at) => {
      expect(asked[list.placeOf(bytes, at)]).toBe(uuidAt(bytes, at));
      found.set(uuidAt(bytes, at), bytes.readInt32BE(at + 16));
    },
  );
  expect(found).toEqual(new Map(asked.map((id) => [id, ids.indexOf(id) + 1])));
  const none = await db.execute(sql`select 1 from told where id ${isAny(uuids([]))}`);
  expect(none.rows).toEqual([]);
});

test('times round-trip to the millisecond, before and after 2000; one that never comes is Infinity', async () => {
  const moments = [
    '1970-01-01T00:00:00.001Z',
    '1999-12-31T23:59:59.999Z',
    '2026-11-16T02:00:00.123Z',
    '2026-11-16T02:00:00.123987Z', // PostgreSQL is finer than a Date
  ];
  const read: number[] = [];
  const list = sql.param([...moments, 'infinity']);
  await readPacked(
    db,
    sql`select string_agg(timestamptz_send(t), '' order by t) as packed from unnest(${list}::timestamptz[]) as t`,
    8,
    (bytes, at) => read.push(instantAt(bytes, at)),
  );
  expect(read).toEqual([...moments.map((moment) => Date.parse(moment)), Infinity]);
});

test('a word is encoded as its list position; unknown and null are 255', async () => {
  const codes: number[] = [];
  await readPacked(
    db,
    sql`select string_agg(${codeOf(sql`word`, ['a', 'b'])}, '' order by n) as packed
      from (values (1, 'b'), (2, 'a'), (3, 'c'), (4, null)) as w (n, word)`,
    1,
    (bytes, at) => codes.push(bytes.readUInt8(at)),
  );
  expect(codes).toEqual([1, 0, 255, 255]);
});
