/**
 * Requests to hotels after a large order, and what happens when many hotels decline.
 *
 * First: held rooms become lines in one offer per hotel, compared with a COPY of the same rows into the same
 * table. Then: hotels decline all their rooms at once, and every household must get another room or its
 * former place in line.
 *
 *   npm run bench -- offers [--rooms 80000] [--hotels 2000] [--declines 20000]
 *
 * Fails if anything is oversold or lost, at every size; and, at full size, above 1.5 times the COPY or 60
 * seconds.
 */
import { randomUUID } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { nightOf } from '#server/emergency/lodging/nights.ts';
import { offerWaiting } from '#server/emergency/lodging/waiting.ts';
import { declineLines, type AnswerDeps } from '#server/emergency/room-offers/answers.ts';
import { reconcileRoomOffers } from '#server/emergency/room-offers/ask-hotels.ts';
import { createLog } from '#server/platform/log.ts';
import { linesOfHotel } from '#server/service/offers/offers.ts';
import { recordEvents } from '#server/emergency/activations/home-status.ts';
import { load } from './lib/activation-fill.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, secondsOf } from './lib/measure.ts';
import { openDeps } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('what hotels are asked after a large order');

const sizes = sizesFor({
  rooms: { full: 80_000, small: 2_000 },
  hotels: { full: 2_000, small: 50 },
  declines: { full: 20_000, small: 400 },
  rounds: { full: 3, small: 1 },
});
const MOST_TIMES = 1.5;
const MOST_SECONDS = 60;
const NIGHTS = 3;

const { dir, connection } = await openPostgres();
const { deps, database } = await openDeps({ dir, connection, log: createLog('silent'), poolSize: 6 });
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
await load(raw, { homes: sizes.rooms, inside: sizes.rooms, hotels: sizes.hotels });

/** Every hotel gets the same share of the households. */
const incidentId = randomUUID();
const tonight = nightOf(new Date());
await raw.query(`insert into incidents (id, name, opened_at) values ($1, 'Bench', now())`, [incidentId]);
await raw.query(
  `insert into room_holds (incident_id, home_id, user_id, state, block_id, rooms, first_night, nights, own_nights, miles,
     is_wide_allowed, priority, created_at, changed_at)
   select $1, m.home_id, m.user_id, 'held', i.block_id, 1, $2::date, ${NIGHTS}, 0, 20, false, 1, now(), now()
   from made m join inns i on i.n = 1 + m.n % ${sizes.hotels}`,
  [incidentId, tonight],
);
await raw.query(
  `update room_nights r set capacity = 60, free = 60 - held.rooms from (
     select block_id, sum(rooms)::integer as rooms from room_holds group by 1
   ) held where held.block_id = r.block_id and r.night >= $1::date and r.night < $1::date + ${NIGHTS}`,
  [tonight],
);
await raw.query('set session_replication_role = origin');
await raw.query('vacuum analyze');
expectCount('nights that disagree', (await verifyRooms(database.db, new Date())).length, 0);

const answering: AnswerDeps = { ...deps, tell: recordEvents };
const asking: number[] = [];
const copying: number[] = [];
for (let round = 0; round < sizes.rounds; round += 1) {
  await raw.query('truncate offer_lines; delete from offers');
  let asked = 0;
  asking.push(await secondsOf(async () => void (asked = await reconcileRoomOffers(answering))));
  expectCount('lines', asked, sizes.rooms);
  const { rows } = await raw.query<{ offers: string }>('select count(*) as offers from offers');
  expectCount('offers', Number(rows[0]?.offers), sizes.hotels);
  const parts: Buffer[] = [];
  const keep = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  await pipeline(raw.query(copyTo('copy offer_lines to stdout')), keep);
  await raw.query('truncate offer_lines');
  copying.push(
    await secondsOf(() => pipeline(Readable.from(parts), raw.query(copyFrom('copy offer_lines from stdin')))),
  );
}

/** Hotels decline one after another, as their links are opened; new rooms are found along the way. */
const { rows: hotels } = await raw.query<{ id: string }>(
  `select distinct partner_id as id from offer_lines order by 1 limit $1`,
  [Math.ceil(sizes.declines / (sizes.rooms / sizes.hotels))],
);
let declined = 0;
const declining = await secondsOf(async () => {
  const queue = hotels.map(({ id }) => id);
  const press = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const partnerId = id;
      const lines = await linesOfHotel(deps.db, { partnerId, incidentId });
      const no = {
        mover: 'partner' as const,
        saidBy: randomUUID(),
        lines,
        reason: 'full' as const,
        note: null,
      };
      const moved = await deps.db.transaction((tx) => declineLines(tx, answering, partnerId, no));
      declined += moved.length;
    }
  };
  await Promise.all([press(), press(), press(), press()]);
});
const placing = await secondsOf(() => offerWaiting({ ...deps, tell: recordEvents }));
const seconds = declining + placing;
const { rows: states } = await raw.query<{ state: string; count: string }>(
  `select state, count(*) from room_holds group by 1 order by 1`,
);
const countOf = (state: string) => Number(states.find((one) => one.state === state)?.count ?? 0);
expectCount('households', countOf('held') + countOf('waiting'), sizes.rooms);
expectCount('nights that disagree', (await verifyRooms(database.db, new Date())).length, 0);

const ratio = median(asking) / median(copying);
console.log(
  `${sizes.rooms.toLocaleString('en-US')} rooms at ${sizes.hotels.toLocaleString('en-US')} hotels: asked in ${median(asking).toFixed(2)} s, COPY of the same rows ${median(copying).toFixed(2)} s: ${ratio.toFixed(2)} times`,
);
console.log(
  `${hotels.length} hotels decline ${declined.toLocaleString('en-US')} rooms: ${countOf('held').toLocaleString('en-US')} households have a room, ${countOf('waiting').toLocaleString('en-US')} their place in line, after ${seconds.toFixed(1)} s (${declining.toFixed(1)} s to decline, ${placing.toFixed(1)} s to place); nothing oversold`,
);
addFigure({
  what: 'asking hotels, to a COPY of the same rows',
  value: ratio,
  unit: 'x',
  target: { atMost: MOST_TIMES },
});
addFigure({
  what: `${declined} declined rooms placed again`,
  value: seconds,
  unit: 's',
  target: { atMost: MOST_SECONDS },
});
await finish(isSmall || (ratio <= MOST_TIMES && seconds <= MOST_SECONDS) ? 0 : 1);
