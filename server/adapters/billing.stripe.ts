import Stripe from 'stripe';
import { priceCents } from '#contract/core/plans.ts';
import type { BillingPort, InvoiceState } from '#server/ports/billing.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import { cardChanges } from './stripe-card-changes.ts';
import { callStripe, isGoneCustomer, refusalCode } from './stripe-client.ts';
import { readStripeDispute } from './stripe-disputes.ts';
import { planChanges } from './stripe-plan-changes.ts';
import { listedPrices, priceAt } from './stripe-prices.ts';
import { endingWith, invoiceOf, stateOf } from './stripe-subscription.ts';
import { subscriptionCalls } from './stripe-subscription-calls.ts';

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
  const priceOf = listedPrices(stripe);
  const calls = subscriptionCalls(stripe);
  const { fetch, read, voidOpen } = calls;

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
    ...planChanges(stripe, calls, priceOf),
    ...cardChanges(stripe, calls),

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
