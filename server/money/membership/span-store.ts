/** Which plan each person had, and when. */
import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { codeOf, IdList, instantAt, isAny, readPacked } from '#server/platform/packed.ts';
import { asc, eq, inArray, sql } from '#server/platform/drizzle.ts';
import type { MembershipRow } from './store.ts';
import { memberships, membershipSpans } from './tables.ts';

export type SpanRow = typeof membershipSpans.$inferSelect;

const spansQuery = prepared((db) =>
  db
    .select()
    .from(membershipSpans)
    .where(eq(membershipSpans.membershipId, sql.placeholder('membershipId')))
    .orderBy(asc(membershipSpans.fromAt), asc(membershipSpans.id))
    .prepare('membership_spans_of'),
);
export const spansOf = (db: Queryable, membershipId: string): Promise<SpanRow[]> =>
  spansQuery(db).execute({ membershipId });

const personSpansQuery = prepared((db) => {
  const ids = db
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.userId, sql.placeholder('userId')));
  return db
    .select()
    .from(membershipSpans)
    .where(inArray(membershipSpans.membershipId, ids))
    .prepare('membership_spans_of_person');
});
export const spansOfPerson = (db: Queryable, userId: string): Promise<SpanRow[]> =>
  personSpansQuery(db).execute({ userId });

const PLANS = ['core', 'plus', 'premium'] as const;
type PlainSpan = { plan: MembershipRow['plan']; fromAt: Date; untilAt: Date | null };

/** Spans of many people, built lazily. */
export type SpansOfPeople = {
  of(userId: string): PlainSpan[];
  /**
   * Fast path for people with exactly one span, which is nearly everyone: their plan at that time. Returns
   * undefined for people with none or several.
   */
  planOfOne(userId: string, atMs: number): PlainSpan['plan'] | null | undefined;
};

/** Loads tens of thousands of people at once, so rows come packed: user, plan, from, until. */
export async function spansOfPeople(db: Queryable, userIds: readonly string[]): Promise<SpansOfPeople> {
  const plans: PlainSpan['plan'][] = [];
  const times: number[] = [];
  const first = new Map<string, number>();
  const more = new Map<string, number[]>();
  const spanAt = (n: number): PlainSpan => {
    const untilMs = times[2 * n + 1] ?? Infinity;
    return {
      plan: plans[n] ?? 'core',
      fromAt: new Date(times[2 * n] ?? NaN),
      untilAt: untilMs === Infinity ? null : new Date(untilMs),
    };
  };
  const people = new IdList(userIds);
  const { plan, fromAt, untilAt, userId: whose } = membershipSpans;
  const statement = sql`
    select string_agg(uuid_send(${whose}) || ${codeOf(plan, PLANS)} || timestamptz_send(${fromAt})
      || timestamptz_send(coalesce(${untilAt}, 'infinity')), '') as packed
    from ${membershipSpans} where ${whose} ${isAny(people.list)}`;
  const take = (bytes: Buffer, at: number) => {
    const userId = userIds[people.placeOf(bytes, at)] ?? '';
    const n = plans.push(PLANS[bytes.readUInt8(at + 16)] ?? 'core') - 1;
    times.push(instantAt(bytes, at + 17), instantAt(bytes, at + 25));
    const others = more.get(userId);
    if (others) others.push(n);
    else if (first.has(userId)) more.set(userId, [n]);
    else first.set(userId, n);
  };
  if (userIds.length > 0) await readPacked(db, statement, 33, take);
  return {
    of: (userId) => {
      const n = first.get(userId);
      return n === undefined ? [] : [n, ...(more.get(userId) ?? [])].map(spanAt);
    },
    planOfOne: (userId, atMs) => {
      const n = first.get(userId);
      if (n === undefined || more.has(userId)) return undefined;
      const isThen = (times[2 * n] ?? Infinity) <= atMs && atMs < (times[2 * n + 1] ?? 0);
      return isThen ? plans[n] : null;
    },
  };
}

export const closeSpan = (tx: Tx, id: string, untilAt: Date | null) =>
  tx.update(membershipSpans).set({ untilAt }).where(eq(membershipSpans.id, id));
export const insertSpan = (tx: Tx, row: typeof membershipSpans.$inferInsert) =>
  tx.insert(membershipSpans).values(row);
