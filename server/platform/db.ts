import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applicationName } from './application-name.ts';
import { seconds } from './clock.ts';
import type { Log } from './log.ts';
import { UnnamedClient } from './pooler.ts';
import { quicken, type Types } from './prepared-query.ts';
import { runQuick, type Column, type ReadRow, type Sender } from './quick-query.ts';
import { DrizzleQueryError } from './drizzle.ts';
import { openReadLane } from './read-lane.ts';
import { cutSilent, silenceFor } from './silence.ts';
import { TransactionClient } from './transaction-client.ts';

/** How to reach PostgreSQL: a URL, or the embedded server's socket folder. */
export type Connection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; database: string };

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Anything statements can run on: the pool, or the caller's transaction. */
export type Queryable = Db | Tx;

export type Database = {
  db: Db;
  /** For short reads by key on hot paths, over one shared connection: see `read-lane.ts`. */
  reads: Db;
  pool: pg.Pool;
  /** A separate connection for health checks, so that they work when all others are busy. */
  health: pg.Pool;
  close(): Promise<void>;
};

const TIMEOUTS = {
  statement_timeout: seconds(10),
  lock_timeout: seconds(3),
  idle_in_transaction_session_timeout: seconds(15),
  connectionTimeoutMillis: seconds(3),
};

type Target = { connection: Connection; isPooler: boolean };
type Timeouts = typeof TIMEOUTS;

function openPool(target: Target, max: number, log: Log, timeouts: Timeouts, silentMs: number): pg.Pool {
  const { connectionTimeoutMillis } = timeouts;
  const pool = new pg.Pool({
    ...target.connection,
    max,
    application_name: applicationName(),
    idleTimeoutMillis: seconds(30),
    ...(target.isPooler
      ? { connectionTimeoutMillis, Client: UnnamedClient }
      : { ...timeouts, Client: TransactionClient }),
  });
  const lost = (err: Error) => log.warn({ err }, 'database connection lost');
  pool.on('error', lost);
  // Without an error listener, a checked-out client would end the process when PostgreSQL goes away.
  pool.on('connect', (client) => client.on('error', lost));
  cutSilent(pool, silentMs);
  return pool;
}

type AfterCommit = (db: Db, log: Log) => void;
const waiting = new AsyncLocalStorage<AfterCommit[]>();

/**
 * Runs `work` after the currently open transaction commits; not at all when it rolls back. If the process is
 * killed in between, it never runs: use a job for anything that must happen. Returns false when no
 * transaction is open.
 */
export function afterCommit(work: AfterCommit): boolean {
  return (waiting.getStore()?.push(work) ?? 0) > 0;
}

/** Sends a word of a transaction. It fails as a statement of Drizzle's does. */
async function send(client: pg.PoolClient, text: 'begin' | 'commit' | 'rollback'): Promise<void> {
  try {
    await (client instanceof TransactionClient ? client.control(text) : client.query(text));
  } catch (error) {
    throw new DrizzleQueryError(text, [], error as Error);
  }
}

type Session = ConstructorParameters<typeof NodePgSession>;

/**
 * Transactions that always release their connection. Drizzle's own pool transactions leak it when even BEGIN
 * fails: a database restart would use up the whole pool.
 */
function transactionsOn(pool: pg.Pool, db: Db): Db['transaction'] {
  const { dialect, session } = db as unknown as {
    dialect: Session[1];
    session: { schema: Session[2]; options: Session[3] };
  };
  return async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const own = new NodePgSession(client, dialect, session.schema, session.options);
      if (config) return await own.transaction((tx) => work(tx as unknown as Tx), config);
      const tx = new NodePgTransaction(dialect, own, session.schema) as unknown as Tx;
      // Sent as they are: building these words anew each time took a tenth of a short transaction.
      await send(client, 'begin');
      try {
        const result = await work(tx);
        await send(client, 'commit');
        return result;
      } catch (error) {
        await send(client, 'rollback').catch((failed: Error) => (broken = failed));
        throw error;
      }
    } finally {
      // A connection that can't roll back must not serve another request.
      client.release(broken);
    }
  };
}

function runsAfterCommit(pool: pg.Pool, db: Db, log: Log): Db {
  const transaction = transactionsOn(pool, db);
  db.transaction = async (work, config) => {
    const after: AfterCommit[] = [];
    const result = await waiting.run(after, () => transaction(work, config));
    for (const one of after) one(db, log);
    return result;
  };
  return db;
}

/** Tests that wait for a timeout pass shorter ones. */
type DatabaseOptions = {
  max: number;
  log: Log;
  timeouts?: Partial<typeof TIMEOUTS>;
  slowReadMs?: number;
  silentMs?: number;
  /** A pooler in transaction mode in front of the same database, for everything that needs no session. */
  pooler?: Connection | undefined;
};

export function openDatabase(connection: Connection, options: DatabaseOptions): Database {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const target = { connection: options.pooler ?? connection, isPooler: options.pooler !== undefined };
  const silentMs = options.silentMs ?? silenceFor(timeouts.statement_timeout);
  const pool = openPool(target, options.max, options.log, timeouts, silentMs);
  const quick = { ...timeouts, statement_timeout: seconds(2) };
  const health = openPool(target, 1, options.log, quick, Math.min(silentMs, seconds(3)));
  const lane = openReadLane(
    connection,
    (err) => options.log.warn({ err }, 'read connection lost'),
    options.slowReadMs,
  );
  return {
    db: runsAfterCommit(pool, drizzle(pool, { casing: 'snake_case' }), options.log),
    reads: drizzle(lane as unknown as pg.Client, { casing: 'snake_case' }) as unknown as Db,
    pool,
    health,
    close: async () => {
      await Promise.allSettled([pool.end(), health.end(), lane.end()]);
    },
  };
}

/** What a handle sends its statements with: the pool, the read lane, or the connection of a transaction. */
const senderOf = (db: Queryable): Sender => (db._.session as unknown as { client: Sender }).client;

/**
 * A hot query, built and named once instead of on every call (1.05x raw `pg`; unprepared 1.8x). Every handle, also that of
 * a transaction, sends it over its own connection.
 */
export function prepared<Q extends object>(build: (db: Queryable) => Q): (db: Queryable) => Q {
  let built: Q | undefined;
  const bound = new WeakMap<Queryable, Q>();
  return (db) => {
    let query = bound.get(db);
    if (!query) {
      built ??= quicken(build(db));
      query = Object.assign(Object.create(built) as Q, { client: senderOf(db) });
      bound.set(db, query);
    }
    return query;
  };
}

/**
 * Runs a named statement, which each connection parses and plans once. For hot statements that Drizzle can't build.
 */
export async function runNamed<R>(
  db: Queryable,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<R[]> {
  try {
    return await runQuick(
      senderOf(db),
      { ...statement, readerFor: (columns) => byName<R>(columns, typesOf(db)) },
      values,
    );
  } catch (error) {
    throw new DrizzleQueryError(statement.text, values, error as Error);
  }
}

let types: Types | undefined;
/** How Drizzle reads values: instants and days stay strings. Named statements read the same. */
function typesOf(db: Queryable): Types {
  const query = { sql: 'select 1', params: [] };
  return (types ??= (
    db._.session.prepareQuery(query, undefined, 'types', false) as unknown as {
      rawQueryConfig: { types: Types };
    }
  ).rawQueryConfig.types);
}

/** Rows as `pg` makes them. */
function byName<R>(columns: readonly Column[], parsersOf: Types): ReadRow<R> {
  const parsers = columns.map(
    ({ name, dataTypeID }) => [name, parsersOf.getTypeParser(dataTypeID, 'text')] as const,
  );
  return (texts) => {
    const row: Record<string, unknown> = {};
    let i = 0;
    for (const [name, parse] of parsers) {
      const text = texts[i] ?? null;
      i += 1;
      row[name] = text === null ? null : parse(text);
    }
    return row as R;
  };
}
