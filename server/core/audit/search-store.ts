import type { Queryable } from '#server/platform/db.ts';
import {
  startsWithText,
  type Found,
  keyset,
  findMatches,
  type Match,
  containsText,
} from '#server/platform/paging.ts';
import { and, eq, getTableColumns, gt, gte, inArray, isNull, lt, sql } from '#server/platform/drizzle.ts';
import { readTally, sumOf, wordsOf } from '#server/platform/tallies.ts';
import { auditEntries } from './tables.ts';

/** A search, with people resolved to their ids. */
export type Search = {
  scope: 'administrators' | 'everybody' | 'product';
  capability?: string | undefined;
  actions?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Null: not filtered by person. */
  people: readonly string[] | null;
  /** The typed text as an id: of a thing, a history or a person. */
  thing: string | null;
};

/** People's histories: those of their accounts and of the homes they belong to. */
export async function chainsOf(db: Queryable, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const { rows } = await db.execute<{ home_id: string }>(
    sql`select distinct home_id from home_members where user_id in ${[...people]}`,
  );
  return [...people, ...rows.map((row) => row.home_id)];
}

/** The owner of each home. */
export async function ownersOf(db: Queryable, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; user_id: string }>(
    sql`select id, user_id from homes where id in ${[...homeIds]}`,
  );
  return new Map(rows.map((row) => [row.id, row.user_id]));
}

/** People by the start of their email address, or by part of their name. */
export async function peopleNamed(db: Queryable, typed: string, limit: number) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id, email from users where ${startsWithText(sql`email`, typed).by}
      union select id, email from users where ${containsText(sql`name`, typed).by} order by email limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** What they did, what was done to them, and what is in their histories. */
function concerning(ids: readonly string[], chains: readonly string[]): Match[] {
  if (ids.length === 0) return [];
  return [
    inArray(auditEntries.actorId, [...ids]),
    inArray(auditEntries.subjectId, [...ids]),
    inArray(auditEntries.chain, [...chains]),
  ].map((is) => ({ by: is, is }));
}

const OF_SCOPE = {
  administrators: eq(auditEntries.kind, 'office'),
  everybody: undefined,
  product: isNull(auditEntries.actorId),
} as const;

type Counted = { kind: string; by: string; action: string; rows: number };

/** Number of entries per kind of history, per actor type (person or product) and per action. */
async function counted(db: Queryable, scope: Search['scope']): Promise<Counted[]> {
  const all = (await readTally(db, 'audit')).map(({ part, rows }) => {
    const [kind = '', by = '', action = ''] = wordsOf(part, 3);
    return { kind, by, action, rows };
  });
  if (scope === 'everybody') return all;
  return all.filter(({ kind, by }) => (scope === 'product' ? by === 'product' : kind === 'office'));
}

/** What matches, and the actions it was found by, if the search is by action. */
export type FoundEntries = Found & { actions: readonly string[] | null };

export async function findMatching(db: Queryable, search: Search): Promise<FoundEntries> {
  const { scope, capability, from, to, people, thing } = search;
  const typed = search.actions?.split(',');
  const named = [
    ...(people === null ? [] : concerning(people, await chainsOf(db, people))),
    ...(thing === null ? [] : concerning([thing], [thing])),
  ];
  const isTyped = people !== null || thing !== null || typed !== undefined;
  const prefixes = capability?.split(',').map((one) => `${one}.`);
  const all = (await counted(db, scope)).filter(
    ({ action }) => prefixes?.some((prefix) => action.startsWith(prefix)) ?? true,
  );
  // Text that matches no person and no id can still match an action.
  const isOfActions = isTyped && named.length === 0;
  const matching = isOfActions ? all.filter(({ action }) => typed?.includes(action)) : all;
  const actions = isOfActions || prefixes ? [...new Set(matching.map(({ action }) => action))] : null;
  const where = and(
    OF_SCOPE[scope],
    from ? gte(auditEntries.at, from) : undefined,
    to ? lt(auditEntries.at, to) : undefined,
    actions === null ? undefined : inArray(auditEntries.action, actions),
  );
  if (named.length > 0) {
    const said = typed === undefined ? [] : [inArray(auditEntries.action, typed)];
    const either = [...named, ...said.map((is) => ({ by: is, is }))];
    const found = await findMatches(db, { table: auditEntries, id: auditEntries.id, where, either });
    return { ...found, actions: null };
  }
  const total = from || to ? await db.$count(auditEntries, where) : sumOf(matching);
  return { where, total, actions };
}

const SORTS = { at: auditEntries.at };
type Asked = { sort: 'at' | '-at'; after?: string | undefined; limit: number };

export async function searchPage(db: Queryable, { where, total, actions }: FoundEntries, asked: Asked) {
  const keys = keyset(SORTS, auditEntries.id, asked);
  const all = and(where, keys.beyond);
  // Reads one page per action from its index, then the first page of these: fast however rare an action is.
  const firstOfEach =
    actions &&
    sql`${auditEntries.id} in (
      select page.id from unnest(${sql.param([...actions])}::text[]) one(action), lateral (
        select ${auditEntries.id} from ${auditEntries} where ${auditEntries.action} = one.action and ${all ?? sql`true`}
        order by ${sql.join(keys.order, sql`, `)} limit ${keys.limit}
      ) page)`;
  const found = await db
    .select({ ...getTableColumns(auditEntries), mark: keys.mark })
    .from(auditEntries)
    .where(firstOfEach ?? all)
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, total);
}

/** The same, without entries from a moment on. */
export const until = (found: FoundEntries, moment: Date): FoundEntries => ({
  ...found,
  where: and(found.where, lt(auditEntries.at, moment)),
});

export const findEntry = async (db: Queryable, id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.id, id)))[0];

/** Whether this person already recorded the same since then. */
export const wasRecorded = async (
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
