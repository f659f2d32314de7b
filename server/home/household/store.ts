import type { PetKinds } from '#contract/home/household.ts';
import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { IdList, isAny, readPacked, uuids } from '#server/platform/packed.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, count, eq, gt, isNotNull, notExists, or, sql } from '#server/platform/drizzle.ts';
import { unionAll } from '#server/platform/drizzle-tables.ts';
import type { RoomNeeds } from './needs.ts';
import { emergencyContacts, homeNeeds, householdPeople, householdPets, householdPlans } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** People, pets and contacts have the same columns. Only their encrypted content differs. */
const LISTS = { people: householdPeople, pets: householdPets, contacts: emergencyContacts } as const;
export type List = keyof typeof LISTS;

const one = (list: List, homeId: string, id: string) =>
  and(eq(LISTS[list].id, id), eq(LISTS[list].homeId, homeId));

export const entriesOf = (db: Queryable, list: Exclude<List, 'contacts'>, homeId: string) =>
  db
    .select({ id: LISTS[list].id, details: LISTS[list].details })
    .from(LISTS[list])
    .where(eq(LISTS[list].homeId, homeId))
    .orderBy(asc(LISTS[list].createdAt), asc(LISTS[list].id));

/** People, pets and contacts of a home in one statement, each list in its own order. */
export async function allEntriesOf(db: Queryable, homeId: string) {
  const { rows } = await db.execute<{ list: List; id: string; details: Buffer }>(sql`
    select list, id, details from (
      select 'people' as list, id, details, 0 as position, created_at from ${LISTS.people} where home_id = ${homeId}
      union all
      select 'pets', id, details, 0, created_at from ${LISTS.pets} where home_id = ${homeId}
      union all
      select 'contacts', id, details, position, created_at from ${emergencyContacts} where home_id = ${homeId}
    ) entries order by list, position, created_at, id`);
  const of = (list: List) =>
    rows
      .filter((row) => row.list === list)
      .map(({ id, details }) => ({ id, details: Uint8Array.from(details) }));
  return { people: of('people'), pets: of('pets'), contacts: of('contacts') };
}

/** In call order. */
export const contactsOf = (db: Queryable, homeId: string) =>
  db
    .select({ id: emergencyContacts.id, details: emergencyContacts.details })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.homeId, homeId))
    .orderBy(asc(emergencyContacts.position), asc(emergencyContacts.createdAt), asc(emergencyContacts.id));

export async function countEntries(db: Queryable, list: List, homeId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(LISTS[list]).where(eq(LISTS[list].homeId, homeId));
  return row?.n ?? 0;
}

/** Locks a household until the transaction ends, so that limits on its size hold. */
export const lockHousehold = (tx: Tx, homeId: string) => lockName(tx, `household:${homeId}`);

type NewEntry = { homeId: string; details: Bytes; createdAt: Date };

export async function insertEntry(tx: Tx, list: List, entry: NewEntry): Promise<string> {
  const position = sql<number>`(select coalesce(max(${emergencyContacts.position}), 0) + 1 from ${emergencyContacts} where ${emergencyContacts.homeId} = ${entry.homeId})`;
  const [made] = await (list === 'contacts'
    ? tx
        .insert(emergencyContacts)
        .values({ ...entry, position })
        .returning({ id: emergencyContacts.id })
    : tx.insert(LISTS[list]).values(entry).returning({ id: LISTS[list].id }));
  if (!made) throw new Error('an entry was not made');
  return made.id;
}

export const updateEntry = async (tx: Tx, list: List, homeId: string, id: string, details: Bytes) =>
  (
    await tx
      .update(LISTS[list])
      .set({ details })
      .where(one(list, homeId, id))
      .returning({ id: LISTS[list].id })
  )[0];

export const deleteEntry = async (tx: Tx, list: List, homeId: string, id: string) =>
  (
    await tx
      .delete(LISTS[list])
      .where(one(list, homeId, id))
      .returning({ details: LISTS[list].details })
  )[0];

export const putContactFirst = async (tx: Tx, homeId: string, id: string) =>
  (
    await tx
      .update(emergencyContacts)
      .set({
        position: sql`(select min(${emergencyContacts.position}) - 1 from ${emergencyContacts} where ${emergencyContacts.homeId} = ${homeId})`,
      })
      .where(one('contacts', homeId, id))
      .returning({ details: emergencyContacts.details })
  )[0];

const planQuery = prepared((db) =>
  db
    .select()
    .from(householdPlans)
    .where(eq(householdPlans.homeId, sql.placeholder('homeId')))
    .prepare('household_plan'),
);
export const findPlan = async (db: Queryable, homeId: string) => (await planQuery(db).execute({ homeId }))[0];

export const upsertPlan = (tx: Tx, plan: { homeId: string; details: Bytes; updatedAt: Date }) =>
  tx
    .insert(householdPlans)
    .values(plan)
    .onConflictDoUpdate({
      target: householdPlans.homeId,
      set: { details: plan.details, updatedAt: plan.updatedAt },
    });

export const upsertNeeds = (tx: Tx, homeId: string, needs: RoomNeeds & { petKinds: PetKinds }) =>
  tx
    .insert(homeNeeds)
    .values({ homeId, ...needs })
    .onConflictDoUpdate({ target: homeNeeds.homeId, set: needs });

/**
 * Loads tens of thousands of homes at once, so rows come packed: home, people, pets and room requirements.
 */
export async function needsOfHomes(
  db: Queryable,
  homeIds: readonly string[],
): Promise<Map<string, RoomNeeds>> {
  const needs = new Map<string, RoomNeeds>();
  // Shares objects, because tens of thousands of homes have only a few distinct needs.
  const same = new Map<number, RoomNeeds>();
  const homes = new IdList(homeIds);
  const statement = sql`
    select string_agg(uuid_send(home_id) || int2send(people) || int2send(pets)
      || int2send((is_accessible::int + 2 * is_medical::int)::int2), '') as packed
    from home_needs where home_id ${isAny(homes.list)}`;
  await readPacked(db, statement, 22, (bytes, at) => {
    const has = bytes.readInt16BE(at + 20);
    const key = bytes.readUIntBE(at + 16, 6);
    let one = same.get(key);
    if (!one) {
      one = {
        people: bytes.readInt16BE(at + 16),
        pets: bytes.readInt16BE(at + 18),
        isAccessible: (has & 1) > 0,
        isMedical: (has & 2) > 0,
      };
      same.set(key, one);
    }
    needs.set(homeIds[homes.placeOf(bytes, at)] ?? '', one);
  });
  return needs;
}

export const petKindsOfHomes = async (
  db: Queryable,
  homeIds: readonly string[],
): Promise<Map<string, PetKinds | null>> => {
  const rows = await db
    .select({ homeId: homeNeeds.homeId, petKinds: homeNeeds.petKinds })
    .from(homeNeeds)
    .where(and(sql`${homeNeeds.homeId} ${isAny(uuids(homeIds))}`, gt(homeNeeds.pets, 0)));
  return new Map(rows.map(({ homeId, petKinds }) => [homeId, petKinds]));
};

/** Homes with people or animals but no counted needs, entered before needs were counted. */
export async function homesWithoutNeeds(db: Queryable, limit: number): Promise<string[]> {
  const uncounted = (list: typeof householdPeople | typeof householdPets) =>
    db
      .select({ homeId: list.homeId })
      .from(list)
      .where(
        notExists(
          db
            .select({ one: sql`1` })
            .from(homeNeeds)
            .where(
              and(
                eq(homeNeeds.homeId, list.homeId),
                or(eq(homeNeeds.pets, 0), isNotNull(homeNeeds.petKinds)),
              ),
            ),
        ),
      )
      .limit(limit);
  const rows = await unionAll(uncounted(householdPeople), uncounted(householdPets));
  return [...new Set(rows.map(({ homeId }) => homeId))].slice(0, limit);
}
