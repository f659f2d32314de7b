import { LIVE_LINES } from '#contract/service/offer-states.ts';
import { minutes } from '#server/platform/clock.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import { allowLong } from '#server/platform/silence.ts';

/**
 * Compares rooms that are held with what hotels were asked. Works on sets, because an order holds tens of thousands.
 */

const LIVE = LIVE_LINES.map((state) => `'${state}'`).join(', ');

/** Serializes reconciliation: one transaction at a time. */
export const lockReconciling = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('room-offers.reconcile'))`);

/**
 * Tables that were empty a moment ago have no statistics, and a nested loop over a city's rows takes minutes. A
 * canceled order affects all of them in one statement. Applies only to this transaction.
 */
export async function planForSets(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select set_config('enable_nestloop', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
  );
  await allowLong(tx, minutes(2));
}

/** Blocked or ended hotels that still have open or confirmed rooms of households that haven't arrived. */
export const blockedHotels = (db: Queryable) =>
  runNamed<{ partnerId: string; incidentId: string }>(
    db,
    {
      name: 'room_offers_blocked',
      text: `select distinct l.partner_id as "partnerId", l.incident_id as "incidentId"
        from partners p join offer_lines l on l.partner_id = p.id and l.state in ('asked', 'confirmed')
        join room_holds h on h.incident_id = l.incident_id and h.home_id = l.subject_id and h.state = 'held'
        where p.state in ('blocked', 'ended') order by 1, 2`,
    },
    [],
  );

/** The room is gone from this hotel: released, moved, given up, or its home is deleted. Returns the offers. */
export const withdrawGone = (tx: Tx, at: Date) =>
  runNamed<{ offerId: string }>(
    tx,
    {
      name: 'room_offers_withdraw_gone',
      text: `update offer_lines l set state = 'withdrawn', moved_by = 'engine', answered_at = $1::timestamptz,
          changed_at = $1::timestamptz
        from offers o
        where o.id = l.offer_id and o.topic = 'rooms' and l.state in (${LIVE})
          and not exists (
            select 1 from room_holds h join room_blocks b on b.id = h.block_id
            where h.incident_id = l.incident_id and h.home_id = l.subject_id
              and h.state in ('held', 'checked-in', 'over') and b.hotel_id = l.partner_id
          )
        returning l.offer_id as "offerId"`,
    },
    [at],
  );

/** The stay is over: what was confirmed is done, and can be billed. */
export const finishStays = (tx: Tx, at: Date) =>
  runNamed<{ offerId: string }>(
    tx,
    {
      name: 'room_offers_finish_stays',
      text: `update offer_lines l set state = case when l.state = 'asked' then 'lapsed' else 'done' end,
          moved_by = 'clock', answered_at = coalesce(l.answered_at, $1::timestamptz)
        from room_holds h
        where h.incident_id = l.incident_id and h.home_id = l.subject_id and h.state = 'over'
          and l.state in ('asked', 'confirmed', 'no-show')
        returning l.offer_id as "offerId"`,
    },
    [at],
  );

/** The household stays longer or shorter, or has other rooms at the same hotel. The hotel is notified. */
export const followChanges = (tx: Tx, at: Date) =>
  runNamed<{ offerId: string }>(
    tx,
    {
      name: 'room_offers_follow_changes',
      text: `update offer_lines l set block_id = h.block_id, rooms = h.rooms, first_night = h.first_night,
          nights = h.nights + h.own_nights, own_nights = h.own_nights, changed_at = $1::timestamptz
        from room_holds h join room_blocks b on b.id = h.block_id
        where h.incident_id = l.incident_id and h.home_id = l.subject_id and h.state in ('held', 'checked-in')
          and b.hotel_id = l.partner_id and l.state in (${LIVE})
          and (l.block_id, l.rooms, l.first_night, l.nights)
            is distinct from (h.block_id, h.rooms, h.first_night, (h.nights + h.own_nights)::smallint)
        returning l.offer_id as "offerId"`,
    },
    [at],
  );

/**
 * Households that are at their hotel, no matter who reported it. Stored on the line, because the stay may be given up
 * later.
 */
export const followArrivals = (tx: Tx, at: Date) =>
  runNamed(
    tx,
    {
      name: 'room_offers_follow_arrivals',
      text: `update offer_lines l set arrived_at = $1::timestamptz
        from room_holds h join room_blocks b on b.id = h.block_id
        where h.incident_id = l.incident_id and h.home_id = l.subject_id and h.state = 'checked-in'
          and b.hotel_id = l.partner_id and l.state in (${LIVE}) and l.arrived_at is null`,
    },
    [at],
  );

/** The hotel hasn't been asked about this held room. */
const HAS_NO_LINE = `not exists (
    select 1 from offer_lines l
    where l.incident_id = h.incident_id and l.subject_id = h.home_id and l.state in (${LIVE})
  )`;

export type HotelToAsk = { hotelId: string; incidentId: string };

/** Hotels that may be asked and have such rooms. */
export const hotelsToAsk = (tx: Tx, tonight: string) =>
  runNamed<HotelToAsk>(
    tx,
    {
      name: 'room_offers_hotels_to_ask',
      text: `select distinct b.hotel_id as "hotelId", h.incident_id as "incidentId" from room_holds h
        join room_blocks b on b.id = h.block_id
        join partners p on p.id = b.hotel_id and p.state = 'active' and p.fit_until >= $1::date
        where h.state = 'held' and ${HAS_NO_LINE} order by 1, 2`,
    },
    [tonight],
  );

type Asking = { hotels: readonly HotelToAsk[]; at: Date; tonight: string };

/** Creates an offer for each of these hotels, unless one is waiting to be sent. A hotel that was just asked waits. */
export const openOffers = (tx: Tx, { hotels, at }: Asking) =>
  runNamed(
    tx,
    {
      name: 'room_offers_open',
      text: `insert into offers (partner_id, topic, incident_id, due_at, created_at)
        select asked.hotel_id, 'rooms', asked.incident_id,
          greatest($1::timestamptz, earlier.sent_at + interval '2 minutes'), $1::timestamptz
        from unnest($2::uuid[], $3::uuid[]) as asked (hotel_id, incident_id)
        left join (
          select partner_id, incident_id, max(sent_at) as sent_at from offers
          where topic = 'rooms' and partner_id = any($2::uuid[]) group by 1, 2
        ) earlier on earlier.partner_id = asked.hotel_id and earlier.incident_id = asked.incident_id
        on conflict (partner_id, incident_id, topic) where state = 'queued' and topic <> 'booking' do nothing`,
    },
    [at, hotels.map(({ hotelId }) => hotelId), hotels.map(({ incidentId }) => incidentId)],
  );

/**
 * Adds every unasked room of these hotels to their waiting offers. Returns how many. Finds the rooms by hotel in
 * separate steps: the planner alone would join them by incident first, which all of them share.
 */
export const addLines = async (tx: Tx, { hotels, at, tonight }: Asking): Promise<number> =>
  Number(
    (
      await runNamed<{ lines: string }>(
        tx,
        {
          name: 'room_offers_add_lines',
          text: `with blocks as materialized (
              select b.id, b.hotel_id, b.terms from room_blocks b
              join partners p on p.id = b.hotel_id and p.state = 'active' and p.fit_until >= $1::date
              where b.hotel_id = any($3::uuid[])
            ), rooms as materialized (
              select b.hotel_id, h.incident_id, h.home_id, h.block_id, h.rooms, h.first_night,
                h.nights + h.own_nights as nights, h.own_nights, b.terms = 'on-request' as is_on_request
              from room_holds h join blocks b on b.id = h.block_id
              where h.state = 'held' and ${HAS_NO_LINE}
            ), added as (
              insert into offer_lines (offer_id, partner_id, incident_id, subject_id, block_id, rooms, first_night,
                nights, own_nights, is_on_request, asked_at)
              select o.id, r.*, $2::timestamptz from rooms r
              join offers o on o.partner_id = r.hotel_id and o.incident_id = r.incident_id and o.topic = 'rooms'
                and o.state = 'queued'
              returning 1
            ) select count(*) as lines from added`,
        },
        [tonight, at, hotels.map(({ hotelId }) => hotelId)],
      )
    )[0]?.lines ?? 0,
  );

/** Offers with changes that their hotel hasn't been notified of, and that were already sent once. */
export const untoldOffers = (db: Queryable) =>
  runNamed<{ offerId: string; partnerId: string; about: string }>(
    db,
    {
      name: 'room_offers_untold',
      text: `select distinct on (l.partner_id, about) l.offer_id as "offerId", l.partner_id as "partnerId", about
        from offer_lines l
        join offers o on o.id = l.offer_id
        cross join lateral (select case when o.topic = 'booking' then o.id else l.incident_id end as about) as one
        where l.changed_at is not null and (l.told_at is null or l.told_at < l.changed_at) and o.sent_at is not null
        order by l.partner_id, about, l.asked_at desc`,
    },
    [],
  );

/** `about`: the incident of rooms, or the offer of a booking. */
export const markTold = (tx: Tx, { partnerId, about }: { partnerId: string; about: string }, at: Date) =>
  runNamed(
    tx,
    {
      name: 'room_offers_mark_told',
      text: `update offer_lines l set told_at = $2::timestamptz
        where l.partner_id = $1::uuid and (l.incident_id = $3::uuid or l.offer_id = $3::uuid)
          and l.changed_at is not null and (l.told_at is null or l.told_at < l.changed_at)`,
    },
    [partnerId, at, about],
  );

/**
 * Households that just lost a room and still wait for another, so they must be notified. Those that got another room
 * already got a message about it. Returns each once.
 */
export const takeUntoldLosses = (tx: Tx, { before, at }: { before: Date; at: Date }) =>
  runNamed<{ incidentId: string; homeId: string }>(
    tx,
    {
      name: 'room_offers_untold_losses',
      text: `with lost as (
          update offer_lines set told_at = $2::timestamptz
          where state in ('declined', 'broken', 'lapsed') and told_at is null and rooms is not null
            and answered_at <= $1::timestamptz
          returning incident_id, subject_id
        )
        select distinct lost.incident_id as "incidentId", lost.subject_id as "homeId"
        from lost join room_holds h on h.incident_id = lost.incident_id and h.home_id = lost.subject_id
        where h.state = 'waiting' order by 1, 2`,
    },
    [before, at],
  );

/** On-request rooms whose hotel hasn't answered for too long. */
export const silentLines = (db: Queryable, sentBefore: Date) =>
  runNamed<{ id: string; offerId: string; partnerId: string; incidentId: string; homeId: string }>(
    db,
    {
      name: 'room_offers_silent',
      text: `select l.id, l.offer_id as "offerId", l.partner_id as "partnerId", l.incident_id as "incidentId",
          l.subject_id as "homeId"
        from offer_lines l join offers o on o.id = l.offer_id
        where o.topic = 'rooms' and l.state = 'asked' and l.is_on_request
          and (o.state = 'unreachable' or o.sent_at <= $1::timestamptz)
        order by l.incident_id, l.subject_id`,
    },
    [sentBefore],
  );
