import type { Confirmation, TestCardNumber } from '#contract/money/payments.ts';
import type { WebhookEvent } from './webhook-event.ts';

/**
 * A payment as its provider reports it. `waiting` needs the member: a card to enter, or a declined one to
 * replace.
 */
export type PaymentState = {
  ref: string;
  status: 'waiting' | 'processing' | 'succeeded' | 'cancelled';
  /** The amount requested and the amount received. Both are compared with the order's frozen price. */
  amountCents: number;
  receivedCents: number;
  refundedCents: number;
  /** A bank reported that the refund didn't arrive, usually days later. */
  isRefundFailed: boolean;
  currency: string;
  /** Our payment id, as we sent it to the provider. Null: not created by us. */
  paymentId: string | null;
  /** Why the last attempt failed, in the provider's words for the member. */
  failure: string | null;
  /** "Visa ending 4242", once known. */
  card: string | null;
};

export type NewPayment = {
  /** Our idempotency key: the same id never creates two payments. */
  paymentId: string;
  amountCents: number;
  /** For the provider's list of payments. It names no person: we send the receipts ourselves. */
  description: string;
};

/** A webhook event. It says only what changed; the actual state is then read from the provider. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** The payment, subscription, payout or payee it is about; for an invoice, its subscription. */
  object: { kind: 'payment' | 'subscription' | 'payout' | 'payee' | 'dispute' | 'other'; ref: string };
  createdAt: Date;
};

/** What a browser needs to show the provider's payment form. Nothing secret. */
export type PaymentForm =
  | { provider: 'stripe'; publishableKey: string }
  | { provider: 'simulated' }
  | { provider: 'none' };

/** Only for the built-in provider: its form posts to us, and one of our jobs sends its webhook events. */
export type SimulatedForm = {
  confirm(clientSecret: string, card: TestCardNumber): Promise<Confirmation>;
  /** Completes the "authenticate" step. */
  authenticate(clientSecret: string, approved: boolean): Promise<Confirmation>;
  /** The event as a real provider would send it, signed now. */
  envelope(news: WebhookEvent): { raw: Buffer; signature: string };
};

/**
 * Card payments. Every call is idempotent by its ids. A final refusal is a `ProviderRefusal`; temporary
 * trouble (no connection, 429, 5xx) is a `ProviderTrouble`, and a job retries.
 */
export type PaymentsPort = {
  form: PaymentForm;
  simulated: SimulatedForm | null;
  create(payment: NewPayment): Promise<PaymentState & { clientSecret: string }>;
  read(ref: string): Promise<PaymentState & { clientSecret: string }>;
  /** Makes sure it can't be paid anymore; the returned state says if it was paid meanwhile. */
  cancel(ref: string): Promise<PaymentState>;
  /** Refunds the full amount. */
  refund(request: { ref: string; refundId: string }): Promise<PaymentState>;
  /** Checks the signature over the raw bytes and parses the event. Null: forged, stale or not for us. */
  readEvent(raw: Buffer, signature: string, now: Date): ProviderEvent | null;
  /** Parses an event whose signature was checked on arrival. Null: not an event. */
  parseWebhook(raw: Buffer): ProviderEvent | null;
};

/** A final refusal by the provider. The message is for the member. */
export class ProviderRefusal extends Error {}

/** No response, or one that may differ next time. It is unknown whether the request took effect. */
export class ProviderTrouble extends Error {
  /** The provider will repeat this response for this idempotency key, so don't use the key again. */
  readonly isKept: boolean;
  constructor(what: string, more: { isKept?: boolean; cause?: unknown } = {}) {
    super(what, { cause: more.cause });
    this.isKept = more.isKept ?? false;
  }
}
