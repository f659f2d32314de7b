/**
 * Process entry point: configuration, database, server. Prints one progress line per step, and one sentence
 * on errors.
 */
import net from 'node:net';
import { ConfigError, readConfig, type Config } from '#server/platform/config.ts';
import { adviceOn } from '#server/platform/config-advice.ts';
import { refusePlaceholderContacts } from '#server/platform/config-contacts.ts';
import type { Connection } from '#server/platform/db.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { migrate, MigrationError } from '#server/platform/migrate.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/postgres.ts';
import { StartError } from '#server/platform/start-error.ts';
import { WebBuildError } from '#server/platform/web-build.ts';

/** Shutdown limit, on top of the drain before it. Anything still hanging then is cut off. */
const SHUTDOWN_LIMIT_MS = 80_000;

const DATABASE_CHECK_MS = 2000;

/** The current step, and whether a stop was requested, because signals can arrive at any time. */
const state: { isStopping: boolean; current: Promise<unknown> } = {
  isStopping: false,
  current: Promise.resolve(),
};

async function step<T>(
  what: string,
  work: () => Promise<T>,
  describe: (result: T) => string = () => '',
): Promise<T> {
  if (state.isStopping) await new Promise<never>(() => undefined); // abandons the rest of the start
  const began = performance.now();
  const doing = work();
  state.current = doing;
  const result = await doing;
  const detail = describe(result);
  console.log(`${what}${detail ? `: ${detail}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}

const portTaken = (port: number) =>
  new StartError(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);

/** Checked before anything starts, so an accidental second start touches nothing. */
const checkPort = ({ port, host }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (e: NodeJS.ErrnoException) => {
      if (e.code === 'EADDRINUSE') reject(portTaken(port));
      else
        reject(new StartError(`Cannot listen on ${host}:${port} (${e.code}). Choose another PORT or HOST.`));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });

type OpenedDatabase = { connection: Connection } & Pick<EmbeddedPostgres, 'adopted' | 'revive' | 'stop'>;

async function openDatabaseServer(config: Config): Promise<OpenedDatabase> {
  if (!config.databaseUrl) return startEmbeddedPostgres({ dataDir: config.dataDir });
  // Migrations, the job queue, live updates and shared reads need sessions. Only requests go through a pooler.
  const connection = { connectionString: config.databaseDirectUrl ?? config.databaseUrl };
  return { connection, adopted: false, revive: async () => false, stop: async () => undefined };
}

/** Restarts the embedded database if it dies. Requests return 503 until it is up. */
function keepAlive(database: OpenedDatabase, log: Log): () => Promise<void> {
  let looking: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    looking ??= database
      .revive()
      .then((wasDead) => wasDead && log.error('embedded database died and was restarted'))
      .catch((err: unknown) => log.error({ err }, 'embedded database is down and restart failed'))
      .finally(() => (looking = null));
  }, DATABASE_CHECK_MS);
  return async () => {
    clearInterval(timer);
    await looking; // a database that is restarting can't be stopped
  };
}

/** What was started so far, and how to stop it. */
const started: (() => Promise<void>)[] = [];

function stopOnSignals(log: Log): void {
  const stop = (reason: string, code: number) => {
    if (state.isStopping) return;
    state.isStopping = true;
    log.info({ reason }, 'stopping');
    const stopAll = async () => {
      await state.current.catch(() => undefined);
      for (const stopOne of started.toReversed()) await stopOne();
    };
    const tooLong = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('stopping took too long')), SHUTDOWN_LIMIT_MS).unref();
    });
    Promise.race([stopAll(), tooLong]).then(
      () => process.exit(code),
      async (err: unknown) => {
        log.error({ err }, 'stopping failed');
        await started[0]?.(); // always stop the embedded database cleanly, even if the rest hangs
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal, 0));
  process.on('disconnect', () => stop('the starting process is gone', 0));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (err: unknown) => {
      log.fatal({ err }, fault);
      stop(fault, 1);
    });
}

async function run(): Promise<void> {
  const config = readConfig();
  refusePlaceholderContacts(config);
  const log = createLog(config.logLevel);
  const advice = adviceOn(config);
  await checkPort(config);
  stopOnSignals(log);
  for (const sentence of advice) log.warn(sentence);
  // Most of the start is loading modules. A wrong setting fails before that, and the database starts in
  // parallel.
  const loading = import('#server/start.ts');
  loading.catch(() => undefined); // awaited below
  const database = await step(
    config.databaseUrl ? 'Using the PostgreSQL of DATABASE_URL' : 'Starting the database',
    async () => {
      const opened = await openDatabaseServer(config);
      started.push(() => opened.stop());
      return opened;
    },
    ({ adopted }) => (adopted ? 'it was still running and is used again' : ''),
  );
  await step(
    'Migrating',
    () => migrate(database.connection),
    ({ applied }) => (applied.length ? `${applied.length} applied` : 'up to date'),
  );
  await step('Starting the server', async () => {
    const { startServer } = await loading;
    const running = await startServer(config, database.connection, log);
    started.push(() => running.stop());
  });
  if (state.isStopping) return;
  started.push(keepAlive(database, log));
  console.log(`Hearthline ready at http://localhost:${config.port}`);
}

/** The sentence for the operator, or undefined for an internal error, where the stack trace helps more. */
function sentenceFor(e: unknown): string | undefined {
  if (
    e instanceof StartError ||
    e instanceof ConfigError ||
    e instanceof MigrationError ||
    e instanceof EmbeddedPostgresError ||
    e instanceof WebBuildError
  )
    return e.message;
  const { code, message } = e as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return 'The port is in use by another program.';
  if (code === '42501')
    return 'The role of DATABASE_URL may not create tables. Give it the CREATE right on the database and its public schema.';
  if (code && /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|28|3D000|57P03)/.test(code))
    return `Cannot reach the database of DATABASE_URL (${code}). Check the address, the name and the password.`;
  return message?.startsWith('There is no embedded PostgreSQL') ? message : undefined;
}

run().catch(async (e: unknown) => {
  console.error(sentenceFor(e) ?? e);
  await started[0]?.();
  process.exit(1);
});
