import type Stripe from 'stripe';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import {
  IdentityRequired,
  type PayoutName,
  type PayoutRequest,
  type PayoutsPort,
  type PayoutState,
} from '#server/ports/payouts.ts';
import { cardLabel } from './payments.stripe.ts';
import { callStripe, refusalCode } from './stripe-client.ts';
import { partsOfRef, payoutRef } from './stripe-payout.ts';

/** Our worker does the retries and checks the outcome first, so the library must not retry. */
const ONCE = { maxNetworkRetries: 0 } as const;
const MOST = 100;

/** Messages for members; other failures are for engineers. */
const FAILURES: Record<string, string> = {
  declined: 'Your bank declined the payment.',
  debit_not_authorized: 'Your bank declined the payment.',
  account_closed: 'The account for this card is closed.',
  expired_card: 'Your card has expired.',
  unsupported_card: 'Your card can’t receive instant payments.',
};

const STATUS: Record<string, PayoutState['status']> = {
  pending: 'sent',
  in_transit: 'sent',
  paid: 'delivered',
  failed: 'failed',
  canceled: 'failed',
};

const shown = (account: string, payout: Stripe.Payout): PayoutState => ({
  ref: payoutRef(account, payout.id),
  status: STATUS[payout.status] ?? 'sent',
  cents: payout.amount,
  failure: payout.failure_code ? (FAILURES[payout.failure_code] ?? null) : null,
});

/** Fills in what we know. Stripe asks the person only for what is missing, and they can correct the rest there. */
function individualOf(
  email: string,
  { name, address }: Parameters<PayoutsPort['saveCard']>[0]['person'],
): Stripe.AccountCreateParams.Individual {
  const words = name?.trim().split(/\s+/) ?? [];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return {
    email,
    ...(last === undefined ? {} : { first_name: words.slice(0, -1).join(' '), last_name: last }),
    ...(address
      ? {
          address: {
            line1: address.address,
            city: address.city,
            state: address.state,
            postal_code: address.zip,
            country: 'US',
          },
        }
      : {}),
  };
}

const isCard = (account: Stripe.ExternalAccount | Stripe.DeletedExternalAccount): account is Stripe.Card =>
  account.object === 'card';

/**
 * Cash through Stripe Connect. Every member who adds a debit card has a connected account, which pays out
 * only on our request. Money is set aside for a purpose by one transfer to that account; then an instant
 * payout sends it to the card. However a call ends, there is no second transfer: transfers are found by their
 * group.
 */
export function createStripePayouts(
  stripe: Stripe,
  { publishableKey }: { publishableKey: string },
): PayoutsPort {
  async function openRecipient({
    userId,
    email,
    person,
    key,
    agreedAt,
    agreedFrom,
  }: Parameters<PayoutsPort['saveCard']>[0]): Promise<string> {
    const made = await callStripe(() =>
      stripe.accounts.create(
        {
          country: 'US',
          email,
          business_type: 'individual',
          individual: individualOf(email, person),
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'application',
            stripe_dashboard: { type: 'none' },
          },
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          tos_acceptance: { date: Math.floor(agreedAt.getTime() / 1000), ip: agreedFrom },
          metadata: { userId },
        },
        { idempotencyKey: `${key}:account` },
      ),
    );
    return made.id;
  }

  /** Any requirement besides the card is about the person: name, date of birth, address, last digits. */
  async function lacksIdentity(recipientRef: string): Promise<boolean> {
    const { requirements } = await callStripe(() => stripe.accounts.retrieve(recipientRef, {}, ONCE));
    const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
    return due.some((what) => what !== 'external_account');
  }

  /**
   * Our balance being too low, or an account still under review, isn't the fault of the member's card. When
   * Stripe waits for the member, retrying would never end.
   */
  async function orTrouble<T>(recipientRef: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const code = refusalCode(error);
      if (code && OF_THE_ACCOUNT.includes(code) && (await lacksIdentity(recipientRef)))
        throw new IdentityRequired({ cause: error });
      if (code && (OURS.includes(code) || OF_THE_ACCOUNT.includes(code)))
        throw new ProviderTrouble(code, { cause: error });
      throw error;
    }
  }

  /** The transfers set aside for a purpose, minus reversed ones. */
  async function transfersOf(purpose: string): Promise<Stripe.Transfer[]> {
    const { data } = await callStripe(() =>
      stripe.transfers.list({ transfer_group: purpose, limit: MOST }, ONCE),
    );
    return data.filter(({ amount, amount_reversed: back }) => amount > back);
  }

  async function payoutUnder(account: string, key: string): Promise<Stripe.Payout | undefined> {
    for await (const payout of stripe.payouts.list({ limit: MOST }, { ...ONCE, stripeAccount: account }))
      if (payout.metadata?.['key'] === key) return payout;
    return undefined;
  }

  const transfer = ({ purpose, recipientRef, cents }: PayoutRequest, idempotencyKey: string) =>
    callStripe(() =>
      stripe.transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: recipientRef,
          transfer_group: purpose,
          metadata: { purpose },
        },
        { ...ONCE, idempotencyKey },
      ),
    );

  /** Sets the money aside, exactly once per purpose. */
  async function setAside(request: PayoutRequest): Promise<void> {
    const { purpose, recipientRef, cents, isRepeat } = request;
    if (isRepeat) {
      const [there] = await transfersOf(purpose);
      if (there && (there.destination !== recipientRef || there.amount !== cents))
        throw new ProviderTrouble(`transfer ${there.id} is for somebody else or of another sum`);
      if (there) return;
    }
    await orTrouble(recipientRef, () =>
      pastKept(
        `cash:${purpose}:transfer`,
        (idempotencyKey) => transfer(request, idempotencyKey),
        async () => (await transfersOf(purpose))[0],
      ),
    );
  }

  const payOut = ({ key, recipientRef, cardRef, cents, statement }: PayoutRequest, idempotencyKey: string) =>
    callStripe(() =>
      stripe.payouts.create(
        {
          amount: cents,
          currency: 'usd',
          method: 'instant',
          destination: cardRef,
          statement_descriptor: statement,
          metadata: { key },
        },
        { ...ONCE, stripeAccount: recipientRef, idempotencyKey },
      ),
    );

  async function find({ purpose, key }: PayoutName): Promise<PayoutState | null> {
    const [there] = await transfersOf(purpose);
    const account = there && String(there.destination);
    const payout = account ? await payoutUnder(account, key) : undefined;
    return account && payout ? shown(account, payout) : null;
  }

  return {
    form: { provider: 'stripe', publishableKey },
    saveCard: async (request) => {
      const { token, key } = request;
      const recipientRef = request.recipientRef ?? (await openRecipient(request));
      const card = await callStripe(() =>
        stripe.accounts.createExternalAccount(
          recipientRef,
          { external_account: token, default_for_currency: true },
          { idempotencyKey: `${key}:card` },
        ),
      );
      if (!isCard(card)) throw new ProviderRefusal('Enter a debit card.');
      if (card.funding !== 'debit' && card.funding !== 'prepaid')
        throw new ProviderRefusal('Cash can only go to a debit card. Enter another card.');
      return {
        recipientRef,
        cardRef: card.id,
        fingerprint: card.fingerprint ?? null,
        name: debitName(card),
        lacksIdentity: await lacksIdentity(recipientRef),
      };
    },
    lacksIdentity,
    identityLink: async (account, returnUrl) =>
      (
        await callStripe(() =>
          stripe.accountLinks.create({
            account,
            type: 'account_onboarding',
            collection_options: { fields: 'currently_due' },
            return_url: returnUrl,
            refresh_url: returnUrl,
          }),
        )
      ).url,
    send: async (request) => {
      await setAside(request);
      const { recipientRef, key } = request;
      const payout = await orTrouble(recipientRef, () =>
        pastKept(
          `cash:${key}:payout`,
          (idempotencyKey) => payOut(request, idempotencyKey),
          () => payoutUnder(recipientRef, key),
        ),
      );
      return shown(recipientRef, payout);
    },
    read: async (ref) => {
      const { account, payout } = partsOfRef(ref);
      return shown(
        account,
        await callStripe(() => stripe.payouts.retrieve(payout, {}, { ...ONCE, stripeAccount: account })),
      );
    },
    find,
    reverseTransfer: async (purpose) => {
      for (const { id } of await transfersOf(purpose))
        await callStripe(() =>
          stripe.transfers.createReversal(id, {}, { idempotencyKey: `cash:${purpose}:back` }),
        );
    },
    statementSince: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const accounts = new Set<string>();
      for await (const { destination, metadata } of stripe.transfers.list({ created, limit: MOST }))
        if (metadata['purpose'] !== undefined) accounts.add(String(destination));
      for (const account of accounts)
        for await (const payout of stripe.payouts.list(
          { created, limit: MOST },
          { stripeAccount: account },
        )) {
          const key = payout.metadata?.['key'];
          if (key !== undefined) yield { ...shown(account, payout), key };
        }
    },
  };
}

/** "Visa debit ending 5556". */
const debitName = (card: Stripe.Card): string =>
  cardLabel({ brand: card.brand.toLowerCase(), last4: card.last4 }).replace(
    ' ending',
    card.funding === 'prepaid' ? ' prepaid ending' : ' debit ending',
  );

/** How many stored Stripe failures one call works around. */
const MOST_KEPT = 5;

/**
 * Stripe stores a 500 response under its idempotency key and repeats it for a day, longer than anyone can
 * wait. We first look for what the call created anyway, and use the next key only when there is nothing. If
 * an earlier call still succeeds later, no money is lost: an extra transfer stays on an account that pays out
 * only on our request, and an extra payout finds no balance.
 */
async function pastKept<T>(
  key: string,
  ask: (idempotencyKey: string) => Promise<T>,
  look: () => Promise<T | undefined>,
): Promise<T> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await ask(nth === 1 ? key : `${key}:${nth}`);
    } catch (error) {
      if (!(error instanceof ProviderTrouble) || !error.isKept || nth === MOST_KEPT) throw error;
      const made = await look();
      if (made) return made;
    }
  }
}

const OURS = ['balance_insufficient', 'instant_payouts_limit_exceeded'];
/** Stripe is still verifying the person, or waiting for them. */
const OF_THE_ACCOUNT = ['insufficient_capabilities_for_transfer', 'payouts_not_allowed'];
