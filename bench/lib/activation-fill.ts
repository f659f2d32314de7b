/** Test data of `bench/activation.ts`: many homes, many of them around one fire, and hotels. */
import type pg from 'pg';
import type { MultiPolygon } from '#contract/shape.ts';
import { insertHotels, insertMembersWithHomes } from './located-homes.ts';

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
  await insertMembersWithHomes(raw, { email: 'member', address: `'12 Oak Lane'`, phone: '+1555' });
  await raw.query(`create temp table inns as select n, hotel_id, block_id,
      ${MIDDLE.lat} + far * sin(turn) as lat, ${MIDDLE.lng} + far * cos(turn) as lng
    from (select n, new_id() as hotel_id, new_id() as block_id, n * 2 * pi() / ${hotels} as turn, 0.3 + random() * 0.3 as far
      from generate_series(1, ${hotels}) n) placed`);
  await insertHotels(raw, { sleeps: '2 + n % 3', hasPower: 'n % 2 = 0', rooms: 60 });
  await raw.query(`set session_replication_role = origin; set synchronous_commit = on`);
  await raw.query('vacuum analyze');
  await raw.query('checkpoint');
}
