import { and, type Column, count, eq, getTableColumns, ilike, like, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import { beginningWith, containing, keyset } from '#server/platform/paging.ts';
import { users } from './tables.ts';

export type PeopleQuery = {
  q: string;
  role: 'all' | 'USER' | 'ADMIN';
  sort: 'created' | '-created' | 'email' | '-email';
  /** What other capabilities know of a person, said of the column their id is in. */
  also: readonly ((userId: Column) => SQL | undefined)[];
};

const matches = ({ q, role, also }: PeopleQuery): SQL | undefined =>
  and(
    role === 'all' ? undefined : eq(users.role, role),
    q === ''
      ? undefined
      : or(like(users.email, beginningWith(q.toLowerCase())), ilike(users.name, containing(q))),
    ...also.map((is) => is(users.id)),
  );

const SORTS = { created: users.createdAt, email: users.email };

export async function peoplePage(
  db: Queryable,
  query: PeopleQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, users.id, query);
  const found = await db
    .select({ ...getTableColumns(users), mark: keys.mark })
    .from(users)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countPeople(db, query));
}

export async function countPeople(db: Queryable, query: PeopleQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matches(query));
  return row?.total ?? 0;
}
