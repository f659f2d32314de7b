import type { NoticeKind } from './notice-kinds.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { MembershipRow } from './store.ts';

/**
 * Whether a delayed notice is still true. After an outage, we don't announce a renewal that has passed or was
 * canceled, or a debt that is paid. Confirmations required by law are always sent.
 */
export function isStillTrue(
  kind: NoticeKind,
  occasion: string,
  row: Pick<MembershipRow, 'status' | 'endsWithPeriod' | 'periodEnd' | 'suspendedAt'>,
  invoices: readonly Pick<InvoiceRow, 'number' | 'status'>[],
): boolean {
  const isRunning = row.status === 'active' || row.status === 'late';
  switch (kind) {
    case 'renewal-soon':
      return row.status === 'active' && !row.endsWithPeriod && row.periodEnd?.toISOString() === occasion;
    case 'yearly-reminder':
    case 'price-change':
    case 'kept':
      return isRunning && !row.endsWithPeriod;
    case 'cancelled':
      return isRunning && row.endsWithPeriod;
    case 'payment-disputed':
      return row.suspendedAt !== null || row.status === 'ended';
    case 'payment-failed':
    case 'last-try-failed':
      return (
        row.status === 'late' &&
        invoices.some(({ number, status }) => number === occasion && status === 'open')
      );
    default:
      return true;
  }
}
