import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, count, eq, gt, isNotNull, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { asClaim, type RequestRow } from './claim-store.ts';
import { ambassadors, impactClaims, impactRequests } from './tables.ts';

/** Requests to neighbors, by their link. */

async function found(db: Queryable, is: ReturnType<typeof eq>) {
  const row = first(
    await db
      .select({ request: impactRequests, claim: impactClaims, ambassador: ambassadors })
      .from(impactRequests)
      .innerJoin(impactClaims, eq(impactClaims.id, impactRequests.claimId))
      .innerJoin(ambassadors, eq(ambassadors.id, impactClaims.ambassadorId))
      .where(is),
  );
  return row && { ...row, claim: asClaim(row.claim) };
}
export type RequestWithClaim = NonNullable<Awaited<ReturnType<typeof found>>>;

export const findRequest = (db: Queryable, id: string) => found(db, eq(impactRequests.id, id));
export const findByToken = (db: Queryable, tokenHash: Uint8Array<ArrayBuffer>) =>
  found(db, eq(impactRequests.tokenHash, tokenHash));

export const insertRequest = (tx: Tx, row: typeof impactRequests.$inferInsert) =>
  tx.insert(impactRequests).values(row);

export const updateRequest = (db: Queryable, id: string, changed: Partial<RequestRow>) =>
  db.update(impactRequests).set(changed).where(eq(impactRequests.id, id));

export const claimMail = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(impactRequests)
      .set({ mailTryAt: at })
      .where(
        and(
          eq(impactRequests.id, id),
          eq(impactRequests.mail, 'due'),
          isNull(impactRequests.answer),
          gt(impactRequests.expiresAt, at),
          or(isNull(impactRequests.mailTryAt), lt(impactRequests.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const listUnsent = (db: Queryable, { now, before }: { now: Date; before: Date }) =>
  db
    .select({ id: impactRequests.id })
    .from(impactRequests)
    .where(
      and(
        eq(impactRequests.mail, 'due'),
        isNull(impactRequests.answer),
        gt(impactRequests.expiresAt, now),
        lt(impactRequests.createdAt, before),
      ),
    );

/** Addresses of neighbors whose link no longer works. */
export const eraseExpired = (tx: Tx, now: Date) =>
  tx
    .update(impactRequests)
    .set({ email: null })
    .where(and(lt(impactRequests.expiresAt, now), isNotNull(impactRequests.email)));

/** Addresses of a person who is being deleted. Their link stops working. */
export const eraseAddress = (tx: Tx, email: string) =>
  tx.update(impactRequests).set({ email: null, mail: 'none' }).where(eq(impactRequests.email, email));

/** How many neighbors a person asked, and how often a mailbox was asked, since a given time. */
export async function countAsked(tx: Tx, given: { userId: string; mark: string; since: Date }) {
  const since = gt(impactRequests.createdAt, given.since);
  const [byPerson] = await tx
    .select({ n: count() })
    .from(impactRequests)
    .innerJoin(impactClaims, eq(impactClaims.id, impactRequests.claimId))
    .where(and(eq(impactClaims.userId, given.userId), since));
  const [byMailbox] = await tx
    .select({ n: count() })
    .from(impactRequests)
    .where(and(eq(impactRequests.mark, given.mark), since));
  return { byPerson: byPerson?.n ?? 0, byMailbox: byMailbox?.n ?? 0 };
}

/** What this ambassador's neighbors confirmed before: through this mailbox, and without an account. */
export async function confirmedBefore(
  tx: Tx,
  given: { ambassadorId: string; mark: string; since90: Date; since30: Date },
) {
  const { rows } = await tx.execute<{ same: number; unknown: number }>(sql`
    select count(*) filter (where r.mark = ${given.mark} and r.answered_at > ${given.since90.toISOString()}::timestamptz)::int same,
      coalesce(sum(c.points) filter (where not r.had_account and r.answered_at > ${given.since30.toISOString()}::timestamptz), 0)::int unknown
    from impact_requests r join impact_claims c on c.id = r.claim_id
    where c.ambassador_id = ${given.ambassadorId} and r.answer = 'yes'`);
  return first(rows) ?? { same: 0, unknown: 0 };
}

export async function closesCircle(
  tx: Tx,
  given: { giver: string; taker: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ closes: boolean }>(
    sql`select impact_circle(${given.giver}, ${given.taker}, ${given.at.toISOString()}::timestamptz) closes`,
  );
  return first(rows)?.closes ?? false;
}
