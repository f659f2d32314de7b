import { CASE_STATES, type CaseKind, type CaseState } from '#contract/service/cases.ts';
import type { Queryable } from '#server/platform/db.ts';
import { countUpTo, keyset } from '#server/platform/paging.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '#server/platform/drizzle.ts';
import { readReference } from './reference.ts';
import type { Case } from './store.ts';
import { cases } from './tables.ts';

export type CaseQuery = {
  q: string;
  state: 'all' | CaseState;
  owner: 'all' | 'me' | 'none';
  kind: 'all' | CaseKind;
  due: 'all' | 'overdue';
  after?: string | undefined;
  limit: number;
};

/** Homes and visitors' cases that match a search, resolved by the caller. */
export type Named = { homeIds: readonly string[]; caseIds: readonly string[] };

/** The last eight characters of a case's id: the reference that visitors got before. */
const OLD_REFERENCE = /^#?([0-9a-f]{8})$/i;

/** How to search: a reference names one case; other words name people, whose homes and cases the caller resolves. */
function matching(q: string, named: Named | undefined): SQL | undefined {
  if (q === '') return undefined;
  const ref = readReference(q);
  if (ref) return eq(cases.ref, ref);
  const old = OLD_REFERENCE.exec(q)?.[1]?.toLowerCase();
  return or(
    inArray(cases.homeId, [...(named?.homeIds ?? [])]),
    inArray(cases.id, [...(named?.caseIds ?? [])]),
    old ? and(sql`right(${cases.id}::text, 8) = ${old}`, eq(cases.kind, 'visitor')) : undefined,
  );
}

type CaseReader = { me: string; now: Date; named?: Named | undefined };

/** A search finds cases in every state. */
const isAnyState = ({ state, q }: CaseQuery) => state === 'all' || q !== '';

const matchingCases = (query: CaseQuery, { me, now, named }: CaseReader): SQL | undefined =>
  and(
    isAnyState(query) ? undefined : eq(cases.state, query.state as CaseState),
    query.owner === 'all' ? undefined : query.owner === 'me' ? eq(cases.owner, me) : isNull(cases.owner),
    query.kind === 'all' ? undefined : eq(cases.kind, query.kind),
    query.due === 'all' ? undefined : lt(cases.dueAt, now),
    matching(query.q, named),
  );

/** Counts matching cases, for the record of an export, which reads all of them. */
export const countCases = (db: Queryable, query: CaseQuery, reader: CaseReader): Promise<number> =>
  db.$count(cases, matchingCases(query, reader));

/**
 * One page of cases, most severe first, then the longest waiting. Reads a page of each state along `cases_listed`, so
 * that it costs the same however many are open.
 */
export async function listCases(db: Queryable, query: CaseQuery, reader: CaseReader) {
  const where = matchingCases(query, reader);
  const keys = keyset({ severity: [cases.severity, cases.openedAt] }, cases.id, {
    ...query,
    sort: 'severity',
  });
  const pageWhere = (state: SQL | undefined) =>
    db
      .select({ ...getTableColumns(cases), mark: keys.mark })
      .from(cases)
      .where(and(state, where, keys.beyond))
      .orderBy(...keys.order)
      .limit(keys.limit);
  const found: Awaited<ReturnType<typeof pageWhere>> = [];
  if (query.state === 'all' && query.q === '')
    for (const state of CASE_STATES) found.push(...(await pageWhere(eq(cases.state, state))));
  else found.push(...(await pageWhere(undefined)));
  const { total, isTotalCapped } = await countUpTo(db, cases, where);
  const { rows, next } = keys.pageOf(found.toSorted(bySeverity), total);
  return { rows: rows as Case[], next, total, isTotalCapped };
}

type Listed = { severity: number; openedAt: Date; mark: string; id: string };
/** Formatted the way the database sorts them. The mark has the microseconds that a Date lacks. */
const bySeverity = (a: Listed, b: Listed): number =>
  a.severity - b.severity ||
  a.openedAt.getTime() - b.openedAt.getTime() ||
  (a.mark === b.mark ? (a.id < b.id ? -1 : 1) : a.mark < b.mark ? -1 : 1);

/** Counts of cases that aren't closed, by incident, largest first. */
export const countByIncident = (db: Queryable) =>
  db
    .select({ incidentId: cases.incidentId, cases: count() })
    .from(cases)
    .where(and(isNotNull(cases.incidentId), ne(cases.state, 'closed')))
    .groupBy(cases.incidentId)
    .orderBy(desc(count()))
    .limit(50);

/** The cases of an incident that aren't closed: most severe first, then the longest waiting. */
export async function casesOnBoard(db: Queryable, incidentId: string, limit: number) {
  const where = and(eq(cases.incidentId, incidentId), ne(cases.state, 'closed'));
  const rows = await db
    .select()
    .from(cases)
    .where(where)
    .orderBy(asc(cases.severity), asc(cases.openedAt), asc(cases.id))
    .limit(limit);
  const total = rows.length < limit ? rows.length : await db.$count(cases, where);
  return { rows: rows as Case[], total };
}
