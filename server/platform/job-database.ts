/**
 * The connections of the job queue. pg-boss has its own, whose LISTEN client removes its error listeners when it is
 * lost. PgBouncer reports a lost database twice, so the second report ended the server at a failover.
 */
import pg from 'pg';
import { applicationName } from './application-name.ts';
import { seconds } from './clock.ts';
import type { Connection } from './db.ts';
import { openListener } from './listener.ts';
import type { Log } from './log.ts';
import { cutSilent } from './silence.ts';

const MAX_CONNECTIONS = 4;
/** The queue's own statements are short, but after an outage they find many jobs. */
const SILENT_MS = seconds(60);

export function openJobDatabase(connection: Connection, log: Log) {
  const pool = new pg.Pool({
    ...connection,
    application_name: applicationName('jobs'),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: seconds(10),
  });
  cutSilent(pool, SILENT_MS);
  const lost = (err: Error) => log.warn({ err }, 'job queue connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    listen: async (channel: string, onPayload: (payload: string) => void, onReconnect: () => void) => {
      const listening = await openListener(connection, {
        name: 'jobs',
        channel,
        log,
        onPayload,
        onReconnect,
      });
      onReconnect(); // pg-boss wants to hear of the first subscription as well
      return listening;
    },
    close: () => pool.end(),
  };
}
