import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type { CaseState } from '#contract/service/cases.ts';
import type { Queryable } from '#server/platform/db.ts';
import { keyset } from '#server/platform/paging.ts';
import { readReference } from './reference.ts';
import type { Case } from './store.ts';
import { cases } from './tables.ts';

export type CaseQuery = {
  q: string;
  state: 'all' | CaseState;
  owner: 'all' | 'me' | 'none';
  after?: string | undefined;
  limit: number;
};

/** Where to look: a reference names one case; other words name people, whose homes the caller knows. */
function matching(q: string, homeIds: readonly string[] | undefined): SQL | undefined {
  if (q === '') return undefined;
  const ref = readReference(q);
  return ref ? eq(cases.ref, ref) : inArray(cases.homeId, [...(homeIds ?? [])]);
}

/** One page of cases, most severe first, then the longest waiting. Ids are ordered by time. */
export async function listCases(
  db: Queryable,
  query: CaseQuery,
  { me, homeIds }: { me: string; homeIds?: readonly string[] },
) {
  const where = and(
    // A search finds cases in every state.
    query.state === 'all' || query.q !== '' ? undefined : eq(cases.state, query.state),
    query.owner === 'all' ? undefined : query.owner === 'me' ? eq(cases.owner, me) : isNull(cases.owner),
    matching(query.q, homeIds),
  );
  const keys = keyset({ severity: cases.severity }, cases.id, { ...query, sort: 'severity' });
  const found = await db
    .select({ ...getTableColumns(cases), mark: keys.mark })
    .from(cases)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  const { rows, ...page } = keys.pageOf(found, await db.$count(cases, where));
  return { ...page, rows: rows as Case[] };
}
