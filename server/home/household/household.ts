import { ContactInput, PersonInput, PetInput, Plan } from '#contract/home/household.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import * as invitations from './invitation-store.ts';
import { ageGroupIn, needsOf, petKindsOf, roomNeedsOf, yearOf, type Needs, type RoomNeeds } from './needs.ts';
import { openDetails } from './sealed-details.ts';
import * as store from './store.ts';

export { isLargeAnimal, type Needs, type RoomNeeds } from './needs.ts';

/** Encryption purpose of each sealed text. */
export const PURPOSE = {
  people: 'household.person',
  pets: 'household.pet',
  contacts: 'household.contact',
  plan: 'household.plan',
} as const;

export const EMPTY_PLAN: Plan = {
  meetingNear: '',
  meetingAway: '',
  routes: '',
  gas: '',
  water: '',
  power: '',
  goBag: '',
  neighbors: '',
  seats: null,
  claimPhone: '',
};

/** Returns everything a household has entered. `today` is the date at the home: see `dayAt`. */
export async function readHousehold(db: Queryable, cipher: HomeCipher, today: string) {
  const { homeId } = cipher;
  const year = yearOf(today);
  const entries = await store.allEntriesOf(db, homeId);
  const people = entries.people.map(({ id, details }) => {
    const person = openDetails(cipher, PURPOSE.people, PersonInput, details);
    return { id, ...person, ageGroup: ageGroupIn(year, person) };
  });
  const pets = entries.pets.map(({ id, details }) => ({
    id,
    ...openDetails(cipher, PURPOSE.pets, PetInput, details),
  }));
  const contacts = entries.contacts.map(({ id, details }) => ({
    id,
    ...openDetails(cipher, PURPOSE.contacts, ContactInput, details),
  }));
  const kept = await store.findPlan(db, homeId);
  const plan = kept ? openDetails(cipher, PURPOSE.plan, Plan, kept.details) : EMPTY_PLAN;
  return { people, pets, contacts, plan };
}

/** Counts the people and animals that have to leave a home. */
export async function householdNeeds(db: Queryable, cipher: HomeCipher, today: string): Promise<Needs> {
  const { people, pets, plan } = await readHousehold(db, cipher, today);
  return needsOf(people, pets, plan);
}

/** Updates a home's room needs, in the transaction of a household change. */
export async function updateNeeds(tx: Tx, cipher: HomeCipher, today: string): Promise<void> {
  const needs = await householdNeeds(tx, cipher, today);
  await store.upsertNeeds(tx, cipher.homeId, { ...roomNeedsOf(needs), petKinds: petKindsOf(needs) });
}

/** The household is unknown, so we look for a room for two, which the drill tells members. */
const UNKNOWN_NEEDS: RoomNeeds = { people: 2, pets: 0, isAccessible: false, isMedical: false };

/** Returns a home's room needs, or the default if they are unknown. */
export function needsIn(known: ReadonlyMap<string, RoomNeeds>, homeId: string): RoomNeeds {
  const needs = known.get(homeId) ?? UNKNOWN_NEEDS;
  return needs.people > 0 ? needs : { ...needs, people: UNKNOWN_NEEDS.people };
}

/** SQL for named statements: someone in a home needs oxygen or power for a medical device. */
export const isMedicalText = (homeId: string): string =>
  `coalesce((select needs.is_medical from home_needs needs where needs.home_id = ${homeId}), false)`;

/** Room needs by home, for `needsIn`. Homes without data are left out. */
export async function roomNeedsByHome(
  db: Queryable,
  homeIds: readonly string[],
): Promise<Map<string, RoomNeeds>> {
  return store.needsOfHomes(db, homeIds);
}

/** Pets by kind, as requests to hotels list them. Null where only their number is known. */
export const petKindsByHome = (db: Queryable, homeIds: readonly string[]) =>
  store.petKindsOfHomes(db, homeIds);

export const deleteInvitations = (tx: Tx, email: string) => invitations.deleteInvitationsTo(tx, email);
