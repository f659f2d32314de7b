import type { Terms } from '#contract/money/plan-changes.ts';
import type { Interval, PlanKey } from '#contract/core/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';

/** A subscription as its provider knows it. */
export type SubscriptionState = {
  ref: string;
  customerRef: string;
  /** `starting`: the first payment is not in. `late`: a renewal failed and is tried again. `ended` is final. */
  status: 'starting' | 'active' | 'late' | 'ended';
  plan: PlanKey;
  interval: Interval;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** It ends with the period, and nothing is charged again. */
  endsWithPeriod: boolean;
  endedAt: Date | null;
  /** What it becomes when the period ends, when that is something else. */
  next: { plan: PlanKey; interval: Interval } | null;
  /** "Visa ending 4242", once known. */
  card: string | null;
  /** For the payment form, while a payment waits for the person. */
  clientSecret: string | null;
};

export type InvoiceState = {
  ref: string;
  subscriptionRef: string;
  number: string;
  status: 'open' | 'paid' | 'void';
  totalCents: number;
  lines: { description: string; cents: number }[];
  periodStart: Date;
  periodEnd: Date;
  issuedAt: Date;
  paidAt: Date | null;
  /** Failed tries to collect it, and when the next one is. */
  attempts: number;
  nextAttemptAt: Date | null;
  /** Why the last try failed, in words for the person. */
  failure: string | null;
};

/** What a change would cost now: shown before anybody agrees to it. */
export type ChangePreview = {
  /** Charged now; 0 when the change waits for the end of the period. */
  dueNowCents: number;
  lines: { description: string; cents: number }[];
  takesEffect: Date;
  /** The price from the next renewal on. */
  renewsAtCents: number;
  renewsAt: Date;
};

/** A change that was priced for what there was: `from`. */
export type PlanMove = { from: Terms; to: Terms; when: 'now' | 'period-end'; at: Date };

/** For one whose terms are no longer those the change was priced for. */
export const CHANGED_MEANWHILE = 'Your plan was changed in the meantime. Reload the page.';

/**
 * Memberships that renew. Every call may be repeated under its `key`. Refusals and trouble are as with `PaymentsPort`. A
 * payment that waits for the person (another card, an approval) is no refusal: the state has a `clientSecret` then.
 */
export type BillingPort = {
  provider: 'stripe' | 'simulated';
  /** Begins a subscription that waits for its first payment. The same key never begins two. */
  start(request: {
    key: string;
    userId: string;
    email: string;
    customerRef: string | null;
    plan: PlanKey;
    interval: Interval;
  }): Promise<SubscriptionState>;
  read(ref: string): Promise<SubscriptionState>;
  /** Newest first. */
  invoices(ref: string): Promise<InvoiceState[]>;
  /** Priced as of `at`, to the second. */
  previewChange(ref: string, to: Terms, when: 'now' | 'period-end', at: Date): Promise<ChangePreview>;
  /**
   * `now` charges the difference as of `at`; while that payment waits for the person, the plan stays as it was.
   * `period-end` charges nothing and changes with the renewal. Refused unless it is still `from`.
   */
  change(ref: string, move: PlanMove, key: string): Promise<SubscriptionState>;
  /** Nothing changes with the renewal after all. */
  dropChange(ref: string, key: string): Promise<SubscriptionState>;
  endWithPeriod(ref: string, key: string): Promise<SubscriptionState>;
  keep(ref: string, key: string): Promise<SubscriptionState>;
  /**
   * Ends at once what is not paid: a start that was given up, a debt. What is paid, even a moment before, goes on: the
   * state says which. No payment can come in after an end.
   */
  endUnpaid(ref: string, key: string): Promise<SubscriptionState>;
  /** Ends it at once whatever is paid, without a refund: for an account that is deleted. */
  endNow(ref: string, key: string): Promise<SubscriptionState>;
  /** For the form that takes another card. */
  startCardChange(ref: string, key: string): Promise<{ clientSecret: string }>;
  /** Takes the card somebody has entered since for every payment to come. False: there is none. */
  adoptCard(ref: string): Promise<boolean>;
  /** Tries an open invoice again now, with the card on file. Still open: it waits for the person. */
  payNow(invoiceRef: string, key: string): Promise<InvoiceState>;
  /** Forgets name, address and card of a customer whose subscriptions have all ended. Books stay. */
  forget(customerRef: string): Promise<void>;
  /** A simulated provider has no clock of its own: the product's tells it that time has passed. */
  simulation?: {
    /** Does what has fallen due, for all or for one. */
    tick(only?: string): Promise<void>;
    /**
     * Moves everything about a subscription into the past, as if it had begun so much earlier, and tells where each moment
     * has gone: periods keep their day of the month.
     */
    moveBack(ref: string, ms: number): Promise<(at: Date) => Date>;
    /** When the next thing falls due for it. */
    nextDue(ref: string): Promise<Date | null>;
    /** The same provider in a transaction of the caller's, and by the caller's clock. */
    within(tx: Tx, clock: Clock): BillingPort;
  };
};
