import type { ClaimMover, ClaimState } from '#contract/emergency/ambassador-states.ts';
import type { ImpactKind } from '#contract/outreach/impact.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, between, desc, eq, inArray, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { impactClaims, impactRequests } from './tables.ts';

export type ClaimRow = Omit<typeof impactClaims.$inferSelect, 'kind'> & { kind: ImpactKind };
export type RequestRow = typeof impactRequests.$inferSelect;

/** The kind is a foreign key to `impact_kinds`, which has the contract's kinds. */
export const asClaim = (row: typeof impactClaims.$inferSelect): ClaimRow => row as ClaimRow;

export async function insertClaim(tx: Tx, row: typeof impactClaims.$inferInsert): Promise<ClaimRow> {
  const [made] = await tx.insert(impactClaims).values(row).returning();
  if (!made) throw new Error('an entry was not stored');
  return asClaim(made);
}

/** A person's newest entries, each with the neighbor who was asked. */
export const claimsOf = async (db: Queryable, userId: string, limit: number) =>
  (
    await db
      .select({ claim: impactClaims, request: impactRequests })
      .from(impactClaims)
      .leftJoin(impactRequests, eq(impactRequests.claimId, impactClaims.id))
      .where(eq(impactClaims.userId, userId))
      .orderBy(desc(impactClaims.createdAt), desc(impactClaims.id))
      .limit(limit)
  ).map(({ claim, request }) => ({ claim: asClaim(claim), request }));

/** State and points of entries, for the drills and events that created them. */
export const claimsById = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: impactClaims.id, state: impactClaims.state, points: impactClaims.points })
        .from(impactClaims)
        .where(inArray(impactClaims.id, [...ids]));

/** Hours of an ambassador between two days that another person confirmed. */
export const confirmedHours = (db: Queryable, ambassadorId: string, days: { from: string; to: string }) =>
  db
    .select({ id: impactClaims.id, day: impactClaims.happenedOn, hours: impactClaims.quantity })
    .from(impactClaims)
    .where(
      and(
        eq(impactClaims.ambassadorId, ambassadorId),
        eq(impactClaims.kind, 'hours'),
        eq(impactClaims.state, 'confirmed'),
        between(impactClaims.happenedOn, days.from, days.to),
      ),
    )
    .orderBy(impactClaims.happenedOn, impactClaims.id);

/** Whether an entry exists and belongs to this person. */
export const isOwnClaim = async (db: Queryable, id: string, userId: string): Promise<boolean> =>
  (await db.$count(impactClaims, and(eq(impactClaims.id, id), eq(impactClaims.userId, userId)))) > 0;

export const findClaim = async (db: Queryable, id: string, userId: string) =>
  first(
    await db
      .select()
      .from(impactClaims)
      .where(and(eq(impactClaims.id, id), eq(impactClaims.userId, userId))),
  );

/** Locks an entry; with `userId`, only the person's own. */
export async function lockClaim(tx: Tx, id: string, userId?: string): Promise<ClaimRow | undefined> {
  const row = first(
    await tx
      .select()
      .from(impactClaims)
      .where(and(eq(impactClaims.id, id), userId === undefined ? undefined : eq(impactClaims.userId, userId)))
      .for('update'),
  );
  return row && asClaim(row);
}

export async function moveClaim(
  tx: Tx,
  id: string,
  move: { to: ClaimState; mover: ClaimMover; at: Date } & Partial<ClaimRow>,
): Promise<ClaimRow> {
  const { to, mover, at, ...rest } = move;
  const [row] = await tx
    .update(impactClaims)
    .set({ state: to, movedBy: mover, stateAt: at, stateReason: null, ...rest })
    .where(eq(impactClaims.id, id))
    .returning();
  if (!row) throw new Error('an entry is gone');
  return asClaim(row);
}

/** Entries whose neighbor didn't answer in time. Those that wait for our team don't expire. */
export async function lapseClaims(tx: Tx, { before, at }: { before: Date; at: Date }): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update impact_claims c set state = 'lapsed', moved_by = 'clock', state_at = ${at.toISOString()}::timestamptz
    where c.state = 'waiting' and c.created_at < ${before.toISOString()}::timestamptz
      and exists (select from impact_requests r where r.claim_id = c.id and r.answer is null)`);
  return rowCount ?? 0;
}
