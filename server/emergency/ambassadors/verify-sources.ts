import type { Db } from '#server/platform/db.ts';
import type { Fault, Verified } from '#server/platform/ledger-verify.ts';
import { sql } from '#server/platform/drizzle.ts';
import { verifyImpactChains } from './ledger.ts';

/**
 * Ledger entries without a source, and sources without a ledger entry. A source is a confirmed or reversed claim with
 * the same points, or a passed module.
 */
const FAULTS = sql`
  with due as (
    select user_id, 'claim:' || id || ':' || round as key, points, state = 'reversed' as is_reversed
    from impact_claims where state in ('confirmed', 'reversed')
    union all
    select user_id, 'training:' || module, 10, false from training_progress where passed_at is not null
  )
  select coalesce(l.user_id, d.user_id) as "userId",
    case
      when l.id is null then 'there is no entry for ' || d.key
      when d.key is null then 'entry ' || l.seq || ' (' || l.key || ') is for nothing that was confirmed'
      else 'entry ' || l.seq || ' (' || l.key || ') is not worth ' || l.delta
    end as what
  from (select * from impact_ledger where reverses is null) l
    full join due d on d.user_id = l.user_id and d.key = l.key
  where (l.id is null or d.key is null or l.delta <> d.points)
    -- A granted appeal begins another round; the round before it was reversed.
    and not (d.key is null and exists (select from impact_ledger b where b.reverses = l.id))
  union all
  select d.user_id, 'the reversal of ' || d.key || ' is missing'
  from due d where d.is_reversed
    and not exists (select from impact_ledger b where b.user_id = d.user_id and b.key = 'back:' || d.key)`;

/** Verifies all impact points: the chains, the balances, and that each ledger entry has a confirmed source. */
export async function verifyImpact(db: Db, report: (fault: Fault) => void): Promise<Verified> {
  const verified = await verifyImpactChains(db, report);
  const { rows } = await db.execute<Fault>(FAULTS);
  for (const fault of rows) report(fault);
  return { ...verified, faults: verified.faults + rows.length };
}
