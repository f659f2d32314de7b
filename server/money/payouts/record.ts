import { CASH_REASONS } from '#contract/core/cash-text.ts';
import { recordAdvance, returnAdvance } from '#server/money/repayments/repayments.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PayoutState } from '#server/ports/payouts.ts';
import { openAmountReview } from './cash-reviews.ts';
import { MOVES, nameOf, nextCheckAt, type Payout, type State } from './payout-rules.ts';
import * as store from './store.ts';

export type RecordDeps = Pick<Deps, 'clock' | 'log' | 'jobs'>;

const canMove = (from: State, to: State): boolean => MOVES[from].includes(to);

/**
 * Records the provider's state of a payout and updates the ledger in one transaction. Safe for repeated, late
 * and out-of-order events: ledger entries are unique by key, and states change only as `MOVES` allows.
 * Returns undefined if the state didn't change.
 */
export async function recordState(
  { clock, log, jobs }: RecordDeps,
  tx: Tx,
  which: store.PayoutKey,
  round: number,
  state: PayoutState,
): Promise<Payout | undefined> {
  const payout = await store.lockPayout(tx, which);
  if (payout?.round !== round) return undefined; // event from an earlier round, which is final
  const now = clock.now();
  const { key } = nameOf(payout);
  if (state.cents !== payout.cents) {
    log.error({ key, asked: payout.cents, told: state.cents }, 'payout amount differs at the provider');
    await openAmountReview(tx, payout, state.cents, now);
    await store.movePayout(tx, which, ['sending', 'unknown'], {
      state: 'unknown',
      reason: CASH_REASONS.amountUnclear,
      nextTryAt: null,
      changedAt: now,
    });
    return undefined;
  }
  const entry = { ...which, userId: payout.userId, providerRef: state.ref, at: now };
  if (state.status !== 'failed') {
    const sent = { ...entry, key: `${key}:sent`, kind: 'sent' as const, cents: payout.cents };
    if (await store.insertLedgerEntry(tx, sent)) await recordAdvance(tx, payout, now);
  } else if (await store.hasEntry(tx, `${key}:sent`)) {
    const returned = { ...entry, key: `${key}:returned`, kind: 'returned' as const, cents: -payout.cents };
    if (await store.insertLedgerEntry(tx, returned)) await returnAdvance(tx, { jobs }, payout, now);
  }

  if (!canMove(payout.state, state.status)) {
    // Checked early, so poll again later.
    if (payout.state === 'sent' && state.status === 'sent')
      await store.movePayout(tx, which, ['sent'], {
        nextTryAt: nextCheckAt(now, payout.askedAt),
        changedAt: payout.changedAt,
      });
    return undefined;
  }
  const moved = await store.movePayout(tx, which, [payout.state], {
    state: state.status,
    providerRef: state.ref,
    attempts: 0,
    sentAt: state.status === 'failed' ? payout.sentAt : (payout.sentAt ?? now),
    deliveredAt: state.status === 'delivered' ? now : null,
    reason: state.status === 'failed' ? failureIn(state) : null,
    nextTryAt:
      state.status === 'sent' ? nextCheckAt(now, payout.askedAt) : payout.isCancelWanted ? now : null,
    changedAt: now,
  });
  await publishLive(tx, payout.userId, { topic: 'evacuation' });
  return moved;
}

const failureIn = ({ failure }: PayoutState): string => failure ?? CASH_REASONS.bankRefused;
