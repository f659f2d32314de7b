import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from '#server/platform/drizzle.ts';
import { currentHomes, homeMembers, homes, policies, policyReminders } from './tables.ts';

export type HomeRow = typeof homes.$inferSelect;
export type Role = (typeof homeMembers.$inferSelect)['role'];

const withRole = (db: Queryable) =>
  db
    .select({ home: homes, role: homeMembers.role })
    .from(homeMembers)
    .innerJoin(homes, eq(homes.id, homeMembers.homeId));

// Nearly every request of a member starts with one of these, so they are built and planned once.
const USER = sql.placeholder('userId');
const homeQuery = prepared((db) =>
  withRole(db)
    .where(and(eq(homeMembers.userId, USER), eq(homes.id, sql.placeholder('homeId'))))
    .prepare('home_with_role'),
);
const currentHomeQuery = prepared((db) =>
  withRole(db)
    .innerJoin(currentHomes, eq(currentHomes.homeId, homes.id))
    .where(and(eq(homeMembers.userId, USER), eq(currentHomes.userId, USER), isNull(homes.archivedAt)))
    .prepare('current_home'),
);
const homesQuery = prepared((db) =>
  withRole(db)
    .where(eq(homeMembers.userId, USER))
    .orderBy(asc(homes.createdAt), asc(homes.id))
    .prepare('homes_with_role'),
);

/** Returns a home with this person's role. */
export const findHome = async (db: Queryable, userId: string, homeId: string) =>
  (await homeQuery(db).execute({ userId, homeId }))[0];

/** Returns the home a person chose, unless it is archived or no longer theirs. */
export const findCurrentHome = async (db: Queryable, userId: string) =>
  (await currentHomeQuery(db).execute({ userId }))[0];

/** Returns all homes of a person, oldest first, including archived ones. */
export const listHomes = (db: Queryable, userId: string) => homesQuery(db).execute({ userId });

export async function insertHome(db: Queryable, home: typeof homes.$inferInsert) {
  const [made] = await db.insert(homes).values(home).returning();
  if (!made) throw new Error('a home was not made');
  await db.insert(homeMembers).values({ homeId: made.id, userId: home.userId, role: 'owner' });
  return made;
}

export const setCurrentHome = (db: Queryable, userId: string, homeId: string) =>
  db
    .insert(currentHomes)
    .values({ userId, homeId })
    .onConflictDoUpdate({ target: currentHomes.userId, set: { homeId } });

/** Returns any home by id, without an access check. */
export const findHomeById = async (db: Queryable, homeId: string) =>
  (await db.select().from(homes).where(eq(homes.id, homeId)))[0];

/** Known locations of homes. */
export const findPoints = (db: Queryable, homeIds: readonly string[]) =>
  db
    .select({ id: homes.id, lat: homes.lat, lng: homes.lng })
    .from(homes)
    .where(sql`${homes.id} ${isAny(uuids(homeIds))}`);

export const peopleOf = (db: Queryable, homeId: string) =>
  db
    .select({ userId: homeMembers.userId, role: homeMembers.role })
    .from(homeMembers)
    .where(eq(homeMembers.homeId, homeId));

/**
 * Locks a home until the transaction ends, so changes to it and its policies are serialized. Uses NO KEY
 * UPDATE, so rows that reference the home can still be inserted. A stronger lock would wait for transactions
 * that wait for the home's audit log.
 */
export const lockHome = async (tx: Tx, homeId: string) =>
  (await tx.select().from(homes).where(eq(homes.id, homeId)).for('no key update'))[0];

export async function updateHome(tx: Tx, homeId: string, changed: Partial<typeof homes.$inferInsert>) {
  const [row] = await tx.update(homes).set(changed).where(eq(homes.id, homeId)).returning();
  if (!row) throw new Error('a home that was locked is gone');
  return row;
}

const ownedQuery = prepared((db) =>
  db
    .select()
    .from(homes)
    .where(eq(homes.userId, USER))
    .orderBy(asc(homes.createdAt), asc(homes.id))
    .prepare('homes_owned'),
);
export const homesOf = (db: Queryable, userId: string) => ownedQuery(db).execute({ userId });

export const countOwned = (db: Queryable, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ userId: homes.userId, homes: count() })
        .from(homes)
        .where(and(inArray(homes.userId, [...userIds]), isNull(homes.archivedAt)))
        .groupBy(homes.userId);

export type PolicyRow = typeof policies.$inferSelect;
export type NewPolicy = typeof policies.$inferInsert;

const policiesQuery = prepared((db) =>
  db
    .select()
    .from(policies)
    .where(sql`${policies.homeId} = any(${sql.placeholder('homeIds')}::uuid[])`)
    .orderBy(sql`${policies.endedAt} is not null`, desc(policies.expiryDate), asc(policies.id))
    .prepare('policies_of_homes'),
);
/** Policies of these homes: active ones first, then by end date, latest first. */
export const listPolicies = (db: Queryable, homeIds: readonly string[]) =>
  policiesQuery(db).execute({ homeIds: [...homeIds] });

export const findPolicy = async (db: Queryable, homeId: string, policyId: string) =>
  (
    await db
      .select()
      .from(policies)
      .where(and(eq(policies.homeId, homeId), eq(policies.id, policyId)))
  )[0];

export async function insertPolicy(tx: Tx, policy: NewPolicy) {
  const [made] = await tx.insert(policies).values(policy).returning();
  if (!made) throw new Error('a policy was not made');
  return made;
}

export async function updatePolicy(
  tx: Tx,
  { homeId, id }: Pick<PolicyRow, 'homeId' | 'id'>,
  changed: Partial<typeof policies.$inferInsert>,
) {
  const [row] = await tx
    .update(policies)
    .set(changed)
    .where(and(eq(policies.homeId, homeId), eq(policies.id, id)))
    .returning();
  if (!row) throw new Error('a policy of a locked home is gone');
  return row;
}

export type ReminderRow = Pick<
  typeof policyReminders.$inferSelect,
  'policyId' | 'userId' | 'expiryDate' | 'daysAhead'
>;

/** Another policy of the same type continues this one, so no reminder is needed. */
const isRenewed = sql`exists (
  select 1 from policies later
  where later.home_id = ${policies.homeId} and later.kind = ${policies.kind} and later.id <> ${policies.id}
    and later.ended_at is null
    and later.effective_date <= ${policies.expiryDate} and later.expiry_date > ${policies.expiryDate})`;

/** Reminders to insert for homes in a state, by the local date there. */
export const dueReminders = (db: Queryable, state: HomeRow['state'], today: string, limit: number) => {
  const daysLeft = sql`(${policies.expiryDate} - ${today}::date)`;
  const daysAhead = sql<number>`case when ${daysLeft} <= 7 then 7 else 30 end`;
  return db
    .select({
      policyId: policies.id,
      userId: homeMembers.userId,
      expiryDate: policies.expiryDate,
      daysAhead,
    })
    .from(policies)
    .innerJoin(homes, eq(homes.id, policies.homeId))
    .innerJoin(homeMembers, eq(homeMembers.homeId, homes.id))
    .where(
      and(
        eq(homes.state, state),
        isNull(homes.archivedAt),
        isNull(policies.endedAt),
        ne(homeMembers.role, 'viewer'),
        sql`${daysLeft} between 0 and 30`,
        sql`not ${isRenewed}`,
        sql`not exists (
          select 1 from policy_reminders sent
          where sent.policy_id = ${policies.id} and sent.user_id = ${homeMembers.userId}
            and sent.expiry_date = ${policies.expiryDate} and sent.days_ahead = ${daysAhead})`,
      ),
    )
    .limit(limit);
};

/** Inserts reminders. Returns only the new ones. */
export const insertReminders = (tx: Tx, reminders: ReminderRow[]): Promise<ReminderRow[]> =>
  tx.insert(policyReminders).values(reminders).onConflictDoNothing().returning({
    policyId: policyReminders.policyId,
    userId: policyReminders.userId,
    expiryDate: policyReminders.expiryDate,
    daysAhead: policyReminders.daysAhead,
  });

/**
 * Returns the subject of a reminder if it still applies: the policy is active with the same end date, and the
 * person can still edit the home.
 */
export const findReminded = async (db: Queryable, { policyId, userId, expiryDate }: ReminderRow) =>
  (
    await db
      .select({ policy: policies, home: homes })
      .from(policies)
      .innerJoin(homes, eq(homes.id, policies.homeId))
      .innerJoin(homeMembers, eq(homeMembers.homeId, homes.id))
      .where(
        and(
          eq(policies.id, policyId),
          eq(policies.expiryDate, expiryDate),
          isNull(policies.endedAt),
          isNull(homes.archivedAt),
          eq(homeMembers.userId, userId),
          ne(homeMembers.role, 'viewer'),
          sql`not ${isRenewed}`,
        ),
      )
  )[0];

export const deleteHome = (tx: Tx, homeId: string) => tx.delete(homes).where(eq(homes.id, homeId));

/** Everyone except the owner, who is in the home row itself. */
export async function othersInHomes(db: Queryable, homeIds: readonly string[]) {
  const { rows } = await db.execute<{ homeId: string; userId: string }>(sql`
    select home_id as "homeId", user_id as "userId" from home_members
    where role <> 'owner' and home_id ${isAny(uuids(homeIds))}`);
  return rows;
}

export async function currentAmong(db: Queryable, homeIds: readonly string[]): Promise<Set<string>> {
  if (homeIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select h.id from homes h join current_homes c on c.home_id = h.id and c.user_id = h.user_id
    where h.id ${isAny(uuids(homeIds))}`);
  return new Set(rows.map(({ id }) => id));
}

export async function peopleOfHomes(db: Queryable, homeIds: readonly string[]) {
  const { rows } = await db.execute<{ homeId: string; userId: string }>(sql`
    select home_id as "homeId", user_id as "userId" from home_members
    where home_id ${isAny(uuids(homeIds))}`);
  return rows;
}

export async function addressLines(db: Queryable, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; line: string }>(sql`
    select id, address || ', ' || city || ', ' || state || ' ' || zip as line from homes
    where id = any(${sql.param([...homeIds])}::uuid[])`);
  return new Map(rows.map(({ id, line }) => [id, line]));
}

export async function homesByAddress(db: Queryable, search: string, limit: number): Promise<string[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from homes
    where address || ', ' || city || ', ' || state || ' ' || zip ilike ${pattern} limit ${limit}`);
  return rows.map(({ id }) => id);
}
