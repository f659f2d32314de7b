import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PlanKey } from '#contract/core/plans.ts';
import type { Db } from '#server/platform/db.ts';

const LONG_AGO = '2020-01-01T00:00:00Z';

/** An old membership, inserted directly into the database, for tests about something else. */
export async function giveMembership(
  db: Db,
  userId: string,
  { plan = 'core', from = LONG_AGO }: { plan?: PlanKey; from?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const { rowCount } =
    await db.execute(sql`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    values (${id}, ${userId}, 'simulated', 'active', ${plan}, 'month', ${from}, '2060-01-01') on conflict do nothing`);
  if (rowCount)
    await db.execute(
      sql`insert into membership_spans (membership_id, plan, from_at) values (${id}, ${plan}, ${from})`,
    );
  return id;
}
