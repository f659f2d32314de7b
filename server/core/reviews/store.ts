import { URGENT_KINDS } from '#contract/core/reviews.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { uuids } from '#server/platform/packed.ts';
import { countUpTo, encodeCursor, keyset, sortOfCursor } from '#server/platform/paging.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { reviews } from './tables.ts';

export type Review = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const AT_ONCE = 5000;

/** Inserts only reviews that don't exist yet. */
export async function insertNew(tx: Queryable, rows: readonly NewReview[]): Promise<Review[]> {
  const added: Review[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    added.push(
      ...(await tx
        .insert(reviews)
        .values(rows.slice(from, from + AT_ONCE))
        .onConflictDoNothing({ target: [reviews.kind, reviews.key] })
        .returning()),
    );
  return added;
}

export async function homesWithReview(
  db: Queryable,
  {
    homeIds,
    kinds,
    incidentId,
  }: { homeIds: readonly string[]; kinds: readonly string[]; incidentId?: string },
): Promise<Set<string>> {
  if (homeIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ homeId: reviews.homeId })
    .from(reviews)
    .where(
      and(
        sql`${reviews.homeId} = any(${uuids(homeIds)})`,
        inArray(reviews.kind, [...kinds]),
        incidentId === undefined ? isNull(reviews.decidedAt) : eq(reviews.incidentId, incidentId),
      ),
    );
  return new Set(rows.flatMap(({ homeId }) => homeId ?? []));
}

/** Open reviews of these homes in an incident. */
export const openOfHomes = (
  db: Queryable,
  {
    homeIds,
    kinds,
    incidentId,
  }: { homeIds: readonly string[]; kinds: readonly string[]; incidentId: string },
): Promise<Review[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        sql`${reviews.homeId} = any(${uuids(homeIds)})`,
        inArray(reviews.kind, [...kinds]),
        eq(reviews.incidentId, incidentId),
        isNull(reviews.decidedAt),
      ),
    );

/** Rewrites open reviews in one statement; any decided meanwhile stay unchanged. */
export const updateSummaries = (
  tx: Queryable,
  rows: readonly Pick<Review, 'id' | 'kind' | 'summary' | 'zoneId' | 'facts'>[],
) =>
  tx.execute(sql`
    update reviews set kind = now.kind, summary = now.summary, zone_id = now."zoneId", facts = now.facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as now(id uuid, kind text, summary text, "zoneId" uuid, facts jsonb)
    where reviews.id = now.id and reviews.decided_at is null`);

export const findOpen = (
  db: Queryable,
  { kinds, limit, homeId }: { kinds?: readonly string[]; limit: number; homeId?: string },
): Promise<Review[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        isNull(reviews.decidedAt),
        kinds === undefined ? undefined : inArray(reviews.kind, [...kinds]),
        homeId === undefined ? undefined : eq(reviews.homeId, homeId),
      ),
    )
    .orderBy(asc(reviews.openedAt), asc(reviews.id))
    .limit(limit);

export const countOpen = (db: Queryable): Promise<{ kind: string; open: number }[]> =>
  db
    .select({ kind: reviews.kind, open: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isNull(reviews.decidedAt))
    .groupBy(reviews.kind);

export const findReview = async (db: Queryable, id: string): Promise<Review | undefined> =>
  first(await db.select().from(reviews).where(eq(reviews.id, id)));

type Decided = { by: string | null; decision: string; note: string | null; at: Date };

/** Of two concurrent decisions, one gets the row. */
export const decide = async (
  tx: Tx,
  { id, by, decision, note, at }: Decided & { id: string },
): Promise<Review | undefined> =>
  first(
    await tx
      .update(reviews)
      .set({ decidedAt: at, decidedBy: by, decision, note })
      .where(and(eq(reviews.id, id), isNull(reviews.decidedAt)))
      .returning(),
  );

export async function markEscalated(
  tx: Tx,
  ids: readonly string[],
  { step, at }: { step: 'operations' | 'on-call'; at: Date },
): Promise<string[]> {
  const column = step === 'operations' ? reviews.escalatedAt : reviews.onCallAt;
  const rows = await tx
    .update(reviews)
    .set(step === 'operations' ? { escalatedAt: at } : { onCallAt: at })
    .where(and(sql`${reviews.id} = any(${uuids(ids)})`, isNull(column), isNull(reviews.decidedAt)))
    .returning({ id: reviews.id });
  return rows.map(({ id }) => id);
}

export const decideOfZone = (
  tx: Tx,
  { zoneId, kinds, by, decision, note, at }: Decided & { zoneId: string; kinds: readonly string[] },
): Promise<Review[]> =>
  tx
    .update(reviews)
    .set({ decidedAt: at, decidedBy: by, decision, note })
    .where(and(eq(reviews.zoneId, zoneId), inArray(reviews.kind, [...kinds]), isNull(reviews.decidedAt)))
    .returning();

export const decideOfIncident = (
  tx: Tx,
  { incidentId, kinds, by, decision, note, at }: Decided & { incidentId: string; kinds: readonly string[] },
): Promise<Review[]> =>
  tx
    .update(reviews)
    .set({ decidedAt: at, decidedBy: by, decision, note })
    .where(
      and(eq(reviews.incidentId, incidentId), inArray(reviews.kind, [...kinds]), isNull(reviews.decidedAt)),
    )
    .returning();

export const decideOf = async (
  tx: Tx,
  { kind, key, by, decision, note, at }: Decided & { kind: string; key: string },
): Promise<Review | undefined> =>
  first(
    await tx
      .update(reviews)
      .set({ decidedAt: at, decidedBy: by, decision, note })
      .where(and(eq(reviews.kind, kind), eq(reviews.key, key), isNull(reviews.decidedAt)))
      .returning(),
  );

export type ReviewPage = {
  state: 'open' | 'decided';
  kind: string;
  search: string;
  /** What the search text means elsewhere: homes at such an address, people with such an email address. */
  found?: { homeIds: readonly string[]; userIds: readonly string[] };
  after?: string | undefined;
  limit: number;
};

/** Escapes LIKE wildcards, so that a typed percent sign matches itself. */
const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = ({ state, kind, search, found }: ReviewPage) =>
  and(
    state === 'open' ? isNull(reviews.decidedAt) : isNotNull(reviews.decidedAt),
    kind === '' ? undefined : eq(reviews.kind, kind),
    search === ''
      ? undefined
      : or(
          ilike(reviews.summary, like(search)),
          ilike(reviews.note, like(search)),
          sql`${reviews.facts}::text ilike ${like(search)}`,
          sql`${reviews.homeId} = any(${uuids(found?.homeIds ?? [])})`,
          sql`${reviews.facts} ->> 'userId' = any(${sql.param([...(found?.userIds ?? [])])}::text[])`,
        ),
  );

/** Lists that follow each other: each is read along its own index, so that a page costs the same however many are open. */
function sectionsOf({ state, kind }: ReviewPage) {
  if (state === 'decided') return [{ sort: '-decided' as const, where: undefined }];
  if (kind !== '') return [{ sort: 'opened' as const, where: undefined }];
  const urgent = inArray(reviews.kind, [...URGENT_KINDS]);
  return [
    { sort: 'urgent' as const, where: urgent },
    { sort: 'opened' as const, where: not(urgent) },
  ];
}

const SORTS = {
  urgent: reviews.openedAt,
  opened: reviews.openedAt,
  decided: { by: sql`${reviews.decidedAt}`, type: 'timestamptz' },
};

/** One page: open reviews, urgent ones first, then the oldest; or decided ones, newest first. */
export async function listReviews(db: Queryable, page: ReviewPage) {
  const where = matching(page);
  const sections = sectionsOf(page);
  const begun = page.after === undefined ? undefined : sortOfCursor(page.after);
  // A cursor of another list is refused by the first section.
  const from = Math.max(
    0,
    sections.findIndex(({ sort }) => sort === begun),
  );
  const found: { row: Review; cursor: string }[] = [];
  for (const [i, section] of sections.slice(from).entries()) {
    if (found.length > page.limit) break;
    const { sort } = section;
    const keys = keyset(SORTS, reviews.id, {
      sort,
      after: i === 0 ? page.after : undefined,
      limit: page.limit - found.length,
    });
    const rows = await db
      .select({ ...getTableColumns(reviews), mark: keys.mark })
      .from(reviews)
      .where(and(where, section.where, keys.beyond))
      .orderBy(...keys.order)
      .limit(keys.limit);
    found.push(...rows.map(({ mark, ...row }) => ({ row, cursor: encodeCursor([sort, mark, row.id]) })));
  }
  const shown = found.slice(0, page.limit);
  const next = found.length > page.limit ? (shown.at(-1)?.cursor ?? null) : null;
  return { rows: shown.map(({ row }) => row), next };
}

/** How many reviews the pages have in all, up to a limit. */
export const countReviews = (db: Queryable, page: ReviewPage) => countUpTo(db, reviews, matching(page));

export const deleteOfHome = (tx: Tx, homeId: string) => tx.delete(reviews).where(eq(reviews.homeId, homeId));
