/**
 * Rooms for 80,000 households at 2,000 hotels: choosing alone, and the whole of it with locks and the update of the stock.
 *
 *   npm run bench -- lodging [households] [hotels]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepare } from '#server/activations/polygon.ts';
import { allocate, type Household } from '#server/lodging/lodging.ts';
import { nightOf } from '#server/lodging/nights.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

const [HOUSEHOLDS = 80_000, HOTELS = 2000] = process.argv.slice(2).map(Number);
const ROUNDS = 5;
const CENTRE = { lat: 34.1, lng: -118.4 };

/** The same numbers in every run. */
let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const around = (degrees: number) => ({
  lat: CENTRE.lat + (random() - 0.5) * degrees,
  lng: CENTRE.lng + (random() - 0.5) * degrees,
});

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-lodging-'));
const postgres = await startEmbeddedPostgres({ dataDir });
await migrate(postgres.connection);
const database = openDatabase(postgres.connection, { max: 2, log: createLog('silent') });
const raw = new pg.Client(postgres.connection);
await raw.connect();

const at = new Date();
const spots = Array.from({ length: HOTELS }, () => {
  for (;;) {
    const spot = around(1.6);
    if (Math.abs(spot.lat - CENTRE.lat) > 0.15 || Math.abs(spot.lng - CENTRE.lng) > 0.15) return spot;
  }
});
await raw.query(
  `insert into hotels (name, address, city, state, zip, lat, lng, stars, phone)
   select 'Hotel ' || n, '1 Main Street', 'Town', 'CA', '90001', lat, lng, 3 + n % 3, '+15305550101'
   from unnest($1::float8[], $2::float8[]) with ordinality as s (lat, lng, n)`,
  [spots.map(({ lat }) => lat), spots.map(({ lng }) => lng)],
);
await raw.query(
  `insert into room_blocks (hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
   select id, kind, 4, true, power, 12900 from hotels,
   (values ('standard', false), ('standard', true), ('accessible', true)) as b (kind, power)`,
);
await raw.query(
  `insert into room_nights (block_id, night, capacity, free)
   select id, $1::date + n, 16, 16 from room_blocks, generate_series(0, 13) n`,
  [nightOf(at)],
);
await raw.query('vacuum analyze');

const zone = prepare([
  [
    [
      [CENTRE.lng - 0.15, CENTRE.lat - 0.15],
      [CENTRE.lng + 0.15, CENTRE.lat - 0.15],
      [CENTRE.lng + 0.15, CENTRE.lat + 0.15],
      [CENTRE.lng - 0.15, CENTRE.lat + 0.15],
    ],
  ],
]);
const households = Array.from({ length: HOUSEHOLDS }, (): Household => ({
  ...around(0.29),
  homeId: randomUUID(),
  userId: randomUUID(),
  nights: random() < 0.7 ? 3 : 7,
  people: 1 + Math.floor(random() * 5),
  pets: random() < 0.4 ? 1 : 0,
  isAccessible: random() < 0.03,
  isMedical: random() < 0.05,
}));

class Undo extends Error {}
const times: number[] = [];
const own: number[] = [];
let held = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  await database.db
    .transaction(async (tx) => {
      const began = performance.now();
      const cpu = process.cpuUsage();
      const rows = await allocate(tx, { incidentId: randomUUID(), at, zones: [zone], households });
      times.push(performance.now() - began);
      own.push(process.cpuUsage(cpu).user / 1000);
      held = rows.filter(({ state }) => state === 'held').length;
      throw new Undo(); // the next round finds the same rooms
    })
    .catch((e: unknown) => {
      if (!(e instanceof Undo)) throw e;
    });
  await raw.query('vacuum room_nights');
}
const median = (list: readonly number[]) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
console.log(
  `${HOUSEHOLDS} households, ${HOTELS} hotels with 3 blocks: ${median(times)} ms to choose, lock and take, of them ${median(own)} ms of this process (${held} held, ${HOUSEHOLDS - held} wait)`,
);

await raw.end();
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
