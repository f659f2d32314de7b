import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { EventRow } from './event-store.ts';
import { sendDueMails, sendEventMail } from './job-names.ts';
import { countMails, queueMail } from './mail-store.ts';
import { listSignUps, type SignUpRow } from './sign-up-store.ts';
import type { EventMailKind } from './tables.ts';

/** Queues emails with their jobs, in the transaction that causes them. */

type QueueDeps = Pick<Deps, 'jobs'>;

/** An email that a person can get again, because they signed up again. */
export async function queueOwn(
  tx: Tx,
  { jobs }: QueueDeps,
  row: SignUpRow,
  kind: EventMailKind,
  at: Date,
): Promise<void> {
  const revision = await countMails(tx, row.id, kind);
  const mailId = await queueMail(tx, { signUpId: row.id, kind, revision, at });
  if (mailId) await jobs.enqueue(tx, sendEventMail, { mailId });
}

/** An email to everyone with a seat or on the waiting list, once per revision of the event. */
export async function queueToAll(
  tx: Tx,
  { jobs }: QueueDeps,
  event: EventRow,
  kind: EventMailKind,
  at: Date,
): Promise<void> {
  for (const { id } of await listSignUps(tx, event.id)) {
    const mailId = await queueMail(tx, { signUpId: id, kind, revision: event.sequence, at });
    if (mailId) await jobs.enqueue(tx, sendEventMail, { mailId });
  }
}

/** Sends what the database queued in this transaction, without waiting for the next sweep. */
export const sendQueued = (tx: Tx, { jobs }: QueueDeps) =>
  jobs.enqueue(tx, sendDueMails, {}, { unlessWaiting: true });
