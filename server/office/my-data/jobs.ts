import type { Language } from '#contract/text/language.ts';
import * as deletions from '#server/core/accounts/deletions.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { listHomesBeingDeleted } from './deletion.ts';
import { erasePerson } from './erase.ts';
import { deleteAccount, deleteDue, deleteExports, sendNotice, type Notice } from './job-names.ts';
import * as mails from './mails.ts';
import * as store from './store.ts';

/** The current text of a notice, or null if it is no longer true. */
async function partsOf(
  { db, config: { origin } }: Deps,
  { id: userId, language }: { id: string; language: Language },
  notice: Notice,
) {
  const to = { language, origin };
  switch (notice) {
    case 'requested': {
      const deletion = await deletions.findDeletion(db, userId);
      return deletion ? mails.deletionRequested(deletion.dueAt, to) : null;
    }
    case 'home-going': {
      const [first] = await listHomesBeingDeleted(db, userId);
      return first ? mails.homeGoing(first.dueAt, to) : null;
    }
    case 'cancelled':
      return mails.deletionCanceled(to);
    case 'stopped':
      return mails.deletionStopped(to);
    case 'home-stays':
      return mails.homeStays(to);
    case 'home-gone':
      return mails.homeGone(to);
  }
}

async function runNotice(deps: Deps, { userId, notice }: { userId: string; notice: Notice }): Promise<void> {
  const account = await readAccount(deps.db, userId).catch(() => null);
  const parts = account && (await partsOf(deps, account, notice));
  if (parts) await deps.mail.send(composeMail(account.email, parts));
}

export const myDataHandlers: Handler<Deps>[] = [
  handler(deleteAccount, (deps: Deps, { userId }) => erasePerson(deps, userId)),
  handler(deleteDue, async ({ db, clock, jobs }: Deps) => {
    for (const { userId } of await deletions.listDueDeletions(db, clock.now()))
      await jobs.enqueue(db, deleteAccount, { userId });
  }),
  handler(sendNotice, runNotice),
  handler(deleteExports, async ({ db, clock }: Deps) => {
    await store.deleteOldExports(db, clock.now());
  }),
];
