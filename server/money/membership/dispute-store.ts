import { mailboxMarks, readAccount, readMailbox } from '#server/core/accounts/accounts.ts';
import { everyDerivedToken } from '#server/platform/derived-token.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { and, arrayOverlaps, eq, isNull, ne } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { membershipDisputes, memberships } from './tables.ts';
import { say } from '#server/platform/say.ts';

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

const PURPOSE = 'disputing address';

/** The account is being deleted. A dispute that is open, or comes later, is still known when its owner joins again. */
export async function markMembershipsOf(
  tx: Tx,
  masterKeys: MasterKeys,
  person: { id: string; emails: readonly string[] },
): Promise<void> {
  const marks = await mailboxMarks(tx, masterKeys, PURPOSE, person);
  await tx.update(memberships).set({ mailboxMarks: marks }).where(eq(memberships.userId, person.id));
}

/** Unresolved disputes of deleted accounts with the same mailbox. */
async function leftBehindBy(
  { db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>,
  userId: string,
): Promise<DisputeRow[]> {
  const { email } = await readAccount(db, userId);
  const { mailbox } = await readMailbox(db, { id: userId, email });
  const marks = everyDerivedToken(masterKeys, PURPOSE, mailbox);
  const rows = await db
    .select({ dispute: membershipDisputes })
    .from(membershipDisputes)
    .innerJoin(memberships, eq(memberships.id, membershipDisputes.membershipId))
    .where(and(arrayOverlaps(memberships.mailboxMarks, marks), isUnresolved));
  return rows.map(({ dispute }) => dispute);
}

/** A person whose bank took a payment back joins again only once that is resolved, with whichever account. */
export async function refuseUnresolved(deps: Pick<Deps, 'db' | 'masterKeys'>, userId: string): Promise<void> {
  const [dispute] = [...(await unresolvedOf(deps.db, userId)), ...(await leftBehindBy(deps, userId))];
  if (!dispute) return;
  throw new AppError(
    'conflict',
    dispute.status === 'open' ? say().membershipErrors.lastDisputed : say().membershipErrors.lastReversed,
  );
}
