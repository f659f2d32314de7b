/** Customers, prices, subscriptions, schedules, invoices and cards on file for the double, and the time that passes there. */
import { monthsAfter } from '#server/adapters/billing-periods.ts';
import {
  missing,
  newId,
  unexpected,
  type Params,
  type Reply,
  type Rule,
  type StripeDouble,
} from './stripe-double.ts';

type Card = { id: string; last4: string; later: 'pays' | 'fails' };
type Price = {
  id: string;
  product: string;
  unit_amount: number;
  interval: 'month' | 'year';
  key: string;
  metadata: Record<string, string>;
};
type Line = { description: string; amount: number; period: { start: number; end: number } };
type Invoice = {
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
type Subscription = {
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
type Schedule = {
  id: string;
  subscription: string;
  status: string;
  next: { price: Price; start: number } | null;
};
type Setup = {
  id: string;
  customer: string;
  status: string;
  card: Card | null;
  metadata: Record<string, string>;
};

const LIMIT: Rule = { path: 'limit', type: 'integer', min: 1 };
const METADATA: Rule = { path: 'metadata[*]', type: 'string', maxLength: 500 };
const expand = (...values: string[]): Rule => ({ path: 'expand[*]', type: 'string', values });
const text = (path: string, more: Partial<Rule> = {}): Rule => ({ path, type: 'string', ...more });
const whole = (path: string, more: Partial<Rule> = {}): Rule => ({ path, type: 'integer', ...more });
const yesNo = (path: string): Rule => ({ path, type: 'boolean' });

const SUBSCRIPTION_EXPANDS = expand(
  'latest_invoice.confirmation_secret',
  'schedule.phases.items.price',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
);
const DAY = 86_400;
const RETRY = [1, 3, 5, 7];

const metadataIn = (params: Params): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = /^metadata\[([^\]]+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
const ok = (body: object): Reply => ({ status: 200, body });
const list = (data: object[]): Reply => ok({ object: 'list', data, has_more: false });
const declined: Reply = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
};

export function addBilling(double: StripeDouble) {
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

  double.route('GET', '/v1/products/:id', [], (_, [id = '']) =>
    products.has(id) ? ok({ id, object: 'product', name: products.get(id) }) : missing(`product: ${id}`),
  );
  double.route('POST', '/v1/products', [text('id'), text('name', { required: true })], (params) => {
    const id = params.get('id') ?? newId('prod');
    products.set(id, params.get('name') ?? '');
    return ok({ id, object: 'product' });
  });
  double.route('GET', '/v1/prices', [text('lookup_keys[*]'), yesNo('active'), LIMIT], (params) =>
    list(prices.filter(({ key }) => key === params.get('lookup_keys[0]')).map(priceJson)),
  );
  double.route(
    'POST',
    '/v1/prices',
    [
      text('product', { required: true }),
      text('currency', { required: true, values: ['usd'] }),
      whole('unit_amount', { required: true }),
      text('recurring[interval]', { required: true, values: ['month', 'year'] }),
      text('lookup_key', { maxLength: 200 }),
      yesNo('transfer_lookup_key'),
      METADATA,
    ],
    (params) => {
      const key = params.get('lookup_key') ?? '';
      for (const price of prices) if (price.key === key) price.key = '';
      const made: Price = {
        id: newId('price'),
        product: params.get('product') ?? '',
        unit_amount: Number(params.get('unit_amount')),
        interval: params.get('recurring[interval]') === 'year' ? 'year' : 'month',
        key,
        metadata: metadataIn(params),
      };
      prices.push(made);
      return ok(priceJson(made));
    },
  );

  double.route('POST', '/v1/customers', [text('email', { maxLength: 512 }), METADATA], (params) => {
    const made = { id: newId('cus'), email: params.get('email') ?? '', deleted: false };
    customers.set(made.id, made);
    return ok({ ...made, object: 'customer', metadata: metadataIn(params) });
  });
  double.route('DELETE', '/v1/customers/:id', [], (_, [id = '']) => {
    const found = customers.get(id);
    if (!found || found.deleted) return missing(`customer: ${id}`);
    Object.assign(found, { email: '', deleted: true });
    return ok({ id, object: 'customer', deleted: true });
  });

  double.route(
    'POST',
    '/v1/subscriptions',
    [
      text('customer', { required: true }),
      text('items[*][price]', { required: true }),
      text('payment_behavior', { values: ['default_incomplete'] }),
      text('payment_settings[save_default_payment_method]', { values: ['on_subscription'] }),
      METADATA,
    ],
    (params) => {
      const price = priceById(params.get('items[0][price]'));
      const customer = customers.get(params.get('customer') ?? '');
      if (!price || !customer) return missing('price or customer');
      const made: Subscription = {
        id: newId('sub'),
        customer: customer.id,
        item: newId('si'),
        price,
        status: 'incomplete',
        start: now(),
        anchor: now(),
        period: { start: 0, end: 0 },
        number: 0,
        cancelAtEnd: false,
        ended: null,
        metadata: metadataIn(params),
        card: null,
        schedule: null,
        pending: null,
      };
      made.period = periodFrom(made, 0);
      subscriptions.set(made.id, made);
      issue(made, [{ description: '1 × Hearthline', amount: price.unit_amount, period: made.period }]);
      return ok(json(made));
    },
  );
  double.route(
    'GET',
    '/v1/subscriptions',
    [text('customer'), text('status', { values: ['all'] }), LIMIT],
    (params) =>
      list([...subscriptions.values()].filter((s) => s.customer === params.get('customer')).map(json)),
  );
  double.route('GET', '/v1/subscriptions/:id', [SUBSCRIPTION_EXPANDS], (_, [id = '']) =>
    withSubscription(id, (s) => ok(json(s))),
  );
  double.route(
    'POST',
    '/v1/subscriptions/:id',
    [
      text('items[*][id]'),
      text('items[*][price]'),
      text('proration_behavior', { values: ['always_invoice'] }),
      whole('proration_date'),
      text('payment_behavior', { values: ['pending_if_incomplete'] }),
      yesNo('cancel_at_period_end'),
      text('default_payment_method'),
    ],
    (params, [id = '']) =>
      withSubscription(id, (s) => {
        if (s.status === 'canceled')
          return unexpected('resource_missing', 'A canceled subscription cannot change.');
        const cancel = params.get('cancel_at_period_end');
        if (s.schedule && (cancel || params.has('items[0][price]')))
          return unexpected('subscription_managed_by_schedule', 'The subscription is managed by a schedule.');
        if (cancel) s.cancelAtEnd = cancel === 'true';
        const card = setups.find((setup) => setup.card?.id === params.get('default_payment_method'))?.card;
        if (params.has('default_payment_method')) {
          if (!card) return missing('payment_method');
          s.card = card;
        }
        const price = priceById(params.get('items[0][price]'));
        if (price) {
          if (params.get('items[0][id]') !== s.item) return missing('subscription_item');
          const at = Number(params.get('proration_date') ?? now());
          const invoice = issue(s, prorationLines(s, price, at));
          s.pending = price;
          tryCharge(s, invoice);
        }
        tell(s);
        return ok(json(s));
      }),
  );
  const endAt = (s: Subscription, at: number) =>
    Object.assign(s, { status: 'canceled', ended: at, pending: null, schedule: null });
  double.route('DELETE', '/v1/subscriptions/:id', [yesNo('invoice_now'), yesNo('prorate')], (_, [id = '']) =>
    withSubscription(id, (s) => {
      endAt(s, now());
      tell(s);
      return ok(json(s));
    }),
  );

  double.route(
    'POST',
    '/v1/subscription_schedules',
    [text('from_subscription', { required: true })],
    (params) =>
      withSubscription(params.get('from_subscription') ?? '', (s) => {
        if (s.schedule) return unexpected('resource_already_exists', 'It has a schedule already.');
        const made: Schedule = { id: newId('sub_sched'), subscription: s.id, status: 'active', next: null };
        schedules.set(made.id, made);
        s.schedule = made.id;
        return ok(scheduleJson(s) ?? {});
      }),
  );
  const phase = (n: string) => `phases[*][${n}]`;
  double.route(
    'POST',
    '/v1/subscription_schedules/:id',
    [
      text('end_behavior', { values: ['release'] }),
      text('phases[*][items][*][price]', { required: true }),
      whole('phases[*][items][*][quantity]'),
      whole(phase('start_date')),
      whole(phase('end_date')),
      text(phase('proration_behavior'), { values: ['none'] }),
      text('phases[*][duration][interval]', { values: ['month', 'year'] }),
      whole('phases[*][duration][interval_count]'),
    ],
    (params, [id = '']) => {
      const found = schedules.get(id);
      const price = priceById(params.get('phases[1][items][0][price]'));
      if (!found || !price) return missing(`subscription_schedule: ${id}`);
      return withSubscription(found.subscription, (s) => {
        if (Number(params.get('phases[0][start_date]')) !== s.period.start)
          return unexpected('parameter_invalid', 'The current phase must keep its start.');
        found.next = { price, start: Number(params.get('phases[0][end_date]')) };
        tell(s);
        return ok(scheduleJson(s) ?? {});
      });
    },
  );
  double.route('POST', '/v1/subscription_schedules/:id/release', [], (_, [id = '']) => {
    const found = schedules.get(id);
    if (found?.status !== 'active') return unexpected('invalid_state', 'It cannot be released.');
    found.status = 'released';
    return withSubscription(found.subscription, (s) => {
      s.schedule = null;
      return ok({ id, object: 'subscription_schedule', status: 'released', phases: [] });
    });
  });

  double.route(
    'GET',
    '/v1/invoices',
    [text('subscription'), text('status', { values: ['open'] }), LIMIT],
    (params) =>
      list(
        invoices
          .filter(
            (i) =>
              i.subscription === params.get('subscription') &&
              i.status === (params.get('status') ?? i.status),
          )
          .map(invoiceJson)
          .toReversed(),
      ),
  );
  double.route('GET', '/v1/invoices/:id', [], (_, [id = '']) => {
    const found = invoices.find((i) => i.id === id);
    return found ? ok(invoiceJson(found)) : missing(`invoice: ${id}`);
  });
  double.route(
    'POST',
    '/v1/invoices/create_preview',
    [
      text('subscription', { required: true }),
      text('subscription_details[items][*][id]'),
      text('subscription_details[items][*][price]'),
      text('subscription_details[proration_behavior]', { values: ['always_invoice'] }),
      whole('subscription_details[proration_date]'),
    ],
    (params) =>
      withSubscription(params.get('subscription') ?? '', (s) => {
        const price = priceById(params.get('subscription_details[items][0][price]'));
        if (!price) return missing('price');
        const lines = prorationLines(s, price, Number(params.get('subscription_details[proration_date]')));
        const sum = lines.reduce((n, { amount }) => n + amount, 0);
        return ok({ object: 'invoice', total: sum, lines: { object: 'list', data: lines } });
      }),
  );
  double.route('POST', '/v1/invoices/:id/pay', [], (_, [id = '']) => {
    const found = invoices.find((i) => i.id === id);
    if (!found) return missing(`invoice: ${id}`);
    if (found.status === 'paid') return unexpected('invoice_already_paid', 'Invoice is already paid');
    return withSubscription(found.subscription, (s) => {
      if (s.card?.later !== 'pays') return declined;
      settle(s, found);
      return ok(invoiceJson(found));
    });
  });
  double.route('POST', '/v1/invoices/:id/void', [], (_, [id = '']) => {
    const found = invoices.find((i) => i.id === id);
    if (!found) return missing(`invoice: ${id}`);
    Object.assign(found, { status: 'void', next: null });
    return ok(invoiceJson(found));
  });
  double.route(
    'GET',
    '/v1/invoice_payments',
    [text('invoice', { required: true }), LIMIT, expand('data.payment.payment_intent')],
    (params) => {
      const error = invoices.find((i) => i.id === params.get('invoice'))?.error ?? null;
      const intent = { id: newId('pi'), last_payment_error: error === null ? null : { message: error } };
      return list([
        {
          id: newId('inpay'),
          object: 'invoice_payment',
          payment: { type: 'payment_intent', payment_intent: intent },
        },
      ]);
    },
  );

  const setupJson = ({ id, customer, status, card, metadata }: Setup) => ({
    id,
    object: 'setup_intent',
    customer,
    status,
    payment_method: card?.id ?? null,
    client_secret: `${id}_secret_double`,
    metadata,
  });
  double.route(
    'POST',
    '/v1/setup_intents',
    [
      text('customer', { required: true }),
      text('usage', { values: ['off_session'] }),
      yesNo('automatic_payment_methods[enabled]'),
      METADATA,
    ],
    (params) => {
      const made: Setup = {
        id: newId('seti'),
        customer: params.get('customer') ?? '',
        status: 'requires_payment_method',
        card: null,
        metadata: metadataIn(params),
      };
      setups.unshift(made);
      return ok(setupJson(made));
    },
  );
  double.route('GET', '/v1/setup_intents', [text('customer', { required: true }), LIMIT], (params) =>
    list(setups.filter(({ customer }) => customer === params.get('customer')).map(setupJson)),
  );
  double.route('POST', '/v1/setup_intents/:id', [METADATA], (params, [id = '']) => {
    const found = setups.find((s) => s.id === id);
    if (!found) return missing(`setup_intent: ${id}`);
    Object.assign(found.metadata, metadataIn(params));
    return ok(setupJson(found));
  });

  const cardLike = (later: Card['later']): Card => ({
    id: newId('pm'),
    last4: later === 'pays' ? '4242' : '0341',
    later,
  });

  /** What falls due by now happens, each at its moment. */
  const renew = (s: Subscription) => {
    for (;;) {
      const open = invoices.find(
        (i) => i.subscription === s.id && i.status === 'open' && i.next !== null && i.next <= now(),
      );
      if (s.status === 'canceled' || s.status === 'incomplete') return;
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
    customers,
    /** A browser pays what waits, with a card that is then kept. */
    pay: (ref: string, later: Card['later'] = 'pays'): void => {
      const s = subscriptions.get(ref);
      const open = s && invoices.findLast((i) => i.subscription === ref && i.status === 'open');
      if (!s || !open) return;
      s.card = cardLike(later);
      settle(s, open);
    },
    /** A browser enters another card. */
    enterCard: (clientSecret: string): void => {
      const found = setups.find(({ id }) => clientSecret.startsWith(id));
      if (found) Object.assign(found, { status: 'succeeded', card: cardLike('pays') });
    },
    pass: (ms: number): void => {
      ahead += ms / 1000;
      for (const s of subscriptions.values()) renew(s);
    },
  };
}
