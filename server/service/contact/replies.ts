import { AppError } from '#server/platform/errors.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById, requireAccess } from '#server/service/cases/cases.ts';
import type { OnReply } from '#server/service/conversations/conversations.ts';
import { retry, sendReply } from './reply-jobs.ts';
import * as store from './reply-store.ts';

/** A visitor has no app, so our reply goes out by email. The email is stored with the reply and sent by a job. */
export const emailReply =
  ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): OnReply =>
  async (tx: Tx, { id, kind }, messageId) => {
    if (kind !== 'visitor') return;
    await store.insertReply(tx, { messageId, caseId: id, createdAt: clock.now() });
    await jobs.enqueue(tx, sendReply, { replyId: messageId });
  };

/** Which replies of a case were sent by email. */
export const replyMailsOf = async (db: Queryable, caseId: string) =>
  (await store.repliesOf(db, caseId)).map(({ messageId, mail }) => ({ messageId, mail }));

/** Resends a reply that the mail server rejected. */
export const resendReply = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  agent: Pick<Member, 'id' | 'role'>,
  { caseId, messageId }: { caseId: string; messageId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const found = await caseById(tx, caseId);
    if (!found) throw new AppError('not_found', say().casesErrors.noSuchCase);
    await requireAccess(tx, found, agent, now);
    if (!(await retry(tx, { jobs, now }, messageId, caseId)))
      throw new AppError('conflict', say().conversationsErrors.notRefused);
  });
