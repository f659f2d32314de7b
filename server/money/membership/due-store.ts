/** Queries for memberships that need a check. */
import type { Queryable } from '#server/platform/db.ts';
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql, type SQL } from '#server/platform/drizzle.ts';
import type { MembershipRow, Provider } from './store.ts';
import { memberships } from './tables.ts';

/** Least recently checked first, counting failed checks, so one that always fails can't starve the others. */
const waitedLongest = sql`greatest(${memberships.checkedAt}, ${memberships.failedAt}) nulls first`;

const waiting = (
  db: Queryable,
  provider: Provider,
  limit: number,
  which: SQL | undefined,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.provider, provider), which))
    .orderBy(waitedLongest)
    .limit(limit);

/** Memberships at this provider that weren't checked since `before`. */
export const listUnchecked = (
  db: Queryable,
  provider: Provider,
  status: MembershipRow['status'][],
  before: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  waiting(
    db,
    provider,
    limit,
    and(
      inArray(memberships.status, status),
      lt(sql`coalesce(${memberships.checkedAt}, ${memberships.createdAt})`, before),
    ),
  );

type ListDue = (db: Queryable, provider: Provider, now: Date, limit: number) => Promise<MembershipRow[]>;

/** Memberships whose renewal or end date has passed without a webhook event. */
export const listOverdue: ListDue = (db, provider, now, limit) =>
  waiting(
    db,
    provider,
    limit,
    and(
      inArray(memberships.status, ['active', 'late']),
      or(lt(memberships.periodEnd, now), lt(memberships.graceUntil, now)),
    ),
  );

/** Memberships of a provider we no longer call that have no scheduled end yet, or whose end has come. */
export const listLeftBehind: ListDue = (db, provider, now, limit) =>
  waiting(
    db,
    provider,
    limit,
    or(
      eq(memberships.status, 'starting'),
      and(inArray(memberships.status, ['active', 'late']), eq(memberships.endsWithPeriod, false)),
      and(eq(memberships.status, 'active'), lte(memberships.periodEnd, now)),
      and(eq(memberships.status, 'late'), lte(memberships.graceUntil, now)),
    ),
  );

/** Active memberships that will renew, one page at a time. */
export const listRenewing = (
  db: Queryable,
  afterId: string | null,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.status, 'active'),
        eq(memberships.endsWithPeriod, false),
        afterId ? sql`${memberships.id} > ${afterId}` : undefined,
      ),
    )
    .orderBy(asc(memberships.id))
    .limit(limit);

/** Memberships of deleted accounts that are still running at the provider. */
export const listOrphans = (db: Queryable, provider: Provider, limit: number): Promise<MembershipRow[]> =>
  waiting(db, provider, limit, and(isNull(memberships.userId), ne(memberships.status, 'ended')));
