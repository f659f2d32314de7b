import type Stripe from 'stripe';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { callStripe } from './stripe-client.ts';
import { EXPAND, scheduleOf, stateOf } from './stripe-subscription.ts';

const MOST = 100;

/** What several parts of billing do with one subscription. */
export function subscriptionCalls(stripe: Stripe) {
  const fetch = (ref: string) => callStripe(() => stripe.subscriptions.retrieve(ref, { expand: EXPAND }));
  const read = async (ref: string) => stateOf(await fetch(ref));

  /** Releases a scheduled change first: while a schedule is attached, Stripe accepts no other changes. */
  async function release(ref: string, key: string): Promise<Stripe.Subscription> {
    const subscription = await fetch(ref);
    const schedule = scheduleOf(subscription);
    if (schedule?.status === 'active' || schedule?.status === 'not_started')
      await callStripe(() =>
        stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}:release` }),
      );
    return subscription;
  }

  /** Voids all open invoices. Returns false if some were paid or are being paid. */
  async function voidOpen(ref: string): Promise<boolean> {
    const { data } = await callStripe(() =>
      stripe.invoices.list({ subscription: ref, status: 'open', limit: MOST }),
    );
    let isAllVoid = true;
    for (const { id } of data)
      await callStripe(() => stripe.invoices.voidInvoice(id)).catch((error: unknown) => {
        if (!(error instanceof ProviderRefusal)) throw error;
        isAllVoid = false;
      });
    return isAllVoid;
  }

  return { fetch, read, release, voidOpen };
}

export type SubscriptionCalls = ReturnType<typeof subscriptionCalls>;
