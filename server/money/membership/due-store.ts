/** Memberships that somebody has to look at. */
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import type { MembershipRow, Provider } from './store.ts';
import { memberships } from './tables.ts';

/** The longest not looked at first, whatever came of looking: one that fails each time goes behind the others. */
const waitedLongest = sql`greatest(${memberships.checkedAt}, ${memberships.failedAt}) nulls first`;

const waiting = (db: Queryable, which: SQL | undefined, limit: number): Promise<MembershipRow[]> =>
  db.select().from(memberships).where(which).orderBy(waitedLongest).limit(limit);

/** At work at this provider, and not looked at since. */
export const listUnchecked = (
  db: Queryable,
  provider: Provider,
  status: MembershipRow['status'][],
  before: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  waiting(
    db,
    and(
      eq(memberships.provider, provider),
      inArray(memberships.status, status),
      lt(sql`coalesce(${memberships.checkedAt}, ${memberships.createdAt})`, before),
    ),
    limit,
  );

/** Ids of memberships whose renewal, or whose day to end, has passed without news. */
export const listOverdue = (
  db: Queryable,
  provider: Provider,
  now: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  waiting(
    db,
    and(
      eq(memberships.provider, provider),
      inArray(memberships.status, ['active', 'late']),
      or(lt(memberships.periodEnd, now), lt(memberships.graceUntil, now)),
    ),
    limit,
  );

/** Of a provider that is not asked any more: what has no end written down yet, or whose end has come. */
export const listLeftBehind = (
  db: Queryable,
  provider: Provider,
  now: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, provider),
        or(
          eq(memberships.status, 'starting'),
          and(inArray(memberships.status, ['active', 'late']), eq(memberships.endsWithPeriod, false)),
          and(eq(memberships.status, 'active'), lte(memberships.periodEnd, now)),
          and(eq(memberships.status, 'late'), lte(memberships.graceUntil, now)),
        ),
      ),
    )
    .limit(limit);

/** Active ones that renew, a page at a time. */
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

/** Of accounts that are gone, and still at work at the provider. */
export const listOrphans = (db: Queryable, provider: Provider, limit: number): Promise<MembershipRow[]> =>
  waiting(
    db,
    and(eq(memberships.provider, provider), isNull(memberships.userId), ne(memberships.status, 'ended')),
    limit,
  );
