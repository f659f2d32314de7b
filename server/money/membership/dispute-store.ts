import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { membershipDisputes, memberships } from './tables.ts';

export type DisputeRow = typeof membershipDisputes.$inferSelect;

/** Open or lost, and not settled by our team. */
const isUnresolved = and(ne(membershipDisputes.status, 'won'), isNull(membershipDisputes.settledAt));

/** Records a dispute. Returns undefined if it is already known. */
export async function insertDispute(
  tx: Tx,
  row: typeof membershipDisputes.$inferInsert,
): Promise<DisputeRow | undefined> {
  const [made] = await tx.insert(membershipDisputes).values(row).onConflictDoNothing().returning();
  return made;
}

type Which = Pick<DisputeRow, 'provider' | 'disputeRef'>;
const theDispute = ({ provider, disputeRef }: Which) =>
  and(eq(membershipDisputes.provider, provider), eq(membershipDisputes.disputeRef, disputeRef));

/** Closes an open dispute. A closed one stays as it is, so late events change nothing. */
export async function closeDispute(
  tx: Tx,
  which: Which,
  set: Pick<DisputeRow, 'status' | 'closedAt'>,
): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .update(membershipDisputes)
    .set(set)
    .where(and(theDispute(which), eq(membershipDisputes.status, 'open')))
    .returning();
  return row;
}

/** Marks a dispute as settled by our team, whatever the bank decides. */
export async function settle(tx: Tx, id: string, settledAt: Date): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .update(membershipDisputes)
    .set({ settledAt })
    .where(and(eq(membershipDisputes.id, id), isNull(membershipDisputes.settledAt)))
    .returning();
  return row;
}

/** A person's unresolved disputes, of any of their memberships. */
export const unresolvedOf = (db: Queryable, userId: string): Promise<DisputeRow[]> =>
  db
    .select({ dispute: membershipDisputes })
    .from(membershipDisputes)
    .innerJoin(memberships, eq(memberships.id, membershipDisputes.membershipId))
    .where(and(eq(memberships.userId, userId), isUnresolved))
    .then((rows) => rows.map(({ dispute }) => dispute));

/** A person whose bank took a payment back joins again only once that is resolved. */
export async function refuseUnresolved(db: Queryable, userId: string): Promise<void> {
  const [dispute] = await unresolvedOf(db, userId);
  if (!dispute) return;
  throw new AppError(
    'conflict',
    dispute.status === 'open'
      ? 'A payment of your last membership is disputed. Nothing was charged. Ask your bank to withdraw the dispute, or contact us.'
      : 'Your bank reversed a payment of your last membership. Nothing was charged. Contact us to settle it, then join again.',
  );
}
