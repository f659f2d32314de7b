import * as deletions from '#server/core/accounts/deletions.ts';
import {
  addressesOf,
  eraseAccount,
  holdPerson,
  isOnlyAdmin,
  readAccount,
} from '#server/core/accounts/accounts.ts';
import { eraseActivations, eraseEvacuee } from '#server/emergency/activations/activations.ts';
import { eraseHistory, PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import { deleteMessages } from '#server/service/contact/contact.ts';
import { deleteMails, deleteTexts } from '#server/office/demo/demo.ts';
import { eraseDrills } from '#server/emergency/drills/drills.ts';
import { discardHomeFiles } from '#server/core/files/files.ts';
import { eraseHome, holdHome, homesOwnedBy, peopleInHome, publishToHome } from '#server/home/homes/homes.ts';
import { deleteApplications } from '#server/emergency/ambassadors/ambassadors.ts';
import {
  closeEventsOf,
  deleteSignUps,
  eraseHours,
} from '#server/emergency/community-events/community-events.ts';
import { deleteInvitations } from '#server/home/household/household.ts';
import { eraseRoutes } from '#server/emergency/evacuation-routes/evacuation-routes.ts';
import { eraseGuest, eraseHolds } from '#server/emergency/lodging/lodging.ts';
import { endMembershipsOf, markMembershipsOf } from '#server/money/membership/membership.ts';
import { eraseNoticesOf, eraseNoticesTo } from '#server/core/notifications/notifications.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { closeOrdersOf } from '#server/money/orders/orders.ts';
import { erasePayee } from '#server/money/payouts/payouts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { deleteKeysOf } from '#server/platform/idempotency.ts';
import { balanceOf, closeRepaymentsOf, eraseDebtor } from '#server/money/repayments/repayments.ts';
import { rememberWelcome } from '#server/money/points/points.ts';
import { deleteReviews } from '#server/core/reviews/reviews.ts';
import { destroyHomeKey, dropCipher } from '#server/core/sealing/sealing.ts';
import { deleteEntries } from '#server/outreach/waitlist/waitlist.ts';
import { releaseCasesOf } from '#server/service/cases/cases.ts';
import { eraseInboundFrom } from '#server/service/inbound/inbound.ts';
import { stillOwned, notifyHouseholds } from './deletion.ts';
import { sendNotice } from './job-names.ts';
import { accountGone } from './mails.ts';

/**
 * Deletes all data of a person whose deletion is due. Each step is its own idempotent transaction, so an
 * interrupted run resumes where it stopped.
 */
export async function erasePerson(deps: Deps, userId: string): Promise<void> {
  const { db, clock, jobs, log, mail, masterKeys } = deps;
  const due = await deletions.findDeletion(db, userId);
  if (!due || due.dueAt > clock.now()) return; // undone, or already deleted
  if (await isOnlyAdmin(db, userId))
    return log.error({ userId }, 'account not deleted: it is the only administrator');
  const owned = await homesOwnedBy(db, userId);
  if (owned.some(({ id }) => !due.homeIds.includes(id))) return stop(deps, userId);
  const { email, language } = await readAccount(db, userId);
  await closeEventsOf(deps, userId);
  await endMembershipsOf(deps, userId);
  await closeOrdersOf(deps, userId);
  await closeRepaymentsOf(deps, userId);
  const owedCents = await balanceOf(db, userId);
  for (const home of owned) await eraseOwnedHome(deps, userId, home.id);
  await db.transaction(async (tx) => {
    // Check again under the lock that is held until the account is deleted: another administrator may have
    // left.
    if (await isOnlyAdmin(tx, userId)) throw new Error('the only administrator is not deleted');
    await holdPerson(tx, userId);
    // Deleting the account would delete a home's rows but leave its files. Fail, so the job retries.
    if ((await homesOwnedBy(tx, userId)).length > 0)
      throw new Error('a home became theirs while the account was being deleted');
    const addresses = await addressesOf(tx, { id: userId, email });
    for (const address of addresses) {
      await deleteEntries(tx, address);
      await deleteMessages(tx, address);
      await deleteInvitations(tx, address);
      await deleteApplications(tx, address);
      await deleteSignUps(tx, address);
      await deleteMails(tx, address);
      await rememberWelcome(tx, masterKeys, { id: userId, email: address });
    }
    const phone = await eraseNoticesTo(tx, userId);
    if (phone) await deleteTexts(tx, phone);
    await eraseInboundFrom(tx, masterKeys, [...addresses, ...(phone ? [phone] : [])]);
    await eraseHours(tx, userId);
    await deleteKeysOf(tx, userId);
    await releaseCasesOf(tx, userId);
    await eraseGuest(tx, userId);
    await eraseEvacuee(tx, userId);
    await eraseDebtor(tx, masterKeys, { id: userId, emails: addresses });
    await markMembershipsOf(tx, masterKeys, { id: userId, emails: addresses });
    await erasePayee(tx, userId, clock.now());
    await eraseHistory(tx, masterKeys, userId, clock.now());
    await jobs.clearAbout(tx, userId);
    await eraseAccount(tx, userId, email); // and with it sessions, passkeys, points, preferences, memberships
  });
  // The address exists only in memory now, so a failed email can't be retried later.
  await mail
    .send(composeMail(email, accountGone(owedCents, language)))
    .catch((err: unknown) => log.warn({ err }, 'account deletion email failed'));
}

/**
 * They became the owner of another home after the request. They never agreed to delete that one, so stop and notify
 * them.
 */
const stop = ({ db, clock, jobs }: Deps, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const stopped = await deletions.dropDeletion(tx, userId);
    if (!stopped) return;
    await notifyHouseholds(tx, jobs, { userId, homeIds: await stillOwned(tx, stopped) }, 'home-stays');
    await jobs.enqueue(tx, sendNotice, { userId, notice: 'stopped' });
    await recordAccountChange(tx, userId, {
      at: clock.now(),
      actor: PRODUCT,
      action: 'account.deletion-stopped',
    });
    await publishLive(tx, userId, { topic: 'account' });
  });

/** Destroys the key first. After that, no copy of the home's data can be read. */
async function eraseOwnedHome(
  { db, clock, jobs, masterKeys }: Deps,
  userId: string,
  homeId: string,
): Promise<void> {
  const isGone = await db.transaction(async (tx) => {
    if ((await holdHome(tx, homeId))?.userId !== userId) return false; // transferred at the last moment
    await destroyHomeKey(tx, homeId);
    const people = await peopleInHome(tx, homeId);
    for (const person of people)
      if (person.userId !== userId)
        await jobs.enqueue(tx, sendNotice, { userId: person.userId, notice: 'home-gone' });
    await eraseNoticesOf(
      tx,
      homeId,
      people.map((person) => person.userId),
    );
    await publishToHome(tx, homeId, 'homes');
    await discardHomeFiles(tx, jobs, homeId);
    await eraseHolds(tx, homeId, clock.now());
    await eraseActivations(tx, homeId, clock.now());
    await eraseRoutes(tx, homeId);
    await eraseDrills(tx, homeId);
    await deleteReviews(tx, homeId);
    await eraseHistory(tx, masterKeys, homeId, clock.now());
    await eraseHome(tx, homeId);
    return true;
  });
  if (isGone) dropCipher(masterKeys, homeId);
}
