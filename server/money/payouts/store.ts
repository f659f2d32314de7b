import type { Queryable, Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { LATE_STATES, UNSENT, type Payout, type PayoutRow, type State } from './payout-rules.ts';
import { cashLedger, payouts } from './tables.ts';

/** Incident and home identify a payout. */
export type PayoutKey = Pick<Payout, 'incidentId' | 'homeId'>;

const at = ({ incidentId, homeId }: PayoutKey) =>
  and(eq(payouts.incidentId, incidentId), eq(payouts.homeId, homeId));

export const findPayout = async (db: Queryable, which: PayoutKey) =>
  first(await db.select().from(payouts).where(at(which)));

export const lockPayout = async (tx: Tx, which: PayoutKey) =>
  first(await tx.select().from(payouts).where(at(which)).for('update'));

export const findByRef = async (db: Queryable, ref: string) =>
  first(await db.select().from(payouts).where(eq(payouts.providerRef, ref)));

export const payoutsOfPerson = (db: Queryable, userId: string) =>
  db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(desc(payouts.createdAt));

/** Updates a payout if it is still in one of these states. */
export const movePayout = async (
  tx: Queryable,
  which: PayoutKey,
  from: readonly State[],
  set: Partial<PayoutRow> & { changedAt: Date },
) =>
  first(
    await tx
      .update(payouts)
      .set(set)
      .where(and(at(which), inArray(payouts.state, [...from])))
      .returning(),
  );

/** Locks payouts that are due for processing, most urgent first, until the transaction ends. */
export const takeDue = (tx: Tx, now: Date, limit: number) =>
  tx
    .select()
    .from(payouts)
    .where(
      and(
        or(
          inArray(payouts.state, ['due', 'sending', 'unknown', 'sent']),
          and(eq(payouts.state, 'failed'), payouts.isCancelWanted),
        ),
        lte(payouts.nextTryAt, now),
      ),
    )
    .orderBy(asc(payouts.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });

export const ONE_MORE = sql`attempts + 1`;

/** One statement for many rows. */
const these = (rows: readonly PayoutKey[]) =>
  sql`(${payouts.incidentId}, ${payouts.homeId}) in (
    select * from unnest(${sql.param(rows.map(({ incidentId }) => incidentId))}::uuid[], ${sql.param(rows.map(({ homeId }) => homeId))}::uuid[]))`;

export async function changeMany(
  tx: Tx,
  rows: readonly PayoutKey[],
  set: { [K in keyof PayoutRow]?: PayoutRow[K] | SQL },
): Promise<void> {
  if (rows.length > 0) await tx.update(payouts).set(set).where(these(rows));
}

type Sendable = PayoutKey & { cardId: string; terms: string };

/**
 * Marks payouts as sending, each with its card and, if this is the first try, its terms. The caller must hold the row
 * locks.
 */
export async function markSending(
  tx: Tx,
  rows: readonly Sendable[],
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const list = (of: (row: Sendable) => string) => sql.param(rows.map(of));
  await tx.execute(sql`
    update ${payouts} p
    set state = 'sending', card_id = l.card_id, asked_at = coalesce(p.asked_at, ${now}), attempts = p.attempts + 1,
        terms = coalesce(p.terms, l.terms), next_try_at = ${until}, changed_at = ${now}
    from unnest(${list((r) => r.incidentId)}::uuid[], ${list((r) => r.homeId)}::uuid[], ${list((r) => r.cardId)}::uuid[],
      ${list((r) => r.terms)}::text[]) as l (incident_id, home_id, card_id, terms)
    where p.incident_id = l.incident_id and p.home_id = l.home_id and p.state = 'due'`);
}

/** Moves all payouts that are held for an incident. */
export const moveHeld = (tx: Tx, incidentId: string, set: Partial<PayoutRow> & { changedAt: Date }) =>
  tx
    .update(payouts)
    .set({ ...set, heldFor: null })
    .where(
      and(eq(payouts.incidentId, incidentId), eq(payouts.state, 'held'), eq(payouts.heldFor, 'incident')),
    )
    .returning({ homeId: payouts.homeId, userId: payouts.userId, cents: payouts.cents });

/** Holds an incident's unsent payouts. With `since`, only those created after it. */
export const holdUnsent = (
  tx: Tx,
  incidentId: string,
  { since, at: now }: { since: Date | null; at: Date },
) =>
  tx
    .update(payouts)
    .set({ state: 'held', heldFor: 'incident', changedAt: now })
    .where(
      and(
        eq(payouts.incidentId, incidentId),
        inArray(payouts.state, ['due', 'needs-card']),
        since ? gt(payouts.createdAt, since) : undefined,
      ),
    )
    .returning({ cents: payouts.cents });

const ofHomes = (incidentId: string, homeIds: readonly string[]) =>
  and(eq(payouts.incidentId, incidentId), sql`${payouts.homeId} ${isAny(uuids(homeIds))}`);

/** Returns the number canceled. */
export const cancelUnsent = async (
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  set: { reason: string; changedAt: Date },
): Promise<number> => {
  const { rowCount } = await tx
    .update(payouts)
    .set({ ...set, state: 'cancelled', heldFor: null, nextTryAt: null })
    .where(and(ofHomes(incidentId, homeIds), inArray(payouts.state, [...UNSENT])));
  return rowCount ?? 0;
};

/** Restores payouts that were canceled for this reason before any money was requested. */
export const restoreUnsent = (
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  { reason, ...set }: Partial<PayoutRow> & { reason: string; changedAt: Date },
) =>
  tx
    .update(payouts)
    .set({ ...set, reason: null })
    .where(
      and(
        ofHomes(incidentId, homeIds),
        eq(payouts.state, 'cancelled'),
        eq(payouts.reason, reason),
        eq(payouts.isCancelWanted, false),
        isNull(payouts.askedAt),
      ),
    )
    .returning({ homeId: payouts.homeId });

/** May have been sent, has a reserved amount, or may be returned by the bank. */
const ASKED_FOR = ['sending', 'unknown', 'sent', 'delivered', 'failed'] as const satisfies State[];

/** The worker looks it up and takes back money that reached no card. A later bank return isn't paid again. */
const cancelWanted = (now: Date) => ({
  isCancelWanted: true,
  nextTryAt: sql`case when ${payouts.state} = 'delivered' then null else greatest(${payouts.nextTryAt}, ${now}) end`,
});

export const requestCancellation = (tx: Tx, incidentId: string, homeIds: readonly string[], now: Date) =>
  tx
    .update(payouts)
    .set(cancelWanted(now))
    .where(and(ofHomes(incidentId, homeIds), inArray(payouts.state, [...ASKED_FOR])));

/** Payouts waiting for this person's card. */
export const waitingForCard = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, userId),
        inArray(payouts.state, ['needs-card', 'failed']),
        eq(payouts.isCancelWanted, false),
      ),
    )
    .for('update');

/** Payouts waiting for a review of this person's new card. */
export const payoutsAwaitingCardReview = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, userId),
        eq(payouts.state, 'held'),
        inArray(payouts.heldFor, ['new-card', 'shared-card']),
      ),
    );

/** Inserts one ledger entry per movement. Returns false if it already exists. */
export const insertLedgerEntry = async (tx: Tx, entry: typeof cashLedger.$inferInsert): Promise<boolean> =>
  (await tx.insert(cashLedger).values(entry).onConflictDoNothing().returning({ id: cashLedger.id })).length >
  0;

export const hasEntry = async (tx: Queryable, key: string): Promise<boolean> =>
  (await tx.$count(cashLedger, eq(cashLedger.key, key))) > 0;

export const entriesOfPerson = (db: Queryable, userId: string) =>
  db.select().from(cashLedger).where(eq(cashLedger.userId, userId)).orderBy(cashLedger.id);

/** Total sent since then, plus amounts in flight that may have been sent. */
export async function totalSentSince(db: Queryable, since: Date): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select (select coalesce(sum(cents), 0) from ${cashLedger} where kind = 'sent' and at > ${since})
         + (select coalesce(sum(cents), 0) from ${payouts} where state in ('sending', 'unknown')) as cents`);
  return Number(rows[0]?.cents ?? 0);
}

/** For metrics: counts of due and in-flight payouts by state, and how many are late. Uses the work index. */
export const countsAtWork = (db: Queryable, now: Date) =>
  db
    .select({
      state: payouts.state,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${lt(payouts.dueBy, now)}))::int`,
    })
    .from(payouts)
    .where(inArray(payouts.state, [...LATE_STATES]))
    .groupBy(payouts.state);

/** Counts by state, and how many are late. */
export async function counts(db: Queryable, now: Date, incidentId?: string) {
  const where = incidentId === undefined ? undefined : eq(payouts.incidentId, incidentId);
  const rows = await db
    .select({
      state: payouts.state,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${payouts.cents})::float8`,
      late: sql<number>`count(*) filter (where ${and(lt(payouts.dueBy, now), inArray(payouts.state, [...LATE_STATES]))})::int`,
    })
    .from(payouts)
    .where(where)
    .groupBy(payouts.state);
  return rows;
}

/** The account is being deleted: records stay, without a name. */
export async function eraseName(tx: Tx, userId: string, nobody: string, now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({
      state: 'cancelled',
      heldFor: null,
      nextTryAt: null,
      reason: 'The account was closed.',
      changedAt: now,
    })
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...UNSENT])));
  await tx
    .update(payouts)
    .set(cancelWanted(now))
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...ASKED_FOR])));
  await tx.update(payouts).set({ userId: nobody, cardId: null }).where(eq(payouts.userId, userId));
  await tx.update(cashLedger).set({ userId: null }).where(eq(cashLedger.userId, userId));
}

export const payoutsFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  db
    .select({ homeId: payouts.homeId, state: payouts.state, cents: payouts.cents, reason: payouts.reason })
    .from(payouts)
    .where(and(eq(payouts.incidentId, incidentId), inArray(payouts.homeId, [...homeIds])));

/** Who received cash in these incidents, and for which homes. Canceled payouts don't count. */
export async function payeesIn(db: Queryable, incidentIds: readonly string[], userIds: readonly string[]) {
  // Looks up person by person, so the planner can't scan everyone else who was paid in these incidents.
  const { rows } = await db.execute<{ userId: string; homeId: string }>(sql`
    select u.id as "userId", p.home_id as "homeId" from unnest(${uuids(userIds)}) as u (id)
    cross join lateral (
      select home_id from payouts where user_id = u.id and incident_id = any(${uuids(incidentIds)}) and state <> 'cancelled'
      offset 0) p
    where exists (select from payouts where incident_id = any(${uuids(incidentIds)}))`);
  return rows;
}

/** Skips payouts with a call in flight. The idempotency key is in the row, so a retry is paid only once. */
export const retryNow = async (tx: Tx, incidentId: string, now: Date, idleSince: Date): Promise<number> =>
  (
    await tx
      .update(payouts)
      .set({ nextTryAt: now })
      .where(
        and(
          eq(payouts.incidentId, incidentId),
          or(eq(payouts.state, 'due'), and(eq(payouts.state, 'unknown'), lt(payouts.changedAt, idleSince))),
        ),
      )
      .returning({ homeId: payouts.homeId })
  ).length;
