/**
 * Inserts the watched homes into the scratch database, each with an owner and membership, in a few
 * statements.
 */
import type { Db } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { WatchedHome } from './homes-file.ts';

/** Later than any recording, because a replay isn't about renewals. */
const FAR = '2200-01-01T00:00:00Z';
const AT_ONCE = 10_000;

/** Returns the watched home for each database id. */
export async function insertWatchedHomes(
  db: Db,
  homes: readonly WatchedHome[],
): Promise<Map<string, WatchedHome>> {
  const planted = new Map<string, WatchedHome>();
  for (let from = 0; from < homes.length; from += AT_ONCE) {
    const some = homes.slice(from, from + AT_ONCE);
    const ids = await db.transaction(async (tx) => {
      const rows = some.map(({ lat, lng, plan, memberSince }, n) => ({
        n,
        email: `home-${from + n}@example.com`,
        lat,
        lng,
        plan,
        since: memberSince?.toISOString() ?? '2000-01-01T00:00:00Z',
      }));
      const found = await tx.execute<{ n: number; home_id: string }>(sql`
        with given as materialized (
          select *, new_id() as user_id, new_id() as home_id, new_id() as membership_id
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as g(n int, email text, lat float8, lng float8, plan text, since timestamptz)
        ), people as (
          insert into users (id, email, created_at) select user_id, email, since from given
        ), places as (
          insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at,
            updated_at, protected_from)
          select home_id, user_id, '1 Replay Road', 'Replay', 'CA', '90000', lat, lng, 'pin', since, since, since, since
          from given
        ), owners as (
          insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from given
        ), members as (
          insert into memberships
            (id, user_id, provider, status, plan, interval, period_start, period_end, created_at)
          select membership_id, user_id, 'simulated', 'active', plan, 'year', since, ${FAR}::timestamptz, since
          from given where plan is not null
        ), spans as (
          insert into membership_spans (membership_id, user_id, plan, from_at)
          select membership_id, user_id, plan, since from given where plan is not null
        )
        select n, home_id from given`);
      return found.rows;
    });
    for (const { n, home_id: id } of ids) {
      const home = some[n];
      if (home) planted.set(id, home);
    }
  }
  return planted;
}
