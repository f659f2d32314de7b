/**
 * Reconciles activations with the live zones once, and is killed at one of its statements: `node
 * test/activation-process.ts <connection as JSON> <which statement>`, given by its number or by text in it. Prints the
 * number of statements if it finished.
 */
import pg from 'pg';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';

const [connection, killAt] = process.argv.slice(2);
let statements = 0;
const { query } = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
(pg.Client.prototype as { query: unknown }).query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  const [given] = args;
  const text = typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? '');
  const isByWords = Number.isNaN(Number(killAt));
  if (isByWords ? new RegExp(killAt ?? '', 'i').test(text) : statements === Number(killAt))
    process.kill(process.pid, 'SIGKILL');
  return query.apply(this, args);
};

const log = createLog('silent');
const database = openDatabase(JSON.parse(connection ?? '{}') as Connection, { max: 2, log });
const jobs = { enqueue: async () => undefined } as unknown as Jobs;
await reconcileActivations({
  db: database.db,
  jobs,
  log,
  clock: systemClock,
  config: parseConfig({ DEMO: '1' }),
});
process.stdout.write(`${statements}\n`);
await database.close();
