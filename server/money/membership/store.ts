import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type Column,
  type SQL,
} from '#server/platform/drizzle.ts';
import { billingCustomers, memberships, renewalConsents } from './tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type ConsentRow = typeof renewalConsents.$inferSelect;
export type Provider = MembershipRow['provider'];

// What every page of a member reads, so it is built and planned once.
const currentQuery = prepared((db) =>
  db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, sql.placeholder('userId')))
    .orderBy(asc(sql`${memberships.status} = 'ended'`), desc(memberships.createdAt))
    .limit(1)
    .prepare('current_membership'),
);

/** Returns the live membership, or else the most recent one. */
export const findCurrent = async (db: Queryable, userId: string): Promise<MembershipRow | undefined> =>
  (await currentQuery(db).execute({ userId }))[0];

/** Same as `findCurrent`, for many people. */
export const findCurrents = (db: Queryable, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([memberships.userId])
        .from(memberships)
        .where(inArray(memberships.userId, [...userIds]))
        .orderBy(memberships.userId, sql`${memberships.status} = 'ended'`, desc(memberships.createdAt));

type Asked = {
  plan: MembershipRow['plan'] | 'all';
  membership: MembershipRow['status'] | 'none' | 'all';
};

/**
 * SQL condition: the person in this column has a matching membership. An index finds the one live row per
 * person.
 */
export function hasMembership(userId: Column, { plan, membership }: Asked): SQL | undefined {
  if (plan === 'all' && membership === 'all') return undefined;
  const ofPlan = plan === 'all' ? sql`` : sql` and m.plan = ${plan}`;
  const has = (which: SQL) =>
    sql`exists (select 1 from ${memberships} m where m.user_id = ${userId} and ${which})`;
  const live = sql`m.status <> 'ended'`;
  switch (membership) {
    case 'none':
      return plan === 'all' ? sql`not ${has(sql`true`)}` : sql`false`;
    case 'ended':
      return sql`${has(sql`m.status = 'ended'${ofPlan}`)} and not ${has(live)}`;
    case 'all':
      return has(sql`${live}${ofPlan}`);
    default:
      return has(sql`m.status = ${membership}${ofPlan}`);
  }
}

export async function findById(db: Queryable, id: string): Promise<MembershipRow | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.id, id));
  return row;
}

export async function findByRef(
  db: Queryable,
  provider: Provider,
  subscriptionRef: string,
): Promise<MembershipRow | undefined> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.provider, provider), eq(memberships.subscriptionRef, subscriptionRef)));
  return row;
}

export async function lock(tx: Tx, id: string): Promise<MembershipRow | undefined> {
  const [row] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update');
  return row;
}

/** Returns undefined if the person already has a live membership. */
export async function insertMembership(
  tx: Tx,
  row: typeof memberships.$inferInsert,
): Promise<MembershipRow | undefined> {
  const [made] = await tx.insert(memberships).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updateMembership(
  tx: Queryable,
  id: string,
  set: Partial<typeof memberships.$inferInsert>,
): Promise<MembershipRow> {
  const [row] = await tx.update(memberships).set(set).where(eq(memberships.id, id)).returning();
  if (!row) throw new Error('the membership is gone');
  return row;
}

/** Takes the change lease, unless it is held. */
export async function holdForChange(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const isFree = or(isNull(memberships.changingUntil), lt(memberships.changingUntil, now));
  const held = await db
    .update(memberships)
    .set({ changingUntil: until })
    .where(and(eq(memberships.id, id), isFree))
    .returning({ id: memberships.id });
  return held.length > 0;
}

/** Releases our own lease. A lease taken by another process since then stays. */
export const releaseLease = (db: Queryable, id: string, until: Date) =>
  db
    .update(memberships)
    .set({ changingUntil: null })
    .where(and(eq(memberships.id, id), eq(memberships.changingUntil, until)));

/** Readings are numbered by a sequence, so clock differences between servers don't matter. */
export async function nextReading(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('membership_readings') as number`);
  return Number(rows[0]?.number);
}

export async function customerRefOf(
  db: Queryable,
  userId: string,
  provider: Provider,
): Promise<string | null> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row?.customerRef ?? null;
}

export const insertCustomer = (db: Queryable, row: typeof billingCustomers.$inferInsert) =>
  db
    .insert(billingCustomers)
    .values(row)
    // A customer deleted at the provider comes back as a new one.
    .onConflictDoUpdate({
      target: [billingCustomers.userId, billingCustomers.provider],
      set: {
        customerRef: row.customerRef,
        email: sql`case when ${billingCustomers.customerRef} = excluded.customer_ref then ${billingCustomers.email} end`,
      },
    });

/** The provider deleted the customer. If the person returns, they get a new one. */
export const deleteCustomer = (db: Queryable, userId: string, provider: Provider) =>
  db
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));

/** Ids of all memberships a person has had. */
export const idsOf = (db: Queryable, userId: string) =>
  db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, userId));

export async function countLive(db: Queryable, upTo: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from
      (select 1 from memberships where status in ('active', 'late') and user_id is not null limit ${upTo}) live`);
  return rows[0]?.count ?? 0;
}

export async function insertConsent(tx: Tx, row: typeof renewalConsents.$inferInsert): Promise<ConsentRow> {
  const [made] = await tx.insert(renewalConsents).values(row).returning();
  if (!made) throw new Error('the consent was not kept');
  return made;
}

export const consentsOf = (db: Queryable, membershipId: string): Promise<ConsentRow[]> =>
  db
    .select()
    .from(renewalConsents)
    .where(eq(renewalConsents.membershipId, membershipId))
    .orderBy(desc(renewalConsents.createdAt), desc(renewalConsents.id));
