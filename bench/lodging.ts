/**
 * Rooms for 80,000 households at 2,000 hotels: the whole allocation with its locks and stock updates, and this
 * process's share of it.
 *
 *   npm run bench -- lodging [--households 80000] [--hotels 2000] [--rounds 5]
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { prepare } from '#server/platform/polygon.ts';
import { allocate, type Household } from '#server/emergency/lodging/lodging.ts';
import { nightOf } from '#server/emergency/lodging/nights.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { openPostgres } from './lib/database.ts';
import { seededRandom } from '#test/random.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median } from './lib/measure.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('rooms for the households of a large order');

const sizes = sizesFor({
  households: { full: 80_000, small: 4000 },
  hotels: { full: 2000, small: 100 },
  rounds: { full: 5, small: 2 },
});
const CENTER = { lat: 34.1, lng: -118.4 };

/** Seeded: every run measures the same households and hotels. */
const random = seededRandom(7);
const around = (degrees: number) => ({
  lat: CENTER.lat + (random() - 0.5) * degrees,
  lng: CENTER.lng + (random() - 0.5) * degrees,
});

const { connection } = await openPostgres();
const database = openDatabase(connection, { max: 2, log: createLog('silent') });
onFinish(() => database.close());
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());

const at = new Date();
const spots = Array.from({ length: sizes.hotels }, () => {
  for (;;) {
    const spot = around(1.6);
    if (Math.abs(spot.lat - CENTER.lat) > 0.15 || Math.abs(spot.lng - CENTER.lng) > 0.15) return spot;
  }
});
await raw.query(
  `insert into partners (kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, listing, fit_until, rating)
   select 'hotel', 'Hotel ' || n, '1 Main Street', 'Town', 'CA', '90001', lat, lng, '+15305550101',
     'America/Los_Angeles', '{}', '2099-12-31', 3 + n % 3
   from unnest($1::float8[], $2::float8[]) with ordinality as s (lat, lng, n)`,
  [spots.map(({ lat }) => lat), spots.map(({ lng }) => lng)],
);
await raw.query(`update partners set state = 'active', moved_by = 'operations'`);
await raw.query('insert into hotels (id, stars) select id, rating from partners');
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
      [CENTER.lng - 0.15, CENTER.lat - 0.15],
      [CENTER.lng + 0.15, CENTER.lat - 0.15],
      [CENTER.lng + 0.15, CENTER.lat + 0.15],
      [CENTER.lng - 0.15, CENTER.lat + 0.15],
    ],
  ],
]);
const households = Array.from({ length: sizes.households }, (): Household => ({
  ...around(0.29),
  homeId: randomUUID(),
  userId: randomUUID(),
  nights: random() < 0.7 ? 3 : 7,
  people: 1 + Math.floor(random() * 5),
  pets: random() < 0.4 ? 1 : 0,
  isAccessible: random() < 0.03,
  isMedical: random() < 0.05,
}));

class Rollback extends Error {}
const times: number[] = [];
const cpuTimes: number[] = [];
let held = 0;
for (let round = 0; round < sizes.rounds; round += 1) {
  await database.db
    .transaction(async (tx) => {
      const began = performance.now();
      const cpu = process.cpuUsage();
      const rows = await allocate(tx, { incidentId: randomUUID(), at, zones: [zone], households });
      times.push(performance.now() - began);
      cpuTimes.push(process.cpuUsage(cpu).user / 1000);
      expectCount('households with an answer', rows.length, sizes.households);
      held = rows.filter(({ state }) => state === 'held').length;
      if (held === 0) throw new Error('no household got a room');
      throw new Rollback(); // so that the next round starts with the same rooms
    })
    .catch((e: unknown) => {
      if (!(e instanceof Rollback)) throw e;
    });
  await raw.query('vacuum room_nights');
}
console.log(
  `${sizes.households} households, ${sizes.hotels} hotels with 3 blocks: ${median(times).toFixed(0)} ms to choose, lock and take, of them ${median(cpuTimes).toFixed(0)} ms in this process (${held} held, ${sizes.households - held} waiting)`,
);
addFigure({
  what: `rooms for ${sizes.households} households, this process`,
  value: median(cpuTimes),
  unit: 'ms CPU',
  note: `${median(times).toFixed(0)} ms with locks and stock updates`,
});
await finish();
