/** A connection that listens to one channel and reconnects when it is lost: for live updates and for the job queue. */
import pg from 'pg';
import { applicationName } from './application-name.ts';
import { seconds } from './clock.ts';
import type { Connection } from './db.ts';
import type { Log } from './log.ts';

/** The delay grows by this much per failed attempt, up to ten times as much. */
const RETRY_STEP_MS = seconds(0.5);
const MAX_RETRY_STEPS = 10;
/** A database host that dies without a word closes no connection: only a question without an answer shows it. */
const HEARTBEAT_MS = seconds(10);
const ANSWER_MS = seconds(5);

export type ListenerOptions = {
  /** What it is for, in the application name and the log. */
  name: 'events' | 'jobs';
  channel: string;
  log: Log;
  onPayload: (payload: string) => void;
  /** Listens again after an interruption: notifications may have been missed. */
  onReconnect: () => void;
  retryStepMs?: number;
  heartbeatMs?: number;
};

export async function openListener(
  connection: Connection,
  {
    name,
    channel,
    log,
    onPayload,
    onReconnect,
    retryStepMs = RETRY_STEP_MS,
    heartbeatMs = HEARTBEAT_MS,
  }: ListenerOptions,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let listening: Promise<void> = Promise.resolve();

  /** Gives up on a connection that doesn't answer. Its 'end' then starts the next attempt. */
  const watch = (watched: pg.Client) => {
    const timer = setInterval(() => {
      watched.query('select 1').catch((err: unknown) => {
        if (isClosed) return;
        log.warn({ err, name }, 'listening connection does not answer');
        watched.end().catch(() => undefined);
      });
    }, heartbeatMs).unref();
    watched.once('end', () => clearInterval(timer));
  };

  const listen = async () => {
    const next = new pg.Client({
      ...connection,
      application_name: applicationName(name),
      keepAlive: true,
      connectionTimeoutMillis: seconds(5),
      query_timeout: ANSWER_MS,
    });
    next.on('notification', ({ payload }) => payload !== undefined && onPayload(payload));
    // Never removed. A pooler may report one lost connection twice, in the database's words and in its own, and an
    // error that nobody listens to would end the process.
    next.on('error', (err) => log.warn({ err, name }, 'listening connection lost'));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (e) {
      await next.end().catch(() => undefined);
      throw e;
    }
    if (isClosed) return next.end();
    // Only an established connection can be lost: a failed attempt also ends, and must not count twice.
    next.once('end', () => retry(1));
    watch(next);
    client = next;
  };
  /** The only place that retries, each time a little later, so there is never more than one attempt. */
  const retry = (attempt: number) => {
    if (isClosed) return;
    setTimeout(
      () => {
        if (isClosed) return;
        listening = listen();
        listening.then(onReconnect, () => retry(attempt + 1));
      },
      retryStepMs * Math.min(attempt, MAX_RETRY_STEPS),
    ).unref();
  };

  await listen();
  return {
    close: async () => {
      isClosed = true;
      await listening.catch(() => undefined); // one still being opened would be left open
      await client?.end().catch(() => undefined);
    },
  };
}
