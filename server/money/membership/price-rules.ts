import { NOTICE_DAYS, NOTICE_LEAD_DAYS } from '#contract/money/price-changes.ts';
import { after, days } from '#server/platform/clock.ts';
import type { MembershipRow } from './store.ts';

export type Change = Pick<MembershipRow, 'plan' | 'interval'> & { newCents: number; effectiveAt: Date };
type Renewing = Pick<
  MembershipRow,
  'status' | 'plan' | 'interval' | 'priceCents' | 'endsWithPeriod' | 'nextPlan' | 'suspendedAt'
>;

/** Notices go out from then on, so that all are delivered before the 30 days begin. */
export const noticesFrom = (effectiveAt: Date): Date =>
  after(effectiveAt, -days(NOTICE_DAYS + NOTICE_LEAD_DAYS));

/** Whether a change is about this membership: it will renew, with these terms, at another price. */
export const isAffected = (row: Renewing, { plan, interval, newCents }: Change): boolean =>
  (row.status === 'active' || row.status === 'late') &&
  !row.endsWithPeriod &&
  row.suspendedAt === null &&
  row.nextPlan === null &&
  row.plan === plan &&
  row.interval === interval &&
  row.priceCents !== null &&
  row.priceCents !== newCents;

/**
 * Whether the next renewal may use the new price: it isn't before the effective date, and the member was notified at
 * least 30 days before it.
 */
export const mayApply = (
  { effectiveAt }: Pick<Change, 'effectiveAt'>,
  { renewsAt, notifiedAt }: { renewsAt: Date | null; notifiedAt: Date | null },
): boolean =>
  renewsAt !== null &&
  notifiedAt !== null &&
  renewsAt >= effectiveAt &&
  notifiedAt <= after(renewsAt, -days(NOTICE_DAYS));

/** A later change for the same terms is in effect, so this one is history. */
export const isSuperseded = (
  { plan, interval, effectiveAt }: Change,
  others: readonly Change[],
  now: Date,
): boolean =>
  others.some(
    (later) =>
      later.plan === plan &&
      later.interval === interval &&
      later.effectiveAt > effectiveAt &&
      later.effectiveAt <= now,
  );
