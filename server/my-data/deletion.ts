import { isOnlyAdmin, readAccount } from '#server/accounts/accounts.ts';
import { recordAccountChange } from '#server/audit/audit.ts';
import { homesOwnedBy, peopleInHome } from '#server/homes/homes.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { deleteAccount, sendNotice } from './job-names.ts';
import * as store from './store.ts';

type Who = Pick<Member, 'id' | 'device'>;

/** How long a person can take it back. */
export const GRACE = hours(24);

const ONLY_ADMIN =
  'You are the only administrator. Make somebody else one first, so that the product is not left without.';

/** Whether the account is about to go, and what would go with it. */
export async function readDeletion(db: Queryable, userId: string) {
  const [deletion, homes, obstacle] = [
    await store.findDeletion(db, userId),
    await homesOwnedBy(db, userId),
    (await isOnlyAdmin(db, userId)) ? ONLY_ADMIN : null,
  ];
  const described = [];
  for (const home of homes) {
    const people = await peopleInHome(db, home.id);
    described.push({
      addressLine: `${home.address}, ${home.city}, ${home.state} ${home.zip}`,
      otherPeople: people.filter((person) => person.userId !== userId).length,
    });
  }
  return { dueAt: deletion?.dueAt ?? null, obstacle, homes: described };
}

/** Sets the day on which the account goes. Asking again changes nothing. */
export async function requestDeletion(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  who: Who,
  typed: string,
) {
  const account = await readAccount(db, who.id);
  if (typed !== account.email) {
    const sentence = 'Type the e-mail address of this account, letter by letter.';
    throw new AppError('validation_failed', sentence, { fields: { email: sentence } });
  }
  await db.transaction(async (tx) => {
    if (await isOnlyAdmin(tx, who.id)) throw new AppError('conflict', ONLY_ADMIN);
    const now = clock.now();
    const dueAt = after(now, GRACE);
    if (!(await store.insertDeletion(tx, { userId: who.id, requestedAt: now, dueAt }))) return;
    await jobs.enqueue(tx, deleteAccount, { userId: who.id }, { startAfter: dueAt });
    await jobs.enqueue(tx, sendNotice, { userId: who.id, notice: 'requested' });
    await recordAccountChange(tx, who.id, { at: now, actor: who, action: 'account.deletion-requested' });
    await publishLive(tx, who.id, { topic: 'account' });
  });
  return readDeletion(db, who.id);
}

/** Keeps the account after all. */
export const cancelDeletion = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>, who: Who) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await store.deleteDeletion(tx, who.id, now))) return; // nothing was asked for, or it is too late
    await jobs.enqueue(tx, sendNotice, { userId: who.id, notice: 'cancelled' });
    await recordAccountChange(tx, who.id, { at: now, actor: who, action: 'account.deletion-cancelled' });
    await publishLive(tx, who.id, { topic: 'account' });
  });
