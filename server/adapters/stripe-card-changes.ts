import type Stripe from 'stripe';
import type { BillingPort } from '#server/ports/billing.ts';
import { callStripe } from './stripe-client.ts';
import type { SubscriptionCalls } from './stripe-subscription-calls.ts';

/** Another card for a membership. */
export const cardChanges = (
  stripe: Stripe,
  { fetch, read }: SubscriptionCalls,
): Pick<BillingPort, 'startCardChange' | 'adoptCard'> => ({
  startCardChange: async (ref, key) => {
    const { customerRef } = await read(ref);
    const intent = await callStripe(() =>
      stripe.setupIntents.create(
        {
          customer: customerRef,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true },
          metadata: { subscriptionRef: ref },
        },
        { idempotencyKey: key },
      ),
    );
    return { clientSecret: intent.client_secret ?? '' };
  },
  adoptCard: async (ref) => {
    const subscription = await fetch(ref);
    const { customer, default_payment_method: own } = subscription;
    const customerRef = typeof customer === 'string' ? customer : customer.id;
    const { data } = await callStripe(() => stripe.setupIntents.list({ customer: customerRef, limit: 10 }));
    const entered = data.find(
      ({ status, metadata }) => status === 'succeeded' && metadata?.['subscriptionRef'] === ref,
    );
    const method =
      typeof entered?.payment_method === 'string' ? entered.payment_method : entered?.payment_method?.id;
    const current = typeof own === 'string' ? own : own?.id;
    const isAdopted = entered?.metadata?.['adopted'] === 'yes';
    if (!entered || !method || isAdopted) return false;
    if (method !== current)
      await callStripe(() => stripe.subscriptions.update(ref, { default_payment_method: method }));
    await callStripe(() => stripe.setupIntents.update(entered.id, { metadata: { adopted: 'yes' } }));
    return true;
  },
});
