import Stripe from 'stripe';
import { BRAND } from '#contract/brand.ts';
import { changeTiming, type Terms } from '#contract/money/plan-changes.ts';
import { priceCents } from '#contract/core/plans.ts';
import { CHANGED_MEANWHILE, type BillingPort, type InvoiceState } from '#server/ports/billing.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import { callStripe, isGoneCustomer, refusalCode } from './stripe-client.ts';
import { priceAt } from './stripe-prices.ts';
import { readStripeDispute } from './stripe-disputes.ts';
import {
  dateOf,
  endingWith,
  EXPAND,
  invoiceOf,
  itemOf,
  lookupKey,
  scheduleOf,
  secondsOf,
  stateOf,
} from './stripe-subscription.ts';

/** Codes that mean the payment needs the member or is already done; not refusals. */
const NOT_REFUSED = ['invoice_payment_intent_requires_action', 'invoice_already_paid'];
const MOST = 100;

/** A deleted customer has nothing left to change. */
function unlessMissing(error: unknown): void {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
  throw error;
}

/** Memberships through Stripe Billing. */
export function createStripeBilling(stripe: Stripe): BillingPort {
  const prices = new Map<string, string>();
  /** Prices are created once by `npm run billing -- setup` and don't change under a running server. */
  async function priceOf(terms: Terms): Promise<string> {
    const key = lookupKey(terms);
    const known = prices.get(key);
    if (known) return known;
    const { data } = await callStripe(() =>
      stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
    );
    const found = data[0]?.id;
    if (!found) throw new ProviderTrouble(`Stripe has no price ${key}: run npm run billing -- setup`);
    prices.set(key, found);
    return found;
  }

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

  /** Why the last attempt failed. The message is on the payment, not on the invoice. */
  async function failureOf(invoiceRef: string): Promise<string | null> {
    const { data } = await callStripe(() =>
      stripe.invoicePayments.list({ invoice: invoiceRef, limit: 1, expand: ['data.payment.payment_intent'] }),
    );
    const intent = data[0]?.payment.payment_intent;
    return typeof intent === 'object' ? (intent.last_payment_error?.message ?? null) : null;
  }

  async function toInvoice(invoice: Stripe.Invoice, ref: string): Promise<InvoiceState> {
    const isFailing = invoice.status === 'open' && invoice.attempt_count > 0;
    return invoiceOf(invoice, ref, isFailing ? await failureOf(invoice.id) : null);
  }

  /**
   * The idempotency key is per membership: with a per-person key, Stripe would return a customer it has since
   * deleted.
   */
  async function customerFor(userId: string, email: string, key: string): Promise<string> {
    const made = await callStripe(() =>
      stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: `${key}:customer` }),
    );
    return made.id;
  }

  /**
   * Finds a subscription created with this key before a lost connection. Stripe keeps idempotency keys for a
   * day; our metadata stays.
   */
  async function madeBefore(customer: string, key: string): Promise<string | undefined> {
    const { data } = await callStripe(() =>
      stripe.subscriptions.list({ customer, status: 'all', limit: MOST }),
    );
    return data.find(({ metadata }) => metadata['key'] === key)?.id;
  }

  const begin = (customer: string, price: string, key: string, idempotencyKey: string) =>
    callStripe(() =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { key },
        },
        { idempotencyKey },
      ),
    );

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

  /**
   * Ends it without a final invoice. Voiding the first invoice already deletes an incomplete subscription.
   */
  const end = (ref: string) =>
    callStripe(() => stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false })).catch(
      (error: unknown) => {
        if (refusalCode(error) !== 'resource_missing') throw error;
      },
    );

  return {
    provider: 'stripe',

    start: async ({ key, userId, email, customerRef, plan, interval, cents }) => {
      const terms = { plan, interval };
      const isRegular = cents === priceCents(plan, interval);
      const price = isRegular ? await priceOf(terms) : await priceAt(stripe, terms, cents);
      const customer = customerRef ?? (await customerFor(userId, email, key));
      const earlier = await madeBefore(customer, key);
      if (earlier) return read(earlier);
      try {
        return await read((await begin(customer, price, key, key)).id);
      } catch (error) {
        // The customer was deleted at Stripe, which ended their subscriptions. Start over with a new
        // customer.
        if (customerRef && isGoneCustomer(error)) {
          const anew = await customerFor(userId, email, key);
          return read((await begin(anew, price, key, `${key}:anew`)).id);
        }
        // With the same key, Stripe would repeat this failure for a day.
        if (!(error instanceof ProviderTrouble && error.isKept)) throw error;
        const made =
          (await madeBefore(customer, key)) ?? (await begin(customer, price, key, `${key}:again`)).id;
        return read(made);
      }
    },

    read,
    invoices: async (ref) => {
      const { data } = await callStripe(() => stripe.invoices.list({ subscription: ref, limit: MOST }));
      const issued = data.filter(({ status }) => status !== 'draft');
      return Promise.all(issued.map((invoice) => toInvoice(invoice, ref)));
    },

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
    endUnpaid: async (ref) => {
      const subscription = await fetch(ref);
      const { status } = stateOf(subscription);
      // Stripe sets a subscription back to active once its invoice is void, and the connection may be lost
      // before we cancel it. So mark it first.
      if (status === 'late')
        await callStripe(() => stripe.subscriptions.update(ref, { metadata: endingWith(subscription) }));
      // Cancel only once the invoice is void and can't be paid anymore. An invoice that was just paid can't
      // be voided.
      if (status === 'active' || !(await voidOpen(ref))) return read(ref);
      if (status !== 'ended') await end(ref);
      return read(ref);
    },
    endNow: async (ref) => {
      if ((await read(ref)).status !== 'ended') await end(ref);
      // Even when it had already ended: the connection may have been lost before its invoice was voided.
      await voidOpen(ref);
      return read(ref);
    },

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

    payNow: async (invoiceRef, key) => {
      await callStripe(() =>
        stripe.invoices.pay(invoiceRef, {}, { idempotencyKey: key }).catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeError && NOT_REFUSED.includes(error.code ?? '')) return;
          throw error;
        }),
      );
      const invoice = await callStripe(() => stripe.invoices.retrieve(invoiceRef));
      const ref = invoice.parent?.subscription_details?.subscription;
      if (!ref) throw new ProviderRefusal('This invoice belongs to no membership.');
      return toInvoice(invoice, typeof ref === 'string' ? ref : ref.id);
    },

    readDispute: (ref) => readStripeDispute(stripe, ref),

    setEmail: async (customerRef, email) => {
      await callStripe(() => stripe.customers.update(customerRef, { email }).catch(unlessMissing));
    },
    forget: async (customerRef) => {
      await callStripe(() => stripe.customers.del(customerRef).catch(unlessMissing));
    },
  };
}
