import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderTrouble, type PaymentsPort, type PaymentState } from '#server/ports/payments.ts';
import { MAX_EVENT_AGE_SECONDS } from './signed-webhooks.ts';
import { callStripe, refusalCode } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';

type Options = { publishableKey: string; webhookSecret: string; connectSecret?: string | undefined };

const STATUS: Record<Stripe.PaymentIntent.Status, PaymentState['status']> = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_action: 'waiting',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending 4242". */
export const cardLabel = ({ brand, last4 }: { brand?: string | null; last4?: string | null }): string =>
  `${BRANDS[brand ?? ''] ?? 'Card'} ending ${last4 ?? '****'}`;

/** Includes the charge, which has the card and the refunds. */
const EXPAND = { expand: ['latest_charge', 'latest_charge.refunds'] };

/** Other apps may share the account and use the same metadata key for something else. */
const PaymentId = z.uuid().nullable().catch(null);

/** A refund can fail after it was created. A later manual refund replaces it. */
function isRefundFailed(refunds: readonly Pick<Stripe.Refund, 'status'>[]): boolean {
  const isOver = ({ status }: Pick<Stripe.Refund, 'status'>) => status === 'failed' || status === 'canceled';
  return refunds.length > 0 && refunds.every(isOver);
}

function shown(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const status = STATUS[intent.status] ?? 'waiting';
  return {
    ref: intent.id,
    status,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    isRefundFailed: isRefundFailed(charge?.refunds?.data ?? []),
    currency: intent.currency,
    paymentId: PaymentId.parse(intent.metadata['paymentId'] ?? null),
    failure: status === 'waiting' ? (intent.last_payment_error?.message ?? null) : null,
    card: card ? cardLabel(card) : null,
    clientSecret: intent.client_secret ?? '',
  };
}

/**
 * Card payments through Stripe. Cards go from the browser to Stripe; we see only references, amounts and
 * states.
 */
export function createStripePayments(
  stripe: Stripe,
  { publishableKey, webhookSecret, connectSecret }: Options,
): PaymentsPort {
  const read = async (ref: string) =>
    shown(await callStripe(() => stripe.paymentIntents.retrieve(ref, EXPAND)));

  const giveBack = (ref: string, refundId: string, key: string) =>
    callStripe(() =>
      stripe.refunds.create({ payment_intent: ref, metadata: { refundId } }, { idempotencyKey: key }),
    );

  const isSignedWith = (secret: string, raw: Buffer, signature: string, now: Date): boolean => {
    try {
      stripe.webhooks.constructEvent(raw, signature, secret, MAX_EVENT_AGE_SECONDS, undefined, now.getTime());
      return true;
    } catch {
      return false;
    }
  };

  return {
    form: { provider: 'stripe', publishableKey },
    simulated: null,
    create: async ({ paymentId, amountCents, description }) =>
      shown(
        await callStripe(() =>
          stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: 'usd',
              description,
              automatic_payment_methods: { enabled: true },
              metadata: { paymentId },
              ...EXPAND,
            },
            { idempotencyKey: `payment:${paymentId}` },
          ),
        ),
      ),
    read,
    cancel: async (ref) => {
      try {
        return shown(await callStripe(() => stripe.paymentIntents.cancel(ref, EXPAND)));
      } catch (error) {
        // Paid, being paid, or canceled already: its current state says which.
        if (refusalCode(error) === 'payment_intent_unexpected_state') return read(ref);
        throw error;
      }
    },
    refund: async ({ ref, refundId }) => {
      try {
        await giveBack(ref, refundId, `refund:${refundId}`);
      } catch (error) {
        const isKept = error instanceof ProviderTrouble && error.isKept;
        if (!isKept && refusalCode(error) !== 'charge_already_refunded') throw error;
        const now = await read(ref);
        if (now.refundedCents >= now.receivedCents) return now;
        // With the first key, Stripe would repeat this failure for a day. A second key can't refund twice: a
        // fully refunded charge can't be refunded again.
        if (isKept) await giveBack(ref, refundId, `refund:${refundId}:again`);
      }
      return read(ref);
    },
    // Events of our own account and of connected accounts use the same endpoint, each with its own secret.
    readEvent: (raw, signature, now) =>
      [webhookSecret, connectSecret].some((secret) => secret && isSignedWith(secret, raw, signature, now))
        ? readStripeEvent(raw)
        : null,
    parseWebhook: readStripeEvent,
  };
}
