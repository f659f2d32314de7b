import { FLAGGED_SHOWN } from '#contract/money/payments.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Returns the payments that need a review, oldest first. */
export async function listFlagged(db: Queryable) {
  const rows = await store.listFlagged(db, FLAGGED_SHOWN);
  const payments = rows.map(({ payment, refund }) => ({
    ...payment,
    refund,
    flagged: payment.flagged ?? '',
  }));
  return { payments, total: await store.countFlagged(db) };
}

/**
 * Records how a team member resolved a flagged payment. It stays flagged, so automatic processing doesn't
 * resume, but it leaves the review list. The member's audit log mentions it; the note is only in the admin
 * audit log.
 */
export const settleFlag = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  paymentId: string,
  note: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const payment = await store.lockPayment(tx, paymentId);
    if (!payment) throw new AppError('not_found', say().paymentsErrors.noSuchPayment);
    if (payment.flagged === null) throw new AppError('conflict', say().paymentsErrors.nothingWrong);
    if (payment.flagSettledAt) throw new AppError('conflict', say().paymentsErrors.alreadyHandled);
    const at = clock.now();
    await store.updatePayment(tx, paymentId, { flagSettledAt: at, flagNote: note });
    await notifyStaff(tx, 'admin');
    const change = {
      at,
      actor: { id: admin.id, device: admin.device },
      action: 'payment.looked-after',
      subjectId: payment.subjectId,
    };
    if (payment.userId && payment.userId !== admin.id) await recordAccountChange(tx, payment.userId, change);
    await recordAdminChange(tx, {
      ...change,
      detail: note,
      before: { flagged: payment.flagged, settled: false },
      after: { flagged: payment.flagged, settled: true, note },
    });
  });
