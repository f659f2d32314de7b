import { eraseAccount, isOnlyAdmin, readAccount } from '#server/accounts/accounts.ts';
import { forgetHistory } from '#server/audit/audit.ts';
import { forgetMessages } from '#server/contact/contact.ts';
import { forgetMails } from '#server/demo/demo.ts';
import { discardHomeFiles } from '#server/files/files.ts';
import { eraseHome, homesOwnedBy, peopleInHome, publishToHome } from '#server/homes/homes.ts';
import { forgetInvitations } from '#server/household/household.ts';
import { composeMail } from '#server/notifications/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forgetKeysOf } from '#server/platform/idempotency.ts';
import { destroyHomeKey, forgetCipher } from '#server/sealing/sealing.ts';
import { forgetEntries } from '#server/waitlist/waitlist.ts';
import { sendNotice } from './job-names.ts';
import { accountGone } from './mails.ts';
import * as store from './store.ts';

/**
 * Deletes everything of a person whose day has come. Each step is a transaction of its own and can be repeated: a run
 * that was cut off goes on where it stopped, because what is gone is not found again.
 */
export async function erasePerson(deps: Deps, userId: string): Promise<void> {
  const { db, clock, jobs, log, mail } = deps;
  const due = await store.findDeletion(db, userId);
  if (!due || due.dueAt > clock.now()) return; // taken back, or done before
  if (await isOnlyAdmin(db, userId))
    return log.error({ userId }, 'the only administrator is not deleted; make somebody else one first');
  const { email } = await readAccount(db, userId);
  for (const home of await homesOwnedBy(db, userId)) await eraseOwnedHome(deps, userId, home.id);
  await db.transaction(async (tx) => {
    await forgetEntries(tx, email);
    await forgetMessages(tx, email);
    await forgetInvitations(tx, email);
    await forgetMails(tx, email);
    await forgetKeysOf(tx, userId);
    await forgetHistory(tx, userId);
    await jobs.forgetAbout(tx, userId);
    await eraseAccount(tx, userId, email); // and with it sessions, passkeys, points, preferences, memberships
  });
  // The address is known only here by now: a mail that fails cannot be sent later.
  await mail
    .send(composeMail(email, accountGone()))
    .catch((err: unknown) => log.warn({ err }, 'the last mail to a deleted account could not be sent'));
}

/** The key goes first: from then on nothing of the home can be read, whatever copies there are. */
async function eraseOwnedHome({ db, jobs, masterKeys }: Deps, userId: string, homeId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await destroyHomeKey(tx, homeId);
    for (const person of await peopleInHome(tx, homeId))
      if (person.userId !== userId)
        await jobs.enqueue(tx, sendNotice, { userId: person.userId, notice: 'home-gone' });
    await publishToHome(tx, homeId, 'homes');
    await discardHomeFiles(tx, jobs, homeId);
    await forgetHistory(tx, homeId);
    await eraseHome(tx, homeId);
  });
  forgetCipher(masterKeys, homeId);
}
