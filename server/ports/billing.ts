import type { Terms } from '#contract/money/plan-changes.ts';
import type { Interval, PlanKey } from '#contract/core/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';

/** A subscription as its provider reports it. */
export type SubscriptionState = {
  ref: string;
  customerRef: string;
  /**
   * `starting`: the first payment hasn't arrived. `late`: a renewal failed and is being retried. `ended` is
   * final.
   */
  status: 'starting' | 'active' | 'late' | 'ended';
  plan: PlanKey;
  interval: Interval;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** It ends with the period, and nothing more is charged. */
  endsWithPeriod: boolean;
  endedAt: Date | null;
  /** What it changes to when the period ends, if anything. */
  next: { plan: PlanKey; interval: Interval } | null;
  /** What the current period costs, and from the next renewal on if a new price is scheduled. */
  priceCents: number;
  nextPriceCents: number | null;
  /** "Visa ending 4242", once known. */
  card: string | null;
  /** For the payment form, while the member must complete a payment. */
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
  /** Failed attempts to collect it, and when the next one is. */
  attempts: number;
  nextAttemptAt: Date | null;
  /** Why the last attempt failed, worded for the member. */
  failure: string | null;
};

/**
 * A chargeback. `inquiry`: the bank only asks, and no money was withdrawn. `won`: we keep the payment, because the bank
 * decided so or the cardholder withdrew.
 */
export type DisputeState = {
  ref: string;
  status: 'inquiry' | 'open' | 'won' | 'lost';
  amountCents: number;
  openedAt: Date;
  /** Null: the disputed payment isn't a membership's. */
  subscriptionRef: string | null;
  /** Null: it was paid as part of a membership, or the provider doesn't say. */
  paymentRef: string | null;
};

/** What a change would cost now; shown before the member agrees to it. */
export type ChangePreview = {
  /** Charged now; 0 when the change waits for the end of the period. */
  dueNowCents: number;
  lines: { description: string; cents: number }[];
  takesEffect: Date;
  /** The price from the next renewal on. */
  renewsAtCents: number;
  renewsAt: Date;
};

/** A change, priced against the terms in `from`. */
export type PlanMove = { from: Terms; to: Terms; when: 'now' | 'period-end'; at: Date };

/** For a subscription whose terms changed since the change was priced. */
export const CHANGED_MEANWHILE = 'Your plan was changed in the meantime. Reload the page.';

/**
 * Memberships that renew. Every call is idempotent by its `key`. Refusals and trouble are as with
 * `PaymentsPort`. A payment the member must complete (another card, an approval) isn't a refusal: the state
 * then has a `clientSecret`.
 */
export type BillingPort = {
  /** `none`: no card provider is configured. Functions refuse before they call it. */
  provider: 'stripe' | 'simulated' | 'none';
  /** Starts a subscription that awaits its first payment. The same key never starts two. */
  start(request: {
    key: string;
    userId: string;
    email: string;
    customerRef: string | null;
    plan: PlanKey;
    interval: Interval;
    /** The price the member agreed to. */
    cents: number;
  }): Promise<SubscriptionState>;
  read(ref: string): Promise<SubscriptionState>;
  /** Newest first. */
  invoices(ref: string): Promise<InvoiceState[]>;
  /** Priced as of `at`, to the second. */
  previewChange(ref: string, to: Terms, when: 'now' | 'period-end', at: Date): Promise<ChangePreview>;
  /**
   * `now` charges the difference as of `at`; until the member completes that payment, the plan stays the
   * same. `period-end` charges nothing and changes at renewal. Refused unless the terms still equal `from`.
   */
  change(ref: string, move: PlanMove, key: string): Promise<SubscriptionState>;
  /** The same terms at another price from the next renewal on. Replaces a planned change. */
  setRenewalPrice(ref: string, cents: number, key: string): Promise<SubscriptionState>;
  /** Cancels a planned change, so nothing changes at renewal. */
  dropChange(ref: string, key: string): Promise<SubscriptionState>;
  endWithPeriod(ref: string, key: string): Promise<SubscriptionState>;
  keep(ref: string, key: string): Promise<SubscriptionState>;
  /**
   * Ends an unpaid subscription right away: an abandoned start, or a debt. A paid one, even if paid just now,
   * continues: the state says which. No payment can arrive after it ended.
   */
  endUnpaid(ref: string, key: string): Promise<SubscriptionState>;
  /** Ends it right away even if paid, without a refund: for a deleted account. */
  endNow(ref: string, key: string): Promise<SubscriptionState>;
  /** For the form that takes another card. */
  startCardChange(ref: string, key: string): Promise<{ clientSecret: string }>;
  /** Uses the card the member has entered since for all future payments. False: there is none. */
  adoptCard(ref: string): Promise<boolean>;
  /** Retries an open invoice now, with the card on file. If still open, it needs the member. */
  payNow(invoiceRef: string, key: string): Promise<InvoiceState>;
  /** Reads a dispute. Null: the provider has no such dispute. */
  readDispute(ref: string): Promise<DisputeState | null>;
  /** The address for the provider's receipts and invoices from now on. Idempotent; a deleted customer has none. */
  setEmail(customerRef: string, email: string): Promise<void>;
  /**
   * Deletes name, address and card of a customer whose subscriptions have all ended. Accounting records stay.
   */
  forget(customerRef: string): Promise<void>;
  /** A simulated provider has no clock of its own: our scheduler tells it that time has passed. */
  simulation?: {
    /** Runs everything that is due, for all or for one. */
    tick(only?: string): Promise<void>;
    /**
     * Moves everything about a subscription into the past, as if it had started that much earlier. Returns
     * where each moment moved: periods keep their day of the month.
     */
    moveBack(ref: string, ms: number): Promise<(at: Date) => Date>;
    /** When its next automatic event is due. */
    nextDue(ref: string): Promise<Date | null>;
    /** A cardholder disputes the newest paid invoice. Returns the dispute. */
    dispute(subscriptionRef: string): Promise<string>;
    /** The same for a single payment. */
    disputePayment(paymentRef: string): Promise<string>;
    closeDispute(ref: string, status: 'won' | 'lost'): Promise<void>;
    /** The same provider in the caller's transaction and with the caller's clock. */
    within(tx: Tx, clock: Clock): BillingPort;
  };
};
