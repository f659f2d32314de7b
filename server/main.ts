/** The process: configuration, database, server; one progress line per step, one sentence when something is wrong. */
import net from 'node:net';
import { ConfigError, readConfig, type Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/db.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { migrate, MigrationError } from '#server/platform/migrate.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/postgres.ts';
import { startServer } from '#server/start.ts';

/** Shutting down takes no longer than this; whatever still hangs then is cut. */
const SHUTDOWN_LIMIT_MS = 15_000;

const DATABASE_CHECK_MS = 2000;

class StartError extends Error {}

async function step<T>(
  what: string,
  work: () => Promise<T>,
  describe: (result: T) => string = () => '',
): Promise<T> {
  const began = performance.now();
  const result = await work();
  const detail = describe(result);
  console.log(`${what}${detail ? `: ${detail}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}

const portTaken = (port: number) =>
  new StartError(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);

/** Asked before anything is started, so that a second start by mistake touches nothing. */
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
  const connection = { connectionString: config.databaseUrl };
  return { connection, adopted: false, revive: async () => false, stop: async () => undefined };
}

/** Brings the embedded database back when it dies under us; requests answer 503 until it is up. */
function keepAlive(database: OpenedDatabase, log: Log): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    database
      .revive()
      .then((wasDead) => wasDead && log.error('the embedded database had died and was started again'))
      .catch((err: unknown) => log.error({ err }, 'the embedded database is down and does not start'))
      .finally(() => (isLooking = false));
  }, DATABASE_CHECK_MS);
  return () => clearInterval(timer);
}

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  await checkPort(config);
  const database = await step(
    config.databaseUrl ? 'Using the PostgreSQL of DATABASE_URL' : 'Starting the database',
    () => openDatabaseServer(config),
    ({ adopted }) => (adopted ? 'it was still running and is used again' : ''),
  );
  let running: Awaited<ReturnType<typeof startServer>>;
  try {
    await step(
      'Migrating',
      () => migrate(database.connection),
      ({ applied }) => (applied.length ? `${applied.length} applied` : 'up to date'),
    );
    running = await step('Starting the server', () => startServer(config, database.connection, log));
  } catch (e) {
    await database.stop();
    throw e;
  }
  console.log(`Hearthline ready at http://localhost:${config.port}`);

  const letGo = keepAlive(database, log);
  let isStopping = false;
  const stop = (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    letGo();
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    running
      .stop()
      .then(() => database.stop())
      .then(
        () => process.exit(code),
        (err: unknown) => {
          log.error({ err }, 'stopping failed');
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

/** The sentence a person needs, or undefined when it is a fault of ours and the stack trace helps more. */
function sentenceFor(e: unknown): string | undefined {
  if (
    e instanceof StartError ||
    e instanceof ConfigError ||
    e instanceof MigrationError ||
    e instanceof EmbeddedPostgresError
  )
    return e.message;
  const { code, message } = e as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return 'The port is in use by another program.';
  if (code && /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|28|3D000|57P03)/.test(code))
    return `Cannot reach the database of DATABASE_URL (${code}). Check the address, the name and the password.`;
  return message?.startsWith('There is no embedded PostgreSQL') ? message : undefined;
}

run().catch((e: unknown) => {
  const sentence = sentenceFor(e);
  console.error(sentence ?? e);
  process.exit(1);
});
