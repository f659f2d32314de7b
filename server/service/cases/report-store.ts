import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';

/** Days are Pacific, like the other figures of the back office. */
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'America/Los_Angeles')::date::text`);

export type Spread = { day: string | null; severity: number; n: number; p50: number; p90: number };

/** Grouped by day and severity, and by severity alone: the latter rows have no day. */
const spread = (source: ReturnType<typeof sql>) => sql`
  select day, severity, count(*)::int as n,
    percentile_cont(0.5) within group (order by minutes)::float8 as p50,
    percentile_cont(0.9) within group (order by minutes)::float8 as p90
  from (${source}) as measured group by grouping sets ((day, severity), (severity))`;

/** From opening a case until its household first heard from a person. Automatic messages don't count. */
export const firstResponses = async (db: Queryable, since: Date): Promise<Spread[]> =>
  (
    await db.execute<Spread>(
      spread(sql`
        select ${dayOf('first.met_at')} as day, c.severity, extract(epoch from first.met_at - c.opened_at) / 60 as minutes
        from (select case_id, min(met_at) as met_at from case_clocks
          where kind = 'answer' and met_at is not null and met_by is not null and case_id in (
            select case_id from case_clocks where kind = 'answer' and met_at >= ${since.toISOString()}::timestamptz)
          group by case_id) as first
        join cases c on c.id = first.case_id
        where c.merged_into is null and first.met_at >= ${since.toISOString()}::timestamptz`),
    )
  ).rows;

/** From opening a case until it was closed. */
export const resolutions = async (db: Queryable, since: Date): Promise<Spread[]> =>
  (
    await db.execute<Spread>(
      spread(sql`
        select ${dayOf('closed_at')} as day, severity, extract(epoch from closed_at - opened_at) / 60 as minutes
        from cases where state = 'closed' and merged_into is null and closed_at >= ${since.toISOString()}::timestamptz`),
    )
  ).rows;

export type Backlog = { day: string; severity: number; n: number };

/**
 * Cases that were open at the end of each day. A case that was closed and reopened counts as open throughout. Each case
 * is read once: it counts from the day it was opened, or from the first of the days, until the day it was closed.
 */
export const backlogs = async (db: Queryable, days: readonly string[]): Promise<Backlog[]> =>
  (
    await db.execute<Backlog>(sql`
      with days as (select unnest(${sql.param([...days])}::date[]) as day),
      changes as (
        select c.severity, change.day, sum(change.n) as n
        from cases c, lateral (values
          (greatest((c.opened_at at time zone 'America/Los_Angeles')::date, (select min(day) from days)), 1),
          ((c.closed_at at time zone 'America/Los_Angeles')::date, -1)
        ) as change (day, n)
        where c.merged_into is null and change.day is not null and (c.closed_at is null
          or c.closed_at >= (select min(day) from days)::timestamp at time zone 'America/Los_Angeles')
        group by c.severity, change.day
      )
      select d.day::text as day, changes.severity, sum(changes.n)::int as n
      from days d join changes on changes.day <= d.day
      group by d.day, changes.severity having sum(changes.n) > 0`)
  ).rows;
