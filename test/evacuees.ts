import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MultiPolygon } from '#contract/shape.ts';
import type { PlanKey } from '#contract/core/plans.ts';
import * as alerts from '#server/emergency/alerts/store.ts';
import { shapeHash } from '#server/emergency/alerts/zone-shape.ts';
import type { ZoneStatus } from '#server/emergency/alerts/alerts.ts';
import type { Db } from '#server/platform/db.ts';

/** A square that extends this many degrees to each side of a point. */
export const square = (lng: number, lat: number, half = 0.05): MultiPolygon => [
  [
    [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
      [lng - half, lat - half],
    ],
  ],
];

export type Household = {
  lat: number;
  lng: number;
  plan?: PlanKey;
  /** Null: no membership. */
  since?: Date | null;
  accuracy?: 'pin' | 'rooftop' | 'street' | 'zip';
  locatedAt?: Date;
  people?: number;
  isMedical?: boolean;
};

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Members with one home each, inserted together. They joined long ago unless specified. */
export async function addHouseholds(db: Db, given: readonly Household[]) {
  const made = given.map((one) => ({ ...one, homeId: randomUUID(), userId: randomUUID() }));
  const rows = JSON.stringify(
    made.map(({ homeId, userId, lat, lng, plan, since, accuracy, locatedAt, people, isMedical }) => ({
      home_id: homeId,
      user_id: userId,
      membership_id: randomUUID(),
      lat,
      lng,
      plan: plan ?? 'plus',
      since: since === null ? null : (since ?? LONG_AGO).toISOString(),
      accuracy: accuracy ?? 'rooftop',
      located_at: (locatedAt ?? LONG_AGO).toISOString(),
      people: people ?? 2,
      is_medical: isMedical ?? false,
    })),
  );
  const list = sql`jsonb_to_recordset(${rows}::jsonb) as r (home_id uuid, user_id uuid, membership_id uuid, lat float8,
    lng float8, plan text, since timestamptz, accuracy text, located_at timestamptz, people int, is_medical boolean)`;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into users (id, email) select user_id, user_id || '@example.com' from ${list}`,
    );
    await tx.execute(sql`insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at, protected_from)
      select home_id, user_id, '12 Oak Lane', 'Paradise', 'CA', '95969', lat, lng, accuracy, located_at, located_at, located_at from ${list}`);
    await tx.execute(
      sql`insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from ${list}`,
    );
    await tx.execute(sql`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
      select home_id, people, 0, false, is_medical from ${list}`);
    await tx.execute(sql`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
      select membership_id, user_id, 'simulated', 'active', plan, 'month', since, since + interval '30 years'
      from ${list} where since is not null`);
    await tx.execute(sql`insert into membership_spans (membership_id, plan, from_at)
      select membership_id, plan, since from ${list} where since is not null`);
  });
  return made.map(({ homeId, userId }) => ({ homeId, userId }));
}

/** A hotel with this many rooms that sleep four, every night of the next weeks. */
export async function addHotel(
  db: Db,
  { lat, lng, rooms, from = new Date() }: { lat: number; lng: number; rooms: number; from?: Date },
) {
  const hotelId = randomUUID();
  const blockId = randomUUID();
  await db.execute(sql`insert into partners (id, kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, listing, grace_until, fit_until)
    values (${hotelId}, 'hotel', 'Harbor House', '1 Pier', 'Long Beach', 'CA', '90802', ${lat}, ${lng}, '+15625550100',
      'America/Los_Angeles', '{}', '2099-12-31', '2099-12-31')`);
  await db.execute(sql`update partners set state = 'active', moved_by = 'operations' where id = ${hotelId}`);
  await db.execute(sql`insert into hotels (id, stars) values (${hotelId}, 4)`);
  await db.execute(sql`insert into room_blocks (id, hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
    values (${blockId}, ${hotelId}, 'standard', 4, true, true, 15000)`);
  await db.execute(sql`insert into room_nights (block_id, night, capacity, free)
    select ${blockId}, day::date, ${rooms}, ${rooms}
    from generate_series(${from.toISOString()}::date - 2, ${from.toISOString()}::date + 40, interval '1 day') day`);
  return { hotelId, blockId };
}

/** A zone as its feed reports it from now on: a new one, or a new version of the one with this key. */
export async function putZone(
  db: Db,
  given: {
    key: string;
    status: ZoneStatus;
    at: Date;
    shape: MultiPolygon | null;
    feedId?: string;
    verdict?: 'auto' | 'held' | 'approved' | 'refused';
    orderSince?: Date;
    ended?: string;
  },
): Promise<string> {
  const { key, status, at, shape, feedId = 'caloes', verdict = 'auto', ended } = given;
  return db.transaction(async (tx) => {
    await alerts.holdFeed(tx, feedId);
    const known = (await alerts.knownZones(tx, feedId, [key])).find((zone) => zone.key === key);
    const points = shape?.flat(2) ?? [];
    const lngs = points.map(([lng]) => lng);
    const lats = points.map(([, lat]) => lat);
    const values = {
      status,
      words: status,
      name: `Zone ${key}`,
      county: 'Los Angeles',
      shape,
      shapeHash: shape ? shapeHash(shape) : null,
      west: shape ? Math.min(...lngs) : null,
      east: shape ? Math.max(...lngs) : null,
      south: shape ? Math.min(...lats) : null,
      north: shape ? Math.max(...lats) : null,
      verdict,
      lastSeenAt: at,
      version: (known?.version ?? 0) + 1,
      orderSince:
        given.orderSince ??
        (status === 'order'
          ? known?.status === 'order'
            ? known.orderSince
            : at
          : (known?.orderSince ?? null)),
      endedAt: ended === undefined ? null : at,
      endReason: ended ?? null,
    };
    const zoneId = known
      ? known.id
      : ((await alerts.insertZones(tx, [{ ...values, key, feedId, firstSeenAt: at }])).get(key) ?? '');
    if (known) await alerts.setZone(tx, zoneId, values);
    await alerts.insertVersions(tx, [
      {
        zoneId,
        version: values.version,
        at,
        status,
        words: status,
        shape,
        shapeHash: values.shapeHash,
        reason: 'test',
      },
    ]);
    return zoneId;
  });
}
