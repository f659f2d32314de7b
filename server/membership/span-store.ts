/** Who had which plan, from when until when. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { readPacked, uuids } from '#server/platform/packed.ts';
import { idsOf, type MembershipRow } from './store.ts';
import { membershipSpans } from './tables.ts';

export type SpanRow = typeof membershipSpans.$inferSelect;

export const spansOf = (db: Queryable, membershipId: string): Promise<SpanRow[]> =>
  db
    .select()
    .from(membershipSpans)
    .where(eq(membershipSpans.membershipId, membershipId))
    .orderBy(asc(membershipSpans.fromAt), asc(membershipSpans.id));

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

export const closeSpan = (tx: Tx, id: string, untilAt: Date | null) =>
  tx.update(membershipSpans).set({ untilAt }).where(eq(membershipSpans.id, id));
export const insertSpan = (tx: Tx, row: typeof membershipSpans.$inferInsert) =>
  tx.insert(membershipSpans).values(row);
