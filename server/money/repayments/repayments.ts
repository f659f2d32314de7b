import { parseFunds } from '#contract/core/funds.ts';
import { mailboxMarks, readMailbox } from '#server/core/accounts/accounts.ts';
import { PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { stopPayment } from '#server/money/payments/payments.ts';
import { everyDerivedToken } from '#server/platform/derived-token.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import { followRepayment } from './following.ts';
import { refundPayments, settleReturns } from './returns.ts';
import * as store from './store.ts';

/** A payout as emergency cash reports it. `terms` is what the member accepted when it was sent. */
type PaidOut = Pick<store.AdvanceRow, 'incidentId' | 'homeId' | 'round' | 'cents'> & {
  userId: string;
  terms: string | null;
};

/** Payouts of deleted accounts have no owner, so no one owes them. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Cash was sent. Under repayable terms the member owes it from now on; a benefit is never recorded here. */
export async function recordAdvance(tx: Tx, payout: PaidOut, at: Date): Promise<void> {
  const terms = parseFunds(payout.terms);
  if (terms.kind === 'benefit' || payout.userId === NOBODY) return;
  const { incidentId, homeId, round, cents, userId } = payout;
  const account = await store.openAccount(tx, userId, at);
  const { firstDays, months } = terms;
  const advance = await store.insertAdvance(tx, {
    accountId: account.id,
    incidentId,
    homeId,
    round,
    cents,
    firstDays,
    months,
    advancedAt: at,
  });
  if (!advance) return;
  const key = `advance:${incidentId}:${homeId}:${round}`;
  await store.appendEntry(tx, {
    accountId: account.id,
    key,
    kind: 'advance',
    cents,
    advanceId: advance.id,
    at,
  });
  await publishLive(tx, userId, { topic: 'membership' });
  const change = { at, actor: PRODUCT, action: 'repayment.advanced', detail: dollarsInWords(cents) };
  await recordAccountChange(tx, userId, change);
}

/** The bank returned the cash, so it is no longer owed. Payments that were made for it go back to the card. */
export async function returnAdvance(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  payout: PaidOut,
  at: Date,
): Promise<void> {
  const advance = await store.returnAdvance(tx, payout, at);
  if (!advance) return;
  const leftCents = await settleReturns(tx, advance.accountId, at);
  await refundPayments(tx, jobs, advance.accountId, leftCents);
  await publishLive(tx, payout.userId, { topic: 'membership' });
}

/** Advances with an open balance, for the caller that knows when their evacuations end. */
export const openAdvances = (db: Queryable) => store.openAdvances(db);

/** Starts the schedule when the evacuation has ended, and stops it when the evacuation resumes. */
export async function setEvacuationEnd(
  tx: Tx,
  advance: Pick<store.AdvanceRow, 'incidentId' | 'homeId'> & { userId: string | null },
  endedAt: Date | null,
): Promise<void> {
  await store.setEndedAt(tx, advance, endedAt);
  if (advance.userId) await publishLive(tx, advance.userId, { topic: 'membership' });
}

/** What a person still owes, in cents. */
export const balanceOf = async (db: Queryable, userId: string): Promise<number> =>
  (await store.findAccountOf(db, userId))?.balanceCents ?? 0;

const PURPOSE = 'owing address';

/** The account is being deleted: makes sure that none of its payments can still arrive. */
export async function closeRepaymentsOf(deps: Deps, userId: string): Promise<void> {
  const account = await store.findAccountOf(deps.db, userId);
  const open = account && (await store.findOpenRepayment(deps.db, account.id));
  if (!open) return;
  if ((await stopPayment(deps, 'repayment', open.id)) === 'paid') await followRepayment(deps, open.id);
  else await store.moveRepayment(deps.db, open.id, 'open', { state: 'cancelled' });
}

/**
 * The account is being deleted. What is owed stays on record without a name: only a mark that can't be turned back into
 * an address, so that the balance returns if its owner comes back with the same mailbox.
 */
export async function eraseDebtor(
  tx: Tx,
  masterKeys: MasterKeys,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<void> {
  await store.detachAccount(tx, id, await mailboxMarks(tx, masterKeys, PURPOSE, { id, emails }));
}

/** Links a new account to the balance that the same mailbox left behind. */
export async function restoreBalance(
  tx: Tx,
  masterKeys: MasterKeys,
  person: { id: string; email: string },
): Promise<void> {
  const { mailbox } = await readMailbox(tx, person);
  await store.adoptAccount(tx, everyDerivedToken(masterKeys, PURPOSE, mailbox), person.id);
}
