/** The instance under attack: the real server with production settings, on this machine only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';
import { welcomeWith } from '#server/money/points/points.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { JOBS } from '#server/worker.ts';
import { seededRandom } from '#test/random.ts';
import { startServerProcess } from '#test/server-process.ts';
import { startSmtp } from '#test/smtp-double.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { whenOver } from '#test/when-over.ts';
import { cloneDatabase, enterWithPasskey, type World } from '#test/world.ts';
import { openBrowser, ORIGIN } from './client.ts';
import type { SentMail, Size, Target } from './target.ts';

const urlOf = ({ host, database }: { host: string; database: string }) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;

export type InstanceOptions = { seed: number; size: Size; env?: Record<string, string> };

/** The secret that the mail provider authenticates with. */
export const INBOUND_PASSWORD = 'a-password-for-inbound-mail';

/**
 * Contact details must not be placeholders, or production wouldn't start. Everything else is set as an
 * operator would.
 */
const productionEnv = (keys: string, dataDir: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  ORIGIN,
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '0',
  DATA_DIR: dataDir,
  VAULT_KEYS: keys,
  MAIL_FROM: 'Hearthline <hello@hearthline.test>',
  SUPPORT_EMAIL: 'support@hearthline.test',
  CONCIERGE_PHONE: '+18005551212',
  REPLY_ADDRESS: 'reply@hearthline.test',
  POSTMARK_INBOUND_PASSWORD: INBOUND_PASSWORD,
  METRICS_TOKEN: 'a-token-for-the-metrics',
  HAZARDS: 'none',
  SHELTERS: 'none',
  ADDRESS_SEARCH: 'gazetteer',
});

async function openStripe() {
  const double = await openStripeDouble();
  addPayments(double);
  addBilling(double);
  addPayouts(double);
  whenOver(() => double.close());
  return double;
}

/**
 * Starts a separate server with its own database, files and keys. It stops when the calling test file ends.
 */
export async function startInstance({ seed, size, env = {} }: InstanceOptions): Promise<Target> {
  const connection = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-attack-'));
  whenOver(() => rmSync(dataDir, { recursive: true, force: true }));
  const keys = newMasterKey('attack');
  const settings = { ...productionEnv(keys, dataDir), ...env };
  const [smtp, stripe] = [await startSmtp(), await openStripe()];
  const server = await startServerProcess({
    ...settings,
    ...stripe.env(),
    SMTP_URL: smtp.url,
    DATABASE_URL: urlOf(connection),
  });
  const port = Number(new URL(server.base).port);
  const mails = readerOf(smtp.messages);
  const world = await openRemoteWorld({ port, connection, keys, settings, mails });
  const { pid = null } = server.child;
  return { world, port, mails, log: server.output, pid, random: seededRandom(seed), size };
}

/** Parses each message once. */
function readerOf(messages: { to: string[]; data: string }[]) {
  const known: SentMail[] = [];
  return async (): Promise<SentMail[]> => {
    while (known.length < messages.length) {
      const { to, data } = messages[known.length] ?? { to: [], data: '' };
      known.push({ to, raw: data, parsed: await PostalMime.parse(data) });
    }
    return [...known];
  };
}

type Remote = {
  port: number;
  connection: Awaited<ReturnType<typeof cloneDatabase>>;
  keys: string;
  settings: Record<string, string>;
  mails: () => Promise<SentMail[]>;
};

/** The parts of a test world that the helpers of test/ use, with the product in another process. */
async function openRemoteWorld({ port, connection, keys, settings, mails }: Remote): Promise<World> {
  const log = createLog('silent');
  const database = openDatabase(connection, { max: 4, log });
  const jobs = await openJobs(connection, JOBS, log);
  whenOver(async () => {
    await jobs.stop();
    await database.close();
  });
  const { db, reads } = database;
  const config = parseConfig({ ...settings, DEMO: '0' });
  const masterKeys = parseMasterKeys(keys);
  const welcome = welcomeWith(masterKeys);
  const deps = { db, reads, clock: systemClock, jobs, config, log, masterKeys, welcome };
  const patience = { timeout: 60_000, interval: 100 };
  const world = {
    connection,
    database,
    db,
    deps,
    clock: { ...systemClock, advance: () => undefined },
    withWorkers: true,
    withMembers: false,
    visitor: () => openBrowser(port),
    enter: (me: ReturnType<typeof openBrowser>, email: string) => enterWithPasskey(deps, me, email),
    mailbox: (to: string, atLeast = 1) =>
      vi.waitFor(async () => {
        const found = (await mails()).filter((mail) => mail.to.includes(to)).toReversed();
        if (found.length < atLeast) throw new Error(`${to} has ${found.length} messages, not ${atLeast}`);
        return found.map(({ parsed }) => ({ subject: parsed.subject ?? '', text: parsed.text ?? '' }));
      }, patience),
    texts: async () => [],
    /** The server's own workers run the jobs. This waits until none is due. */
    runJobs: () =>
      vi.waitFor(async () => {
        const { rows } = await database.pool.query<{ due: number }>(
          `select count(*)::int as due from pgboss.job where state in ('created', 'active') and start_after <= now()`,
        );
        if (rows[0]?.due !== 0) throw new Error(`${rows[0]?.due} jobs are due`);
        return 0;
      }, patience),
  };
  return world as unknown as World;
}
