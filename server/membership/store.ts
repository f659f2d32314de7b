import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { readPacked, uuids } from '#server/platform/packed.ts';
import type { InvoiceState } from '#server/ports/billing.ts';
import { billingCustomers, invoices, memberships, membershipSpans, renewalConsents } from './tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type SpanRow = typeof membershipSpans.$inferSelect;
export type ConsentRow = typeof renewalConsents.$inferSelect;
type Provider = MembershipRow['provider'];

/** The one at work, else the last there was. */
export async function findCurrent(db: Queryable, userId: string): Promise<MembershipRow | undefined> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sql`${memberships.status} = 'ended'`), desc(memberships.createdAt))
    .limit(1);
  return row;
}

/** The same of many people. */
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
 * Has somebody a membership like this? As a part of another query, said of the column their id is in: what is at work is
 * one row a person, found by its index.
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

/** Nothing when the person has one at work already. */
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

/** Holds a membership for a change, unless somebody does. */
export async function holdForChange(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const isFree = or(isNull(memberships.changingUntil), lt(memberships.changingUntil, now));
  const held = await db
    .update(memberships)
    .set({ changingUntil: until })
    .where(and(eq(memberships.id, id), isFree))
    .returning({ id: memberships.id });
  return held.length > 0;
}

/** Lets go of what was held until then; what somebody else holds by now stays held. */
export const letGo = (db: Queryable, id: string, until: Date) =>
  db
    .update(memberships)
    .set({ changingUntil: null })
    .where(and(eq(memberships.id, id), eq(memberships.changingUntil, until)));

/** Readings of the provider are numbered as they begin, whichever server's clock is ahead. */
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
    // One that was deleted at the provider is somebody new there.
    .onConflictDoUpdate({
      target: [billingCustomers.userId, billingCustomers.provider],
      set: { customerRef: row.customerRef },
    });

/** The provider has forgotten them: who comes back is somebody new to it. */
export const deleteCustomer = (db: Queryable, userId: string, provider: Provider) =>
  db
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));

export const spansOf = (db: Queryable, membershipId: string): Promise<SpanRow[]> =>
  db
    .select()
    .from(membershipSpans)
    .where(eq(membershipSpans.membershipId, membershipId))
    .orderBy(asc(membershipSpans.fromAt), asc(membershipSpans.id));

/** Every membership a person has had. */
const idsOf = (db: Queryable, userId: string) =>
  db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, userId));

export const spansOfPerson = (db: Queryable, userId: string): Promise<SpanRow[]> =>
  db
    .select()
    .from(membershipSpans)
    .where(inArray(membershipSpans.membershipId, idsOf(db, userId)));

const PLANS = ['core', 'plus', 'premium'] as const;
type PlainSpan = { plan: MembershipRow['plan']; fromAt: Date; untilAt: Date | null };

/** Of tens of thousands at once, so their records come packed: whose, which plan, from, until. Those of one are made when they are asked for. */
export async function spansOfPeople(
  db: Queryable,
  userIds: readonly string[],
): Promise<(userId: string) => PlainSpan[]> {
  const first = new Map<string, number>();
  const plans: PlainSpan['plan'][] = [];
  const times: number[] = [];
  const more = new Map<string, number[]>();
  const spanAt = (n: number): PlainSpan => {
    const untilMs = times[2 * n + 1] ?? NaN;
    return {
      plan: plans[n] ?? 'core',
      fromAt: new Date(times[2 * n] ?? NaN),
      untilAt: Number.isNaN(untilMs) ? null : new Date(untilMs),
    };
  };
  const spansOfOne = (userId: string): PlainSpan[] => {
    const n = first.get(userId);
    return n === undefined ? [] : [n, ...(more.get(userId) ?? [])].map(spanAt);
  };
  if (userIds.length === 0) return spansOfOne;
  const statement = sql`
    select string_agg(int4send(u.n::int) || int2send(array_position(array['core', 'plus', 'premium'], s.plan)::int2)
      || float8send(extract(epoch from s.from_at)::float8 * 1000)
      || float8send(coalesce(extract(epoch from s.until_at)::float8 * 1000, 'NaN')), '') as packed
    from unnest(${uuids(userIds)}) with ordinality as u (id, n)
    join memberships m on m.user_id = u.id join membership_spans s on s.membership_id = m.id`;
  await readPacked(db, statement, 22, (bytes, at) => {
    const userId = userIds[bytes.readInt32BE(at) - 1] ?? '';
    const n = plans.push(PLANS[bytes.readInt16BE(at + 4) - 1] ?? 'core') - 1;
    times.push(bytes.readDoubleBE(at + 6), bytes.readDoubleBE(at + 14));
    const others = more.get(userId);
    if (others) others.push(n);
    else if (first.has(userId)) more.set(userId, [n]);
    else first.set(userId, n);
  });
  return spansOfOne;
}

export async function countLive(db: Queryable, upTo: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from
      (select 1 from memberships where status in ('active', 'late') and user_id is not null limit ${upTo}) live`);
  return rows[0]?.count ?? 0;
}

export const closeSpan = (tx: Tx, id: string, untilAt: Date | null) =>
  tx.update(membershipSpans).set({ untilAt }).where(eq(membershipSpans.id, id));
export const insertSpan = (tx: Tx, row: typeof membershipSpans.$inferInsert) =>
  tx.insert(membershipSpans).values(row);

export const invoicesOf = (db: Queryable, membershipId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.membershipId, membershipId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));

export const invoicesOfPerson = (db: Queryable, userId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.membershipId, idsOf(db, userId)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));

export async function findInvoice(db: Queryable, userId: string, invoiceId: string) {
  const [row] = await db
    .select({ invoice: invoices, membership: memberships })
    .from(invoices)
    .innerJoin(memberships, eq(memberships.id, invoices.membershipId))
    .where(and(eq(invoices.id, invoiceId), eq(memberships.userId, userId)));
  return row;
}

/** Writes an invoice as the provider has it, and the card that paid it. */
export async function saveInvoice(
  tx: Tx,
  membershipId: string,
  state: InvoiceState,
  card: string | null,
): Promise<void> {
  const { ref, subscriptionRef: _, ...stated } = state;
  const rest = { ...stated, card };
  await tx
    .insert(invoices)
    .values({ membershipId, providerRef: ref, ...rest })
    .onConflictDoUpdate({ target: [invoices.membershipId, invoices.providerRef], set: rest });
}

export const voidOpenInvoices = (tx: Tx, membershipId: string) =>
  tx
    .update(invoices)
    .set({ status: 'void', nextAttemptAt: null })
    .where(and(eq(invoices.membershipId, membershipId), eq(invoices.status, 'open')));

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

/** The longest not looked at first, whatever came of looking: one that fails each time goes behind the others. */
const waitedLongest = sql`greatest(${memberships.checkedAt}, ${memberships.failedAt}) nulls first`;

/** At work at this provider, and not looked at since. */
export const listUnchecked = (
  db: Queryable,
  provider: Provider,
  status: MembershipRow['status'][],
  before: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, provider),
        inArray(memberships.status, status),
        lt(sql`coalesce(${memberships.checkedAt}, ${memberships.createdAt})`, before),
      ),
    )
    .orderBy(waitedLongest)
    .limit(limit);

/** Ids of memberships whose renewal, or whose day to end, has passed without news. */
export const listOverdue = (
  db: Queryable,
  provider: Provider,
  now: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, provider),
        inArray(memberships.status, ['active', 'late']),
        or(lt(memberships.periodEnd, now), lt(memberships.graceUntil, now)),
      ),
    )
    .orderBy(waitedLongest)
    .limit(limit);

/** Of a provider that is not asked any more: what has no end written down yet, or whose end has come. */
export const listLeftBehind = (
  db: Queryable,
  provider: Provider,
  now: Date,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, provider),
        or(
          eq(memberships.status, 'starting'),
          and(inArray(memberships.status, ['active', 'late']), eq(memberships.endsWithPeriod, false)),
          and(eq(memberships.status, 'active'), lte(memberships.periodEnd, now)),
          and(eq(memberships.status, 'late'), lte(memberships.graceUntil, now)),
        ),
      ),
    )
    .limit(limit);

/** Active ones that renew, a page at a time. */
export const listRenewing = (
  db: Queryable,
  afterId: string | null,
  limit: number,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.status, 'active'),
        eq(memberships.endsWithPeriod, false),
        afterId ? sql`${memberships.id} > ${afterId}` : undefined,
      ),
    )
    .orderBy(asc(memberships.id))
    .limit(limit);

/** Of accounts that are gone, and still at work at the provider. */
export const listOrphans = (db: Queryable, provider: Provider, limit: number): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(
      and(eq(memberships.provider, provider), isNull(memberships.userId), ne(memberships.status, 'ended')),
    )
    .orderBy(waitedLongest)
    .limit(limit);
