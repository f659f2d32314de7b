import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';

/** SQL version of `isInForce` and `isWarningInForce` in zone-state.ts. */
const isLive = sql`z.ended_at is null and z.verdict <> 'refused' and z.status in ('order', 'warning', 'unknown')`;

/**
 * Checks on the rows what foreign keys and the single writer guarantee. Each query returns the rows that violate its
 * rule; there should be none. Homes and people deleted since are anonymous and don't count.
 */
const RULES: Record<string, ReturnType<typeof sql>> = {
  'an activation of an incident that is not there': sql`
    select a.incident_id, a.home_id from activations a
    where not exists (select from incidents i where i.id = a.incident_id)`,
  'an activation by a zone that is not there': sql`
    select a.incident_id, a.home_id from activations a where not exists (select from zones z where z.id = a.zone_id)`,
  'an activation without a payout': sql`
    select a.incident_id, a.home_id from activations a
    where a.cash_cents > 0
      and not exists (select from payouts p where p.incident_id = a.incident_id and p.home_id = a.home_id)`,
  'an activation with nights and no room, nor a place in line': sql`
    select a.incident_id, a.home_id from activations a where a.nights > 0 and a.user_id <> '00000000-0000-0000-0000-000000000000'
      and not exists (select from room_holds h where h.incident_id = a.incident_id and h.home_id = a.home_id)`,
  'an activation that nobody was told of': sql`
    select a.incident_id, a.home_id from activations a
    where exists (select from home_members m where m.home_id = a.home_id)
      and not exists (select from notices n where n.incident_id = a.incident_id and n.home_id = a.home_id and n.kind = 'order')`,
  'a payout or room without an activation': sql`
    select o.incident_id, o.home_id from (
      select incident_id, home_id from payouts
      union all select incident_id, home_id from room_holds) o
    where not exists (select from activations a where a.incident_id = o.incident_id and a.home_id = o.home_id)`,
  'a payout of another sum than the plan had': sql`
    select p.incident_id, p.home_id from payouts p
    join activations a on a.incident_id = p.incident_id and a.home_id = p.home_id where p.cents <> a.cash_cents`,
  'more cash sent than the plan had': sql`
    select l.incident_id, l.home_id from cash_ledger l group by l.incident_id, l.home_id
    having sum(l.cents) > coalesce((select a.cash_cents from activations a
      where a.incident_id = l.incident_id and a.home_id = l.home_id), 0)`,
  'a room for more nights than the plan had': sql`
    select h.incident_id, h.home_id from room_holds h
    join activations a on a.incident_id = h.incident_id and a.home_id = h.home_id where h.nights > a.nights`,
  'a home at work in two incidents': sql`
    select min(a.incident_id::text)::uuid as incident_id, a.home_id from activations a where a.state = 'active'
    group by a.home_id having count(*) > 1`,
  'an activation at work in an incident that is over': sql`
    select a.incident_id, a.home_id from activations a join incidents i on i.id = a.incident_id
    where a.state = 'active' and i.state = 'ended'`,
  'an open incident that no order or warning has kept open for 14 days': sql`
    select i.id as incident_id, i.id as home_id from incidents i
    where i.state = 'open' and i.opened_at < now() - interval '14 days'
      and not exists (select from zones z where z.incident_id = i.id and ${isLive})
      and not exists (select from order_claims c where c.incident_id = i.id and c.ended_at > now() - interval '14 days')
      and not exists (select from activations a join zones z on z.id = a.zone_id
        where a.incident_id = i.id and a.state = 'active' and ${isLive})`,
  'cash that is held, and that nobody is asked about': sql`
    select p.incident_id, p.home_id from payouts p join incidents i on i.id = p.incident_id
    where p.state = 'held' and case p.held_for
      when 'incident' then i.cash_held_at is null or i.cash_decision is not null
      else not exists (select from reviews r where r.kind in ('payout-new-card', 'payout-shared-card') and r.incident_id = p.incident_id
        and r.home_id = p.home_id and r.decided_at is null) end`,
  'a night with other rooms taken than are held': sql`
    select n.block_id as incident_id, n.block_id as home_id from room_nights n
    left join (
      select h.block_id, day::date as night, sum(h.rooms)::int as taken from room_holds h,
        generate_series(h.first_night, h.first_night + (h.nights + h.own_nights - 1), interval '1 day') day
      where h.state in ('held', 'checked-in') group by 1, 2) t on t.block_id = n.block_id and t.night = n.night
    where n.night >= (now() at time zone 'America/Los_Angeles' - interval '5 hours')::date and n.capacity - n.free <> coalesce(t.taken, 0)`,
};

export type Fault = { rule: string; incidentId: string; homeId: string };

/** Checks every rule over all activations. Pass a repeatable-read transaction for a consistent result. */
export async function verifyActivations(
  db: Queryable,
): Promise<{ activations: number; rules: number; faults: Fault[] }> {
  const faults: Fault[] = [];
  for (const [rule, broken] of Object.entries(RULES)) {
    const { rows } = await db.execute<{ incident_id: string; home_id: string }>(broken);
    faults.push(...rows.map((row) => ({ rule, incidentId: row.incident_id, homeId: row.home_id })));
  }
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from activations`);
  return { activations: rows[0]?.n ?? 0, rules: Object.keys(RULES).length, faults };
}
