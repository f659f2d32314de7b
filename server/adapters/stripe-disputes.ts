import Stripe from 'stripe';
import type { DisputeState } from '#server/ports/billing.ts';
import { callStripe } from './stripe-client.ts';
import { dateOf } from './stripe-subscription.ts';

/** `warning_*` is an inquiry: the bank asks before it takes the money back. */
const STATUS: Record<string, DisputeState['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** The subscription whose invoice a payment paid, if any. */
async function subscriptionPaidBy(stripe: Stripe, paymentIntent: string): Promise<string | null> {
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      limit: 1,
      expand: ['data.invoice'],
    }),
  );
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** Reads a dispute from Stripe, with the subscription it is about. Null: there is none. */
export async function readStripeDispute(stripe: Stripe, ref: string): Promise<DisputeState | null> {
  const found = await callStripe(() =>
    stripe.disputes.retrieve(ref).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
      throw error;
    }),
  );
  if (!found) return null;
  const intent = idOf(found.payment_intent);
  const subscriptionRef = intent ? await subscriptionPaidBy(stripe, intent) : null;
  return {
    ref,
    status: STATUS[found.status] ?? 'open',
    amountCents: found.amount,
    openedAt: dateOf(found.created),
    subscriptionRef,
    paymentRef: subscriptionRef ? null : intent,
  };
}
