/**
 * A database whose machine or network disappears says nothing: no error arrives, and a statement would wait for the
 * operating system to give up, which takes a quarter of an hour. `statement_timeout` doesn't help, because it is the
 * database that counts. So a connection in use that neither sends nor receives anything for too long is closed; its
 * statements fail at once, as on any lost connection.
 */
import type { Socket } from 'node:net';
import type pg from 'pg';
import { seconds } from './clock.ts';
import type { Tx } from './db.ts';
import { sql } from './drizzle.ts';

/** Time for a statement's own timeout to arrive, even on a starved machine. */
const MARGIN_MS = seconds(10);

const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Closes connections in use that have been silent for `ms`. Connections that wait in the pool may be silent. */
export function cutSilent(pool: pg.Pool, ms: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () =>
      socket.destroy(new Error(`Connection terminated: no answer for ${socket.timeout} ms`)),
    );
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(ms));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

/** How long a connection may be silent if its statements may take this long. */
export const silenceFor = (statementMs: number) => statementMs + MARGIN_MS;

type Limit = 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout';

/** Allows this transaction's statements, and what else is named, more time than a request has. */
export async function allowLong(tx: Tx, ms: number, ...also: Limit[]): Promise<void> {
  const limits: Limit[] = ['statement_timeout', ...also];
  const changes = limits.map((limit) => sql`set_config(${limit}, ${`${ms}ms`}, true)`);
  await tx.execute(sql`select ${sql.join(changes, sql`, `)}`);
  const { client } = tx._.session as unknown as { client: pg.ClientBase };
  socketOf(client).setTimeout(silenceFor(ms));
}
