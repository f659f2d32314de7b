import { BOOKING_KIND_KEYS, kindData } from '#contract/service/booking-kinds.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';

/**
 * What partners may bill, as one query over what they confirmed and did. All settlement rules are here, so that the
 * list of unbilled items and the statements can't differ.
 */

/** A night lasts until 5 AM Pacific time, as in nights.ts of lodging. */
const nightAt = (at: string): string =>
  `((${at} at time zone 'America/Los_Angeles') - interval '5 hours')::date`;

/**
 * Nights of rooms that a hotel confirmed.
 * - Only past nights count. A stay that was given up counts until the night before that.
 * - A household that moved here from another hotel counts from the night on which this hotel was asked.
 * - A household that never came counts one night, because the hotel kept the room for it.
 * - Nights that the household pays itself are listed without an amount.
 * $1 is tonight, $2 the partner or null.
 */
const NIGHTS = `
  select s.source_id, s.partner_id, s.incident_id, s.subject_id, night::date as day,
    case when s.is_no_show then 'no-show' else 'night' end as kind, s.units,
    case when night::date >= s.own_from then 'at-partner' else 'plan' end as payer,
    s.ref, s.has_arrived
  from (
    select l.id as source_id, l.partner_id, l.incident_id, l.subject_id, l.rooms as units, l.confirmation as ref,
      l.arrived_at is not null as has_arrived,
      l.no_show_at is not null and l.arrived_at is null as is_no_show,
      l.first_night + l.nights - l.own_nights as own_from,
      greatest(l.first_night, ${nightAt('l.asked_at')}) as begins,
      least(l.first_night + l.nights,
        case l.state when 'done' then null when 'withdrawn' then ${nightAt('l.answered_at')} else $1::date end) as ends
    from offer_lines l
    where l.rooms is not null and l.confirmation is not null and l.state in ('confirmed', 'no-show', 'done', 'withdrawn')
      and ($2::uuid is null or l.partner_id = $2::uuid)
  ) s
  cross join lateral generate_series(s.begins, case when s.is_no_show then least(s.ends, s.begins + 1) else s.ends end - 1,
    interval '1 day') as night`;

/** How many of its kind's units a booking has: days, nights or started hours; otherwise one. */
const UNITS = `case $3::jsonb ->> b.kind
  when 'day' then greatest(1, (b.ends_at at time zone b.time_zone)::date - (b.starts_at at time zone b.time_zone)::date)
  when 'night' then greatest(1, (b.ends_at at time zone b.time_zone)::date - (b.starts_at at time zone b.time_zone)::date)
  when 'hour' then greatest(1, ceil(extract(epoch from b.ends_at - b.starts_at) / 3600)::integer)
  else 1 end`;

/** Prices with the day on which the next one begins. */
const RATES = `
  select partner_id, kind, unit, cents, valid_from,
    lead(valid_from) over (partition by partner_id, kind, unit order by valid_from) as next_from
  from partner_rates where $2::uuid is null or partner_id = $2::uuid`;

const rateOn = (of: { partner: string; kind: string; unit: string; day: string }): string =>
  `left join rates r on r.partner_id = ${of.partner} and r.kind = ${of.kind} and r.unit = ${of.unit}
    and r.valid_from <= ${of.day} and (r.next_from is null or r.next_from > ${of.day})`;

/**
 * Nights and completed bookings with their price. A booking costs what was agreed with the household, otherwise the
 * partner's price in the register. Of that we owe what the plan pays up to its limit and what the household paid us by
 * card; nothing while a card payment is disputed. `cents` is null where no price is known.
 */
const BILLABLE = `
  select n.*, null as booking_kind, r.cents as rate_cents,
    case when n.payer = 'at-partner' then 0 else n.units * r.cents end as cents
  from nights n
  ${rateOn({ partner: 'n.partner_id', kind: "'hotel'", unit: "case when n.payer = 'plan' then 'night' end", day: 'n.day' })}
  union all
  select d.source_id, d.partner_id, d.incident_id, d.subject_id, d.day, 'booking',
    case when d.quote_cents is null then d.units else 1 end, d.payer, d.ref, null, d.booking_kind,
    coalesce(d.quote_cents, r.cents),
    case when d.is_at_partner then d.card_cents
      when d.payer = 'plan' then least(coalesce(d.quote_cents, d.units * r.cents), d.limit_cents) + d.card_cents
      else coalesce(d.quote_cents, d.units * r.cents) end
  from (
    select b.id as source_id, b.partner_id, b.partner_kind, u.span as incident_id, b.id as subject_id,
      case when b.payer = 'at-partner' then 'card' else b.payer end as payer, b.payer = 'at-partner' as is_at_partner, b.limit_cents,
      coalesce(y.cents, 0) as card_cents,
      (b.done_at at time zone b.time_zone)::date as day, b.kind as booking_kind, b.ref, b.quote_cents, ${UNITS} as units,
      $3::jsonb ->> b.kind as unit
    from bookings b left join benefit_uses u on u.booking_id = b.id
    left join booking_payments y on y.booking_id = b.id and y.partner_id = b.partner_id and y.state in ('paid', 'disputed')
    where b.state = 'done' and (b.payer <> 'at-partner' or y.id is not null) and y.state is distinct from 'disputed' and ($2::uuid is null or b.partner_id = $2::uuid)
  ) d
  ${rateOn({ partner: 'd.partner_id', kind: 'd.partner_kind', unit: 'd.unit', day: 'd.day' })}`;

const UNBILLED = `
  select b.* from billable b
  where b.day < $1::date and not exists (
    select 1 from statement_lines s where s.counts and s.kind in ('night', 'no-show') and b.kind <> 'booking'
      and s.incident_id = b.incident_id and s.subject_id = b.subject_id and s.day = b.day
  ) and not exists (
    select 1 from statement_lines s where s.counts and s.kind = 'booking' and b.kind = 'booking' and s.subject_id = b.subject_id
  )`;

const WITH = `with rates as (${RATES}), nights as (${NIGHTS}), billable as (${BILLABLE}), unbilled as (${UNBILLED})`;

const UNIT_OF = JSON.stringify(
  Object.fromEntries(BOOKING_KIND_KEYS.map((kind) => [kind, kindData(kind).unit])),
);

export type Owed = {
  partnerId: string;
  cents: number;
  /** Nights and services that can be billed, and those without a price. */
  lines: number;
  unpriced: number;
  firstDay: string;
  lastDay: string;
};

/** Each partner's work that is on no statement yet. */
export const owedByPartner = (db: Queryable, { tonight }: { tonight: string }) =>
  runNamed<Owed>(
    db,
    {
      name: 'settlement_owed',
      text: `${WITH} select partner_id as "partnerId", coalesce(sum(cents), 0)::float8 as cents,
          count(*) filter (where cents is not null)::integer as lines, count(*) filter (where cents is null)::integer as unpriced,
          min(day)::text as "firstDay", max(day)::text as "lastDay"
        from unbilled group by partner_id having bool_or(payer <> 'at-partner') order by 2 desc, 1`,
    },
    [tonight, null, UNIT_OF],
  );

/** Unbilled cost of each incident, so far. */
export const unbilledByIncident = (db: Queryable, { tonight }: { tonight: string }) =>
  runNamed<{ incidentId: string; kind: string; units: number; cents: number; unpriced: number }>(
    db,
    {
      name: 'settlement_unbilled_by_incident',
      text: `${WITH} select incident_id as "incidentId", case when kind = 'booking' then 'bookings' else 'nights' end as kind,
          coalesce(sum(units), 0)::integer as units, coalesce(sum(cents), 0)::float8 as cents,
          count(*) filter (where cents is null)::integer as unpriced
        from unbilled where incident_id is not null and payer <> 'at-partner' group by 1, 2`,
    },
    [tonight, null, UNIT_OF],
  );

/**
 * For this transaction only. The monthly run fills tables faster than statistics follow, and a plan that reads all lines
 * for each partner would make it quadratic.
 */
export const planForOnePartner = (tx: Tx) =>
  tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);

type Drawing = { statementId: string; partnerId: string; through: string; tonight: string };

/**
 * Adds everything up to a day that has a price to a statement. Items that another statement takes at the same time stay
 * there.
 */
export const addBillable = (tx: Tx, { statementId, partnerId, through, tonight }: Drawing) =>
  runNamed(
    tx,
    {
      name: 'settlement_add_billable',
      text: `${WITH} insert into statement_lines (statement_id, kind, incident_id, subject_id, source_id, day, units, rate_cents,
          cents, payer, booking_kind, ref, has_arrived)
        select $4::uuid, kind, incident_id, subject_id, source_id, day, units, rate_cents, cents, payer, booking_kind, ref,
          has_arrived
        from unbilled where cents is not null and day <= $5::date order by day, ref, source_id
        on conflict do nothing`,
    },
    [tonight, partnerId, UNIT_OF, statementId, through],
  );

/**
 * Reverses lines of the partner's earlier statements whose reason is gone: the hotel canceled after all, the household
 * never came, the service was reported as not done, or its card payment was refunded. A line is reversed once.
 */
export const addCorrections = (tx: Tx, { statementId, partnerId, through, tonight }: Drawing) =>
  runNamed(
    tx,
    {
      name: 'settlement_add_corrections',
      text: `with nights as (${NIGHTS}), gone as (
          update statement_lines s set counts = false from statements t
          where t.id = s.statement_id and t.partner_id = $2::uuid and t.id <> $3::uuid and s.counts and case
            when s.kind in ('night', 'no-show') then exists (select 1 from offer_lines l where l.id = s.source_id)
              and not exists (select 1 from nights n where n.source_id = s.source_id and n.day = s.day)
            when s.kind = 'booking' then exists (select 1 from bookings b where b.id = s.subject_id
              and (b.state <> 'done' or b.partner_id <> t.partner_id or (
                s.cents <> case when b.payer = 'plan' then least(b.quote_cents, b.limit_cents) else 0 end
                and exists (select 1 from booking_payments y where y.booking_id = b.id and y.partner_id = t.partner_id and y.state = 'refunded')
              )))
            else false end
          returning s.*
        )
        insert into statement_lines (statement_id, kind, incident_id, subject_id, source_id, corrects, day, units, rate_cents,
          cents, payer, booking_kind, ref)
        select $3::uuid, 'correction', incident_id, subject_id, source_id, id, least(day, $4::date), units, rate_cents, -cents,
          payer, booking_kind, ref
        from gone`,
    },
    [tonight, partnerId, statementId, through],
  );

/** A void statement bills nothing, and what it reversed is billed again. */
export const releaseLines = async (tx: Tx, statementId: string): Promise<void> => {
  await runNamed(
    tx,
    {
      name: 'settlement_restore_corrected',
      text: `update statement_lines o set counts = true from statement_lines c, statements t
        where c.statement_id = $1::uuid and c.kind = 'correction' and o.id = c.corrects and t.id = o.statement_id
          and t.state <> 'void'`,
    },
    [statementId],
  );
  await runNamed(
    tx,
    {
      name: 'settlement_release_lines',
      text: `update statement_lines set counts = false where statement_id = $1::uuid and counts`,
    },
    [statementId],
  );
};
