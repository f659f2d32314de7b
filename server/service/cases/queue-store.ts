import { sql } from 'drizzle-orm';
import { SEVERITIES, type Severity } from '#contract/service/cases.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Case } from './store.ts';
import { cases } from './tables.ts';

/** How many open cases a person has, and whether an owner of any case was silent for too long. */
export async function countBeforeNext(tx: Tx, userId: string, now: Date) {
  const { rows } = await tx.execute<{ owned: number; is_any_silent: boolean }>(sql`
    select (select count(*)::int from ${cases} where ${cases.owner} = ${userId} and ${cases.state} = 'open'
      and ${cases.kind} <> 'call') as owned,
      exists (select 1 from ${cases} where ${cases.state} = 'open' and ${cases.owner} is not null
        and ${cases.returnAt} <= ${now.toISOString()}::timestamptz) as is_any_silent`);
  return { owned: rows[0]?.owned ?? 0, isAnySilent: rows[0]?.is_any_silent ?? false };
}

type Claiming = { id: string; at: Date; returnAt: (severity: Severity) => Date };

/**
 * Takes the most severe, longest waiting case without an owner, stops its clock and writes its history, all in one
 * statement: a hundred agents may ask at once. Concurrent callers never get the same case.
 */
export async function claimNext(
  tx: Tx,
  { id, at, returnAt }: Claiming,
): Promise<Pick<Case, 'id' | 'homeId'> | undefined> {
  const times = SEVERITIES.map(
    (severity) => sql`when ${severity}::int then ${returnAt(severity).toISOString()}::timestamptz`,
  );
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string; home_id: string | null }>(sql`
    with next as (
      select id from cases where state = 'open' and owner is null
      order by severity, opened_at, id limit 1 for update skip locked
    ), taken as (
      update cases set owner = ${id}, claimed_at = ${now}, return_at = case severity ${sql.join(times, sql` `)} end
      from next where cases.id = next.id returning cases.id, cases.home_id
    ), met as (
      update case_clocks set met_at = ${now}, met_by = ${id} from taken
      where case_id = taken.id and kind = 'claim' and met_at is null
    ), noted as (
      insert into case_events (case_id, at, kind, actor_id) select id, ${now}, 'claimed', ${id}::uuid from taken
    )
    select id, home_id from taken`);
  const [taken] = rows;
  return taken && { id: taken.id, homeId: taken.home_id };
}
