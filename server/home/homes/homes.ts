import type { LiveEvent } from '#contract/events.ts';
import { recordHomeChange, type Actor } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { inArray, sql, type Column, type SQL } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { cipherOf, createHomeKey, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { looksReal } from '#contract/home/real-policy.ts';
import { dollarsOf } from '#contract/money.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { approveHome } from './approve-home.ts';
import { protectNewHome } from './protection.ts';
import * as placeStore from './place-store.ts';
import { addressKey } from './same-home.ts';
import * as store from './store.ts';
import { homes } from './tables.ts';
import { say } from '#server/platform/say.ts';

export { announceHomeChange, announceHomePlaced, homeChanged, homePlaced } from './changed.ts';
export { noteChangeByOther } from './change-notices.ts';
export { dayAt } from './policy-term.ts';
export type { HomeRow } from './store.ts';
export { addMember, dropMember, membersOf, updateMemberRole } from './member-store.ts';
export { decideApproval } from './approve-home.ts';
export { transferOwnership } from './transfer.ts';
export type { HomesUnderAlert } from './protection.ts';

/** Owners can do everything, members can edit what is in the home, viewers can only read. */
export type Level = 'view' | 'edit' | 'own';
const LEVEL_OF: Record<store.Role, number> = { viewer: 0, member: 1, owner: 2 };
const NEEDED: Record<Level, number> = { view: 0, edit: 1, own: 2 };

/**
 * Archived homes are read-only. The exceptions are restoring it, ending a person's access, transferring it,
 * and a claim for a home that burned.
 */
export type InArchived = { archived?: 'allowed' | 'refused' };

export type HomeAsSeen = store.HomeRow & { role: store.Role };

/**
 * Returns the home in the path, by id or as the caller's current one. Throws `not_found` for other people's
 * homes, `not_allowed` if the caller's role is too low, and `conflict` for changes to an archived home unless
 * `archived` allows them. Every home operation must call this first.
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
      ? new AppError('not_found', say().homeErrors.addHomeFirst)
      : new AppError('not_found', say().homeErrors.noSuchHome);
  }
  if (LEVEL_OF[found.role] < NEEDED[level])
    throw new AppError('not_allowed', say().homeErrors.refused[level]);
  if (level !== 'view' && archived === 'refused' && found.home.archivedAt !== null)
    throw new AppError('conflict', say().homeErrors.archivedReadOnly);
  return { ...found.home, role: found.role };
}

/** Returns the chosen home, or else the oldest one that isn't archived. */
export async function currentHomeOf(db: Queryable, userId: string) {
  const chosen = await store.findCurrentHome(db, userId);
  if (chosen) return chosen;
  return (await store.listHomes(db, userId)).find(({ home }) => home.archivedAt === null);
}

/** Publishes a live update to everyone in the home. */
export async function publishToHome(tx: Tx, homeId: string, topic: LiveEvent['topic']): Promise<void> {
  for (const { userId } of await store.peopleOf(tx, homeId)) await publishLive(tx, userId, { topic });
}

export type NewHome = Pick<store.HomeRow, 'address' | 'city' | 'state' | 'zip'> &
  Partial<
    Pick<store.HomeRow, 'lat' | 'lng' | 'accuracy' | 'lookedUpLat' | 'lookedUpLng' | 'lookedUpAccuracy'>
  >;

/** Creates a home with its owner and key in the caller's transaction, and makes it the current home. */
export async function createHome(
  tx: Tx,
  { clock, masterKeys }: Pick<Deps, 'clock' | 'masterKeys'>,
  owner: { id: string; device: string | null },
  given: NewHome,
) {
  const now = clock.now();
  const made = await store.insertHome(tx, {
    ...given,
    userId: owner.id,
    createdAt: now,
    updatedAt: now,
    ...(given.accuracy ? { locatedAt: now } : {}),
  });
  const protectedHome = await protectNewHome(tx, made, now);
  const home = await approveHome(tx, { before: null, home: protectedHome, at: now });
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

/** Returns the homes a person owns, oldest first, including archived ones. */
export const homesOwnedBy = (db: Queryable, userId: string) => store.homesOf(db, userId);

/** SQL condition: the person in this column owns a home that isn't archived. */
export const ownsHome = (userId: Column): SQL =>
  sql`exists (select 1 from homes h where h.user_id = ${userId} and h.archived_at is null)`;

/** SQL for named statements: this person has access to this home, in any role. */
export const hasAccessText = (homeId: string, userId: string): string =>
  `exists (select 1 from home_members at_home where at_home.home_id = ${homeId} and at_home.user_id = ${userId})`;

/** SQL for named statements: who owns a home. */
export const ownerText = (homeId: string): string =>
  `(select owned.user_id from homes owned where owned.id = ${homeId})`;

/**
 * SQL for named statements: the location of a home that isn't archived. `of` gets its latitude, longitude and accuracy.
 */
export const atPlaceText = (
  homeId: string,
  of: (place: { lat: string; lng: string; accuracy: string }) => string,
): string =>
  `exists (select 1 from homes placed where placed.id = ${homeId} and placed.archived_at is null
    and ${of({ lat: 'placed.lat', lng: 'placed.lng', accuracy: 'placed.accuracy' })})`;

/** SQL: the exact location of a home that isn't archived, as `lng` and `lat`. No row if it isn't exact. */
export const exactPlace = (homeId: SQL): SQL =>
  sql`(select placed.lng, placed.lat from homes placed where placed.id = ${homeId} and placed.archived_at is null
    and placed.lat is not null and placed.lng is not null and placed.accuracy in ('pin', 'rooftop'))`;

/** SQL for named statements: everyone with access to a home, as an array. */
export const peopleText = (homeId: string): string =>
  `array(select at_home.user_id::text from home_members at_home where at_home.home_id = ${homeId})`;

/** How many homes each of these people owns, without archived ones. */
export const countHomesOf = async (db: Queryable, userIds: readonly string[]) =>
  new Map((await store.countOwned(db, userIds)).map(({ userId, homes }) => [userId, homes]));

/**
 * Whether a person lives with any of these others, as far as we know: they share a home, or have homes at the same
 * address. Archived homes count, too.
 */
export async function isOneHousehold(
  db: Queryable,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  const keysOf = async (id: string) =>
    new Set((await store.listHomes(db, id)).flatMap(({ home }) => [home.id, addressKey(home)]));
  const mine = await keysOf(userId);
  for (const other of others) for (const key of await keysOf(other)) if (mine.has(key)) return true;
  return false;
}

/** Returns the homes of other owners that a person can open. */
export const homesSharedWith = async (db: Queryable, userId: string) =>
  (await store.listHomes(db, userId)).filter(({ role }) => role !== 'owner').map(({ home }) => home);

/**
 * Returns any home by id, or undefined if it was deleted. Doesn't check access, so use it only for internal work, never
 * for requests.
 */
export const homeOf = (db: Queryable, homeId: string) => store.findHomeById(db, homeId);

/** Like `homeOf`, but locks the home until the transaction ends. */
export const holdHome = (tx: Tx, homeId: string) => store.lockHome(tx, homeId);

/** Homes with a location inside a box, without archived ones: either precise or approximate locations. */
export const homesInBox = (
  db: Queryable,
  box: placeStore.Box,
  known: 'precisely' | 'roughly',
  isWanted?: (lng: number, lat: number) => boolean,
) => placeStore.homesInBox(db, box, known, isWanted);
export type PlacedHome = placeStore.PlacedHome;

export { homesByOwner, placesAndOwners } from './owner-store.ts';

/** Locations of some homes, archived or not. */
export const placesOf = (db: Queryable, homeIds: readonly string[]) => placeStore.placesOf(db, homeIds);

/** Everyone except the owner, for each of many homes. */
export const othersInHomes = (db: Queryable, homeIds: readonly string[]) => store.othersInHomes(db, homeIds);

/** Which of these homes are their owner's current home. */
export const currentAmong = (db: Queryable, homeIds: readonly string[]) => store.currentAmong(db, homeIds);

export const peopleOfHomes = (db: Queryable, homeIds: readonly string[]) => store.peopleOfHomes(db, homeIds);

/** Everyone in a home, with their role. */
export const peopleInHome = (db: Queryable, homeId: string) => store.peopleOf(db, homeId);

/** Locations of these homes, for internal work. Homes without a location are left out. */
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

/** All policies of a home with decrypted numbers, for documents that go to the insurer. */
export async function policiesOf(db: Queryable, cipher: HomeCipher, homeId: string) {
  const rows = await store.listPolicies(db, [homeId]);
  return rows.map((row) => ({ ...row, policyNumber: openPolicyNumber(cipher, row.policyNumber) }));
}

/**
 * Whether the home has a policy that hasn't expired and wasn't made up. `today` is the date at the home: see
 * `dayAt`.
 */
export async function hasRealPolicy(
  db: Queryable,
  masterKeys: MasterKeys,
  { homeId, today }: { homeId: string; today: string },
): Promise<boolean> {
  const rows = (await store.listPolicies(db, [homeId])).filter(
    ({ endedAt, expiryDate }) => endedAt === null && expiryDate >= today,
  );
  if (rows.length === 0) return false;
  const cipher = await cipherOf(db, masterKeys, homeId);
  return rows.some((row) =>
    looksReal({
      carrier: row.carrier,
      policyNumber: openPolicyNumber(cipher, row.policyNumber),
      coverageLimit: dollarsOf(row.coverageLimitCents),
      deductible: dollarsOf(row.deductibleCents),
    }),
  );
}

/** Whether a location is the home itself. Only such a location starts services. */
export const isExactPlace = ({ lat, lng, accuracy }: Pick<store.HomeRow, 'lat' | 'lng' | 'accuracy'>) =>
  lat !== null && lng !== null && (accuracy === 'pin' || accuracy === 'rooftop');

/** Deletes a home with everything in it. The caller must first discard its files and destroy its key. */
export const eraseHome = (tx: Tx, homeId: string) => store.deleteHome(tx, homeId);

/** Address lines of homes, for team members who decide about them. */
export const addressLines = (db: Queryable, homeIds: readonly string[]) => store.addressLines(db, homeIds);

/** The ids of the homes that any of these people own. */
export async function homesOwnedByAny(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: homes.id })
    .from(homes)
    .where(inArray(homes.userId, [...userIds]));
  return rows.map(({ id }) => id);
}

/** Searches homes by a part of their address. */
export const homesByAddress = (db: Queryable, search: string, limit: number) =>
  store.homesByAddress(db, search, limit);
