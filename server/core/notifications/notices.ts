import { z } from 'zod';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';
import * as store from './notice-store.ts';
import { findPhone } from './phone-store.ts';
import type { NoticeChannel, NoticeKind } from './notice-facts.ts';

/** Somebody of a home, and the ways in which they are told. */
export type NoticeTarget = { homeId: string; userId: string; channels: readonly NoticeChannel[] };

/** Sends what is due. Enqueue it (`unlessWaiting`) in the transaction that copies rows in. */
export const drainNotices = defineJob({
  name: 'notifications.drain',
  schema: z.object({ later: z.boolean().optional() }),
  cron: '* * * * *',
  retryLimit: 2,
});

/** Repeats of an escalation count up from the first notice of a kind; the next notice of that kind starts ten further. */
export const SERIES = 10;

type Queued = { incidentId: string; kind: NoticeKind; at: Date; people: readonly NoticeTarget[] };

/** The rows of a first notice to many people, to be copied in. Their words are written when they are sent. */
export const noticeRows = ({ incidentId, kind, at, people }: Queued): store.NewNotice[] =>
  people.flatMap(({ homeId, userId, channels }) =>
    channels.map((channel) => ({ incidentId, homeId, userId, channel, kind, round: 0, dueAt: at })),
  );

/**
 * Queues a notice and has it sent at once. The same one twice is one, unless it is said `again`: an order that is back,
 * a second room.
 */
export async function queueNotices(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { again = false, ...queued }: Queued & { again?: boolean },
): Promise<void> {
  const rows = noticeRows(queued);
  if (rows.length === 0) return;
  await store.insertNotices(tx, rows, again ? SERIES : 0);
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
}

/** Takes back what has not been sent. What is being sent right now is looked at again before it is. */
export const dropQueued = (
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  kinds: readonly NoticeKind[],
  reason = 'No longer so',
): Promise<number> => store.dropQueued(tx, { incidentId, homeIds, kinds, reason });

/** A household has seen its order: no more repeats. */
export const stopEscalation = (tx: Tx, { incidentId, homeId }: { incidentId: string; homeId: string }) =>
  store.dropRepeats(tx, incidentId, homeId);

/**
 * Who got a notice, or may have, by which ways: a lift or a correction goes to exactly these. One that turns out not to
 * have been sent is found out when its correction is sent.
 */
export const recipientsOf = (
  db: Queryable,
  incidentId: string,
  kind: NoticeKind,
  homeIds?: readonly string[],
  heard?: store.Heard,
): Promise<NoticeTarget[]> => store.recipientsOf(db, incidentId, kind, homeIds, heard);

export const { channelsOf } = store;

/** What was sent to a household about an incident, oldest first: for its timeline. */
export const noticesSentOf = (db: Queryable, found: { incidentId: string; homeId: string }) =>
  store.sentTo(db, found);

/** Deletes what was sent to somebody whose account goes, and says which number of theirs we knew. */
export async function forgetNoticesTo(tx: Tx, userId: string): Promise<string | null> {
  await store.deleteNoticesTo(tx, userId);
  return (await findPhone(tx, userId))?.phone ?? null;
}

/** Deletes what was sent about a home that goes. */
export const forgetNoticesOf = (tx: Tx, homeId: string, userIds: readonly string[]) =>
  store.deleteNoticesOfHome(tx, homeId, userIds);

/** Notices by state; of one incident or of all. */
export const countNotices = (db: Queryable, incidentId?: string) => store.countNotices(db, incidentId);

/** The same for some homes of an incident. */
export const noticesFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  store.noticesFor(db, incidentId, homeIds);

/** Tries again what was not sent. What may have arrived is left alone: twice would be worse. */
export async function retryFailedNotices(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { incidentId, at }: { incidentId: string; at: Date },
): Promise<number> {
  const tried = await store.queueFailed(tx, incidentId, at);
  if (tried > 0) await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  return tried;
}
