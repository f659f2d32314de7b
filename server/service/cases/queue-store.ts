import { SEVERITIES, type Severity } from '#contract/service/cases.ts';
import { runNamed, type Tx } from '#server/platform/db.ts';
import type { Case } from './store.ts';

const COUNT = {
  name: 'count_before_next_case',
  text: `select (select count(*)::int from cases where owner = $1 and state = 'open' and kind <> 'call') as owned,
    exists (select 1 from cases where state = 'open' and owner is not null and return_at <= $2::timestamptz)
      as is_any_silent`,
};

/** How many open cases a person has, and whether any case's owner was inactive for too long. */
export async function countBeforeNext(tx: Tx, userId: string, now: Date) {
  const [row] = await runNamed<{ owned: number; is_any_silent: boolean }>(tx, COUNT, [
    userId,
    now.toISOString(),
  ]);
  return { owned: row?.owned ?? 0, isAnySilent: row?.is_any_silent ?? false };
}

type Claiming = { id: string; at: Date; returnAt: (severity: Severity) => Date };

/** When a case returns to the queue, by severity: one parameter each, from the third on. */
const returnTimes = SEVERITIES.map((severity, n) => `when ${severity} then $${n + 3}::timestamptz`).join(' ');

const CLAIM = {
  name: 'claim_next_case',
  text: `with next as (
      select id from cases where state = 'open' and owner is null
      order by severity, opened_at, id limit 1 for update skip locked
    ), taken as (
      update cases set owner = $1, claimed_at = $2::timestamptz, return_at = case severity ${returnTimes} end
      from next where cases.id = next.id returning cases.id, cases.home_id
    ), met as (
      update case_clocks set met_at = $2::timestamptz, met_by = $1 from taken
      where case_id = taken.id and kind = 'claim' and met_at is null
    ), noted as (
      insert into case_events (case_id, at, kind, actor_id) select id, $2::timestamptz, 'claimed', $1 from taken
    )
    select id, home_id as "homeId" from taken`,
};

/**
 * Takes the most severe, longest waiting case without an owner, stops its clock and writes its history, in one
 * statement: a hundred agents may ask at once. Concurrent callers never get the same case.
 */
export async function claimNext(
  tx: Tx,
  { id, at, returnAt }: Claiming,
): Promise<Pick<Case, 'id' | 'homeId'> | undefined> {
  const times = SEVERITIES.map((severity) => returnAt(severity).toISOString());
  const [taken] = await runNamed<Pick<Case, 'id' | 'homeId'>>(tx, CLAIM, [id, at.toISOString(), ...times]);
  return taken;
}
