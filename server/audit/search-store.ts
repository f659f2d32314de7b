import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import { keyset } from '#server/platform/paging.ts';
import { auditEntries, auditHeads } from './tables.ts';

/** What is looked for, with people by their ids. */
export type Search = {
  scope: 'administrators' | 'everybody' | 'product';
  capability?: string | undefined;
  actions?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Null: nobody was looked for. */
  people: readonly string[] | null;
  /** Of what was typed: a thing, a history or a person by its id. */
  thing: string | null;
};

/** The histories of people: their accounts' and those of the homes they are in. */
export async function chainsOf(db: Queryable, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const { rows } = await db.execute<{ home_id: string }>(
    sql`select distinct home_id from home_members where user_id in ${[...people]}`,
  );
  return [...people, ...rows.map((row) => row.home_id)];
}

/** Who a home belongs to. */
export async function ownersOf(db: Queryable, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; user_id: string }>(
    sql`select id, user_id from homes where id in ${[...homeIds]}`,
  );
  return new Map(rows.map((row) => [row.id, row.user_id]));
}

/** People by the beginning of their e-mail address, or by a part of their name. */
export async function peopleNamed(db: Queryable, email: string, name: string, limit: number) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from users where email like ${email} or name ilike ${name} order by email limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function concerning(ids: readonly string[], chains: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  return or(
    inArray(auditEntries.actorId, [...ids]),
    inArray(auditEntries.subjectId, [...ids]),
    inArray(auditEntries.chain, [...chains]),
  );
}

async function matches(db: Queryable, search: Search): Promise<SQL | undefined> {
  const { scope, capability, actions, from, to, people, thing } = search;
  const found = people === null ? [] : [concerning(people, await chainsOf(db, people))];
  const typed = [
    ...found,
    thing === null ? undefined : concerning([thing], [thing]),
    actions === undefined ? undefined : inArray(auditEntries.action, actions.split(',')),
  ].filter((one) => one !== undefined);
  const isTyped = people !== null || thing !== null || actions !== undefined;
  return and(
    scope === 'administrators' ? eq(auditEntries.kind, 'office') : undefined,
    scope === 'product' ? isNull(auditEntries.actorId) : undefined,
    capability === undefined
      ? undefined
      : or(...capability.split(',').map((one) => like(auditEntries.action, `${one}.%`))),
    from ? gte(auditEntries.at, from) : undefined,
    to ? lt(auditEntries.at, to) : undefined,
    isTyped ? (or(...typed) ?? sql`false`) : undefined,
  );
}

const SORTS = { at: auditEntries.at };
type Asked = { sort: 'at' | '-at'; after?: string | undefined; limit: number };

export async function searchPage(db: Queryable, search: Search, asked: Asked) {
  const keys = keyset(SORTS, auditEntries.id, asked);
  const where = await matches(db, search);
  const found = await db
    .select({ ...getTableColumns(auditEntries), mark: keys.mark })
    .from(auditEntries)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return { ...keys.pageOf(found, 0), where };
}

/** How many match. All there are is what the ends of the histories say, without counting. */
export async function countMatching(db: Queryable, where: SQL | undefined): Promise<number> {
  if (where === undefined) {
    const [all] = await db
      .select({ total: sql`coalesce(sum(${auditHeads.seq}), 0)`.mapWith(Number) })
      .from(auditHeads);
    return all?.total ?? 0;
  }
  const [sum] = await db.select({ total: count() }).from(auditEntries).where(where);
  return sum?.total ?? 0;
}

export const findEntry = async (db: Queryable, id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.id, id)))[0];

/** Has this person written the same down since? */
export const wasNoted = async (
  db: Queryable,
  {
    actorId,
    action,
    subjectId,
    detail,
    since,
  }: {
    actorId: string;
    action: string;
    subjectId: string | null;
    detail: Uint8Array<ArrayBuffer>;
    since: Date;
  },
): Promise<boolean> =>
  (
    await db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.actorId, actorId),
          gt(auditEntries.at, since),
          eq(auditEntries.action, action),
          eq(auditEntries.detail, detail),
          subjectId === null ? isNull(auditEntries.subjectId) : eq(auditEntries.subjectId, subjectId),
        ),
      )
      .limit(1)
  ).length > 0;
