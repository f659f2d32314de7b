import type { Socket } from 'node:net';
import pg from 'pg';
import { applicationName } from './application-name.ts';
import { seconds } from './clock.ts';
import type { Connection } from './db.ts';

/** A slower read doesn't belong here; it is canceled together with the connection it blocks. */
const TOO_SLOW = seconds(2);

/** What Drizzle needs of a client. */
export type ReadLane = Pick<pg.Client, 'query'> & { end(): Promise<void> };

/**
 * One connection shared by all requests for short reads by key. Statements are pipelined, so a burst of
 * requests costs one write and one read instead of one each, and no request waits for its own connection.
 * Only for statements that never wait for our locks and never open a transaction. A lost connection fails its
 * reads (503, like any lost connection) and the next read opens another.
 */
export function openReadLane(
  connection: Connection,
  lost: (err: Error) => void,
  slowReadMs = TOO_SLOW,
): ReadLane {
  let current: Promise<pg.Client> | undefined;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connection,
      pipeline: true,
      application_name: applicationName('reads'),
      connectionTimeoutMillis: seconds(3),
      query_timeout: slowReadMs,
    });
    const forget = () => {
      if (current === opened) current = undefined;
    };
    const opened = client.connect().then(() => client);
    client.on('error', (err) => {
      lost(err);
      forget();
    });
    client.on('end', forget);
    current = opened;
    opened.catch(forget);
    return opened;
  };

  /** Connections whose statements of this turn of the event loop are gathered. */
  const corked = new WeakSet<pg.Client>();
  /** Sends what this turn of the event loop asks for in one write: under load, that is many requests' reads. */
  const gather = (client: pg.Client) => {
    if (corked.has(client)) return;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    corked.add(client);
    stream.cork();
    setImmediate(() => {
      corked.delete(client);
      stream.uncork();
    });
  };

  return {
    query: (async (...args: Parameters<pg.Client['query']>) => {
      const client = await (current ?? open());
      gather(client);
      return client.query(...args);
    }) as unknown as pg.Client['query'],
    end: async () => {
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
}
