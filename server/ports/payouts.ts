import { ProviderRefusal } from './payments.ts';

/**
 * The provider pays only people with a verified identity, and this one isn't verified yet. Another card
 * wouldn't help.
 */
export class IdentityRequired extends ProviderRefusal {
  constructor(options?: ErrorOptions) {
    super(
      'Our payment provider must verify your identity. Verify it under Emergency cash card, and we’ll send the cash right away.',
      options,
    );
  }
}

/** Cash on its way to a card, as its provider reports it. */
export type PayoutState = {
  ref: string;
  /** `sent`: accepted and on its way. */
  status: 'sent' | 'delivered' | 'failed';
  cents: number;
  /** Why it failed, worded for the member. */
  failure: string | null;
};

/** Both are ours, and are stored before anything is requested. */
export type PayoutName = {
  /** Incident and home: what this cash is for. Money is set aside for it exactly once. */
  purpose: string;
  /** The purpose and the round. The same key pays once, however often it is requested. */
  key: string;
};

export type PayoutRequest = PayoutName & {
  recipientRef: string;
  cardRef: string;
  cents: number;
  /** Text on the member's statement. */
  statement: string;
  /** It may have been requested before, or money may be set aside already: check first. */
  isRepeat: boolean;
};

export type PostalAddress = { address: string; city: string; state: string; zip: string };

export type PayoutCard = {
  recipientRef: string;
  cardRef: string;
  /** Identifies the card number, even when different members add it. Null if the provider doesn't say. */
  fingerprint: string | null;
  name: string;
  /** It is saved, but can't receive cash until the person has verified their identity. */
  lacksIdentity: boolean;
};

/** What a browser needs to send a card to the provider. Nothing secret. */
export type PayoutCardForm =
  | { provider: 'stripe'; publishableKey: string }
  | { provider: 'simulated' }
  /** No payout provider, so no card is accepted. */
  | { provider: 'none' };

/**
 * Cash to debit cards. Every call is idempotent by its key. A final refusal is a `ProviderRefusal`; anything
 * else is a `ProviderTrouble` (server/ports/payments.ts): the outcome is unknown, and the call is retried
 * with the same key, or looked up.
 */
export type PayoutsPort = {
  form: PayoutCardForm;
  /** Makes a token's card the one that is paid. `recipientRef` is the person's existing recipient, if any. */
  saveCard(request: {
    userId: string;
    email: string;
    /** What we already know of the person, so that the provider doesn't ask again. */
    person: { name: string | null; address: PostalAddress | null };
    token: string;
    recipientRef: string | null;
    key: string;
    /** When and from where the person agreed to the provider's terms. */
    agreedAt: Date;
    agreedFrom: string;
  }): Promise<PayoutCard>;
  /** Whether the provider still needs to verify this person's identity. */
  lacksIdentity(recipientRef: string): Promise<boolean>;
  /**
   * Link to the provider's identity check. It works once, for a few minutes, and then returns to `returnUrl`.
   */
  identityLink(recipientRef: string, returnUrl: string): Promise<string>;
  /** Throws `IdentityWanted` when the person must verify their identity first. */
  send(request: PayoutRequest): Promise<PayoutState>;
  read(ref: string): Promise<PayoutState>;
  /** What was created under a key, if anything: after a crash between the request and saving its result. */
  find(name: PayoutName): Promise<PayoutState | null>;
  /** Reverses what was set aside for a purpose and never reached a card. */
  reverseTransfer(purpose: string): Promise<void>;
  /** All payouts since then that didn't fail, by key, for reconciliation with our records. */
  statementSince(since: Date): AsyncIterable<PayoutState & { key: string }>;
};
