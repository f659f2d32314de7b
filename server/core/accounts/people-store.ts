import type { Role } from '#contract/staff.ts';
import type { Queryable } from '#server/platform/db.ts';
import { startsWithText, type Found, keyset, findMatches, containsText } from '#server/platform/paging.ts';
import { and, type Column, eq, getTableColumns, type SQL } from '#server/platform/drizzle.ts';
import { readTally, sumOf } from '#server/platform/tallies.ts';
import { users } from './tables.ts';

export type PeopleQuery = {
  q: string;
  role: 'all' | Role;
  sort: 'created' | '-created' | 'email' | '-email';
  /** Filters of other capabilities, as conditions on the column with the person's id. */
  also: readonly ((userId: Column) => SQL | undefined)[];
};

const matches = ({ role, also }: PeopleQuery): SQL | undefined =>
  and(role === 'all' ? undefined : eq(users.role, role), ...also.map((is) => is(users.id)));

const SORTS = { created: users.createdAt, email: users.email };

export async function findPeople(db: Queryable, query: PeopleQuery): Promise<Found> {
  const where = matches(query);
  if (query.q !== '') {
    const either = [startsWithText(users.email, query.q), containsText(users.name, query.q)];
    return findMatches(db, { table: users, id: users.id, where, either });
  }
  // Filters of other capabilities need a count query; roles are in the tally.
  if (query.also.some((is) => is(users.id) !== undefined))
    return { where, total: await db.$count(users, where) };
  const counted = (await readTally(db, 'users')).filter(
    ({ part }) => query.role === 'all' || part === query.role,
  );
  return { where, total: sumOf(counted) };
}

export async function peoplePage(
  db: Queryable,
  { where, total }: Found,
  asked: Pick<PeopleQuery, 'sort'> & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, users.id, asked);
  const found = await db
    .select({ ...getTableColumns(users), mark: keys.mark })
    .from(users)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, total);
}
