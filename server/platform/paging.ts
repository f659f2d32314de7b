import { and, asc, type Column, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Queryable } from './db.ts';
import { AppError } from './errors.ts';
import { lettersOf } from './tables.ts';

const Cursor = z.tuple([z.string(), z.string().max(1000), z.uuid()]);

const wrong = () => {
  const sentence = 'This page of the list cannot be found any more. Go back to the first page.';
  return new AppError('validation_failed', sentence, { fields: { after: sentence } });
};

const encode = (cursor: z.infer<typeof Cursor>) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function decode(after: string) {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
  } catch {
    throw wrong();
  }
}

/** What a list is ordered by: a column that is never null, or an expression and the SQL type of what it gives. */
type SortColumn = Column | { by: SQL; type: string };
type Asked<K extends string> = { sort: K | `-${K}`; after?: string | undefined; limit: number };

/**
 * One page of a list that people read while rows come and go. It goes on after the last row that was shown, by value:
 * nothing is skipped and nothing is shown twice, and the thousandth page is as quick as the first. Select `mark`, filter
 * by `beyond`, order by `order`, take `limit` rows, and hand them to `pageOf`.
 */
export function keyset<K extends string>(columns: Record<K, SortColumn>, id: Column, asked: Asked<K>) {
  const isDescending = asked.sort.startsWith('-');
  const column = columns[(isDescending ? asked.sort.slice(1) : asked.sort) as K];
  const [by, type] = 'by' in column ? [column.by, column.type] : [sql`${column}`, column.getSQLType()];
  return {
    /** Text, because a Date would lose the microseconds that tell two rows apart. */
    mark: sql<string>`${by}::text`,
    beyond: beyondOf(),
    order: isDescending ? [desc(by), desc(id)] : [asc(by), asc(id)],
    /** One more than are shown tells whether there is a next page. */
    limit: asked.limit + 1,
    pageOf<Row extends { id: string; mark: string }>(found: readonly Row[], total: number) {
      const shown = found.slice(0, asked.limit);
      const last = found.length > asked.limit ? shown.at(-1) : undefined;
      return {
        rows: shown.map(({ mark: _mark, ...row }) => row),
        next: last ? encode([asked.sort, last.mark, last.id]) : null,
        total,
      };
    },
  };

  function beyondOf(): SQL | undefined {
    if (asked.after === undefined) return undefined;
    const [sort, mark, lastId] = decode(asked.after);
    // Made for another order, it would point anywhere.
    if (sort !== asked.sort || !isWritten(mark, type)) throw wrong();
    const than = isDescending ? sql`<` : sql`>`;
    return sql`(${by}, ${id}) ${than} (${mark}::${sql.raw(type)}, ${lastId}::uuid)`;
  }
}

/** Could the database have written this? A cursor is anybody's text, and must not fail as a query. */
function isWritten(mark: string, type: string): boolean {
  if (mark.includes('\0')) return false;
  if (type.startsWith('timestamp'))
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(mark);
  if (/^(integer|bigint|smallint)$/.test(type)) return /^-?\d{1,18}$/.test(mark);
  return type === 'text';
}

/** What somebody typed, anywhere in a text: signs that mean something to LIKE mean themselves. */
export const containing = (typed: string): string => `%${escaped(typed)}%`;
/** The same at the beginning, where an index finds it. */
export const beginningWith = (typed: string): string => `${escaped(typed)}%`;
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A way to match what somebody typed: as an index finds it, and as a row that was read is asked. */
export type Match = { by: SQL; is: SQL };

/** A text that begins with it; in small letters, as addresses are kept. */
export function begins(words: Column | SQL, typed: string): Match {
  const is = sql`${words} like ${beginningWith(typed.toLowerCase())}`;
  return { by: is, is };
}

/** A text that has it in it, in capitals or not. From three letters on an index of `lettersOf` finds it. */
export function says(words: Column | SQL, typed: string): Match {
  const is = sql`lower(${words}) like lower(${containing(typed)})`;
  return { by: typed.length < 3 ? is : sql`${lettersOf(words)} @> ${lettersOf(typed)} and ${is}`, is };
}

/** Rows that match: how to find them, and how many they are. */
export type Found = { where: SQL | undefined; total: number };

/** So many are found by the indexes, and then are the answer; where more match, reading the list is as quick. */
const FEW = 3000;

/** What matches in one way or another, each of which has its index. */
export async function lookFor(
  db: Queryable,
  given: { table: PgTable; id: Column; where: SQL | undefined; either: readonly Match[] },
): Promise<Found> {
  const { table, id, where, either } = given;
  const each = either.map(({ by }) => sql`select ${id} from ${table} where ${and(where, by)}`);
  const { rows } = await db.execute<{ id: string }>(sql`${sql.join(each, sql` union `)} limit ${FEW + 1}`);
  if (rows.length > FEW) {
    const all = and(where, or(...either.map(({ is }) => is)));
    return { where: all, total: await db.$count(table, all) };
  }
  return { where: sql`${id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`, total: rows.length };
}

/** Every row of a list, a page at a time: for a file of all of them. */
export async function* everyRow<Row>(
  read: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    yield* rows;
    after = next ?? undefined;
  } while (after !== undefined);
}
