/** Customers, prices, subscriptions and schedules for the double, and what browsers and time do to them. */
import {
  createBooks,
  type Card,
  type Price,
  type Schedule,
  type Subscription,
} from './stripe-double-books.ts';
import { addDisputes } from './stripe-double-disputes.ts';
import { addInvoices } from './stripe-double-invoices.ts';
import { expand, LIMIT, list, METADATA, metadataIn, ok, text, whole, yesNo } from './stripe-double-rules.ts';
import { missing, newId, unexpected, type StripeDouble } from './stripe-double.ts';

const SUBSCRIPTION_EXPANDS = expand(
  'latest_invoice.confirmation_secret',
  'schedule.phases.items.price',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
);

export function addBilling(double: StripeDouble) {
  const books = createBooks(double);
  const { products, prices, customers, subscriptions, invoices, schedules, setups, now, pass } = books;
  const { priceJson, scheduleJson, json, tell, periodFrom, issue, settle, tryCharge } = books;
  const { prorationLines, priceById, withSubscription, endAt } = books;
  addInvoices(double, books);

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
  double.route('POST', '/v1/customers/:id', [text('email', { maxLength: 512 })], (params, [id = '']) => {
    const found = customers.get(id);
    if (!found || found.deleted) return missing(`customer: ${id}`);
    found.email = params.get('email') ?? found.email;
    return ok({ ...found, object: 'customer', metadata: {} });
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
      if (!customer || customer.deleted) return missing('customer', 'customer');
      if (!price) return missing('price');
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
      METADATA,
    ],
    (params, [id = '']) =>
      withSubscription(id, (s) => {
        if (s.status === 'canceled')
          return unexpected('resource_missing', 'A canceled subscription cannot change.');
        const cancel = params.get('cancel_at_period_end');
        if (s.schedule && (cancel || params.has('items[0][price]')))
          return unexpected('subscription_managed_by_schedule', 'The subscription is managed by a schedule.');
        Object.assign(s.metadata, metadataIn(params));
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
  double.route('DELETE', '/v1/subscriptions/:id', [yesNo('invoice_now'), yesNo('prorate')], (_, [id = '']) =>
    withSubscription(id, (s) => {
      if (s.ended !== null) return missing(`subscription: ${id}`);
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

  const cardLike = (later: Card['later']): Card => ({
    id: newId('pm'),
    last4: later === 'pays' ? '4242' : '0341',
    later,
  });

  return {
    ...addDisputes(double, books),
    customers,
    /** A browser pays the open invoice, with a card that is then saved. */
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
    pass,
  };
}
