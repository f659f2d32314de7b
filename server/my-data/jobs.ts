import { readAccount } from '#server/accounts/accounts.ts';
import { composeMail } from '#server/notifications/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { erasePerson } from './erase.ts';
import { deleteAccount, deleteDue, forgetExports, sendNotice } from './job-names.ts';
import * as mails from './mails.ts';
import * as store from './store.ts';

async function runNotice(
  { db, mail, config }: Deps,
  { userId, notice }: { userId: string; notice: 'requested' | 'cancelled' | 'home-gone' },
): Promise<void> {
  const account = await readAccount(db, userId).catch(() => null);
  if (!account) return;
  const { origin } = config;
  const deletion = await store.findDeletion(db, userId);
  if (notice === 'requested' && !deletion) return; // taken back before the mail went out
  const parts =
    notice === 'requested' && deletion
      ? mails.deletionRequested(deletion.dueAt, origin)
      : notice === 'cancelled'
        ? mails.deletionCancelled(origin)
        : mails.homeGone(origin);
  await mail.send(composeMail(account.email, parts));
}

export const myDataHandlers: Handler<Deps>[] = [
  handler(deleteAccount, (deps: Deps, { userId }) => erasePerson(deps, userId)),
  handler(deleteDue, async ({ db, clock, jobs }: Deps) => {
    for (const { userId } of await store.listDueDeletions(db, clock.now()))
      await jobs.enqueue(db, deleteAccount, { userId });
  }),
  handler(sendNotice, runNotice),
  handler(forgetExports, async ({ db, clock }: Deps) => {
    await store.deleteOldExports(db, clock.now());
  }),
];
