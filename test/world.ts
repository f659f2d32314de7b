import { rememberWelcome, welcomeWith } from '#server/money/points/points.ts';
import { restoreBalance } from '#server/money/repayments/repayments.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { FILE_NAME_HEADER } from '#contract/http.ts';
import type { StaffRole } from '#contract/staff.ts';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { withContacts } from '#server/adapters/mail-contacts.ts';
import { createDemoMail, type DemoMailSwitch } from '#server/adapters/mail.demo.ts';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createStripePayments } from '#server/adapters/payments.stripe.ts';
import { openPayouts } from '#server/adapters/payouts.ts';
import { createTableSalesTax } from '#server/adapters/sales-tax.table.ts';
import { giveMembership } from './given-membership.ts';
import { PATIENT } from './patience.ts';
import { createPushDouble } from './push-double.ts';
import { whenOver } from './when-over.ts';
import { createDemoSms, type DemoSmsSwitch } from '#server/adapters/sms.demo.ts';
import { openSimulatedProvider, simulatedSecret } from '#server/adapters/simulated-provider.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { buildApp } from '#server/app.ts';
import { saveDemoMail, saveDemoText, readMailbox, readTexts } from '#server/office/demo/demo.ts';
import type { Clock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Limits } from '#server/platform/http.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import type { RoutingPort } from '#server/ports/routing.ts';
import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import type { ShelterFeedPort } from '#server/ports/shelter-feed.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import type { MailInPort } from '#server/ports/mail-in.ts';
import type { MalwareScanPort } from '#server/ports/malware-scan.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';
import type { SalesTaxPort } from '#server/ports/sales-tax.ts';
import type { SmsPort } from '#server/ports/sms.ts';
import { HANDLERS, JOBS } from '#server/worker.ts';

const TEMPLATE = 'template_hearthline';

const silent = createLog('silent');

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ host: inject('postgresHost'), user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/**
 * A database of its own, cloned from the migrated template. Dropped with the test that created it, or with its file.
 */
export async function cloneDatabase(template = TEMPLATE) {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${database} template ${template} strategy ${inject('cloneStrategy')}`);
  whenOver(() => administer(`drop database ${database} with (force)`));
  return { host: inject('postgresHost'), user: 'postgres', database };
}

/**
 * A pool without the product around it. A pool counts as ended before its connections are closed. If its database
 * terminates a connection in between, that would end the test process.
 */
export function barePool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined); // an idle connection's error is passed on to the pool
  pool.on('connect', (client) => client.on('error', () => undefined));
  whenOver(() => pool.end());
  return pool;
}

/** The connection to a database through PgBouncer, if the tests run through it: see databases.ts. */
export function poolerFor({ user, database }: { user: string; database: string }) {
  const pooler = inject('pooler');
  return pooler ? { ...pooler, user, database } : undefined;
}

/** What a server process needs to use a database, through PgBouncer if the tests run through it. */
export function databaseEnv(connection: { host: string; user: string; database: string }) {
  const urlOf = ({ host, port }: { host: string; port?: number }) =>
    `postgres://postgres@localhost${port ? `:${port}` : ''}/${connection.database}?host=${encodeURIComponent(host)}`;
  const pooler = inject('pooler');
  return pooler
    ? { DATABASE_URL: urlOf(pooler), DATABASE_DIRECT_URL: urlOf(connection) }
    : { DATABASE_URL: urlOf(connection) };
}

/** A clock that follows the real time until a test moves it. */
export function movableClock(): Clock & { advance(ms: number): void } {
  let offset = 0;
  return { now: () => new Date(Date.now() + offset), advance: (ms) => void (offset += ms) };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * The whole product on its own database, with demo adapters for external services. Closed with the test that opened it,
 * or with its file.
 */
export async function openWorld(
  options: {
    env?: Record<string, string>;
    log?: Log;
    limits?: Limits;
    withWorkers?: boolean;
    /** Everyone who signs in has a membership: for tests about what members do with their points. */
    withMembers?: boolean;
    webDir?: string;
    addressSearch?: AddressSearchPort;
    routing?: RoutingPort;
    fileStorage?: FileStoragePort;
    malwareScan?: MalwareScanPort;
    payments?: PaymentsPort;
    billing?: BillingPort;
    salesTax?: SalesTaxPort;
    sms?: SmsPort | null;
    mailIn?: MailInPort;
    push?: null;
    feeds?: AlertFeedPort[];
    hazardFeeds?: HazardFeedPort[];
    shelterFeeds?: ShelterFeedPort[];
    payouts?: PayoutsPort;
  } = {},
) {
  const connection = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-world-'));
  const config = parseConfig({
    DATA_DIR: dataDir,
    DEMO: '1',
    ORIGIN: 'http://localhost:3000',
    ...options.env,
  });
  const log = options.log ?? silent;
  const database = openDatabase(connection, {
    max: 6,
    log,
    pooler: poolerFor(connection),
    timeouts: PATIENT,
  });
  const { db, reads } = database;
  const clock = movableClock();
  const mailSwitch: DemoMailSwitch = { next: 'keep' };
  const smsSwitch: DemoSmsSwitch = { next: 'keep' };
  const push = createPushDouble();
  const events = await openEvents(connection, log);
  const jobs = await openJobs(connection, JOBS, log);
  const masterKeys = parseMasterKeys(newMasterKey('test'));
  const simulated = openSimulatedProvider({ db, clock, jobs, secret: simulatedSecret(masterKeys) });
  const deps: Deps = {
    db,
    reads,
    clock,
    events,
    jobs,
    config,
    log,
    mail: withContacts(
      createDemoMail((m) => saveDemoMail(db, m), mailSwitch),
      config,
    ),
    sms: 'sms' in options ? (options.sms ?? null) : createDemoSms((m) => saveDemoText(db, m), smsSwitch),
    mailIn: options.mailIn ?? null,
    push: options.push === null ? null : push,
    addressSearch: options.addressSearch ?? null,
    routing: options.routing ?? null,
    masterKeys,
    welcome: async (tx, person) => {
      await welcomeWith(masterKeys)(tx, person);
      await restoreBalance(tx, masterKeys, person);
    },
    rememberMailbox: (tx, person) => rememberWelcome(tx, masterKeys, person),
    fileStorage: options.fileStorage ?? createDiskStorage({ root: path.join(dataDir, 'files') }),
    malwareScan: options.malwareScan ?? null,
    payments:
      options.payments ??
      (config.payments.provider === 'stripe'
        ? createStripePayments(openStripe(config.payments), config.payments)
        : createSimulatedPayments(simulated)),
    salesTax: options.salesTax ?? createTableSalesTax(),
    billing: options.billing ?? createSimulatedBilling(simulated),
    feeds: options.feeds ?? [],
    hazardFeeds: options.hazardFeeds ?? [],
    shelterFeeds: options.shelterFeeds ?? [],
    payouts: options.payouts ?? openPayouts(config, simulated),
  };
  const withWorkers = options.withWorkers ?? true;
  if (withWorkers) await jobs.work(HANDLERS, deps);
  const runJobs = (given?: { retries?: boolean }) => jobs.runDue(HANDLERS, deps, given);
  const limits = { perMinute: 1_000_000, maxEventLoopDelayMs: 60_000, ...options.limits };
  const app = await buildApp(deps, {
    database,
    version: 'test',
    limits,
    ...(options.webDir ? { webDir: options.webDir } : {}),
  });
  const close = async () => {
    await app.http.close();
    await jobs.stop();
    await events.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  whenOver(close);
  return {
    connection,
    database,
    app,
    deps,
    db,
    clock,
    mailSwitch,
    smsSwitch,
    withMembers: options.withMembers ?? false,
    /** Notifications that browsers showed. */
    push,
    /** Texts to a number, newest first. */
    texts: (to: string) => readTexts(db, to),
    /** The address's emails, newest first, once there are at least this many. Without workers, runs due jobs first. */
    mailbox: (to: string, atLeast = 1) =>
      vi.waitFor(
        async () => {
          if (!withWorkers) await runJobs();
          const mails = await readMailbox(db, to);
          if (mails.length < atLeast) throw new Error(`${to} has ${mails.length} messages, not ${atLeast}`);
          return mails;
        },
        { timeout: 60_000, interval: 20 },
      ),
    /** Runs the due jobs, and those they enqueue. For a world without workers. */
    runJobs,
    withWorkers,
    visitor: () => browser(app.http.inject.bind(app.http) as Inject),
    /** Signs a browser in: through the demo's shortcut, or as if with a passkey outside a demo. */
    enter: (me: Browser, email: string) =>
      config.demo ? enterDemo(me, email) : enterWithPasskey(deps, me, email),
  };
}

type Entered = { id: string; role: string };

async function enterDemo(me: Browser, email: string): Promise<Entered> {
  const { body } = await me.post('/api/auth/dev-login', { email });
  return (body as { user: Entered }).user;
}

/** The network of people who signed in with a passkey. */
export const KNOWN_NETWORK = '203.0.113.7';

/** A session as a passkey creates it, inserted directly into the database. */
export async function enterWithPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config' | 'welcome'>,
  me: Browser,
  email: string,
): Promise<Entered> {
  const { openUser } = await import('#server/core/accounts/accounts.ts');
  const { openSession } = await import('#server/core/accounts/sessions.ts');
  const signingIn = { device: 'Firefox on Mac', previousToken: undefined, network: KNOWN_NETWORK };
  const { user, token } = await deps.db.transaction(async (tx) => {
    const opened = await openUser(tx, deps, email);
    return { user: opened, ...(await openSession(tx, deps, opened, signingIn, 'passkey')) };
  });
  me.cookies.set(deps.config.https ? '__Host-session' : 'session', token);
  return user;
}

type Reply = { status: number; body: unknown; headers: Record<string, unknown>; text: string };
export type Inject = (options: InjectOptions) => Promise<{
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string; maxAge?: number }[];
}>;

/** A browser: it keeps its cookies between calls. */
export function browser(send: Inject) {
  const cookies = new Map<string, string>();
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await send({
      method,
      url,
      headers: {
        'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      cookies: Object.fromEntries(cookies),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const c of reply.cookies) {
      if (c.value === '' || c.maxAge === 0) cookies.delete(c.name);
      else cookies.set(c.name, c.value);
    }
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      text: reply.body,
      headers: reply.headers,
      body: isJson ? JSON.parse(reply.body) : undefined,
    };
  };
  return {
    cookies,
    get: (url: string, headers?: Record<string, string>) => call('GET', url, undefined, headers),
    post: (url: string, payload: object = {}, headers?: Record<string, string>) =>
      call('POST', url, payload, headers),
    /** Uploads a file like the web app does. */
    sendFile: (url: string, filename: string, content: Uint8Array, headers?: Record<string, string>) =>
      call('POST', url, Buffer.from(content), {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: encodeURIComponent(filename.toWellFormed()),
        ...headers,
      }),
    patch: (url: string, payload: object) => call('PATCH', url, payload),
    delete: (url: string) => call('DELETE', url),
    call,
  };
}

export type Browser = ReturnType<typeof browser>;

/** A browser signed in as this address, through the demo's shortcut. */
export async function signedIn(world: World, email = `${randomUUID()}@example.com`) {
  const me = world.visitor();
  const user = await world.enter(me, email);
  if (world.withMembers) await giveMembership(world.db, user.id);
  return { ...me, email, user };
}

/** A browser signed in as an administrator. */
export async function signedInAdmin(world: World) {
  const { grantAdmin } = await import('#server/core/accounts/accounts.ts');
  const email = `${randomUUID()}@example.com`;
  await grantAdmin(world.db, email);
  return signedIn(world, email);
}

/** A browser signed in with this role. */
export async function signedInAs(world: World, role: StaffRole) {
  const me = await signedIn(world);
  await world.database.pool.query('update users set role = $1 where id = $2', [role, me.user.id]);
  return { ...me, user: { ...me.user, role } };
}

/** A browser signed in as a person who reads Spanish. Their browser's headers don't say so. */
export async function signedInSpanish(world: World, email?: string) {
  const me = await signedIn(world, email);
  await world.database.pool.query(`update users set language = 'es' where id = $1`, [me.user.id]);
  return me;
}
