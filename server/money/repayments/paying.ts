import { LEAST_REPAYMENT_CENTS, type RepaymentChecked } from '#contract/money/repayments.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import {
  begunPayment,
  checkPayment,
  noCardPayments,
  paymentOf,
  startPayment,
  stopPayment,
} from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import { followRepayment } from './following.ts';
import { viewOfPerson } from './view.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id'>;

const wrongAmount = (sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { cents: sentence } });

function checkAmount(cents: number, balanceCents: number): void {
  if (balanceCents === 0) throw new AppError('conflict', say().repaymentsErrors.nothingOwed);
  if (cents > balanceCents) throw wrongAmount(say().repaymentsErrors.owesLess(dollarsInWords(balanceCents)));
  const least = Math.min(LEAST_REPAYMENT_CENTS, balanceCents);
  if (cents < least) throw wrongAmount(say().repaymentsErrors.atLeast(dollarsInWords(least)));
}

/** Starts a payment, or resumes the open one of the same amount. Another amount replaces it. */
export async function startRepayment(
  deps: Deps,
  { id: userId }: Requester,
  cents: number,
  claim: Claim | null,
): Promise<{ repaymentId: string; clientSecret: string }> {
  const { db } = deps;
  if (deps.payments.form.provider === 'none') throw noCardPayments();
  const account = await store.findAccountOf(db, userId);
  const open = account && (await store.findOpenRepayment(db, account.id));
  if (open && open.cents !== cents) await replace(deps, open);
  const { repaymentId } = await runOnce(db, claim, (tx) => openRepayment(tx, deps, { userId, cents }));
  const row = await store.findOwnRepayment(db, repaymentId, userId);
  if (row?.state !== 'open') {
    // A retry of a request whose payment has moved on since: return the same form, which shows how it ended.
    const begun = await begunPayment(deps, 'repayment', repaymentId);
    if (begun) return { repaymentId, clientSecret: begun.clientSecret };
    throw new AppError('order_closed', say().repaymentsErrors.closed);
  }
  const { clientSecret } = await startPayment(deps, {
    userId,
    subject: 'repayment',
    subjectId: repaymentId,
    amountCents: row.cents,
    description: 'Hearthline: repayment of emergency cash',
  });
  return { repaymentId, clientSecret };
}

async function openRepayment(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, cents }: { userId: string; cents: number },
): Promise<{ repaymentId: string }> {
  const found = await store.findAccountOf(tx, userId);
  const account = found && (await store.lockAccount(tx, found.id));
  checkAmount(cents, account?.balanceCents ?? 0);
  if (!account) throw new Error('checkAmount refuses a missing account');
  const open = await store.findOpenRepayment(tx, account.id);
  if (open?.cents === cents) return { repaymentId: open.id };
  if (open) throw inProgress();
  const row = { accountId: account.id, userId, cents, createdAt: clock.now() };
  const made = await store.insertRepayment(tx, row);
  if (!made) throw inProgress();
  return { repaymentId: made.id };
}

const inProgress = () => new AppError('conflict', say().repaymentsErrors.inProgress);

/** Makes sure that the earlier payment can't arrive anymore, before another amount is taken. */
async function replace(deps: Deps, open: store.RepaymentRow): Promise<void> {
  const stopped = await stopPayment(deps, 'repayment', open.id);
  if (stopped === 'paid') await followRepayment(deps, open.id);
  if (stopped !== 'cancelled' && stopped !== 'none') throw inProgress();
  await store.moveRepayment(deps.db, open.id, 'open', { state: 'cancelled' });
}

/** The browser reports that the form is done. We don't trust it: the provider's state decides. */
export async function checkRepayment(deps: Deps, { id: userId }: Requester, repaymentId: string) {
  const found = await store.findOwnRepayment(deps.db, repaymentId, userId);
  if (!found) throw new AppError('not_found', say().repaymentsErrors.notFound);
  const status = found.state === 'open' ? await checkPayment(deps, 'repayment', repaymentId) : undefined;
  if (status === 'succeeded') await followRepayment(deps, repaymentId);
  const row = (await store.findOwnRepayment(deps.db, repaymentId, userId)) ?? found;
  const payment = await paymentOf(deps.db, 'repayment', repaymentId);
  return {
    payment: stateOf(row, payment?.status),
    failure: row.state === 'open' ? (payment?.failure ?? null) : null,
    view: await viewOfPerson(deps, userId),
  };
}

function stateOf({ state }: store.RepaymentRow, status: string | undefined): RepaymentChecked['payment'] {
  if (state === 'cancelled') return 'canceled';
  if (state !== 'open') return state;
  return status === 'processing' || status === 'succeeded' ? 'processing' : 'waiting';
}
