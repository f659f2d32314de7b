import * as deletions from '#server/core/accounts/deletions.ts';
import { isOnlyAdmin, peopleById, readAccount } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import {
  homesOwnedBy,
  homesSharedWith,
  peopleInHome,
  publishToHome,
  type HomeRow,
} from '#server/home/homes/homes.ts';
import { balanceOf } from '#server/money/repayments/repayments.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { deleteAccount, sendNotice } from './job-names.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id' | 'device'>;

/** How long the person can undo it. */
export const GRACE = hours(24);

const addressOf = (home: Pick<HomeRow, 'address' | 'city' | 'state' | 'zip'>) =>
  `${home.address}, ${home.city}, ${home.state} ${home.zip}`;

/** Homes a person shares whose owner asked for deletion, with the time they will be deleted. */
export async function listHomesBeingDeleted(
  db: Queryable,
  userId: string,
): Promise<{ home: HomeRow; dueAt: Date }[]> {
  const shared = await homesSharedWith(db, userId);
  const asked = await deletions.listDeletionsOf(
    db,
    shared.map((home) => home.userId),
  );
  return shared.flatMap((home) =>
    asked
      .filter((deletion) => deletion.userId === home.userId && deletion.homeIds.includes(home.id))
      .map(({ dueAt }) => ({ home, dueAt })),
  );
}

/** Other people's homes that will be deleted, mapped for this person. */
async function goingHomes(db: Queryable, userId: string) {
  const going = await listHomesBeingDeleted(db, userId);
  const owners = await peopleById(
    db,
    going.map(({ home }) => home.userId),
  );
  return going.map(({ home, dueAt }) => {
    const owner = owners.get(home.userId);
    return {
      addressLine: addressOf(home),
      owner: owner?.name ?? owner?.email ?? say().myDataErrors.itsOwner,
      dueAt,
    };
  });
}

/** Notifies the others in these homes by live update and email, while they can still save their data. */
export async function notifyHouseholds(
  tx: Tx,
  jobs: Deps['jobs'],
  { userId, homeIds }: { userId: string; homeIds: readonly string[] },
  notice: 'home-going' | 'home-stays',
): Promise<void> {
  const told = new Set([userId]);
  for (const homeId of homeIds) {
    await publishToHome(tx, homeId, 'account');
    for (const person of await peopleInHome(tx, homeId)) {
      if (told.has(person.userId)) continue;
      told.add(person.userId);
      await jobs.enqueue(tx, sendNotice, { userId: person.userId, notice });
    }
  }
}

/** Returns whether the account will be deleted, and what would go with it. */
export async function readDeletion(db: Queryable, userId: string) {
  const [deletion, homes, obstacle] = [
    await deletions.findDeletion(db, userId),
    await homesOwnedBy(db, userId),
    (await isOnlyAdmin(db, userId)) ? say().myDataErrors.onlyAdmin : null,
  ];
  const described = [];
  for (const home of homes) {
    const people = await peopleInHome(db, home.id);
    described.push({
      addressLine: addressOf(home),
      otherPeople: people.filter((person) => person.userId !== userId).length,
    });
  }
  return {
    dueAt: deletion?.dueAt ?? null,
    obstacle,
    homes: described,
    owedCents: await balanceOf(db, userId),
    goingHomes: await goingHomes(db, userId),
  };
}

/** Schedules the account's deletion. A repeat changes nothing. */
export async function requestDeletion(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  who: Requester,
  typed: string,
) {
  const account = await readAccount(db, who.id);
  if (typed !== account.email) {
    const sentence = say().myDataErrors.typeEmail;
    throw new AppError('validation_failed', sentence, { fields: { email: sentence } });
  }
  await db.transaction(async (tx) => {
    if (await isOnlyAdmin(tx, who.id)) throw new AppError('conflict', say().myDataErrors.onlyAdmin);
    const now = clock.now();
    const dueAt = after(now, GRACE);
    const homeIds = (await homesOwnedBy(tx, who.id)).map(({ id }) => id);
    if (!(await deletions.insertDeletion(tx, { userId: who.id, requestedAt: now, homeIds, dueAt }))) return;
    await notifyHouseholds(tx, jobs, { userId: who.id, homeIds }, 'home-going');
    await jobs.enqueue(tx, deleteAccount, { userId: who.id }, { startAfter: dueAt });
    await jobs.enqueue(tx, sendNotice, { userId: who.id, notice: 'requested' });
    await recordAccountChange(tx, who.id, { at: now, actor: who, action: 'account.deletion-requested' });
    await publishLive(tx, who.id, { topic: 'account' });
  });
  return readDeletion(db, who.id);
}

/** Which of the homes to be deleted weren't transferred in the meantime. */
export const stillOwned = async (
  db: Queryable,
  { userId, homeIds }: { userId: string; homeIds: readonly string[] },
): Promise<string[]> =>
  (await homesOwnedBy(db, userId)).map(({ id }) => id).filter((id) => homeIds.includes(id));

/** Cancels the deletion. */
export const cancelDeletion = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>, who: Requester) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await deletions.deleteDeletion(tx, who.id, now);
    if (!taken) return; // nothing was requested, or it is too late
    await notifyHouseholds(tx, jobs, { userId: who.id, homeIds: await stillOwned(tx, taken) }, 'home-stays');
    await jobs.enqueue(tx, sendNotice, { userId: who.id, notice: 'cancelled' });
    await recordAccountChange(tx, who.id, { at: now, actor: who, action: 'account.deletion-cancelled' });
    await publishLive(tx, who.id, { topic: 'account' });
  });
