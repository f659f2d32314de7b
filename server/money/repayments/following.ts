import { dollarsInWords } from '#contract/money-words.ts';
import { PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import { paymentByRef, paymentOf, refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Deps } from '#server/ports/deps.ts';
import { enqueueNotice, type NoticeKind } from './notices.ts';
import { settleReturns } from './returns.ts';
import * as store from './store.ts';

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Writing = Pick<Deps, 'clock' | 'jobs'>;

/**
 * Brings the ledger in line with the card payment: it arrived, or some of it went back. Idempotent, and safe for
 * repeated and late webhook events.
 */
export const followRepayment = ({ db, ...deps }: FollowDeps, repaymentId: string): Promise<void> =>
  db.transaction((tx) => follow(tx, deps, repaymentId));

async function follow(tx: Tx, deps: Writing, repaymentId: string): Promise<void> {
  const found = await store.findRepayment(tx, repaymentId);
  const account = found && (await store.lockAccount(tx, found.accountId));
  if (!account) return;
  const payment = await paymentOf(tx, 'repayment', repaymentId);
  if (payment?.status !== 'succeeded') return;
  const row = await store.findRepayment(tx, repaymentId); // as it is under the lock
  if (row?.state === 'open') await credit(tx, deps, { account, row, card: payment.card });
  if (payment.refundedCents > 0)
    await restore(tx, deps, { account, repaymentId, refunded: payment.refundedCents });
}

type Credited = { account: store.AccountRow; row: store.RepaymentRow; card: string | null };

/** More than is owed by now (after a waiver, for example) goes back to the card as a whole. */
async function credit(tx: Tx, { clock, jobs }: Writing, { account, row, card }: Credited): Promise<void> {
  const at = clock.now();
  if (row.cents > account.balanceCents) {
    await store.moveRepayment(tx, row.id, 'open', { state: 'returned', paidAt: at });
    const reason = 'More was paid than was still owed.';
    await refundPayment(tx, jobs, { subject: 'repayment', subjectId: row.id, reason });
    return note(tx, { clock, jobs }, account, { kind: 'returned', occasion: row.id, cents: row.cents });
  }
  await store.moveRepayment(tx, row.id, 'open', { state: 'paid', paidAt: at });
  await store.appendEntry(tx, {
    accountId: account.id,
    key: `repayment:${row.id}`,
    kind: 'repayment',
    cents: -row.cents,
    repaymentId: row.id,
    note: card,
    at,
  });
  await note(tx, { clock, jobs }, account, { kind: 'receipt', occasion: row.id, cents: row.cents });
}

/** How much of a payment counts at the moment, in cents. */
const countsOf = async (tx: Tx, repaymentId: string): Promise<number> =>
  -(await store.entriesOfRepayment(tx, repaymentId)).reduce((sum, { cents }) => sum + cents, 0);

async function restore(
  tx: Tx,
  deps: Writing,
  { account, repaymentId, refunded }: { account: store.AccountRow; repaymentId: string; refunded: number },
): Promise<void> {
  const entries = await store.entriesOfRepayment(tx, repaymentId);
  const restored = entries.reduce(
    (sum, { kind, cents }) => sum + (kind === 'repayment-refunded' ? cents : 0),
    0,
  );
  const cents = Math.min(refunded - restored, await countsOf(tx, repaymentId));
  if (cents <= 0) return;
  const at = deps.clock.now();
  const key = `refund:${repaymentId}:${restored + cents}`;
  await store.appendEntry(tx, {
    accountId: account.id,
    key,
    kind: 'repayment-refunded',
    cents,
    repaymentId,
    at,
  });
  await settleReturns(tx, account.id, at);
  await note(tx, deps, account, { kind: 'refunded', occasion: key, cents });
}

/**
 * A bank took a payment back, or decided about it. The current state is read from the provider, so events can come in
 * any order and any number of times.
 */
export async function handleDispute(
  deps: FollowDeps & Pick<Deps, 'billing'>,
  disputeRef: string,
): Promise<void> {
  const { db, billing } = deps;
  const state = await billing.readDispute(disputeRef);
  if (!state?.paymentRef || state.status === 'inquiry' || billing.provider === 'none') return;
  const payment = await paymentByRef(db, billing.provider, state.paymentRef);
  if (payment?.subject !== 'repayment') return;
  const repaymentId = payment.subjectId;
  await followRepayment(deps, repaymentId); // its payment may not be in the ledger yet
  await db.transaction(async (tx) => {
    const row = await store.findRepayment(tx, repaymentId);
    const account = row && (await store.lockAccount(tx, row.accountId));
    if (!account) return;
    const entries = await store.entriesOfRepayment(tx, repaymentId);
    const taken = entries.find(({ key }) => key === `dispute:${disputeRef}`);
    if (state.status === 'won') return taken && win(tx, deps, { account, repaymentId, taken, disputeRef });
    const cents = Math.min(state.amountCents, await countsOf(tx, repaymentId));
    if (taken || cents <= 0) return;
    const entry = {
      accountId: account.id,
      key: `dispute:${disputeRef}`,
      cents,
      repaymentId,
      at: deps.clock.now(),
    };
    await store.appendEntry(tx, { ...entry, kind: 'repayment-disputed' });
    await settleReturns(tx, account.id, entry.at);
    await note(tx, deps, account, { kind: 'disputed', occasion: disputeRef, cents });
  });
}

type Won = { account: store.AccountRow; repaymentId: string; taken: store.EntryRow; disputeRef: string };

/** The payment counts again. If the member has paid in another way since, it goes back to the card instead. */
async function win(tx: Tx, deps: Writing, { account, repaymentId, taken, disputeRef }: Won): Promise<void> {
  const { cents } = taken;
  const key = `won:${disputeRef}`;
  if ((await store.entriesOfRepayment(tx, repaymentId)).some((entry) => entry.key === key)) return;
  if (account.balanceCents < cents) {
    const reason = 'The dispute was closed after the balance was paid in another way.';
    await refundPayment(tx, deps.jobs, { subject: 'repayment', subjectId: repaymentId, reason });
    return;
  }
  const at = deps.clock.now();
  await store.appendEntry(tx, {
    accountId: account.id,
    key,
    kind: 'dispute-won',
    cents: -cents,
    repaymentId,
    at,
  });
  await note(tx, deps, account, { kind: 'dispute-won', occasion: disputeRef, cents });
}

const ACTIONS: Partial<Record<NoticeKind, string>> = {
  receipt: 'repayment.paid',
  returned: 'repayment.returned',
  refunded: 'repayment.refunded',
  disputed: 'repayment.disputed',
  'dispute-won': 'repayment.dispute-won',
};

/** Emails the member, records it in their activity and updates their open windows. */
async function note(
  tx: Tx,
  { clock, jobs }: Writing,
  { id, userId }: store.AccountRow,
  { kind, occasion, cents }: { kind: NoticeKind; occasion: string; cents: number },
): Promise<void> {
  const at = clock.now();
  await enqueueNotice(tx, jobs, { accountId: id, kind, occasion, facts: { cents }, at });
  if (!userId) return;
  const action = ACTIONS[kind] ?? 'repayment.changed';
  await publishLive(tx, userId, { topic: 'membership' });
  await recordAccountChange(tx, userId, { at, actor: PRODUCT, action, detail: dollarsInWords(cents) });
}
