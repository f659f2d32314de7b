import { z } from 'zod';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs, URGENT } from '#server/platform/jobs.ts';
import * as store from './notice-store.ts';
import { findPhone } from './phone-store.ts';
import type { NoticeChannel, NoticeKind } from './notice-facts.ts';

/** A person in a home, and the channels they are notified by. */
export type NoticeTarget = { homeId: string; userId: string; channels: readonly NoticeChannel[] };

/** Sends due notices. Enqueue it (`unlessWaiting`) in the transaction that copies rows in. */
export const drainNotices = defineJob({
  name: 'notifications.drain',
  ...URGENT,
  schema: z.object({ later: z.boolean().optional() }),
  cron: '* * * * *',
  retryLimit: 2,
});

/**
 * Rounds of an escalation count up from the first notice of a kind; the next notice of that kind starts ten
 * higher.
 */
export const SERIES = 10;

type Queued = { incidentId: string; kind: NoticeKind; at: Date; people: readonly NoticeTarget[] };

/** Rows of a first notice to many people, for copying in. Their texts are composed when they are sent. */
export const noticeRows = ({ incidentId, kind, at, people }: Queued): store.NewNotice[] =>
  people.flatMap(({ homeId, userId, channels }) =>
    channels.map((channel) => ({ incidentId, homeId, userId, channel, kind, round: 0, dueAt: at })),
  );

/**
 * Queues a notice and sends it right away. Duplicates are ignored, unless sent `again`: a reissued order, a
 * second room.
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

/** Drops unsent notices. One being sent right now is checked again before it goes out. */
export const dropQueued = (
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  kinds: readonly NoticeKind[],
  reason = 'No longer so',
): Promise<number> => store.dropQueued(tx, { incidentId, homeIds, kinds, reason });

/** A household acknowledged its order: stops the repeats. */
export const stopEscalation = (tx: Tx, { incidentId, homeId }: { incidentId: string; homeId: string }) =>
  store.dropRepeats(tx, incidentId, homeId);

/**
 * Who got a notice, or may have, and by which channels: a lift or a correction goes to exactly these. If the
 * notice turns out not to have been sent, that is found when its correction is sent.
 */
export const recipientsOf = (
  db: Queryable,
  incidentId: string,
  kind: NoticeKind,
  homeIds?: readonly string[],
  heard?: store.NoticeFilter,
): Promise<NoticeTarget[]> => store.recipientsOf(db, incidentId, kind, homeIds, heard);

export const { channelsOf } = store;

/** Notices sent to a household about an incident, oldest first, for its timeline. */
export const noticesSentOf = (db: Queryable, found: { incidentId: string; homeId: string }) =>
  store.sentTo(db, found);

/** Deletes a deleted account's notices. Returns the phone number we had. */
export async function eraseNoticesTo(tx: Tx, userId: string): Promise<string | null> {
  await store.deleteNoticesTo(tx, userId);
  return (await findPhone(tx, userId))?.phone ?? null;
}

/** Deletes the notices about a deleted home. */
export const eraseNoticesOf = (tx: Tx, homeId: string, userIds: readonly string[]) =>
  store.deleteNoticesOfHome(tx, homeId, userIds);

/** Notices by state; of one incident or of all. */
export const countNotices = (db: Queryable, incidentId?: string) => store.countNotices(db, incidentId);

/** The same for some homes of an incident. */
export const noticesFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  store.noticesFor(db, incidentId, homeIds);

/** Retries what wasn't sent. Notices that may have arrived are left alone: a duplicate would be worse. */
export async function retryFailedNotices(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { incidentId, at }: { incidentId: string; at: Date },
): Promise<number> {
  const tried = await store.queueFailed(tx, incidentId, at);
  if (tried > 0) await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  return tried;
}
