import { z } from 'zod';
import { MOST_COUNTED } from '#contract/paging.ts';
import type { Queryable } from './db.ts';
import { AppError } from './errors.ts';
import { and, asc, type Column, desc, or, type SQL, sql } from './drizzle.ts';
import type { PgTable } from './drizzle-tables.ts';
import { lettersOf } from './tables.ts';
import { say } from './say.ts';

const Cursor = z.tuple([z.string(), z.string().max(1000), z.uuid()]);

const wrong = () => {
  const sentence = say().platformErrors.pageGone;
  return new AppError('validation_failed', sentence, { fields: { after: sentence } });
};

/** The cursor of a row: continues a list after it. */
export const encodeCursor = (cursor: z.infer<typeof Cursor>) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function decode(after: string) {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
  } catch {
    throw wrong();
  }
}

/** The sort order that a cursor continues. */
export const sortOfCursor = (after: string): string => decode(after)[0];

/** A sort key: a column that is never null, or an expression and its SQL type. */
type SortColumn = Column | { by: SQL; type: string };
/** Keys of several columns are joined by this in a cursor. Their types are written without it. */
const BETWEEN = '|';

const keyOf = (column: SortColumn) =>
  'by' in column ? column : { by: sql`${column}`, type: column.getSQLType() };
type PageRequest<K extends string> = { sort: K | `-${K}`; after?: string | undefined; limit: number };

/**
 * One page of a list that changes while people read it. Continues after the last row shown, by value: nothing
 * is skipped or repeated, and the thousandth page is as fast as the first. Select `mark`, filter by `beyond`,
 * order by `order`, take `limit` rows, and pass them to `pageOf`. Several columns sort one after the other; none of
 * them may be text.
 */
export function keyset<K extends string>(
  columns: Record<K, SortColumn | readonly SortColumn[]>,
  id: Column,
  asked: PageRequest<K>,
) {
  const isDescending = asked.sort.startsWith('-');
  const chosen = columns[(isDescending ? asked.sort.slice(1) : asked.sort) as K];
  const keys = (Array.isArray(chosen) ? (chosen as readonly SortColumn[]) : [chosen as SortColumn]).map(
    keyOf,
  );
  const texts = keys.map(({ by }) => sql`${by}::text`);
  const direction = isDescending ? desc : asc;
  return {
    /** Text, because a Date would lose the microseconds that distinguish two rows. */
    mark:
      texts.length === 1
        ? sql<string>`${texts[0]}`
        : sql<string>`concat_ws('${sql.raw(BETWEEN)}', ${sql.join(texts, sql`, `)})`,
    beyond: beyondOf(),
    order: [...keys.map(({ by }) => direction(by)), direction(id)],
    /** One more than shown, to know whether there is a next page. */
    limit: asked.limit + 1,
    pageOf<Row extends { id: string; mark: string }>(found: readonly Row[], total: number) {
      const shown = found.slice(0, asked.limit);
      const last = found.length > asked.limit ? shown.at(-1) : undefined;
      return {
        rows: shown.map(({ mark: _mark, ...row }) => row),
        next: last ? encodeCursor([asked.sort, last.mark, last.id]) : null,
        total,
      };
    },
  };

  function beyondOf(): SQL | undefined {
    if (asked.after === undefined) return undefined;
    const [sort, mark, lastId] = decode(asked.after);
    // A cursor for another sort order would point anywhere.
    const marks = keys.length === 1 ? [mark] : mark.split(BETWEEN);
    const isOurs = keys.every(({ type }, i) => isWritten(marks[i] ?? '\0', type));
    if (sort !== asked.sort || marks.length !== keys.length || !isOurs) throw wrong();
    const than = isDescending ? sql`<` : sql`>`;
    const last = keys.map(({ type }, i) => sql`${marks[i]}::${sql.raw(type)}`);
    const columnsNow = sql.join([...keys.map(({ by }) => by), sql`${id}`], sql`, `);
    return sql`(${columnsNow}) ${than} (${sql.join([...last, sql`${lastId}::uuid`], sql`, `)})`;
  }
}

/** Whether the database could have written this. A cursor is untrusted input and must not fail as a query. */
function isWritten(mark: string, type: string): boolean {
  if (mark.includes('\0')) return false;
  if (type.startsWith('timestamp'))
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(mark);
  if (/^(integer|bigint|smallint)$/.test(type)) return /^-?\d{1,18}$/.test(mark);
  return type === 'text';
}

/** How many rows match, counted up to a limit: a list of open work must not read all of it to show a page. */
export async function countUpTo(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ total: number; isTotalCapped: boolean }> {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found
        from (select 1 from ${table} where ${where ?? sql`true`} limit ${MOST_COUNTED + 1}) counted`,
  );
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, MOST_COUNTED), isTotalCapped: found > MOST_COUNTED };
}

/** LIKE pattern for typed text anywhere in a value, with wildcards escaped. */
export const containsPattern = (typed: string): string => `%${escaped(typed)}%`;
/** The same at the start of a value, where an index can find it. */
export const prefixPattern = (typed: string): string => `${escaped(typed)}%`;
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A condition in two forms: one that an index supports, and one to check rows that were read. */
export type Match = { by: SQL; is: SQL };

/** Text that starts with it; in lower case, as addresses are stored. */
export function startsWithText(words: Column | SQL, typed: string): Match {
  const is = sql`${words} like ${prefixPattern(typed.toLowerCase())}`;
  return { by: is, is };
}

/** Text that contains it, ignoring case. With three or more letters, an index of `lettersOf` finds it. */
export function containsText(words: Column | SQL, typed: string): Match {
  const is = sql`lower(${words}) like lower(${containsPattern(typed)})`;
  return { by: typed.length < 3 ? is : sql`${lettersOf(words)} @> ${lettersOf(typed)} and ${is}`, is };
}

/** Matching rows: the condition that finds them, and their number. */
export type Found = { where: SQL | undefined; total: number };

/**
 * Up to this many matches are looked up by the indexes and returned as ids; beyond it, scanning the list is
 * as fast.
 */
const FEW = 3000;

/** Rows that match any of the conditions, each of which has an index. */
export async function findMatches(
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

/** Every row of a list, read page by page, for exports. */
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
