/**
 * What differs when DATABASE_URL is a pooler in transaction mode (PgBouncer): two transactions of one client may run on
 * two connections. Named statements would be prepared on one and missing on the other, and settings sent at the start
 * of a connection are refused. Statements run unnamed, and the pooler sets the timeouts.
 */
import pg from 'pg';
import type { Log } from './log.ts';

type Asked = { name?: unknown; submit?: unknown };

/** Removes the name of a statement. Streams such as COPY bring their own protocol and are passed on. */
function unnamed(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null) return asked;
  if (asked instanceof pg.Query) return Object.assign(asked, { name: undefined });
  const { name, submit } = asked as Asked;
  return name === undefined || typeof submit === 'function' ? asked : { ...asked, name: undefined };
}

/**
 * A client whose statements are never named. Drizzle takes a class with "Pool" in its name for a pool, so this one has
 * another.
 */
export class UnnamedClient extends pg.Client {}
UnnamedClient.prototype.query = function unnamedQuery(
  this: UnnamedClient,
  asked: unknown,
  ...rest: unknown[]
) {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client; looked up each time, for tests that watch it
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  return query.call(this, unnamed(asked), ...rest);
} as pg.Client['query'];

/** Whether the connections behind a pooler end statements that run too long. */
export async function isTimeLimited(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ms: string }>(
    `select setting as ms from pg_settings where name = 'statement_timeout'`,
  );
  return Number(rows[0]?.ms ?? 0) > 0;
}

/** A pooler drops the time limits that we ask for, or refuses them. Its own connections must have them. */
export async function warnWithoutTimeouts(pool: pg.Pool, log: Log): Promise<void> {
  const isLimited = await isTimeLimited(pool).catch(() => true); // unreachable: other parts report that
  if (!isLimited)
    log.warn(
      'The database connections have no statement_timeout: the pooler in DATABASE_URL dropped it. Set it in its connect_query; see docs/fleet.md.',
    );
}
