import type Stripe from 'stripe';
import { BRAND } from '#contract/brand.ts';
import { priceCents } from '#contract/core/plans.ts';
import { changeTiming, type Terms } from '#contract/money/plan-changes.ts';
import { CHANGED_MEANWHILE, type BillingPort } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { callStripe } from './stripe-client.ts';
import { priceAt } from './stripe-prices.ts';
import { dateOf, itemOf, secondsOf } from './stripe-subscription.ts';
import type { SubscriptionCalls } from './stripe-subscription-calls.ts';

/** Changes of plan and price, now or at renewal, and whether it renews at all. */
export function planChanges(
  stripe: Stripe,
  { fetch, read, release, voidOpen }: SubscriptionCalls,
  priceOf: (terms: Terms) => Promise<string>,
): Pick<
  BillingPort,
  'previewChange' | 'change' | 'setRenewalPrice' | 'dropChange' | 'endWithPeriod' | 'keep'
> {
  /** Another price from the next period on. The schedule then releases the subscription, which keeps that price. */
  async function scheduleNext(
    ref: string,
    item: Stripe.SubscriptionItem,
    { price, interval, key }: { price: string; interval: Terms['interval']; key: string },
  ): Promise<void> {
    const schedule = await callStripe(() =>
      stripe.subscriptionSchedules.create({ from_subscription: ref }, { idempotencyKey: `${key}:schedule` }),
    );
    await callStripe(() =>
      stripe.subscriptionSchedules.update(
        schedule.id,
        {
          end_behavior: 'release',
          phases: [
            {
              items: [{ price: item.price.id, quantity: 1 }],
              start_date: item.current_period_start,
              end_date: item.current_period_end,
            },
            {
              items: [{ price, quantity: 1 }],
              proration_behavior: 'none',
              duration: { interval, interval_count: 1 },
            },
          ],
        },
        { idempotencyKey: key },
      ),
    );
  }

  /** Drops a planned change, so it applies neither at renewal nor through a late payment. */
  async function dropPlanned(ref: string, key: string): Promise<void> {
    await release(ref, key);
    // An active subscription owes nothing else: an open invoice is for the unpaid change and is voided with
    // it.
    if ((await read(ref)).status === 'active') await voidOpen(ref);
  }

  return {
    previewChange: async (ref, to, when, at) => {
      const subscription = await fetch(ref);
      const item = itemOf(subscription);
      const end = dateOf(item.current_period_end);
      const renewsAtCents = priceCents(to.plan, to.interval);
      if (when === 'period-end')
        return { dueNowCents: 0, lines: [], takesEffect: end, renewsAtCents, renewsAt: end };
      const price = await priceOf(to);
      const preview = await callStripe(() =>
        stripe.invoices.createPreview({
          subscription: ref,
          subscription_details: {
            items: [{ id: item.id, price }],
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(at),
          },
        }),
      );
      const lines = preview.lines.data.map(({ description, amount }) => ({
        description: description ?? BRAND.name,
        cents: amount,
      }));
      const ends = preview.lines.data.map(({ period }) => period.end);
      return {
        dueNowCents: preview.total,
        lines,
        takesEffect: at,
        renewsAtCents,
        renewsAt: dateOf(Math.max(item.current_period_end, ...ends)),
      };
    },

    change: async (ref, { from, to, when, at }, key) => {
      const price = await priceOf(to);
      const current = await read(ref);
      if (changeTiming(current, to) === 'none') return current; // repeat of a completed change
      if (changeTiming(current, from) !== 'none') throw new ProviderRefusal(CHANGED_MEANWHILE);
      const subscription = await release(ref, key);
      const item = itemOf(subscription);
      if (when === 'now') {
        await callStripe(() =>
          stripe.subscriptions.update(
            ref,
            {
              items: [{ id: item.id, price }],
              proration_behavior: 'always_invoice',
              proration_date: secondsOf(at),
              payment_behavior: 'pending_if_incomplete',
            },
            { idempotencyKey: key },
          ),
        );
        return read(ref);
      }
      await scheduleNext(ref, item, { price, interval: to.interval, key });
      return read(ref);
    },

    setRenewalPrice: async (ref, cents, key) => {
      const current = await read(ref);
      if (current.nextPriceCents === cents) return current; // repeat of a completed call
      if (current.status !== 'active' && current.status !== 'late')
        throw new ProviderRefusal('This membership is not active.');
      const price = await priceAt(stripe, current, cents);
      const item = itemOf(await release(ref, key));
      await scheduleNext(ref, item, { price, interval: current.interval, key });
      return read(ref);
    },
    dropChange: async (ref, key) => {
      await dropPlanned(ref, key);
      return read(ref);
    },
    endWithPeriod: async (ref, key) => {
      await dropPlanned(ref, key);
      await callStripe(() =>
        stripe.subscriptions.update(ref, { cancel_at_period_end: true }, { idempotencyKey: key }),
      );
      return read(ref);
    },
    keep: async (ref, key) => {
      await callStripe(() =>
        stripe.subscriptions.update(ref, { cancel_at_period_end: false }, { idempotencyKey: key }),
      );
      return read(ref);
    },
  };
}
