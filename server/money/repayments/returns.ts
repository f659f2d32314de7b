import { refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/**
 * Takes returned cash off the balance, down to zero. Returns the rest: what the member already paid for cash that came
 * back. Also called when such a payment was refunded, which makes room for the rest.
 */
export async function settleReturns(tx: Tx, accountId: string, at: Date): Promise<number> {
  let balance = (await store.lockAccount(tx, accountId))?.balanceCents ?? 0;
  const entries = await store.entriesOf(tx, accountId);
  let left = 0;
  for (const { id, cents, returnedAt } of await store.advancesOf(tx, accountId)) {
    if (!returnedAt) continue;
    const ofAdvance = entries.filter((entry) => entry.advanceId === id);
    const open = ofAdvance.reduce((sum, entry) => sum + entry.cents, 0);
    const off = Math.min(open, balance);
    if (off > 0) {
      const key = `returned:${id}:${cents - open + off}`;
      await store.appendEntry(tx, {
        accountId,
        key,
        kind: 'advance-returned',
        cents: -off,
        advanceId: id,
        at,
      });
      balance -= off;
    }
    left += open - off;
  }
  return left;
}

/** Refunds whole payments, newest first, until the sum is covered. Any excess is owed again. */
export async function refundPayments(
  tx: Tx,
  jobs: Deps['jobs'],
  accountId: string,
  cents: number,
): Promise<void> {
  let left = cents;
  for (const { id, cents: paid } of await store.paidRepayments(tx, accountId)) {
    if (left <= 0) return;
    const reason = 'The emergency cash it repaid was returned by the bank.';
    if (await refundPayment(tx, jobs, { subject: 'repayment', subjectId: id, reason })) left -= paid;
  }
}
