import { LiveEvent } from '#contract/events.ts';
import { afterCommit, type Connection, type Db, type Queryable, type Tx } from './db.ts';
import { openListener } from './listener.ts';
import type { Log } from './log.ts';
import { sql } from './drizzle.ts';

const CHANNEL = 'hearthline_live';

export type Listener = {
  event(event: LiveEvent): void;
  /** Events may have been missed (the connection to PostgreSQL was lost): refetch everything. */
  gap(): void;
};

/** Live updates for members, sent between processes by PostgreSQL's LISTEN/NOTIFY. */
export type LiveEvents = {
  subscribe(userId: string, listener: Listener): () => void;
  stop(): Promise<void>;
};

const payloadOf = (userId: string, event: LiveEvent): string => JSON.stringify({ user: userId, ...event });

/** A NOTIFY payload is limited to 8,000 bytes: this many ids, and the event. */
const PEOPLE_AT_ONCE = 150;

function payloadsFor(userIds: readonly string[], event: LiveEvent): string[] {
  const payloads: string[] = [];
  for (let from = 0; from < userIds.length; from += PEOPLE_AT_ONCE)
    payloads.push(JSON.stringify({ users: userIds.slice(from, from + PEOPLE_AT_ONCE), ...event }));
  return payloads;
}

/** Notifies all of this member's browsers, once the caller's transaction commits. */
export async function publishLive(tx: Queryable, userId: string, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${payloadOf(userId, event)})`);
}

const notifyAll = (db: Queryable, payloads: readonly string[]) =>
  db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
  );

/** How long events are batched; not noticeable, and a busy server sends at most fifty times a second. */
const GATHER_MS = 20;
/** Lists that change with every message are refetched twice a second at most. */
const GATHER_FOR_LISTS_MS = 500;
/** Events for everyone wake every open window, so once a second is enough however many changes there are. */
const GATHER_FOR_ALL_MS = 1000;
/** Batched events, by delay and database. */
const outgoing = new Map(
  [GATHER_MS, GATHER_FOR_LISTS_MS, GATHER_FOR_ALL_MS].map((ms) => [ms, new WeakMap<Db, Set<string>>()]),
);

async function sendSoon(db: Db, log: Log, payload: string, gatherMs: number): Promise<void> {
  const lane = outgoing.get(gatherMs);
  const sending = lane?.get(db);
  if (sending) return void sending.add(payload);
  const news = new Set([payload]);
  lane?.set(db, news);
  try {
    while (news.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const batch = [...news];
      news.clear();
      await notifyAll(db, batch);
    }
  } catch (err) {
    log.warn({ err }, 'live update publish failed');
  } finally {
    lane?.delete(db);
  }
}

/**
 * The same, but published right after the commit instead of with it. PostgreSQL serializes commits of
 * transactions with a NOTIFY, each waiting for the disk, which is too slow for thousands of changes a second.
 * If the process is killed in that moment, nothing is published; windows see the change at their next
 * request.
 */
export async function publishLiveAfterCommit(tx: Tx, userId: string, event: LiveEvent): Promise<void> {
  const payload = payloadOf(userId, event);
  if (!afterCommit((db, log) => void sendSoon(db, log, payload, GATHER_MS))) await notifyAll(tx, [payload]);
}

/** The same for several members. */
export async function publishLiveToAfterCommit(
  tx: Tx,
  userIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  const payloads = payloadsFor(userIds, event);
  const isPlanned = afterCommit((db, log) => {
    for (const payload of payloads) void sendSoon(db, log, payload, GATHER_MS);
  });
  if (!isPlanned && payloads.length > 0) await notifyAll(tx, payloads);
}

/**
 * The same for a change that was saved in a single statement, outside a transaction. `list` is for what only lists show:
 * repeats within half a second are published once.
 */
export function publishLiveSoon(
  { db, log }: { db: Db; log: Log },
  userIds: readonly string[],
  event: LiveEvent,
  shownIn: 'page' | 'list' = 'page',
): void {
  const gatherMs = shownIn === 'list' ? GATHER_FOR_LISTS_MS : GATHER_MS;
  for (const payload of payloadsFor(userIds, event)) void sendSoon(db, log, payload, gatherMs);
}

/**
 * Notifies every open window of every member, soon after the commit: for shared data like an item's stock. At
 * most one NOTIFY a second, however many members there are and however much changes.
 */
export async function publishLiveToAll(tx: Tx, event: LiveEvent): Promise<void> {
  const payload = JSON.stringify({ all: true, ...event });
  if (!afterCommit((db, log) => void sendSoon(db, log, payload, GATHER_FOR_ALL_MS)))
    await notifyAll(tx, [payload]);
}

/**
 * Like `publishLive`, for several members at once: an order over a city takes a few hundred messages, not one
 * each.
 */
export async function publishLiveTo(
  tx: Queryable,
  userIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  const payloads = payloadsFor(userIds, event);
  if (payloads.length > 0) await notifyAll(tx, payloads);
}

/** One LISTEN connection per process; it reconnects automatically. */
export async function openEvents(
  connection: Connection,
  log: Log,
  retryStepMs?: number,
): Promise<LiveEvents> {
  const listeners = new Map<string, Set<Listener>>();

  const deliver = (payload: string) => {
    const {
      user,
      users = [],
      all,
      ...event
    } = JSON.parse(payload) as { user?: string; users?: string[]; all?: boolean };
    const parsed = LiveEvent.safeParse(event);
    if (!parsed.success) return;
    const told =
      all === true ? [...listeners.values()] : [user ?? '', ...users].map((id) => listeners.get(id) ?? []);
    for (const set of told) for (const l of set) l.event(parsed.data);
  };

  const listening = await openListener(connection, {
    name: 'events',
    channel: CHANNEL,
    log,
    onPayload: deliver,
    onReconnect: () => {
      for (const set of listeners.values()) for (const l of set) l.gap();
    },
    ...(retryStepMs === undefined ? {} : { retryStepMs }),
  });
  return {
    subscribe: (userId, listener) => {
      const set = listeners.get(userId) ?? new Set();
      listeners.set(userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(userId) === set) listeners.delete(userId);
      };
    },
    stop: () => listening.close(),
  };
}
