import { BRAND } from '#contract/brand.ts';
import type { Terms } from '#contract/money/plan-changes.ts';
import { PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/billing.ts';
import { periodStart } from './billing-periods.ts';

/** Dates are ISO strings, because this is stored as JSON. */
export type Subscription = {
  ref: string;
  customerRef: string;
  status: SubscriptionState['status'];
  terms: Terms;
  startedAt: string;
  /** Periods are counted from here, so the day of the month is kept. */
  anchor: string;
  /** The number of the current period. */
  period: number;
  endsWithPeriod: boolean;
  endedAt: string | null;
  next: Terms | null;
  /** What a period costs, if not the listed price, and from the next period on. */
  cents?: number | null;
  nextCents?: number | null;
  /** A change that awaits the member's payment. */
  pending: { invoiceRef: string; to: Terms; at: string } | null;
  invoiceCount: number;
};

export type Bill = {
  ref: string;
  subscriptionRef: string;
  number: string;
  purpose: 'start' | 'renewal' | 'change';
  status: InvoiceState['status'];
  lines: InvoiceState['lines'];
  periodStart: string;
  periodEnd: string;
  issuedAt: string;
  paidAt: string | null;
  attempts: number;
  nextAttemptAt: string | null;
  failure: string | null;
};

const DAY = 86_400_000;
/** Days after the first failed attempt on which a renewal is retried. */
const RETRY_DAYS = [1, 3, 5, 7] as const;
/** How long a first payment, or the payment of a change, can be made. */
const PENDING_LIFE = 23 * 3_600_000;

export const startOfPeriod = (s: Subscription): Date =>
  periodStart(new Date(s.anchor), s.terms.interval, s.period);
export const endOfPeriod = (s: Subscription): Date =>
  periodStart(new Date(s.anchor), s.terms.interval, s.period + 1);
export const totalOf = (bill: Bill): number => bill.lines.reduce((sum, line) => sum + line.cents, 0);

/** What a period of this subscription costs. */
export const centsOf = ({ terms, cents }: Pick<Subscription, 'terms' | 'cents'>): number =>
  cents ?? priceCents(terms.plan, terms.interval);

export const lineFor = (s: Pick<Subscription, 'terms' | 'cents'>): InvoiceState['lines'][number] => ({
  description: `${BRAND.name} ${PLAN_TERMS[s.terms.plan].name}, one ${s.terms.interval}`,
  cents: centsOf(s),
});

/** When the next automatic event is due. */
export function dueOf(s: Subscription): Date | null {
  if (s.status === 'ended') return null;
  if (s.status === 'starting') return new Date(new Date(s.startedAt).getTime() + PENDING_LIFE);
  const expiry = s.pending ? new Date(s.pending.at).getTime() + PENDING_LIFE : Infinity;
  return new Date(Math.min(endOfPeriod(s).getTime(), expiry));
}

export const paid = (bill: Bill, at: Date): Bill => ({
  ...bill,
  status: 'paid',
  paidAt: at.toISOString(),
  nextAttemptAt: null,
  failure: null,
});

/** Records a failed attempt and schedules the next of the four retries. */
export function failed(bill: Bill, failure: string): Bill {
  const day = bill.purpose === 'renewal' ? RETRY_DAYS[bill.attempts] : undefined;
  const next = day === undefined ? null : new Date(new Date(bill.issuedAt).getTime() + day * DAY);
  return { ...bill, attempts: bill.attempts + 1, nextAttemptAt: next?.toISOString() ?? null, failure };
}

/** Applies the effects of a paid bill. */
export function afterPayment(s: Subscription, bill: Bill, at: Date): Subscription {
  if (s.status === 'ended') return s;
  switch (bill.purpose) {
    case 'start':
      return { ...s, status: 'active', startedAt: at.toISOString(), anchor: at.toISOString(), period: 0 };
    case 'renewal':
      return { ...s, status: 'active' };
    case 'change':
      return s.pending?.invoiceRef === bill.ref ? changed(s, s.pending.to, new Date(s.pending.at)) : s;
  }
}

/** Another plan from a moment on; with another interval, a new period starts there. */
export const changed = (s: Subscription, to: Terms, at: Date): Subscription => ({
  ...s,
  terms: to,
  cents: null,
  nextCents: null,
  next: null,
  pending: null,
  endsWithPeriod: false,
  ...(to.interval === s.terms.interval ? {} : { anchor: at.toISOString(), period: 0 }),
});

/** The period is over: the subscription ends, or the next period starts. */
export function renewed(s: Subscription): Subscription {
  const end = endOfPeriod(s);
  // After a whole unpaid period it ends instead of adding to the debt.
  if (s.endsWithPeriod || s.status === 'late') return ended(s, end);
  const begun = {
    ...s,
    period: s.period + 1,
    pending: null,
    cents: s.nextCents ?? s.cents ?? null,
    nextCents: null,
  };
  return s.next ? changed(begun, s.next, end) : begun;
}

export const ended = (s: Subscription, at: Date): Subscription => ({
  ...s,
  status: 'ended',
  endedAt: at.toISOString(),
  next: null,
  pending: null,
});

export function stateOf(
  s: Subscription,
  card: string | null,
  clientSecret: string | null,
): SubscriptionState {
  const { ref, customerRef, status, endsWithPeriod, next } = s;
  return {
    ref,
    customerRef,
    status,
    ...s.terms,
    startedAt: new Date(s.startedAt),
    periodStart: startOfPeriod(s),
    periodEnd: endOfPeriod(s),
    endsWithPeriod,
    endedAt: s.endedAt === null ? null : new Date(s.endedAt),
    next,
    priceCents: centsOf(s),
    nextPriceCents: s.nextCents ?? null,
    card,
    clientSecret,
  };
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const invoiceOf = (bill: Bill): InvoiceState => ({
  ref: bill.ref,
  subscriptionRef: bill.subscriptionRef,
  number: bill.number,
  status: bill.status,
  totalCents: totalOf(bill),
  lines: bill.lines,
  periodStart: new Date(bill.periodStart),
  periodEnd: new Date(bill.periodEnd),
  issuedAt: new Date(bill.issuedAt),
  paidAt: dateOrNull(bill.paidAt),
  attempts: bill.attempts,
  nextAttemptAt: dateOrNull(bill.nextAttemptAt),
  failure: bill.failure,
});
