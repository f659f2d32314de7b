/**
 * The worker for emergency cash, in a process that can be killed at a chosen point. The kill is wrapped around the
 * product from outside: `node test/payouts-worker.ts <settings as JSON>`.
 */
import { once } from 'node:events';
import { createStripePayouts } from '#server/adapters/payouts.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { drainNotices } from '#server/core/notifications/notifications.ts';
import { createLog } from '#server/platform/log.ts';
import { sendDuePayouts } from '#server/money/payouts/payouts.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';

export const MOMENTS = [
  'before the key is committed',
  'after the key is committed',
  'before the provider is asked',
  'after the provider answered',
  'before the answer is committed',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type WorkerSettings = {
  connection: Connection;
  stripe: { secretKey: string; publishableKey: string; apiUrl: string };
  /** A second of real time is a minute for the workers, counted from here. */
  began: number;
  /** Dies when it reaches this point for the n-th time. */
  dies?: { moment: Moment; nth: number };
};

/** The clock that all workers in that test use. */
export const fastClock = (began: number) => ({ now: () => new Date(began + (Date.now() - began) * 60) });

function mortal({ dies }: WorkerSettings) {
  let left = dies?.nth ?? 0;
  return (moment: Moment): void => {
    if (moment !== dies?.moment) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

/** A claim returns a list, or says that there is none; storing a response returns nothing. */
const isClaim = (result: unknown): boolean => Array.isArray(result) || result === 'none';

function mortalDb(db: Db, pass: (moment: Moment) => void): Db {
  const transaction = async (work: (tx: unknown) => Promise<unknown>, ...rest: unknown[]) => {
    const open = db.transaction.bind(db) as unknown as (
      work: (tx: unknown) => Promise<unknown>,
      ...rest: unknown[]
    ) => Promise<unknown>;
    const result = await open(
      async (tx) => {
        const said = await work(tx);
        pass(isClaim(said) ? 'before the key is committed' : 'before the answer is committed');
        return said;
      },
      ...rest,
    );
    if (isClaim(result)) pass('after the key is committed');
    return result;
  };
  return new Proxy(db, {
    get: (on, name) => (name === 'transaction' ? transaction : (Reflect.get(on, name) as unknown)),
  });
}

const mortalPort = (port: PayoutsPort, pass: (moment: Moment) => void): PayoutsPort => ({
  ...port,
  send: async (request) => {
    pass('before the provider is asked');
    const state = await port.send(request);
    pass('after the provider answered');
    return state;
  },
});

const [given] = process.argv.slice(2);
if (given?.startsWith('{')) {
  const settings = JSON.parse(given) as WorkerSettings;
  const log = createLog('silent');
  const database = openDatabase(settings.connection, { max: 10, log });
  const jobs = await openJobs(settings.connection, [drainNotices], log);
  const pass = mortal(settings);
  const deps = {
    db: mortalDb(database.db, pass),
    clock: fastClock(settings.began),
    jobs,
    log,
    config: parseConfig({ CASH_HOURLY_CAP: '100000000', CASH_DAILY_CAP: '100000000' }),
    payouts: mortalPort(createStripePayouts(openStripe(settings.stripe), settings.stripe), pass),
  };
  process.send?.('ready');
  await once(process, 'message'); // starting takes a while, so all start together and work in turn
  for (;;) {
    await sendDuePayouts(deps).catch(() => undefined); // the next run retries it
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
