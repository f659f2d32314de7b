import type Stripe from 'stripe';
import { BRAND } from '#contract/brand.ts';
import type { Terms } from '#contract/money/plan-changes.ts';
import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/billing.ts';
import { cardLabel } from './payments.stripe.ts';

/**
 * A price is found by this key and says in its metadata what it is for. When a price changes, the key moves
 * to the new one.
 */
export const lookupKey = ({ plan, interval }: Terms): string => `hearthline_${plan}_${interval}`;

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : dateOf(seconds);
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Fetched with a subscription: the pending payment, the scheduled change, and the card. */
export const EXPAND = [
  'latest_invoice.confirmation_secret',
  'schedule.phases.items.price',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

const STATUS: Record<string, SubscriptionState['status']> = {
  incomplete: 'starting',
  incomplete_expired: 'ended',
  canceled: 'ended',
  active: 'active',
  trialing: 'active',
  past_due: 'late',
  unpaid: 'late',
  paused: 'late',
};

export function termsOf(price: string | Stripe.Price | Stripe.DeletedPrice): Terms {
  const said = typeof price === 'object' && !price.deleted ? price.metadata : {};
  const plan = PLAN_KEYS.find((p) => p === said['plan']);
  const interval = INTERVALS.find((i) => i === said['interval']);
  if (!plan || !interval)
    throw new Error('a Stripe price does not say which plan it is: run npm run billing -- setup');
  return { plan, interval };
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`);
  return item;
}

export const scheduleOf = (subscription: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof subscription.schedule === 'object' ? subscription.schedule : null;

/** The price of the next period, if one is scheduled. */
const scheduledPrice = (subscription: Stripe.Subscription) => {
  const end = itemOf(subscription).current_period_end;
  return scheduleOf(subscription)?.phases.find(({ start_date }) => start_date >= end)?.items[0]?.price;
};

/** Another price for the same terms from the next period on. */
function nextPriceOf(subscription: Stripe.Subscription, current: Terms): number | null {
  const price = scheduledPrice(subscription);
  if (!price || typeof price !== 'object' || price.deleted || nextOf(subscription, current)) return null;
  return price.unit_amount === itemOf(subscription).price.unit_amount ? null : price.unit_amount;
}

/** What the next period changes to, if anything. */
function nextOf(subscription: Stripe.Subscription, current: Terms): Terms | null {
  const price = scheduledPrice(subscription);
  if (!price) return null;
  const next = termsOf(price);
  return next.plan === current.plan && next.interval === current.interval ? null : next;
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  const general =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? general;
  return typeof method === 'object' && method?.card ? cardLabel(method.card) : null;
}

/** The client secret of the payment the member must complete, if any. */
function secretOf({ status, pending_update, latest_invoice }: Stripe.Subscription): string | null {
  const isWaiting = pending_update !== null || ['incomplete', 'past_due', 'unpaid'].includes(status);
  if (!isWaiting || typeof latest_invoice !== 'object' || latest_invoice?.status !== 'open') return null;
  return latest_invoice.confirmation_secret?.client_secret ?? null;
}

const latestOf = ({ latest_invoice: latest }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof latest === 'object' ? latest : null;

/** Metadata that marks a subscription as ending because of an unpaid invoice. */
export const endingWith = (subscription: Stripe.Subscription): { ending: string } => ({
  ending: latestOf(subscription)?.id ?? '',
});

/** Its invoice was voided so that it can end, but it hasn't ended yet: nothing was paid. */
function isEnding(subscription: Stripe.Subscription): boolean {
  const latest = latestOf(subscription);
  return latest?.status === 'void' && subscription.metadata['ending'] === latest.id;
}

export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const item = itemOf(subscription);
  const terms = termsOf(item.price);
  const told = STATUS[subscription.status] ?? 'late';
  const status = told === 'active' && isEnding(subscription) ? 'late' : told;
  const { customer } = subscription;
  return {
    ref: subscription.id,
    customerRef: typeof customer === 'string' ? customer : customer.id,
    status,
    ...terms,
    startedAt: dateOf(subscription.start_date),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end,
    endedAt:
      status === 'ended' ? (dateOrNull(subscription.ended_at) ?? dateOrNull(subscription.canceled_at)) : null,
    next: status === 'ended' ? null : nextOf(subscription, terms),
    priceCents: item.price.unit_amount ?? 0,
    nextPriceCents: status === 'ended' ? null : nextPriceOf(subscription, terms),
    card: cardOf(subscription),
    clientSecret: status === 'ended' ? null : secretOf(subscription),
  };
}

const INVOICE_STATUS: Record<string, InvoiceState['status']> = { open: 'open', paid: 'paid' };

/** Maps an invoice to ours. What it bills is in its lines; its own period is the previous one. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  subscriptionRef: string,
  failure: string | null,
): InvoiceState {
  const lines = invoice.lines.data;
  const period = lines.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end };
  const isPaid = invoice.status === 'paid';
  return {
    ref: invoice.id,
    subscriptionRef,
    number: invoice.number ?? invoice.id,
    status: INVOICE_STATUS[invoice.status ?? ''] ?? 'void',
    totalCents: invoice.total,
    lines: lines.map(({ description, amount }) => ({
      description: description ?? BRAND.name,
      cents: amount,
    })),
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    issuedAt: dateOf(invoice.created),
    paidAt: isPaid ? dateOrNull(invoice.status_transitions.paid_at) : null,
    attempts: Math.max(0, invoice.attempt_count - (isPaid ? 1 : 0)),
    nextAttemptAt: invoice.status === 'open' ? dateOrNull(invoice.next_payment_attempt) : null,
    failure: isPaid ? null : failure,
  };
}
