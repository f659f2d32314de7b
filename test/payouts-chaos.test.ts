/**
 * Emergency cash while everything fails: in the soak tier 500 members in three incidents, with a provider that loses
 * one response in twenty after it has paid, fails one request in twenty and sends some webhook events twice, while
 * workers are killed with SIGKILL at five points. In the end every member was paid once, and three records of the money
 * agree to the cent.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ne, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createStripePayments } from '#server/adapters/payments.stripe.ts';
import { createStripePayouts } from '#server/adapters/payouts.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { users } from '#server/core/accounts/tables.ts';
import { receiveEvent } from '#server/money/payments/webhook-events.ts';
import { payoutRows, sendDuePayouts } from '#server/money/payouts/payouts.ts';
import { cashLedger, payoutCards, payouts } from '#server/money/payouts/tables.ts';
import { verifyCash } from '#server/money/payouts/verify.ts';
import { fastClock, type Moment, MOMENTS, type WorkerSettings } from './payouts-worker.ts';
import { QUICK_START } from './server-process.ts';
import { addPayouts } from './stripe-double-payouts.ts';
import { openStripeDouble } from './stripe-double.ts';
import { sized } from './tier.ts';
import { openWorld } from './world.ts';

const MEMBERS = sized({ gate: 12, soak: 500 });
const INCIDENTS = sized({ gate: 2, soak: 3 });
/** When workers die: around the two commits between which the money moves, or at every point. */
const DEATHS = sized<readonly Moment[]>({
  gate: ['after the key is committed', 'after the provider answered'],
  soak: MOMENTS,
});
/** Number of sends before a worker dies. */
const SENDS = sized({ gate: 4, soak: 12 });
const SUMS = [50_000, 100_000, 250_000];
const root = path.resolve(import.meta.dirname, '..');

/** Seeded: the same failures for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

test('every member is paid once per incident, despite crashes, lost responses and duplicates', async () => {
  const seed = Number(process.hrtime.bigint() % 1_000_000n);
  const random = seeded(seed);
  const double = await openStripeDouble();
  onTestFinished(() => double.close());
  const bank = addPayouts(double);
  const port = createStripePayouts(openStripe(double.config), double.config);
  const world = await openWorld({
    payments: createStripePayments(openStripe(double.config), double.config),
    payouts: port,
    env: { CASH_HOURLY_CAP: '100000000', CASH_DAILY_CAP: '100000000' },
    // The job of every minute would send the cash during which the workers should die.
    withWorkers: false,
  });
  const { db } = world;

  const people = await db
    .insert(users)
    .values(Array.from({ length: MEMBERS }, (_, n) => ({ email: `payee-${n}@example.com` })))
    .returning({ id: users.id, email: users.email });
  const longAgo = new Date('2020-01-01');
  for (const { id: userId, email } of people) {
    const given = { agreedAt: longAgo, agreedFrom: '203.0.113.7', recipientRef: null, key: `card:${userId}` };
    const card = await port.saveCard({
      userId,
      email,
      person: { name: null, address: null },
      token: 'tok_visa_debit',
      ...given,
    });
    await db.insert(payoutCards).values({ ...card, userId, provider: 'stripe', addedAt: longAgo });
  }
  bank.auto();
  // A lost response stays lost when the library itself retries.
  const lost = new Set<string>();
  double.by((key, url) => {
    if (!/^\/v1\/(payouts|transfers)$/.test(url)) return undefined;
    if (key !== undefined && lost.delete(key)) return 'lost';
    const dice = random();
    if (dice < 0.05) {
      if (key !== undefined) lost.add(key);
      return 'lost';
    }
    return dice < 0.1 ? 'error' : undefined;
  });

  const began = Date.now();
  const at = new Date(began);
  for (let n = 0; n < INCIDENTS; n += 1) {
    const incidentId = randomUUID();
    const payees = people.map(({ id: userId }, i) => ({
      incidentId,
      homeId: randomUUID(),
      userId,
      cents: SUMS[(i + n) % SUMS.length] ?? 0,
    }));
    await db.insert(payouts).values(payoutRows(payees, { isHeld: false, at }));
  }

  const start = async (dies?: WorkerSettings['dies']) => {
    const settings: WorkerSettings = {
      connection: world.connection,
      stripe: double.config,
      began,
      ...(dies ? { dies } : {}),
    };
    const child: ChildProcess = fork(path.join(root, 'test/payouts-worker.ts'), [JSON.stringify(settings)], {
      env: QUICK_START,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    return child;
  };

  // The provider sends webhook events all the time, out of order, and one in fifty twice.
  let heard = 0;
  let isOver = false;
  const callBack = async () => {
    while (!isOver || heard < double.events.length) {
      const news = double.events.slice(heard, heard + 40).toSorted(() => random() - 0.5);
      heard += news.length;
      for (const { raw } of news)
        for (let copies = random() < 0.02 ? 2 : 1; copies > 0; copies -= 1)
          await receiveEvent(world.deps, raw, double.sign(raw));
      await world.runJobs({ retries: true });
      if (news.length === 0) await sleep(50);
    }
  };
  const calling = callBack();

  // Claims are few, so a worker dies at its first one.
  const doomed = await Promise.all(
    DEATHS.map((moment) => start({ moment, nth: moment.includes('key') ? 1 : SENDS })),
  );
  let deaths = 0;
  for (const child of doomed) {
    const gone = once(child, 'exit').then(([, signal]) => signal === 'SIGKILL');
    child.send('go');
    if (await Promise.race([gone, sleep(120_000, false, { ref: false })])) deaths += 1;
    child.kill('SIGKILL');
  }
  // Two surviving workers, in this process.
  const open = () => db.$count(payouts, ne(payouts.state, 'delivered'));
  const living = { ...world.deps, clock: fastClock(began) };
  for (let left = 300; left > 0 && (await open()) > 0; left -= 1) {
    await Promise.all([sendDuePayouts(living), sendDuePayouts(living)]);
    await sleep(200);
  }
  isOver = true;
  await calling;

  double.by(() => undefined); // the provider recovers, and returns its statement
  const count = MEMBERS * INCIDENTS;
  const paid = [...bank.payouts.values()].filter(({ status }) => status === 'paid');
  const [books] = await db
    .select({ count: sql<number>`count(*)::int`, cents: sql<number>`sum(cents)::float8` })
    .from(cashLedger);
  expect({ seed, open: await open(), deaths }).toEqual({ seed, open: 0, deaths: DEATHS.length });
  expect([seed, paid.length, bank.transfers.length, books?.count]).toEqual([seed, count, count, count]);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(books?.cents);
  expect(new Set(paid.map(({ metadata }) => metadata['key'])).size).toBe(count);
  expect(
    await verifyCash(db, { statementSince: () => port.statementSince(new Date(began - 60_000)) }),
  ).toEqual({
    payouts: count,
    entries: count,
    cents: books?.cents,
    faults: [],
  });
  expect([...bank.accounts.values()].filter(({ balance }) => balance !== 0)).toEqual([]);
}, 900_000);
