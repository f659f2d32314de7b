import { sql, type Column, type SQL } from 'drizzle-orm';
import type { LiveEvent } from '#contract/events.ts';
import { recordHomeChange, type Actor } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { createHomeKey, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import * as store from './store.ts';

export { announceHomeChange, announceHomePlaced, homeChanged, homePlaced } from './changed.ts';
export { dayAt } from './policy-term.ts';
export type { HomeRow } from './store.ts';
export { addMember, dropMember, membersOf, moveOwnership, updateMemberRole } from './member-store.ts';

/** The owner may do everything, a member changes what is in the home, a viewer reads. */
export type Level = 'view' | 'edit' | 'own';
const LEVEL_OF: Record<store.Role, number> = { viewer: 0, member: 1, owner: 2 };
const NEEDED: Record<Level, number> = { view: 0, edit: 1, own: 2 };

const REFUSAL: Record<Level, string> = {
  view: 'You cannot see this home.',
  edit: 'You can look at this home but not change it. Ask its owner.',
  own: 'Only the owner of this home can do this.',
};

/**
 * A home that is put away stays as it was. Allowed there is only what takes it back, what ends somebody's access, what
 * hands it over, and the claim for a home that burned.
 */
export type InArchived = { archived?: 'allowed' | 'refused' };

export type HomeAsSeen = store.HomeRow & { role: store.Role };

/**
 * The home that a path names, by its id or as the caller's current one. A home of others is not found; of one's own
 * household, a level too high is not allowed; what is archived is read, not changed, unless the verb says that archived
 * homes are allowed. Every verb on what is in a home asks here first.
 */
export async function homeFor(
  db: Queryable,
  userId: string,
  ref: string,
  level: Level,
  { archived = 'refused' }: InArchived = {},
): Promise<HomeAsSeen> {
  const found =
    ref === CURRENT_HOME ? await currentHomeOf(db, userId) : await store.findHome(db, userId, ref);
  if (!found) {
    throw ref === CURRENT_HOME
      ? new AppError('not_found', 'Add your home first.')
      : new AppError('not_found', 'There is no such home.');
  }
  if (LEVEL_OF[found.role] < NEEDED[level]) throw new AppError('not_allowed', REFUSAL[level]);
  if (level !== 'view' && archived === 'refused' && found.home.archivedAt !== null)
    throw new AppError('conflict', 'This home is archived. Restore it first, then change it.');
  return { ...found.home, role: found.role };
}

/** The one the person chose, else their oldest that is not archived. */
export async function currentHomeOf(db: Queryable, userId: string) {
  const chosen = await store.findCurrentHome(db, userId);
  if (chosen) return chosen;
  return (await store.listHomes(db, userId)).find(({ home }) => home.archivedAt === null);
}

/** Tells every window of everybody in the home that something of it changed. */
export async function publishToHome(tx: Tx, homeId: string, topic: LiveEvent['topic']): Promise<void> {
  for (const { userId } of await store.peopleOf(tx, homeId)) await publishLive(tx, userId, { topic });
}

export type NewHome = Pick<store.HomeRow, 'address' | 'city' | 'state' | 'zip'> &
  Partial<Pick<store.HomeRow, 'lat' | 'lng' | 'accuracy'>>;

/** Makes a home with its owner and its key, in the caller's transaction, and makes it the current one. */
export async function createHome(
  tx: Tx,
  { clock, masterKeys }: Pick<Deps, 'clock' | 'masterKeys'>,
  owner: { id: string; device: string | null },
  given: NewHome,
) {
  const now = clock.now();
  const home = await store.insertHome(tx, {
    ...given,
    userId: owner.id,
    createdAt: now,
    updatedAt: now,
    ...(given.accuracy ? { locatedAt: now } : {}),
  });
  const cipher = await createHomeKey(tx, masterKeys, home.id);
  await store.setCurrentHome(tx, owner.id, home.id);
  const actor: Actor = { id: owner.id, device: owner.device };
  await recordHomeChange(tx, cipher, {
    at: now,
    actor,
    action: 'home.added',
    subjectId: home.id,
    detail: given.address,
  });
  await publishToHome(tx, home.id, 'homes');
  return { home, cipher };
}

/** The homes a person owns, archived ones too, oldest first. */
export const homesOwnedBy = (db: Queryable, userId: string) => store.homesOf(db, userId);

/** Does somebody own a home that is not archived? A part of another query, said of the column their id is in. */
export const ownsHome = (userId: Column): SQL =>
  sql`exists (select 1 from homes h where h.user_id = ${userId} and h.archived_at is null)`;

/** How many homes that are not archived each of these people owns. */
export const countHomesOf = async (db: Queryable, userIds: readonly string[]) =>
  new Map((await store.countOwned(db, userIds)).map(({ userId, homes }) => [userId, homes]));

/** Homes that others own and a person may open. */
export const homesSharedWith = async (db: Queryable, userId: string) =>
  (await store.listHomes(db, userId)).filter(({ role }) => role !== 'owner').map(({ home }) => home);

/** A home for the product's own work, whoever it belongs to; undefined when it is gone. Nobody's request asks here. */
export const homeOf = (db: Queryable, homeId: string) => store.findHomeById(db, homeId);

/** The same, held until the transaction ends: nobody changes or hands over the home meanwhile. */
export const holdHome = (tx: Tx, homeId: string) => store.lockHome(tx, homeId);

/** Homes that are not archived and whose known point is in a box: those known precisely, or those known roughly. */
export const homesInBox = (
  db: Queryable,
  box: store.Box,
  known: 'precisely' | 'roughly',
  isWanted?: (lng: number, lat: number) => boolean,
) => store.homesInBox(db, box, known, isWanted);
export type PlacedHome = store.PlacedHome;

/** The points of some homes, archived or not. */
export const placesOf = (db: Queryable, homeIds: readonly string[]) => store.placesOf(db, homeIds);

/** Everybody but the owner in each of many homes. */
export const othersInHomes = (db: Queryable, homeIds: readonly string[]) => store.othersInHomes(db, homeIds);

/** Everybody in each of many homes. */
/** Those of these homes that their owner has chosen as the current one. */
export const currentAmong = (db: Queryable, homeIds: readonly string[]) => store.currentAmong(db, homeIds);

export const peopleOfHomes = (db: Queryable, homeIds: readonly string[]) => store.peopleOfHomes(db, homeIds);

/** Everybody in a home, with what each may do. */
export const peopleInHome = (db: Queryable, homeId: string) => store.peopleOf(db, homeId);

/** Where each of these homes is, for the product's own work. One that has no point is not in it. */
export async function homePoints(db: Queryable, homeIds: readonly string[]) {
  const rows = await store.findPoints(db, homeIds);
  return new Map(
    rows.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [[id, { lat, lng }] as const])),
  );
}

const NUMBER = 'policy.number';
export const sealPolicyNumber = (cipher: HomeCipher, number: string) => cipher.seal(NUMBER, number);
export const openPolicyNumber = (cipher: HomeCipher, sealed: store.PolicyRow['policyNumber']) =>
  cipher.open(NUMBER, sealed);

/** Every policy of a home with its number in clear: for what the member takes to the insurer. */
export async function policiesOf(db: Queryable, cipher: HomeCipher, homeId: string) {
  const rows = await store.listPolicies(db, [homeId]);
  return rows.map((row) => ({ ...row, policyNumber: openPolicyNumber(cipher, row.policyNumber) }));
}

/** Has the home a policy that has not expired? `today` is the day where the home is: `dayAt`. */
export const hasPolicyInForce = (db: Queryable, homeId: string, today: string): Promise<boolean> =>
  store.hasPolicy(db, homeId, today);

/** Deletes a home with everything in it. Its files are discarded, and its key destroyed, before. */
export const eraseHome = (tx: Tx, homeId: string) => store.deleteHome(tx, homeId);

/** Where homes are, in words, for people who decide about them. */
export const addressLines = (db: Queryable, homeIds: readonly string[]) => store.addressLines(db, homeIds);

/** Homes whose address has this in it. */
export const homesByAddress = (db: Queryable, search: string, limit: number) =>
  store.homesByAddress(db, search, limit);
