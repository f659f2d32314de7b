import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendGroupMail } from './job-names.ts';
import { insertMails, type MailRow } from './mail-store.ts';

/** Stores an email to each of these people, with the jobs that send them. */
export async function mailPeople(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  given: Pick<MailRow, 'groupId' | 'kind'> & { userIds: readonly string[]; drillId?: string; at: Date },
): Promise<void> {
  const { groupId, kind, userIds, drillId = null, at } = given;
  const rows = [...new Set(userIds)].map((userId) => ({ groupId, kind, userId, drillId, createdAt: at }));
  if (rows.length === 0) return;
  for (const { id } of await insertMails(tx, rows)) await jobs.enqueue(tx, sendGroupMail, { mailId: id });
}
