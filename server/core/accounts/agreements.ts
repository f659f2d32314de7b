import {
  AGREEMENT_KEYS,
  agreementsFor,
  type Accepted,
  type AgreementKey,
} from '#contract/core/agreements.ts';
import { type FundsTerms, termsOfPayment } from '#contract/core/funds.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, inArray } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { agreements } from './tables.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id' | 'device'>;

const isKnown = (document: string): document is AgreementKey =>
  (AGREEMENT_KEYS as readonly string[]).includes(document);

/** Which documents a person hasn't accepted in their current version. Pure. */
export function missingOf(
  accepted: readonly { document: string; version: string }[],
  funds: FundsTerms,
): AgreementKey[] {
  const current = agreementsFor(funds);
  return AGREEMENT_KEYS.filter(
    (key) => !accepted.some((one) => one.document === key && one.version === current[key].version),
  );
}

const acceptedBy = (db: Queryable, userId: string) =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.acceptedAt), desc(agreements.id));

/** What a person accepted, and what is missing. */
export async function readAgreements(db: Queryable, userId: string, funds: FundsTerms) {
  const rows = await acceptedBy(db, userId);
  return {
    accepted: rows.flatMap(({ document, version, acceptedAt }) =>
      isKnown(document) ? [{ document, version, acceptedAt }] : [],
    ),
    missing: missingOf(rows, funds),
  };
}

/** Rows for the data export. */
export const listAgreements = acceptedBy;

/**
 * Records what a person accepts, in the caller's transaction. A text that changed since it was shown is refused.
 * Appends only what is new.
 */
export async function recordAgreements(
  tx: Tx,
  who: Requester,
  given: readonly Accepted[],
  { acceptedAt, funds }: { acceptedAt: Date; funds: FundsTerms },
): Promise<void> {
  const current = agreementsFor(funds);
  if (given.some(({ document, version }) => current[document].version !== version))
    throw new AppError('confirmation_needed', say().accountErrors.termsChanged);
  if (given.length === 0) return;
  const rows = given.map((one) => ({ ...one, userId: who.id, device: who.device, acceptedAt }));
  const made = await tx.insert(agreements).values(rows).onConflictDoNothing().returning();
  if (made.length === 0) return;
  const detail = made
    .map(({ document, version }) => `${document} ${version}`)
    .toSorted()
    .join(', ');
  await recordAccountChange(tx, who.id, {
    at: acceptedAt,
    actor: who,
    action: 'agreements.accepted',
    detail,
  });
}

/** Joining needs every document in its current version. Call it after `recordAgreements`. */
export async function requireAgreements(tx: Tx, userId: string, funds: FundsTerms): Promise<void> {
  if (missingOf(await acceptedBy(tx, userId), funds).length > 0)
    throw new AppError('confirmation_needed', say().accountErrors.acceptAll);
}

export const acceptAgreements = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  who: Requester,
  given: Accepted[],
) =>
  db.transaction(async (tx) => {
    await recordAgreements(tx, who, given, { acceptedAt: clock.now(), funds: config.funds });
    return readAgreements(tx, who.id, config.funds);
  });

/**
 * The terms for emergency cash that is paid to these people now: the operator's current terms, if the person accepted
 * them.
 */
export async function fundsTermsOf(
  db: Queryable,
  userIds: readonly string[],
  offered: FundsTerms,
): Promise<(userId: string) => FundsTerms> {
  const rows =
    offered.kind === 'benefit' || userIds.length === 0
      ? []
      : await db
          .select({ userId: agreements.userId, version: agreements.version })
          .from(agreements)
          .where(and(inArray(agreements.userId, [...userIds]), eq(agreements.document, 'emergency-funds')))
          .orderBy(agreements.acceptedAt, agreements.id);
  const accepted = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) =>
    termsOfPayment(
      offered,
      (accepted.get(userId) ?? []).map(({ version }) => version),
    );
}
