import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';

/** Incidents in which households wait for a room, and hotels weren't asked for free rooms since a time. */
export const incidentsToCall = async (db: Queryable, askedBefore: Date): Promise<string[]> =>
  (
    await runNamed<{ incidentId: string }>(
      db,
      {
        name: 'room_offers_incidents_to_call',
        text: `select distinct h.incident_id as "incidentId" from room_holds h
          where h.state = 'waiting' and not exists (
            select 1 from offers o
            where o.incident_id = h.incident_id and o.topic = 'capacity' and o.created_at > $1::timestamptz
          ) order by 1`,
      },
      [askedBefore],
    )
  ).map(({ incidentId }) => incidentId);

type Box = { south: number; north: number; west: number; east: number };

/**
 * Hotels in an area that may be asked. Includes hotels that stopped answering: an answer makes them available again.
 */
export const hotelsIn = (db: Queryable, { south, north, west, east }: Box, tonight: string) =>
  runNamed<{ id: string; lat: number; lng: number }>(
    db,
    {
      name: 'room_offers_hotels_in',
      text: `select id, lat, lng from hotel_places
        where is_active and fit_until >= $5::date and lat between $1 and $2 and lng between $3 and $4
          and exists (select 1 from room_blocks b where b.hotel_id = hotel_places.id)
        order by id`,
    },
    [south, north, west, east, tonight],
  );

/** Adds one capacity question per hotel. Returns how many. */
export const openCapacityOffers = async (
  tx: Tx,
  { incidentId, hotelIds, at }: { incidentId: string; hotelIds: readonly string[]; at: Date },
): Promise<number> =>
  (
    await runNamed(
      tx,
      {
        name: 'room_offers_open_capacity',
        text: `insert into offers (partner_id, topic, incident_id, due_at, created_at)
          select hotel_id, 'capacity', $1::uuid, $3::timestamptz, $3::timestamptz
          from unnest($2::uuid[]) as hotel_id order by hotel_id
          on conflict (partner_id, incident_id, topic) where state = 'queued' and topic <> 'booking' do nothing
          returning 1`,
      },
      [incidentId, hotelIds, at],
    )
  ).length;
