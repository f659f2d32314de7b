/**
 * A day of the product in minutes: four servers behind HAProxy, PostgreSQL with a replica, PgBouncer, file
 * storage, email and card providers, people who act, and faults. Afterward the books must agree. See
 * docs/fleet.md.
 *
 *   npm run fleet -- [--homes 20000] [--members 12] [--port 3341] [--pause 1500]
 */
import net from 'node:net';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey } from '#server/platform/master-keys.ts';
import { startBalancer } from './balancer.ts';
import { type Check, compareLedger, runCommands } from './books.ts';
import { openSite } from './client.ts';
import * as faults from './faults.ts';
import { openMachine, type Machine, until } from './machine.ts';
import { approveCash, declareOrder, untilApplied, untilIdle, untilTold } from './order.ts';
import { addCards, addPeople } from './people.ts';
import { startPooler } from './pooler.ts';
import { startCluster } from './postgres.ts';
import { findPrograms, type Programs } from './programs.ts';
import { describe } from './report.ts';
import { startServers } from './servers.ts';
import { startService } from './services.ts';
import { newLedger, startTraffic } from './traffic.ts';

const { values: asked } = parseArgs({
  options: {
    homes: { type: 'string', default: '500' },
    members: { type: 'string', default: '8' },
    port: { type: 'string', default: '3341' },
    pause: { type: 'string', default: '1500' },
  },
});
const SERVERS = 4;
const PORTS_APART = 10;
/** The exit code that tells `npm run soak` to skip the fleet. */
const MISSING_PROGRAMS = 3;
/** Disk space for the database of this many homes, its log, and what the order writes. */
const diskFor = (homes: number) => 1000 + Math.round(homes / 10);

const beganAt = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - beganAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first range of unused ports. */
async function findPorts(from: number): Promise<number[]> {
  for (let base = from; base < from + 20 * PORTS_APART; base += PORTS_APART) {
    const ports = Array.from({ length: SERVERS + 1 }, (_, n) => base + n);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error(
    `No five ports in a row are free from ${from} on. Choose others: npm run fleet -- --port 4000`,
  );
}

async function playDay(machine: Machine, programs: Programs): Promise<boolean> {
  const [port = 0, ...ports] = await findPorts(Number(asked.port));
  const homes = Number(asked.homes);
  const cluster = await startCluster(machine, programs.postgres, diskFor(homes));
  const pooler = await startPooler(machine, programs.pgbouncer, cluster.primary(), cluster.port);
  say(`PostgreSQL ${await cluster.version()} with a replica and PgBouncer`);
  const [s3, mail, stripe] = await Promise.all([
    startService(machine, 's3'),
    startService(machine, 'mail'),
    startService(machine, 'stripe'),
  ]);
  const storage = await s3.call<Record<string, string>>('address');
  const vaultKeys = newMasterKey('fleet');
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ORIGIN: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: pooler.directUrl,
    DATABASE_POOL: '6',
    VAULT_KEYS: vaultKeys,
    FILE_STORAGE: 's3',
    S3_ENDPOINT: storage['endpoint'] ?? '',
    S3_BUCKET: storage['bucket'] ?? '',
    S3_REGION: storage['region'] ?? '',
    S3_ACCESS_KEY_ID: storage['accessKeyId'] ?? '',
    S3_SECRET_ACCESS_KEY: storage['secretAccessKey'] ?? '',
    SMTP_URL: await mail.call<string>('address'),
    ...(await stripe.call<Record<string, string>>('address')),
    MAIL_FROM: 'hello@hearthline.test',
    SUPPORT_EMAIL: 'support@hearthline.test',
    CONCIERGE_PHONE: '+18005551212',
    CASH_HOLD_CENTS: '2000000000',
    CASH_HOURLY_CAP: '100000000',
    CASH_DAILY_CAP: '100000000',
    FEEDS: 'none',
    HAZARDS: 'none',
    SHELTERS: 'none',
    LOG_LEVEL: 'warn',
  };
  const servers = await startServers(machine, { ports, env });
  const balancer = await startBalancer(machine, programs.haproxy, { port, servers: ports });
  await stripe.call('sendTo', balancer.origin);
  say(`${SERVERS} servers behind HAProxy at ${balancer.origin}`);

  const database = openDatabase({ connectionString: pooler.directUrl }, { max: 3, log: createLog('silent') });
  machine.onClose(() => database.close());
  const { db } = database;
  const site = openSite(port);
  const skus = { points: '', card: '' };
  for (const [kind, pointsCost] of [
    ['points', 50],
    ['card', 900],
  ] as const) {
    const { rows } = await db.execute<{
      id: string;
    }>(sql`insert into skus (name, description, points_cost, price_cents)
      values (${`Fleet ${kind}`}, 'For the fleet.', ${pointsCost}, 4900) returning id`);
    skus[kind] = rows[0]?.id ?? '';
  }
  const world = await addPeople(
    { db, site, mail, vaultKeys },
    { homes, members: Number(asked.members), agents: 2, hotels: 3 },
  );
  await addCards(db, world.members);
  say(
    `${homes} homes; ${world.members.length} members, ${world.agents.length} agents and ${world.hotels.length} hotels act`,
  );

  const ledger = newLedger();
  const traffic = startTraffic({ site, world, ledger, skus, stripe, mail }, Number(asked.pause));
  await sleep(10_000);
  const fleet: faults.Fleet = { site, servers, cluster, pooler, s3, stripe, say };
  const outcomes: faults.Outcome[] = [];
  const suffer = async (one: Promise<faults.Outcome>) => void outcomes.push(await one);

  say('faults');
  await suffer(faults.killServer(fleet, 0));
  await suffer(faults.disturbWebhooks(fleet));
  await suffer(faults.breakStorage(fleet, 'error'));
  await suffer(faults.breakStorage(fleet, 'full'));
  await suffer(faults.fillDisk(fleet));
  await suffer(faults.shiftClock(fleet, 1));

  const order = await declareOrder(world);
  say(`an order for ${order.homes} homes`);
  const [appliedMs] = await Promise.all([untilApplied(db, order), suffer(faults.killServer(fleet, 2))]);
  say(`applied to every home after ${(appliedMs / 1000).toFixed(1)} s`);
  say(`${await approveCash(db, world)} payouts were approved by a third administrator`);
  await suffer(faults.failOver(fleet));
  await suffer(faults.rebuildReplica(fleet));
  const { outcome, code } = await faults.rollOut(fleet);
  outcomes.push(outcome);

  const toldMs = await untilTold(db, order);
  say(`everybody was told after ${(toldMs / 1000).toFixed(0)} s`);
  await traffic.stop();
  await until('the provider has delivered its events', () => stripe.call<boolean>('isQuiet'), 300);
  await untilIdle(db);
  say('the day is over; comparing the books');

  const checks: Check[] = [
    ...(await runCommands(code, env)),
    ...(await compareLedger({ db, world, mail }, ledger)),
    {
      name: 'no server ended by itself',
      isOk: servers.deaths.length === 0,
      says: servers.deaths.join(' | ') || 'none',
    },
    {
      name: 'nothing went wrong that must not',
      isOk: traffic.problems.length === 0,
      says: traffic.problems.slice(0, 5).join(' | ') || 'nothing',
    },
  ];
  const mails = await mail.call<Record<string, number>>('counts');
  const events = await stripe.call<Record<string, number>>('counts');
  const objects = await s3.call<Record<string, number>>('counts');
  const report = describe({
    site,
    outcomes,
    checks,
    beganAt,
    figures: {
      'homes under the order': order.homes,
      'order applied to every home': `${(appliedMs / 1000).toFixed(1)} s, with a server killed meanwhile`,
      'everybody told': `${(toldMs / 1000).toFixed(0)} s`,
      emails: `${mails['messages']} to ${mails['people']} addresses, ${mails['twice']} twice`,
      'card payments': `${events['paid']}; ${events['events']} events, ${events['duplicates']} copies, ${events['retried']} delivered again`,
      'payouts of emergency cash': events['payouts'] ?? 0,
      'objects in storage': objects['objects'] ?? 0,
      'sign-ins': `${ledger.signIns}; ${ledger.secondCodes} took a second code, because the answer to the first was lost`,
      'server restarts': servers.restarts(),
    },
  });
  console.log(report.join('\n'));
  cluster.stop();
  await servers.stop();
  return checks.every(({ isOk }) => isOk);
}

const found = findPrograms();
if ('missing' in found) {
  console.error(`Programs of the fleet are missing. Install them: ${found.missing}`);
  process.exit(MISSING_PROGRAMS);
}
const machine = await openMachine(found.programs);
let isClosing = false;
async function end(code: number, reason?: unknown): Promise<never> {
  if (isClosing) return new Promise<never>(() => undefined);
  isClosing = true;
  if (reason !== undefined) console.error(reason);
  await machine.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end(1, `Stopped by ${signal}.`));
process.on('disconnect', () => void end(1));
process.on('uncaughtException', (error) => void end(1, error));
playDay(machine, found.programs).then(
  (isOk) => end(isOk ? 0 : 1),
  (error: unknown) => end(1, error),
);
