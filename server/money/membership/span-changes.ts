import { PLAN_KEYS, type PlanKey } from '#contract/core/plans.ts';
import { after, days } from '#server/platform/clock.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/billing.ts';
import { GRACE_DAYS, type Span } from './entitlements.ts';

/** End of services after a failed renewal. Counted from the invoice date, not from when we learned of it. */
export function graceUntil(state: SubscriptionState, invoices: readonly InvoiceState[]): Date | null {
  if (state.status !== 'late') return null;
  const open = invoices.filter(({ status }) => status === 'open').map(({ issuedAt }) => issuedAt.getTime());
  return after(open.length > 0 ? new Date(Math.min(...open)) : state.periodStart, days(GRACE_DAYS));
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** When services end for a provider state. Depends only on that state, not on earlier events. */
function untilAt(state: SubscriptionState, invoices: readonly InvoiceState[]): Date | null {
  switch (state.status) {
    case 'ended': {
      const end = state.endedAt ?? state.periodEnd;
      const unpaid = invoices.find(
        ({ status, periodStart }) =>
          status !== 'paid' && periodStart.getTime() === state.periodStart.getTime(),
      );
      // An unpaid period grants at most the grace period, however late its end was recorded.
      return unpaid ? earlier(after(unpaid.issuedAt, days(GRACE_DAYS)), end) : end;
    }
    case 'late':
      return graceUntil(state, invoices);
    default:
      return state.endsWithPeriod ? state.periodEnd : null;
  }
}

const lastPaidAt = (invoices: readonly InvoiceState[]): Date | null =>
  invoices.reduce<Date | null>(
    (last, { paidAt }) => (paidAt && (!last || paidAt > last) ? paidAt : last),
    null,
  );

/** Services start with the first payment. Some providers count from the request instead. */
const beganAt = ({ startedAt }: SubscriptionState, invoices: readonly InvoiceState[]): Date => {
  const paid = invoices.map(({ paidAt }) => paidAt).filter((at) => at !== null);
  return paid.length > 0 ? later(startedAt, paid.reduce(earlier)) : startedAt;
};

const isLower = (to: PlanKey, from: PlanKey): boolean => PLAN_KEYS.indexOf(to) < PLAN_KEYS.indexOf(from);

export type SpanChange = {
  /** The last span after the change. */
  last: Span | null;
  /** A new span, if one starts. */
  opened: Span | null;
};

/**
 * Applies the provider's state to the spans: the last one continues, is closed, or is followed by a new one.
 * `scheduled` is the plan that was due to start with the period. Idempotent.
 */
export function changeSpans(
  last: Span | undefined,
  given: {
    state: SubscriptionState;
    invoices: readonly InvoiceState[];
    scheduled: PlanKey | null;
    now: Date;
  },
): SpanChange {
  const { state, invoices, scheduled, now } = given;
  if (state.status === 'starting') return { last: last ?? null, opened: null };
  const until = untilAt(state, invoices);
  const { plan } = state;
  if (!last) {
    const wasPaid = state.status !== 'ended' || lastPaidAt(invoices) !== null;
    const fromAt = beganAt(state, invoices);
    const opened = { plan, fromAt, untilAt: until && later(until, fromAt) };
    return { last: null, opened: wasPaid ? opened : null };
  }
  const paidAt = lastPaidAt(invoices) ?? now;
  if (last.plan !== plan && state.status !== 'ended') {
    const isPlanned = scheduled === plan || isLower(plan, last.plan);
    const at = later(last.fromAt, earlier(now, isPlanned ? state.periodStart : paidAt));
    return {
      last: { ...last, untilAt: last.untilAt ? earlier(last.untilAt, at) : at },
      opened: { plan, fromAt: at, untilAt: until },
    };
  }
  const isGoingOn = until === null || until > now;
  const lapsedAt = last.untilAt;
  if (state.status !== 'ended' && isGoingOn && lapsedAt && lapsedAt < now && paidAt > lapsedAt)
    return { last, opened: { plan, fromAt: paidAt, untilAt: until } };
  return { last: { ...last, untilAt: until && later(until, last.fromAt) }, opened: null };
}
