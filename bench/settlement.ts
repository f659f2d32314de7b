/**
 * Statements after a large event: what isn't billed yet, and the monthly run that bills it, compared with a
 * COPY of the same lines. Runs at a tenth of the size first, to see how the cost per line grows.
 *
 *   npm run bench -- settlement [--stays 80000] [--hotels 2000]
 *
 * Fails if a night is missing or billed twice, at every size; and, at full size, if a line costs more than
 * twice as much as at a tenth of the size.
 */
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { nightOf } from '#server/emergency/lodging/nights.ts';
import { owedByPartner } from '#server/office/settlement/billing-store.ts';
import { drawIn } from '#server/office/settlement/drawing.ts';
import { verifySettlement } from '#server/office/settlement/verify.ts';
import { createLog } from '#server/platform/log.ts';
import { load } from './lib/activation-fill.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, secondsOf } from './lib/measure.ts';
import { openDeps } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('statements of a large event against a COPY of their lines');

const sizes = sizesFor({ stays: { full: 80_000, small: 2_000 }, hotels: { full: 2_000, small: 50 } });
const NIGHTS = 4;
const MOST_GROWTH = 2;
const LINES = 'copy statement_lines to stdout';

const { dir, connection } = await openPostgres();
const { deps, database } = await openDeps({ dir, connection, log: createLog('silent'), poolSize: 4 });
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
await load(raw, { homes: sizes.stays, inside: sizes.stays, hotels: sizes.hotels });
await raw.query(
  `insert into partner_rates (partner_id, kind, unit, valid_from, cents)
   select id, 'hotel', 'night', '2020-01-01', 12900 from partners where kind = 'hotel'`,
);

const at = new Date();
const tonight = nightOf(at);
/** Deletes all lines and their statements. Uses replication mode, because lines are append-only. */
const clear = async () => {
  await raw.query('set session_replication_role = replica');
  await raw.query('truncate statement_lines, statement_links, statements, offer_lines');
  await raw.query('set session_replication_role = origin');
};

/** Finished stays of the last days, at this many hotels. */
async function fill(stays: number, hotels: number): Promise<void> {
  await clear();
  await raw.query('set session_replication_role = replica');
  await raw.query(
    `insert into offer_lines (offer_id, partner_id, incident_id, subject_id, state, rooms, first_night, nights, asked_at,
       answered_at, confirmation)
     select i.hotel_id, i.hotel_id, '00000000-0000-7000-8000-000000000001', m.home_id, 'done', 1, $1::date - 10, ${NIGHTS},
       now() - interval '11 days', now(), 'N-' || m.n
     from made m join (select n, b.hotel_id from inns join room_blocks b on b.id = inns.block_id) i on i.n = 1 + m.n % $2::integer
     where m.n <= $3::integer`,
    [tonight, hotels, stays],
  );
  await raw.query('set session_replication_role = origin');
  await raw.query('vacuum analyze');
}

type Measured = { lines: number; list: number; draw: number; copy: number };

async function measure(stays: number, hotels: number): Promise<Measured> {
  await fill(stays, hotels);
  let owed: Awaited<ReturnType<typeof owedByPartner>> = [];
  const list = await secondsOf(async () => void (owed = await owedByPartner(deps.db, { tonight })));
  const draw = await secondsOf(async () => {
    for (const { partnerId, lastDay } of owed)
      await deps.db.transaction((tx) => drawIn(tx, deps, { partnerId, through: lastDay, madeBy: null, at }));
  });
  const { rows } = await raw.query<{ lines: string; cents: string }>(
    'select count(*) as lines, sum(cents) as cents from statement_lines',
  );
  const lines = Number(rows[0]?.lines);
  expectCount('lines', lines, stays * NIGHTS);
  expectCount('cents', Number(rows[0]?.cents), stays * NIGHTS * 12_900);
  expectCount('still owed', (await owedByPartner(deps.db, { tonight })).length, 0);
  expectCount('faults', (await verifySettlement(database.db)).faults.length, 0);
  const parts: Buffer[] = [];
  const keep = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  await pipeline(raw.query(copyTo(LINES)), keep);
  await raw.query('set session_replication_role = replica');
  await raw.query('truncate statement_lines');
  const copy = await secondsOf(() =>
    pipeline(Readable.from(parts), raw.query(copyFrom('copy statement_lines from stdin'))),
  );
  await raw.query('set session_replication_role = origin');
  return { lines, list, draw, copy };
}

const say = ({ lines, list, draw, copy }: Measured, hotels: number) =>
  console.log(
    `${lines.toLocaleString('en-US')} nights at ${hotels.toLocaleString('en-US')} hotels: listed in ${list.toFixed(2)} s, billed in ${draw.toFixed(2)} s, COPY of the same lines ${copy.toFixed(2)} s: ${(draw / copy).toFixed(2)} times`,
  );

const few = { stays: Math.ceil(sizes.stays / 10), hotels: Math.ceil(sizes.hotels / 10) };
const small = await measure(few.stays, few.hotels);
say(small, few.hotels);
const large = await measure(sizes.stays, sizes.hotels);
say(large, sizes.hotels);
const growth = large.draw / large.lines / (small.draw / small.lines);
console.log(`A line costs ${growth.toFixed(2)} times as much at ten times the size`);
addFigure({
  what: `billing ${large.lines} nights, to a COPY of the lines`,
  value: large.draw / large.copy,
  unit: 'x',
});
addFigure({
  what: 'cost of a line at ten times the size',
  value: growth,
  unit: 'x',
  target: { atMost: MOST_GROWTH },
});
await finish(isSmall || growth <= MOST_GROWTH ? 0 : 1);
