/** The data of `bench/activation.ts`: many homes, a good part of them around one fire, and hotels. */
import type pg from 'pg';
import type { MultiPolygon } from '#contract/shape.ts';

const CORNERS = 1000;

/** A fire's outline: a circle with fingers that covers about three quarters of its square. */
export const MIDDLE = { lng: -118.5, lat: 34.2, half: 0.25 };
export const outline = ({ lng, lat, half }: typeof MIDDLE, corners = CORNERS): MultiPolygon => {
  const ring = Array.from({ length: corners }, (_, i): [number, number] => {
    const turn = (i / corners) * 2 * Math.PI;
    const far = half * (0.95 + 0.04 * Math.sin(turn * 90) + 0.01 * Math.cos(turn * 311));
    return [lng + far * Math.cos(turn), lat + far * Math.sin(turn)];
  });
  return [[[...ring, ring[0] ?? [0, 0]]]];
};
/** The share of homes in the square around the fire that lie inside its outline. */
const SHARE = 0.71;

/** Members with a home, needs and a phone each, and hotels around the fire. Foreign keys are not checked while loading. */
export async function load(
  raw: pg.Client,
  { homes, inside, hotels }: { homes: number; inside: number; hotels: number },
): Promise<void> {
  const near = Math.round(inside / SHARE);
  await raw.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  );
  await raw.query(`create temp table made as select n, new_id() as home_id, new_id() as user_id, new_id() as membership_id,
      case when n <= ${near} then ${MIDDLE.lat - MIDDLE.half} + random() * ${2 * MIDDLE.half} else 35.5 + random() * 5 end as lat,
      case when n <= ${near} then ${MIDDLE.lng - MIDDLE.half} + random() * ${2 * MIDDLE.half} else -122 + random() * 6 end as lng,
      (array['core', 'core', 'core', 'plus', 'plus', 'plus', 'plus', 'plus', 'premium', 'premium'])[1 + n % 10] as plan
    from generate_series(1, ${homes}) n`);
  await raw.query(`insert into users (id, email) select user_id, 'member' || n || '@example.com' from made`);
  await raw.query(`insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at, protected_from)
    select home_id, user_id, '12 Oak Lane', 'Malibu', 'CA', '90265', lat, lng, 'rooftop', '2020-01-01', '2020-01-01', '2020-01-01' from made`);
  await raw.query(
    `insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from made`,
  );
  await raw.query(`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
    select home_id, 1 + n % 4, (n % 3 = 0)::int, n % 50 = 0, n % 20 = 0 from made`);
  await raw.query(`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    select membership_id, user_id, 'simulated', 'active', plan, 'month', '2020-01-01', '2040-01-01' from made`);
  await raw.query(
    `insert into membership_spans (membership_id, user_id, plan, from_at) select membership_id, user_id, plan, '2020-01-01' from made`,
  );
  await raw.query(
    `insert into phones (user_id, phone, verified_at) select user_id, '+1555' || lpad(n::text, 7, '0'), now() from made`,
  );
  await raw.query(`create temp table inns as select n, new_id() as hotel_id, new_id() as block_id,
      n * 2 * pi() / ${hotels} as turn, 0.3 + random() * 0.3 as far from generate_series(1, ${hotels}) n`);
  await raw.query(`insert into partners (id, kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, state, listing, fit_until)
    select hotel_id, 'hotel', 'Inn ' || n, n || ' Main Street', 'Ventura', 'CA', '93001',
      ${MIDDLE.lat} + far * sin(turn), ${MIDDLE.lng} + far * cos(turn), '+18055550100', 'America/Los_Angeles', 'active', '{}',
      '2099-12-31' from inns`);
  await raw.query(`insert into hotels (id, stars) select hotel_id, 3 + n % 3 from inns`);
  await raw.query(`insert into room_blocks (id, hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
    select block_id, hotel_id, case when n % 5 = 0 then 'accessible' else 'standard' end, 2 + n % 3, true, n % 2 = 0, 15000 from inns`);
  await raw.query(`insert into room_nights (block_id, night, capacity, free)
    select block_id, day::date, 60, 60 from inns, generate_series(current_date - 2, current_date + 20, interval '1 day') day`);
  await raw.query(`set session_replication_role = origin; set synchronous_commit = on`);
  await raw.query('vacuum analyze');
  await raw.query('checkpoint');
}
