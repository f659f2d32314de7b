import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from './errors.ts';

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
