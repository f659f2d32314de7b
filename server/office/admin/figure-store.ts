import { FIGURES_ZONE } from '#contract/office/metrics.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { allowLong } from '#server/platform/silence.ts';
import { dailyFigures } from './tables.ts';

export type Figures = {
  totalUsers: number;
  avgReadiness: number | null;
  activeHomes: number;
  pointsRedeemed: number;
};
export type DayRow = Figures & { day: string; derived: boolean };

/**
 * Reads all figures in one statement, so folded totals and pending changes come from one snapshot. Archived
 * homes keep their score, so they are subtracted here.
 */
export async function readFigures(db: Queryable): Promise<Figures> {
  const { rows } = await db.execute<Record<'users' | 'homes' | 'points' | 'scores' | 'scored', string>>(sql`
    with moved as (
      select name, value from figures union all select name, change from figure_changes
    ), sums as (
      select coalesce(sum(value) filter (where name = 'users'), 0) users,
        coalesce(sum(value) filter (where name = 'homes'), 0) homes,
        coalesce(sum(value) filter (where name = 'points-redeemed'), 0) points,
        coalesce(sum(value) filter (where name = 'scores'), 0) scores,
        coalesce(sum(value) filter (where name = 'scored-homes'), 0) scored
      from moved
    ), away as (
      select count(*) homes, coalesce(sum(l.score), 0) scores
      from homes h join latest_scores l on l.home_id = h.id where h.archived_at is not null
    )
    select s.users, s.homes, s.points, s.scores - a.scores scores, s.scored - a.homes scored
    from sums s, away a`);
  const found = first(rows);
  if (!found) throw new Error('no figures');
  const scored = Number(found.scored);
  return {
    totalUsers: Number(found.users),
    avgReadiness: scored > 0 ? Math.round((Number(found.scores) / scored) * 10) / 10 : null,
    activeHomes: Number(found.homes),
    pointsRedeemed: Number(found.points),
  };
}

/** Folds pending changes into the totals. Atomic, so a concurrent reader never counts one twice. */
export async function foldChanges(db: Queryable): Promise<void> {
  await db.execute(sql`
    with taken as (delete from figure_changes returning name, change),
      summed as (select name, sum(change) change from taken group by name)
    update figures f set value = f.value + s.change from summed s where s.name = f.name`);
}

const today = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${FIGURES_ZONE})::date`;

/** Inserts or updates today's row. An older reading never overwrites a newer one. */
export async function saveToday(db: Queryable, f: Figures, now: Date): Promise<void> {
  await db.execute(sql`
    insert into daily_figures
      (day, total_users, avg_readiness, active_homes, points_redeemed, derived, read_at)
    values (${today(now)}, ${f.totalUsers}, ${f.avgReadiness}, ${f.activeHomes}, ${f.pointsRedeemed}, false,
      ${now.toISOString()})
    on conflict (day) do update set total_users = excluded.total_users, avg_readiness = excluded.avg_readiness,
      active_homes = excluded.active_homes, points_redeemed = excluded.points_redeemed, derived = false,
      read_at = excluded.read_at
    where daily_figures.read_at <= excluded.read_at`);
}

/** Days before today without a row, back to the first account but at most `days`. */
export async function missingDays(db: Queryable, now: Date, days: number): Promise<number> {
  const { rows } = await db.execute<{ missing: string }>(sql`
    select count(*) missing from ${series(now, days)} left join daily_figures f on f.day = s.day where f.day is null`);
  return Number(first(rows)?.missing ?? 0);
}

const series = (now: Date, days: number) => sql`
  (select generate_series(
     greatest(${today(now)} - ${days}::integer,
       (select (min(created_at) at time zone ${FIGURES_ZONE})::date from users)),
     ${today(now)} - 1, interval '1 day')::date as day) s`;

/**
 * Derives missing days from dated rows that still exist: accounts, homes, orders and scores. One pass per
 * table computes daily changes, then running sums. Existing rows are kept.
 */
export async function deriveDays(tx: Tx, now: Date, days: number): Promise<void> {
  const on = (column: string) => sql.raw(`(${column} at time zone '${FIGURES_ZONE}')::date`);
  await allowLong(tx, minutes(2));
  await tx.execute(sql`
    with scores as (
      select home_id, score, computed_at,
        lag(score) over (partition by home_id order by computed_at, id) before
      from readiness_scores
    ), moves as (
      select ${on('created_at')} as day, 1 users, 0 homes, 0 points, 0 scores, 0 scored from users
      union all select ${on('created_at')}, 0, 1, 0, 0, 0 from homes
      union all
        select ${on('h.archived_at')}, 0, -1, 0, coalesce(-l.score, 0), case when l.score is null then 0 else -1 end
        from homes h left join latest_scores l on l.home_id = h.id where h.archived_at is not null
      union all select ${on('created_at')}, 0, 0, points_used, 0, 0 from orders where pay_with = 'points'
      union all
        select ${on('e.created_at')}, 0, 0, -o.points_used, 0, 0
        from order_events e join orders o on o.id = e.order_id
        where e.status in ('CANCELLED', 'REFUNDED') and o.pay_with = 'points'
      union all
        select ${on('computed_at')}, 0, 0, 0, score - coalesce(before, 0), case when before is null then 1 else 0 end
        from scores
    ), changed as (
      select greatest(m.day, (select min(day) from ${series(now, days)})) as day, sum(users) users,
        sum(homes) homes, sum(points) points, sum(scores) scores, sum(scored) scored
      from moves m group by 1
    ), running as (
      select s.day, sum(c.users) over w users, sum(c.homes) over w homes, sum(c.points) over w points,
        sum(c.scores) over w scores, sum(c.scored) over w scored
      from ${series(now, days)} left join changed c on c.day = s.day
      window w as (order by s.day)
    )
    insert into daily_figures
      (day, total_users, avg_readiness, active_homes, points_redeemed, derived, read_at)
    select day, coalesce(users, 0), round(scores / nullif(scored, 0), 1), greatest(coalesce(homes, 0), 0),
      greatest(coalesce(points, 0), 0), true, ${now.toISOString()}
    from running on conflict (day) do nothing`);
}

/** The days since then and before today, oldest first. */
export const daysBefore = (db: Queryable, now: Date, days: number): Promise<DayRow[]> =>
  db
    .select({
      day: dailyFigures.day,
      totalUsers: dailyFigures.totalUsers,
      avgReadiness: dailyFigures.avgReadiness,
      activeHomes: dailyFigures.activeHomes,
      pointsRedeemed: dailyFigures.pointsRedeemed,
      derived: dailyFigures.derived,
    })
    .from(dailyFigures)
    .where(and(sql`day > ${today(now)} - ${days}::integer`, sql`day < ${today(now)}`))
    .orderBy(asc(dailyFigures.day));

export async function dayOf(db: Queryable, now: Date): Promise<{ today: string; first: string | null }> {
  const { rows } = await db.execute<{ today: string; first: string | null }>(sql`
    select to_char(${today(now)}, 'YYYY-MM-DD') as today,
      (select to_char(min(day), 'YYYY-MM-DD') from daily_figures) as first`);
  const found = first(rows);
  if (!found) throw new Error('no day');
  return found;
}
