import { rememberWelcome, welcomeWith } from '#server/money/points/points.ts';
import { restoreBalance } from '#server/money/repayments/repayments.ts';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { receiveSmsWebhook } from '#contract/core/phones.ts';
import { DEMO_ADMIN, seedDemo } from '#seeds/demo-people.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { seedSkus } from '#seeds/skus.ts';
import { createCensusSearch } from '#server/adapters/address-search.census.ts';
import { createGoogleSearch } from '#server/adapters/address-search.google.ts';
import { createPhotonSearch } from '#server/adapters/address-search.photon.ts';
import { openFeeds } from '#server/adapters/alert-feeds.ts';
import { openHazardFeeds } from '#server/adapters/hazard-feeds.ts';
import { openShelterFeeds } from '#server/adapters/shelter-feeds.ts';
import { openFileStorage } from '#server/adapters/file-storage.ts';
import { withContacts } from '#server/adapters/mail-contacts.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createNoMail } from '#server/adapters/mail.none.ts';
import { createSmtpMail } from '#server/adapters/mail.smtp.ts';
import { createImapMailIn } from '#server/adapters/mail-in.imap.ts';
import { createPostmarkMailIn } from '#server/adapters/mail-in.postmark.ts';
import { createSesMailIn } from '#server/adapters/mail-in.ses.ts';
import { createClamavScan } from '#server/adapters/malware-scan.clamav.ts';
import { createValhallaRouting } from '#server/adapters/routing.valhalla.ts';
import { warmRoads } from '#server/emergency/routes/routes.ts';
import { derivedPushKey } from '#server/adapters/push-key.ts';
import { createWebPush } from '#server/adapters/push.web.ts';
import { createDemoSms } from '#server/adapters/sms.demo.ts';
import { createTwilioSms } from '#server/adapters/sms.twilio.ts';
import { openBilling, openPayments } from '#server/adapters/card-provider.ts';
import { openPayouts } from '#server/adapters/payouts.ts';
import { createTableSalesTax } from '#server/adapters/sales-tax.table.ts';
import { openSimulatedProvider, simulatedSecret } from '#server/adapters/simulated-provider.ts';
import { listStaffWho } from '#server/core/accounts/accounts.ts';
import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { buildApp, type App } from '#server/app.ts';
import { saveDemoMail, saveDemoText } from '#server/office/demo/demo.ts';
import { sweepAtStart } from '#server/core/files/jobs.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { followDatabaseTime } from '#server/platform/database-time.ts';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { type MasterKeys, readMasterKeys } from '#server/platform/master-keys.ts';
import { warnWithoutTimeouts } from '#server/platform/pooler.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import type { MailPort } from '#server/ports/mail.ts';
import type { MailInPort } from '#server/ports/mail-in.ts';
import type { PushPort } from '#server/ports/push.ts';
import type { SmsPort } from '#server/ports/sms.ts';
import { countyShapes } from '#server/outreach/risk-map/county-shapes.ts';
import { hasDeliveries } from '#server/money/orders/orders.ts';
import { hasWatchedPlaces } from '#server/emergency/places/places.ts';
import { checkMasterKeys, isAnythingSealed } from '#server/core/sealing/sealing.ts';
import { HANDLERS, JOBS } from '#server/worker.ts';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

/** Must exceed the statement timeout (10 s). */
const STALLED_MS = 11_000;

export type Running = { app: App; stop(): Promise<void> };

/**
 * Opens everything the product needs on a migrated database and serves it. `stop` undoes it in reverse order,
 * and so does a start that fails halfway.
 */
export async function startServer(config: Config, connection: Connection, log: Log): Promise<Running> {
  const opened: (() => Promise<unknown>)[] = [];
  const undo = async () => {
    for (const close of opened.toReversed())
      await close().catch((err: unknown) => log.warn({ err }, 'closing failed'));
  };
  try {
    const pooler =
      config.databaseDirectUrl && config.databaseUrl ? { connectionString: config.databaseUrl } : undefined;
    const database = openDatabase(connection, { max: config.poolSize, log, pooler });
    opened.push(() => database.close());
    void warnWithoutTimeouts(database.pool, log);
    const time = await followDatabaseTime(database.health, log);
    opened.push(async () => time.stop());
    const { db, reads } = database;
    const masterKeys = await readMasterKeys(
      config,
      async () => (await isAnythingSealed(db)) || (await hasDeliveries(db)) || (await hasWatchedPlaces(db)),
    );
    await checkMasterKeys(db, masterKeys);
    const events = await openEvents(connection, log);
    opened.push(() => events.stop());
    const jobs = await openJobs(connection, JOBS, log);
    opened.push(() => jobs.stop());
    const mail = withContacts(openMail(config, db), config);
    opened.push(() => mail.close());
    const simulated = openSimulatedProvider({
      db,
      clock: systemClock,
      jobs,
      secret: simulatedSecret(masterKeys),
    });
    const deps: Deps = {
      db,
      reads,
      clock: systemClock,
      jobs,
      events,
      mail,
      sms: openSms(config, db),
      mailIn: openMailIn(config),
      push: openPush(config, masterKeys),
      addressSearch: openAddressSearch(config),
      masterKeys,
      welcome: async (tx, person) => {
        await welcomeWith(masterKeys)(tx, person);
        await restoreBalance(tx, masterKeys, person);
      },
      rememberMailbox: (tx, person) => rememberWelcome(tx, masterKeys, person),
      fileStorage: openFileStorage(config),
      malwareScan: config.clamavUrl ? createClamavScan({ url: config.clamavUrl }) : null,
      payments: openPayments(config, simulated),
      salesTax: createTableSalesTax(),
      billing: openBilling(config, simulated),
      feeds: openFeeds(config, version),
      hazardFeeds: openHazardFeeds(config, version),
      shelterFeeds: openShelterFeeds(config, version),
      payouts: openPayouts(config, simulated),
      routing: config.valhallaUrl ? createValhallaRouting({ url: config.valhallaUrl }) : null,
      config,
      log,
    };

    gazetteer(); // load now, not on the first keystroke
    countyShapes();
    void warmRoads(deps); // in the background; without roads it does nothing
    await seedRiskMap(db);
    await seedSkus(db);
    if (config.demo) await seedDemo(deps);
    else if ((await listStaffWho(db, 'staff.grant')).some(({ email }) => email === DEMO_ADMIN))
      log.warn(
        'This database was used for a demo, where anyone could become an administrator and add a passkey. Start with an empty database.',
      );
    await jobs.work(HANDLERS, deps);
    sweepAtStart(deps, { isAlone: config.databaseUrl === undefined, startedAt: systemClock.now() }).catch(
      (err: unknown) => log.warn({ err }, 'startup sweep failed'),
    );
    const webDir = path.join(root, 'dist/web');
    const app = await buildApp(deps, { database, version, ...(existsSync(webDir) ? { webDir } : {}) });
    opened.push(() => closeHttp(app)); // requests in flight finish
    await app.http.listen({ port: config.port, host: config.host });
    if (config.metricsPort) {
      const metrics = await serveMetrics(app, config.metricsPort);
      opened.push(async () => metrics.close());
    }
    return {
      app,
      stop: async () => {
        app.drain(); // /readyz fails, so load balancers send traffic elsewhere
        await new Promise((resolve) => setTimeout(resolve, config.drainMs));
        await undo();
      },
    };
  } catch (e) {
    await undo();
    throw e;
  }
}

/** SMTP if configured. Otherwise a demo stores emails for its mailbox, and elsewhere they wait. */
function openMail({ smtpUrl, mailFrom, demo }: Config, db: Db): MailPort {
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from: mailFrom });
  return demo ? createDemoMail((mail) => saveDemoMail(db, mail)) : createNoMail();
}

/** The configured provider. A demo's own mailbox needs none: it hands its emails over directly. */
function openMailIn({ mailIn }: Config): MailInPort | null {
  switch (mailIn?.provider) {
    case 'postmark':
      return createPostmarkMailIn(mailIn);
    case 'ses':
      return createSesMailIn(mailIn);
    case 'imap':
      return createImapMailIn(mailIn);
    default:
      return null;
  }
}

/** Twilio if configured. Otherwise a demo stores texts next to its emails, and elsewhere none are sent. */
function openSms({ twilio, demo, https, origin }: Config, db: Db): SmsPort | null {
  if (twilio)
    return createTwilioSms({ ...twilio, webhookUrl: https ? origin + receiveSmsWebhook.path : undefined });
  return demo ? createDemoSms((sms) => saveDemoText(db, sms)) : null;
}

/** Demos push, too, because the browser's owner asked for it. Their key is derived from the vault's. */
function openPush({ vapid, demo }: Config, masterKeys: MasterKeys): PushPort | null {
  const privateKey = vapid.privateKey ?? (demo ? derivedPushKey(masterKeys) : undefined);
  return privateKey ? createWebPush({ privateKey, subject: vapid.subject, clock: systemClock }) : null;
}

/** The configured provider. Null means the gazetteer only. */
function openAddressSearch({ addressSearch }: Config): AddressSearchPort | null {
  switch (addressSearch.provider) {
    case 'gazetteer':
      return null;
    case 'google':
      return createGoogleSearch({ clock: systemClock, key: addressSearch.key });
    case 'photon':
      return createPhotonSearch({ clock: systemClock, url: addressSearch.url });
    case 'census':
      return createCensusSearch({ clock: systemClock, url: addressSearch.url });
  }
}

/** Waits for requests in flight, but not for a stalled client. */
async function closeHttp(app: App): Promise<void> {
  const cut = setTimeout(() => app.http.server.closeAllConnections(), STALLED_MS);
  await app.http.close();
  clearTimeout(cut);
}

/** Serves metrics on a separate port, which the deployment must keep private. */
async function serveMetrics(app: App, port: number): Promise<http.Server> {
  const { registry } = app.metrics;
  const server = http.createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (e: NodeJS.ErrnoException) =>
      reject(new StartError(`Cannot listen on METRICS_PORT ${port} (${e.code}).`)),
    );
    server.listen(port, resolve);
  });
  return server;
}
