import { and, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { AppError } from './errors.ts';
import { prefixPattern, containsPattern, everyRow, keyset } from './paging.ts';
import { id, instant } from './tables.ts';

const things = pgTable('paged_things', {
  id: id(),
  at: instant().notNull(),
  name: text().notNull(),
  n: integer().notNull(),
});
const SORTS = {
  at: things.at,
  name: things.name,
  n: things.n,
  length: { by: sql`length(${things.name})`, type: 'integer' },
};
type Asked = { sort: 'at' | '-at' | 'name' | '-name' | 'n' | 'length'; after?: string; limit: number };

const { db } = await openWorld({ withWorkers: false });
let added = 0;
/** With ids that rise: those of the database do not, within a millisecond. */
const add = (name: string, at: string, n = 0) => {
  const id = `00000000-0000-7000-8000-${String((added += 1)).padStart(12, '0')}`;
  return db.execute(sql`insert into paged_things (id, at, name, n) values (${id}, ${at}, ${name}, ${n})`);
};
const page = async (asked: Asked) => {
  const keys = keyset(SORTS, things.id, asked);
  const found = await db
    .select({ id: things.id, name: things.name, mark: keys.mark })
    .from(things)
    .where(and(keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, 0);
};
const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);

beforeAll(async () => {
  await db.execute(
    sql`create table paged_things (id uuid primary key default new_id(), at timestamptz not null, name text not null, n int not null)`,
  );
  // Closer than a Date can tell apart, and some at once.
  for (const [name, at] of [
    ['a', '2026-01-01 00:00:00.000001Z'],
    ['b', '2026-01-01 00:00:00.000002Z'],
    ['c', '2026-01-01 00:00:00.000002Z'],
    ['d', '2026-01-01 00:00:00.000003Z'],
    ['e', '2026-01-01 00:00:00.000004Z'],
  ] as const)
    await add(name, at, name === 'a' ? 9 : 1);
});

test.each([
  ['at', 'abcde'],
  ['-at', 'edcba'],
  ['name', 'abcde'],
  ['-name', 'edcba'],
  ['n', 'bcdea'],
  ['length', 'abcde'],
] as const)(
  'pages of a list sorted by %s return every row once, at any page size',
  async (sort, expected) => {
    for (const limit of [1, 2, 3, 5, 9]) {
      const rows: string[] = [];
      for await (const row of everyRow((after) => page({ sort, limit, ...(after ? { after } : {}) })))
        rows.push(row.name);
      expect(rows.join('')).toBe(expected);
    }
  },
);

test('rows that arrive between pages neither hide nor repeat others', async () => {
  const first = await page({ sort: '-at', limit: 2 });
  expect(namesOf(first)).toEqual(['e', 'd']);
  await add('new', '2026-02-01');
  const second = await page({ sort: '-at', limit: 9, after: first.next ?? '' });
  expect(namesOf(second)).toEqual(['c', 'b', 'a']);
  expect(second.next).toBeNull();
  await db.execute(sql`delete from paged_things where name = 'new'`);
});

test('an invented cursor is refused with a clear error', async () => {
  const { next } = await page({ sort: 'at', limit: 1 });
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const someId = '0198c5a0-0000-7000-8000-000000000000';
  for (const after of [
    '',
    'x',
    '%%%',
    made(null),
    made(['at', 'now', someId]),
    made(['at', '2026', someId]),
    made(['n', '1', 'x']),
  ])
    await expect(page({ sort: 'at', limit: 1, after })).rejects.toThrow('Go back to the first page');
  await expect(page({ sort: '-at', limit: 1, after: next ?? '' })).rejects.toBeInstanceOf(AppError);
});

test('LIKE wildcards are matched literally', () => {
  expect([containsPattern('5%_\\'), prefixPattern('a_b')]).toEqual(['%5\\%\\_\\\\%', 'a\\_b%']);
});

test('several columns sort one after the other, to the microsecond', async () => {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const keys = keyset({ both: [things.n, things.at] }, things.id, {
      sort: 'both',
      limit: 2,
      ...(after === undefined ? {} : { after }),
    });
    const found = await db
      .select({ id: things.id, name: things.name, mark: keys.mark })
      .from(things)
      .where(and(keys.beyond))
      .orderBy(...keys.order)
      .limit(keys.limit);
    const { rows, next } = keys.pageOf(found, 0);
    names.push(...rows.map(({ name }) => name));
    after = next ?? undefined;
  } while (after !== undefined);
  const { rows } = await db.execute<{ name: string }>(sql`select name from paged_things order by n, at, id`);
  expect(names).toEqual(rows.map(({ name }) => name));
});
