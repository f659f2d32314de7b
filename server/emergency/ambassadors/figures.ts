import type { z } from 'zod';
import type { getAmbassadorFigures } from '#contract/emergency/ambassadors-admin.ts';
import { MODULES } from '#contract/emergency/training-modules.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { countOpenClaims } from './claim-queue.ts';
import { first } from '#server/platform/rows.ts';

type Figures = z.input<typeof getAmbassadorFigures.reply>;
const MONTHS = 12;

/** Statistics of the program: the last twelve months in Pacific time, and each county. */
export async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now().toISOString();
  const { rows: months } = await db.execute<Figures['months'][number]>(sql`
    with month as (
      select generate_series(0, ${MONTHS - 1}) n, date_trunc('month', ${now}::timestamptz at time zone 'America/Los_Angeles') this
    ), span as (
      select this - make_interval(months => n) as local_start from month
    ), bounds as (
      select to_char(local_start, 'YYYY-MM') as month, local_start at time zone 'America/Los_Angeles' as starts,
        (local_start + interval '1 month') at time zone 'America/Los_Angeles' as ends from span
    )
    select month,
      (select count(*)::int from ambassadors a where a.created_at >= starts and a.created_at < ends and a.state <> 'unconfirmed') applied,
      (select count(*)::int from ambassadors a where a.approved_at >= starts and a.approved_at < ends) approved,
      (select coalesce(sum(l.delta), 0)::int from impact_ledger l where l.created_at >= starts and l.created_at < ends) points
    from bounds order by month`);
  const { rows: counties } = await db.execute<Figures['counties'][number]>(sql`
    select a.county, count(*) filter (where a.state = 'approved')::int active,
      count(*) filter (where a.state = 'applied')::int waiting,
      coalesce(sum(b.balance) filter (where a.state = 'approved'), 0)::int points
    from ambassadors a left join impact_balances b on b.user_id = a.user_id
    where a.state in ('approved', 'applied') group by a.county order by active desc, a.county`);
  const { rows: certified } = await db.execute<{ n: number }>(sql`
    select count(*)::int n from (
      select p.user_id from training_progress p join ambassadors a on a.user_id = p.user_id and a.state = 'approved'
      where p.passed_at > ${now}::timestamptz - interval '2 years'
      group by p.user_id having count(*) = ${MODULES.length}
    ) done`);
  const sum = (of: 'active' | 'waiting') => counties.reduce((all, county) => all + county[of], 0);
  return {
    active: sum('active'),
    waiting: sum('waiting'),
    claims: await countOpenClaims(db),
    certified: first(certified)?.n ?? 0,
    months,
    counties,
  };
}
