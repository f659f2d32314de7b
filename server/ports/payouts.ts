import { ProviderRefusal } from './payments.ts';

/** The provider pays nobody whom it does not know, and does not know this person yet. Another card would not help. */
export class IdentityWanted extends ProviderRefusal {
  constructor(options?: ErrorOptions) {
    super(
      'Our payment provider pays only people it knows. Confirm who you are under Emergency cash card, and we send it at once.',
      options,
    );
  }
}

/** Cash on its way to a card, as its provider knows it. */
export type PayoutState = {
  ref: string;
  /** `sent`: accepted and on its way. */
  status: 'sent' | 'delivered' | 'failed';
  cents: number;
  /** Why it failed, in words for the member. */
  failure: string | null;
};

/** Both are ours, and stand in our books before anything is asked for. */
export type PayoutName = {
  /** Incident and home: what this cash is for. Money is set aside for it once, ever. */
  purpose: string;
  /** The purpose and the round. The same one pays once, however often it is asked for. */
  key: string;
};

export type PayoutRequest = PayoutName & {
  recipientRef: string;
  cardRef: string;
  cents: number;
  /** On the member's statement. */
  statement: string;
  /** It may have been asked for before, or money may have been set aside: look first. */
  isRepeat: boolean;
};

export type PayoutCard = {
  recipientRef: string;
  cardRef: string;
  name: string;
  /** It is saved, and takes no cash until the person has told the provider who they are. */
  lacksIdentity: boolean;
};

/** What a browser needs to hand a card to the provider. Nothing secret. */
export type PayoutCardForm =
  | { provider: 'stripe'; publishableKey: string }
  | { provider: 'simulated' }
  /** Nobody sends cash here, and no card is taken for it. */
  | { provider: 'none' };

/**
 * Cash to debit cards. Every call may be repeated with the same key. What the provider refuses for good is a
 * `ProviderRefusal`; anything else is a `ProviderTrouble` (server/ports/payments.ts): nobody knows whether it was done,
 * and it is asked for again under the same key, or looked up.
 */
export type PayoutsPort = {
  form: PayoutCardForm;
  /** Makes the card of a token the one that is paid. `recipientRef` is who this person already is there, if anybody. */
  saveCard(request: {
    userId: string;
    email: string;
    token: string;
    recipientRef: string | null;
    key: string;
    /** When and from where the person agreed to the provider's terms. */
    agreedAt: Date;
    agreedFrom: string;
  }): Promise<PayoutCard>;
  /** Does the provider still want to know who this is? */
  lacksIdentity(recipientRef: string): Promise<boolean>;
  /** Where the person tells them. It works once, for a few minutes; afterwards they come back to `returnUrl`. */
  identityLink(recipientRef: string, returnUrl: string): Promise<string>;
  /** `IdentityWanted` when the person has to tell who they are first. */
  send(request: PayoutRequest): Promise<PayoutState>;
  read(ref: string): Promise<PayoutState>;
  /** What was made under a key, if anything: after a crash between asking and writing down. */
  find(name: PayoutName): Promise<PayoutState | null>;
  /** Takes back what was set aside for a purpose and never reached a card. */
  takeBack(purpose: string): Promise<void>;
  /** Everything that was paid out since then and did not fail, by key: what the books are compared with. */
  statementSince(since: Date): AsyncIterable<PayoutState & { key: string }>;
};
