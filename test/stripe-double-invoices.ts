/** Invoices and cards on file, for the double. */
import type { Books, Setup } from './stripe-double-books.ts';
import { intentOf } from './stripe-double-disputes.ts';
import { expand, LIMIT, list, METADATA, metadataIn, ok, text, whole, yesNo } from './stripe-double-rules.ts';
import { missing, newId, unexpected, type Reply, type StripeDouble } from './stripe-double.ts';

const declined: Reply = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
};

export function addInvoices(double: StripeDouble, books: Books): void {
  const { invoices, setups, invoiceJson, priceById, prorationLines, settle, withSubscription } = books;

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
    if (found.status !== 'open')
      return unexpected('invoice_not_editable', 'You can only void an invoice that is open.');
    Object.assign(found, { status: 'void', next: null });
    return withSubscription(found.subscription, (s) => {
      if (s.status === 'incomplete') Object.assign(s, { status: 'incomplete_expired', ended: books.now() });
      if (s.status === 'past_due') s.status = 'active';
      return ok(invoiceJson(found));
    });
  });
  double.route(
    'GET',
    '/v1/invoice_payments',
    [
      text('invoice'),
      text('payment[type]', { values: ['payment_intent'] }),
      text('payment[payment_intent]'),
      LIMIT,
      expand('data.payment.payment_intent', 'data.invoice'),
    ],
    (params) => {
      const paid = params.get('payment[payment_intent]');
      if (paid !== undefined) {
        const found = invoices.find((i) => intentOf(i) === paid);
        const payment = { type: 'payment_intent', payment_intent: paid };
        return list(
          found
            ? [{ id: newId('inpay'), object: 'invoice_payment', payment, invoice: invoiceJson(found) }]
            : [],
        );
      }
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
      if (books.customers.get(params.get('customer') ?? '')?.deleted !== false)
        return missing('customer', 'customer');
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
}
