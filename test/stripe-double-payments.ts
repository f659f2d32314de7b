/** PaymentIntents and refunds for the double, and what browsers and banks would do to them. */
import { missing, newId, unexpected, type Params, type Rule, type StripeDouble } from './stripe-double.ts';

type Refund = { id: string; object: 'refund'; amount: number; status: string; payment_intent: string };
type Charge = { id: string; amount: number; amount_refunded: number; last4: string; refunds: Refund[] };
type Intent = {
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  description: string | null;
  metadata: Record<string, string>;
  error: string | null;
  charge: Charge | null;
};

const EXPAND: Rule = {
  path: 'expand[*]',
  type: 'string',
  values: ['latest_charge', 'latest_charge.refunds'],
};
const METADATA: Rule = { path: 'metadata[*]', type: 'string', maxLength: 500 };
const CREATE: Rule[] = [
  { path: 'amount', type: 'integer', required: true, min: 50 },
  { path: 'currency', type: 'string', required: true, values: ['usd'] },
  { path: 'description', type: 'string', maxLength: 1000 },
  { path: 'automatic_payment_methods[enabled]', type: 'boolean' },
  METADATA,
  EXPAND,
];
const REFUND: Rule[] = [{ path: 'payment_intent', type: 'string', required: true }, METADATA, EXPAND];

const metadataIn = (params: Params): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = /^metadata\[([^\]]+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

export function addPayments(double: StripeDouble) {
  const intents = new Map<string, Intent>();

  const chargeJson = (
    intent: Intent,
    { id, amount, amount_refunded, last4, refunds }: Charge,
    withRefunds = false,
  ) => ({
    id,
    object: 'charge',
    amount,
    amount_refunded,
    refunded: amount_refunded === amount,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4 } },
    ...(withRefunds ? { refunds: { object: 'list', data: refunds, has_more: false } } : {}),
  });
  const json = (intent: Intent, expanded: readonly string[]) => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.amount_received,
    currency: intent.currency,
    status: intent.status,
    description: intent.description,
    client_secret: `${intent.id}_secret_double`,
    metadata: intent.metadata,
    last_payment_error: intent.error === null ? null : { type: 'card_error', message: intent.error },
    latest_charge:
      intent.charge &&
      (expanded.includes('latest_charge')
        ? chargeJson(intent, intent.charge, expanded.includes('latest_charge.refunds'))
        : intent.charge.id),
  });
  const ok = (intent: Intent, params: Params) => ({
    status: 200,
    body: json(intent, [...params.values()]),
  });
  const tell = (intent: Intent, what: string) => double.emit(`payment_intent.${what}`, json(intent, []));

  double.route('POST', '/v1/payment_intents', CREATE, (params) => {
    const intent: Intent = {
      id: newId('pi'),
      amount: Number(params.get('amount')),
      amount_received: 0,
      currency: params.get('currency') ?? '',
      status: 'requires_payment_method',
      description: params.get('description') ?? null,
      metadata: metadataIn(params),
      error: null,
      charge: null,
    };
    intents.set(intent.id, intent);
    tell(intent, 'created');
    return ok(intent, params);
  });
  double.route('GET', '/v1/payment_intents/:id', [EXPAND], (params, [id = '']) => {
    const intent = intents.get(id);
    return intent ? ok(intent, params) : missing(`payment_intent: ${id}`);
  });
  double.route('POST', '/v1/payment_intents/:id/cancel', [EXPAND], (params, [id = '']) => {
    const intent = intents.get(id);
    if (!intent) return missing(`payment_intent: ${id}`);
    if (!intent.status.startsWith('requires_'))
      return unexpected('payment_intent_unexpected_state', `It has a status of ${intent.status}.`);
    intent.status = 'canceled';
    tell(intent, 'canceled');
    return ok(intent, params);
  });
  double.route('POST', '/v1/refunds', REFUND, (params) => {
    const intent = intents.get(params.get('payment_intent') ?? '');
    if (!intent?.charge) return missing('charge');
    if (intent.charge.amount_refunded === intent.charge.amount)
      return unexpected('charge_already_refunded', 'The charge has already been refunded.');
    intent.charge.amount_refunded = intent.charge.amount;
    double.emit('charge.refunded', chargeJson(intent, intent.charge));
    const { amount } = intent.charge;
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      status: 'succeeded',
      payment_intent: intent.id,
    };
    intent.charge.refunds.unshift(refund);
    return { status: 200, body: refund };
  });

  const find = (ref: string): Intent => {
    const intent = intents.get(ref);
    if (!intent) throw new Error(`the double has no ${ref}`);
    return intent;
  };
  return {
    intents,
    /** A browser pays it with Stripe's form. A different amount or currency must never be accepted. */
    pay: (ref: string, as: { cents?: number; currency?: string; last4?: string } = {}): void => {
      const intent = find(ref);
      if (!intent.status.startsWith('requires_')) return;
      const amount = as.cents ?? intent.amount;
      Object.assign(intent, { status: 'succeeded', amount_received: amount, error: null });
      if (as.currency) intent.currency = as.currency;
      intent.charge = { id: newId('ch'), amount, amount_refunded: 0, last4: as.last4 ?? '4242', refunds: [] };
      tell(intent, 'succeeded');
      double.emit('charge.succeeded', chargeJson(intent, intent.charge));
    },
    decline: (ref: string, message = 'Your card was declined.'): void => {
      find(ref).error = message;
      tell(find(ref), 'payment_failed');
    },
    askApproval: (ref: string): void => {
      find(ref).status = 'requires_action';
      tell(find(ref), 'requires_action');
    },
    /** Days later, the bank reports that the refund to the card failed. */
    failRefund: (ref: string): void => {
      const { charge } = find(ref);
      const [refund] = charge?.refunds ?? [];
      if (!charge || !refund) throw new Error(`nothing of ${ref} was given back`);
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      double.emit('refund.failed', refund);
    },
    /** Our team refunds part of it in Stripe's dashboard. */
    refundByHand: (ref: string, cents: number): void => {
      const intent = find(ref);
      if (!intent.charge) throw new Error(`nothing came in for ${ref}`);
      intent.charge.amount_refunded += cents;
      const refund = { id: newId('re'), object: 'refund' as const, amount: cents, status: 'succeeded' };
      intent.charge.refunds.unshift({ ...refund, payment_intent: ref });
      double.emit('charge.refunded', chargeJson(intent, intent.charge));
    },
    process: (ref: string): void => {
      find(ref).status = 'processing';
      tell(find(ref), 'processing');
    },
  };
}
