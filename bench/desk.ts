/**
 * Agents who press "Next case" on a full queue, through the product's own function. First they press at
 * random moments at a given rate, and then all at the same moment. Every case must go to exactly one agent.
 * The floor, measured alternately, is one UPDATE with SKIP LOCKED that does nothing else. Also measures
 * loading everything about one household, as the desk shows it: time and statements.
 *
 *   npm run bench -- desk
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '#server/platform/log.ts';
import { createHomeKey } from '#server/core/sealing/sealing.ts';
import { householdOf } from '#server/office/desk/household.ts';
import { claimNext } from '#server/service/cases/cases.ts';
import { openPostgres } from './lib/database.ts';
import { fillDesk } from './lib/desk-fill.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, msOf, quantile } from './lib/measure.ts';
import { openDeps } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('agents who take the next case of a full queue');

const { cases, agents, presses, rate, views } = sizesFor({
  cases: { full: 50_000, small: 500 },
  agents: { full: 100, small: 10 },
  presses: { full: 2_000, small: 60 },
  rate: { full: 50, small: 50 },
  views: { full: 300, small: 10 },
});
const TARGET_P99_MS = 20;
const MOST_STATEMENTS = 12;

const { dir, connection } = await openPostgres();
const { deps } = await openDeps({ dir, connection, log: createLog('silent'), poolSize: 10 });
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
const team = await fillDesk(raw, { cases, agents });
const agentAt = (n: number) => team[n % team.length] ?? '';

const taken: string[] = [];
async function press(n: number): Promise<number> {
  return msOf(async () => {
    const id = await claimNext(deps, agentAt(n));
    if (id) taken.push(id);
  });
}

/** The minimal implementation: no shift, no history, no clocks, no live updates. */
const floor = (n: number) =>
  msOf(() =>
    raw.query({
      name: 'floor',
      text: `update cases set owner = $1, claimed_at = now() where id = (select id from cases
        where state = 'open' and owner is null order by severity, opened_at, id limit 1 for update skip locked) returning id`,
      // Agents take turns, because none can have more cases than a shift allows.
      values: [agentAt(n)],
    }),
  );

for (let n = 0; n < Math.min(20, agents); n += 1) await press(n); // warm-up
const floors: number[] = [];
for (let n = 0; n < Math.min(200, presses); n += 1) floors.push(await floor(n));

/** Presses are spread randomly over the whole period; agents don't wait for each other. */
const seconds = presses / rate;
const paced = await Promise.all(
  Array.from({ length: presses }, async (_, n) => {
    await sleep(Math.random() * seconds * 1000);
    return press(n);
  }),
);
const together = await Promise.all(Array.from({ length: agents }, (_, n) => press(n)));

expectCount('cases taken', taken.length, Math.min(20, agents) + presses + agents);
expectCount('different cases', new Set(taken).size, taken.length);

const [viewed] = taken;
const { rows } = await raw.query<{ owner: string; home_id: string }>(
  'select owner, home_id from cases where id = $1',
  [viewed],
);
const reader = { id: rows[0]?.owner ?? '', role: 'AGENT' as const, device: 'Bench' };
await deps.db.transaction((tx) => createHomeKey(tx, deps.masterKeys, rows[0]?.home_id ?? ''));
let statements = 0;
const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
if (!original) throw new Error('pg has no query');
Object.defineProperty(pg.Client.prototype, 'query', {
  ...original,
  value(this: pg.Client, ...args: unknown[]): unknown {
    statements += 1;
    return Reflect.apply(original.value as (...given: unknown[]) => unknown, this, args);
  },
});
const households: number[] = [];
for (let n = 0; n < views; n += 1)
  households.push(await msOf(() => householdOf(deps, reader, viewed ?? randomUUID())));
Object.defineProperty(pg.Client.prototype, 'query', original);
const perView = statements / views;

const row = (what: string, list: readonly number[]) => ({
  '': what,
  n: list.length,
  'p50 ms': Number(quantile(list, 0.5).toFixed(2)),
  'p95 ms': Number(quantile(list, 0.95).toFixed(2)),
  'p99 ms': Number(quantile(list, 0.99).toFixed(2)),
});
console.table([
  row('floor: one UPDATE', floors),
  row(`next case, ${rate} presses a second`, paced),
  row(`next case, ${agents} agents at once`, together),
  row('household of a case', households),
]);
console.log(
  `${cases.toLocaleString('en-US')} open cases, ${agents} agents: ${taken.length} taken, none twice; ${perView} statements per household`,
);
addFigure({
  what: `next case at ${rate} presses a second, 99th percentile`,
  value: quantile(paced, 0.99),
  unit: 'ms',
  target: { atMost: TARGET_P99_MS },
  note: `one bare UPDATE ${quantile(floors, 0.99).toFixed(2)} ms`,
});
addFigure({
  what: 'statements to show a household',
  value: perView,
  unit: '',
  target: { atMost: MOST_STATEMENTS },
});
const isFast = quantile(paced, 0.99) <= TARGET_P99_MS;
if (!isFast) console.log(`p99 is over ${TARGET_P99_MS} ms`);
if (perView > MOST_STATEMENTS) console.log(`more than ${MOST_STATEMENTS} statements per household`);
await finish(isSmall || (isFast && perView <= MOST_STATEMENTS) ? 0 : 1);
