import type { Interval, PlanKey } from '#contract/plans.ts';

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

/** Memberships that renew. Every call may be repeated under its `key`. Refusals and trouble are as with `PaymentsPort`. */
export type BillingPort = {
  /** Begins a subscription that waits for its first payment. */
  start(request: {
    key: string;
    userId: string;
    email: string;
    customerRef: string | null;
    plan: PlanKey;
    interval: Interval;
  }): Promise<SubscriptionState>;
  read(ref: string): Promise<SubscriptionState>;
  invoices(ref: string): Promise<InvoiceState[]>;
  previewChange(ref: string, to: { plan: PlanKey; interval: Interval }): Promise<ChangePreview>;
  /** `now` charges the difference at once; `period-end` charges nothing and changes with the renewal. */
  change(
    ref: string,
    to: { plan: PlanKey; interval: Interval },
    when: 'now' | 'period-end',
    key: string,
  ): Promise<SubscriptionState>;
  /** Nothing changes with the renewal after all. */
  dropChange(ref: string, key: string): Promise<SubscriptionState>;
  endWithPeriod(ref: string, key: string): Promise<SubscriptionState>;
  keep(ref: string, key: string): Promise<SubscriptionState>;
  /** Ends it at once, without a refund: for an account that is deleted, or a start that was given up. */
  endNow(ref: string, key: string): Promise<SubscriptionState>;
  /** For the form that takes another card. */
  startCardChange(customerRef: string, key: string): Promise<{ clientSecret: string }>;
  /** Tries an open invoice again now, with the card on file. */
  payNow(invoiceRef: string, key: string): Promise<InvoiceState>;
};
