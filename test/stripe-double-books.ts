/** The double's state of memberships, in Stripe's formats, and what money and time do to it. */
import { monthsAfter } from '#server/adapters/billing-periods.ts';
import { missing, newId, type Reply, type StripeDouble } from './stripe-double.ts';

export type Card = { id: string; last4: string; later: 'pays' | 'fails' };
export type Price = {
  id: string;
  product: string;
  unit_amount: number;
  interval: 'month' | 'year';
  key: string;
  metadata: Record<string, string>;
};
export type Line = { description: string; amount: number; period: { start: number; end: number } };
export type Invoice = {
  id: string;
  subscription: string;
  number: string;
  status: string;
  lines: Line[];
  created: number;
  paid_at: number | null;
  attempts: number;
  next: number | null;
  error: string | null;
};
export type Subscription = {
  id: string;
  customer: string;
  item: string;
  price: Price;
  status: string;
  start: number;
  anchor: number;
  period: { start: number; end: number };
  number: number;
  cancelAtEnd: boolean;
  ended: number | null;
  metadata: Record<string, string>;
  card: Card | null;
  schedule: string | null;
  pending: Price | null;
};
export type Schedule = {
  id: string;
  subscription: string;
  status: string;
  next: { price: Price; start: number } | null;
};
export type Setup = {
  id: string;
  customer: string;
  status: string;
  card: Card | null;
  metadata: Record<string, string>;
};

const DAY = 86_400;
const RETRY = [1, 3, 5, 7];

export type Books = ReturnType<typeof createBooks>;

export function createBooks(double: StripeDouble) {
  const products = new Map<string, string>();
  const prices: Price[] = [];
  const customers = new Map<string, { id: string; email: string; deleted: boolean }>();
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];
  const schedules = new Map<string, Schedule>();
  const setups: Setup[] = [];
  let ahead = 0;
  const now = () => Math.floor(Date.now() / 1000) + ahead;

  const priceJson = ({ id, product, unit_amount, interval, key, metadata }: Price) => ({
    id,
    object: 'price',
    active: true,
    product,
    unit_amount,
    currency: 'usd',
    lookup_key: key,
    recurring: { interval, interval_count: 1 },
    metadata,
  });
  const total = ({ lines }: Invoice) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoiceJson = (invoice: Invoice) => ({
    id: invoice.id,
    object: 'invoice',
    number: invoice.number,
    status: invoice.status,
    total: total(invoice),
    created: invoice.created,
    period_start: invoice.created,
    period_end: invoice.created,
    attempt_count: invoice.attempts,
    next_payment_attempt: invoice.next,
    status_transitions: {
      finalized_at: invoice.created,
      paid_at: invoice.paid_at,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    lines: {
      object: 'list',
      data: invoice.lines.map((line) => ({ id: newId('il'), object: 'line_item', ...line })),
    },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription },
      quote_details: null,
    },
  });
  const cardJson = (card: Card | null) =>
    card && {
      id: card.id,
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4: card.last4 },
    };
  const latest = (s: Subscription) => invoices.findLast(({ subscription }) => subscription === s.id);
  const scheduleJson = (s: Subscription) => {
    const found = s.schedule ? schedules.get(s.schedule) : undefined;
    if (!found) return null;
    const current = {
      start_date: s.period.start,
      end_date: s.period.end,
      items: [{ price: priceJson(s.price) }],
    };
    const next = found.next && {
      start_date: found.next.start,
      end_date: found.next.start + 28 * DAY,
      items: [{ price: priceJson(found.next.price) }],
    };
    return {
      id: found.id,
      object: 'subscription_schedule',
      status: found.status,
      phases: next ? [current, next] : [current],
    };
  };
  const json = (s: Subscription) => {
    const invoice = latest(s);
    return {
      id: s.id,
      object: 'subscription',
      status: s.status,
      customer: { id: s.customer, object: 'customer', invoice_settings: { default_payment_method: null } },
      start_date: s.start,
      ended_at: s.ended,
      canceled_at: s.ended,
      cancel_at_period_end: s.cancelAtEnd,
      default_payment_method: cardJson(s.card),
      metadata: s.metadata,
      schedule: scheduleJson(s),
      pending_update: s.pending && { expires_at: now() + 23 * 3600 },
      items: {
        object: 'list',
        data: [
          {
            id: s.item,
            object: 'subscription_item',
            price: priceJson(s.price),
            quantity: 1,
            current_period_start: s.period.start,
            current_period_end: s.period.end,
          },
        ],
      },
      latest_invoice: invoice && {
        ...invoiceJson(invoice),
        confirmation_secret:
          invoice.status === 'open'
            ? { type: 'payment_intent', client_secret: `${invoice.id}_secret_double` }
            : null,
      },
    };
  };
  const tell = (s: Subscription) =>
    double.emit('customer.subscription.updated', { ...json(s), latest_invoice: null });

  const periodFrom = (s: Subscription, number: number) => {
    const at = (n: number) =>
      Math.floor(
        monthsAfter(new Date(s.anchor * 1000), n * (s.price.interval === 'year' ? 12 : 1)).getTime() / 1000,
      );
    return { start: at(number), end: at(number + 1) };
  };
  const issue = (s: Subscription, lines: Line[], created = now()): Invoice => {
    const made: Invoice = {
      id: newId('in'),
      subscription: s.id,
      number: `DOUBLE-${String(invoices.length + 1).padStart(4, '0')}`,
      status: 'open',
      lines,
      created,
      paid_at: null,
      attempts: 0,
      next: null,
      error: null,
    };
    invoices.push(made);
    return made;
  };
  const settle = (s: Subscription, invoice: Invoice, at = now()) => {
    Object.assign(invoice, {
      status: 'paid',
      paid_at: at,
      next: null,
      error: null,
      attempts: invoice.attempts + 1,
    });
    if (s.pending) change(s, s.pending);
    else s.status = 'active';
    tell(s);
  };
  const tryCharge = (s: Subscription, invoice: Invoice, at = now()): boolean => {
    if (s.card?.later === 'pays') {
      settle(s, invoice, at);
      return true;
    }
    const day = RETRY[invoice.attempts];
    invoice.attempts += 1;
    invoice.next = day === undefined ? null : invoice.created + day * DAY;
    invoice.error = 'Your card was declined.';
    return false;
  };
  function change(s: Subscription, to: Price, at = now()) {
    const isNewRhythm = to.interval !== s.price.interval;
    s.price = to;
    s.pending = null;
    if (isNewRhythm) Object.assign(s, { anchor: at, number: 0 });
    s.period = periodFrom(s, s.number);
  }
  const prorationLines = (s: Subscription, to: Price, at: number): Line[] => {
    const share = (s.period.end - at) / (s.period.end - s.period.start);
    const isNewRhythm = to.interval !== s.price.interval;
    const end = isNewRhythm
      ? Math.floor(monthsAfter(new Date(at * 1000), to.interval === 'year' ? 12 : 1).getTime() / 1000)
      : s.period.end;
    return [
      {
        description: 'Unused time',
        amount: -Math.round(s.price.unit_amount * share),
        period: { start: at, end: s.period.end },
      },
      {
        description: 'Remaining time',
        amount: isNewRhythm ? to.unit_amount : Math.round(to.unit_amount * share),
        period: { start: at, end },
      },
    ];
  };
  const priceById = (id: string | undefined) => prices.find((p) => p.id === id);
  const withSubscription = (id: string, work: (s: Subscription) => Reply): Reply => {
    const found = subscriptions.get(id);
    return found ? work(found) : missing(`subscription: ${id}`);
  };
  const endAt = (s: Subscription, at: number) =>
    Object.assign(s, { status: 'canceled', ended: at, pending: null, schedule: null });

  /** Processes everything due by now, each at its own time. */
  const renew = (s: Subscription) => {
    for (;;) {
      const open = invoices.find(
        (i) => i.subscription === s.id && i.status === 'open' && i.next !== null && i.next <= now(),
      );
      if (s.ended !== null || s.status === 'incomplete') return;
      if (open) {
        tryCharge(s, open, open.next ?? now());
        continue;
      }
      if (s.period.end > now() || s.status === 'past_due') return;
      if (s.cancelAtEnd) {
        endAt(s, s.period.end);
        return tell(s);
      }
      const at = s.period.end;
      const schedule = s.schedule ? schedules.get(s.schedule) : undefined;
      s.number += 1;
      if (schedule?.next) {
        change(s, schedule.next.price, at);
        s.schedule = null;
      }
      s.period = periodFrom(s, s.number);
      const invoice = issue(
        s,
        [{ description: '1 × Hearthline', amount: s.price.unit_amount, period: s.period }],
        at,
      );
      if (!tryCharge(s, invoice, at)) s.status = 'past_due';
      tell(s);
    }
  };

  return {
    products,
    prices,
    customers,
    subscriptions,
    invoices,
    schedules,
    setups,
    now,
    priceJson,
    invoiceJson,
    scheduleJson,
    json,
    tell,
    periodFrom,
    issue,
    settle,
    tryCharge,
    prorationLines,
    priceById,
    withSubscription,
    endAt,
    pass: (ms: number): void => {
      ahead += ms / 1000;
      for (const s of subscriptions.values()) renew(s);
    },
  };
}
