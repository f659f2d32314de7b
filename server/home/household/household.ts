import { ContactInput, PersonInput, PetInput, Plan } from '#contract/home/household.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import * as invitations from './invitation-store.ts';
import { ageGroupIn, needsOf, roomNeedsOf, yearOf, type Needs, type RoomNeeds } from './needs.ts';
import { openDetails } from './sealed-details.ts';
import * as store from './store.ts';

export type { Needs, RoomNeeds } from './needs.ts';

/** What each sealed text is sealed for. */
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

/** Everything a household has written down of itself. `today` is the day where the home is: `dayAt`. */
export async function readHousehold(db: Queryable, cipher: HomeCipher, today: string) {
  const { homeId } = cipher;
  const year = yearOf(today);
  const people = (await store.entriesOf(db, 'people', homeId)).map(({ id, details }) => {
    const person = openDetails(cipher, PURPOSE.people, PersonInput, details);
    return { id, ...person, ageGroup: ageGroupIn(year, person) };
  });
  const pets = (await store.entriesOf(db, 'pets', homeId)).map(({ id, details }) => ({
    id,
    ...openDetails(cipher, PURPOSE.pets, PetInput, details),
  }));
  const contacts = (await store.contactsOf(db, homeId)).map(({ id, details }) => ({
    id,
    ...openDetails(cipher, PURPOSE.contacts, ContactInput, details),
  }));
  const kept = await store.findPlan(db, homeId);
  const plan = kept ? openDetails(cipher, PURPOSE.plan, Plan, kept.details) : EMPTY_PLAN;
  return { people, pets, contacts, plan };
}

/** Who and what has to leave a home, in numbers. */
export async function householdNeeds(db: Queryable, cipher: HomeCipher, today: string): Promise<Needs> {
  const { people, pets, plan } = await readHousehold(db, cipher, today);
  return needsOf(people, pets, plan);
}

/** Counts again what a home's room must have, in the transaction of a change to its household. */
export async function keepNeeds(tx: Tx, cipher: HomeCipher, today: string): Promise<void> {
  await store.upsertNeeds(tx, cipher.homeId, roomNeedsOf(await householdNeeds(tx, cipher, today)));
}

/** Nobody has named who lives there: a room for two is looked for, as the drill tells them. */
const UNKNOWN_NEEDS: RoomNeeds = { people: 2, pets: 0, isAccessible: false, isMedical: false };

/** What the room of a home must have, of those that are known. */
export function needsIn(known: ReadonlyMap<string, RoomNeeds>, homeId: string): RoomNeeds {
  const needs = known.get(homeId) ?? UNKNOWN_NEEDS;
  return needs.people > 0 ? needs : { ...needs, people: UNKNOWN_NEEDS.people };
}

/** What rooms must have, by home, for `needsIn`. A home of which nothing is known is not in it. */
export async function roomNeedsByHome(
  db: Queryable,
  homeIds: readonly string[],
): Promise<Map<string, RoomNeeds>> {
  return store.needsOfHomes(db, homeIds);
}

/** Deletes invitations that were sent to an address. */
export const forgetInvitations = (tx: Tx, email: string) => invitations.deleteInvitationsTo(tx, email);
