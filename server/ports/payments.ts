import type { Confirmation, TestCardNumber } from '#contract/money/payments.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** A payment as its provider knows it. `waiting` is for the person: a card to enter, or a declined one to replace. */
export type PaymentState = {
  ref: string;
  status: 'waiting' | 'processing' | 'succeeded' | 'cancelled';
  /** What was asked for, and what came in. Both are compared with the order's frozen price. */
  amountCents: number;
  receivedCents: number;
  refundedCents: number;
  /** Money that was on its way back and did not arrive, a bank says: days later as a rule. */
  isRefundFailed: boolean;
  currency: string;
  /** Whose it is, as we told the provider when it was made. Null: not one that we made. */
  paymentId: string | null;
  /** Why the last try failed, in the provider's words for the person. */
  failure: string | null;
  /** "Visa ending 4242", once known. */
  card: string | null;
};

export type NewPayment = {
  /** Ours: the same one never makes two payments, however often it is asked for. */
  paymentId: string;
  amountCents: number;
  /** For the provider's list of payments. It names no person: receipts are ours to write. */
  description: string;
};

/** One piece of news from the provider. It says what to look at; what is true is then read from the provider. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** The payment, subscription, payout or payee it is about; of an invoice, its subscription. */
  object: { kind: 'payment' | 'subscription' | 'payout' | 'payee' | 'other'; ref: string };
  createdAt: Date;
};

/** What a browser needs to show the provider's payment form. Nothing secret. */
export type PaymentForm = { provider: 'stripe'; publishableKey: string } | { provider: 'simulated' };

/** What only the built-in provider does: its form posts to us, and its news is told by a job of ours. */
export type SimulatedForm = {
  confirm(clientSecret: string, card: TestCardNumber): Promise<Confirmation>;
  /** The answer to "authenticate". */
  authenticate(clientSecret: string, approved: boolean): Promise<Confirmation>;
  /** The news as a real provider would send it, signed now. */
  envelope(news: WebhookEvent): { raw: Buffer; signature: string };
};

/**
 * Card payments. Every call may be repeated: the same ids give the same effect once. What the provider refuses for good
 * is a `ProviderRefusal`; trouble that may pass (no connection, 429, 5xx) is a `ProviderTrouble`, and a job tries again.
 */
export type PaymentsPort = {
  form: PaymentForm;
  simulated: SimulatedForm | null;
  create(payment: NewPayment): Promise<PaymentState & { clientSecret: string }>;
  read(ref: string): Promise<PaymentState & { clientSecret: string }>;
  /** Makes sure that nobody can pay it any more; one that was paid meanwhile says so. */
  cancel(ref: string): Promise<PaymentState>;
  /** Gives everything back. */
  refund(request: { ref: string; refundId: string }): Promise<PaymentState>;
  /** Checks the signature over the raw bytes and reads the news. Null: forged, stale or not for us. */
  readEvent(raw: Buffer, signature: string, now: Date): ProviderEvent | null;
  /** Reads news whose signature was checked when it came. Null: not news. */
  parseWebhook(raw: Buffer): ProviderEvent | null;
};

/** The provider says no and will say no again. The message is for the person. */
export class ProviderRefusal extends Error {}

/** No answer, or one that may be another next time. Nobody knows whether the request was done. */
export class ProviderTrouble extends Error {
  /** The provider will say the same again to this very request: its key must not be used any more. */
  readonly isKept: boolean;
  constructor(what: string, more: { isKept?: boolean; cause?: unknown } = {}) {
    super(what, { cause: more.cause });
    this.isKept = more.isKept ?? false;
  }
}
