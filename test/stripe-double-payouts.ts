/** The double's Connect: recipient accounts, transfers to them, and their payouts to debit cards. */
import {
  failure,
  missing,
  newId,
  unexpected,
  type Params,
  type Rule,
  type StripeDouble,
} from './stripe-double.ts';
import { LIMIT, METADATA, metadataIn, ok, text, whole } from './stripe-double-rules.ts';

type Card = { id: string; last4: string; brand: string; funding: string };
type Account = {
  id: string;
  email: string;
  /** The fields that we prefilled for the person. */
  person: Record<string, string>;
  balance: number;
  cards: Map<string, Card>;
  due: string[];
};
type Transfer = {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  destination: string;
  transfer_group: string;
  created: number;
  metadata: Record<string, string>;
};
export type DoublePayout = {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  destination: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failure_code: string | null;
  created: number;
  metadata: Record<string, string>;
};

const usd = text('currency', { required: true, values: ['usd'] });
const CREATE_ACCOUNT: Rule[] = [
  text('country', { required: true, values: ['US'] }),
  text('email'),
  text('business_type', { values: ['individual'] }),
  text('individual[email]'),
  text('individual[first_name]'),
  text('individual[last_name]'),
  text('individual[address][line1]'),
  text('individual[address][city]'),
  text('individual[address][state]'),
  text('individual[address][postal_code]'),
  text('individual[address][country]', { values: ['US'] }),
  text('controller[fees][payer]', { values: ['application'] }),
  text('controller[losses][payments]', { values: ['application'] }),
  text('controller[requirement_collection]', { values: ['application'] }),
  text('controller[stripe_dashboard][type]', { values: ['none'] }),
  { path: 'capabilities[transfers][requested]', type: 'boolean', required: true },
  text('settings[payouts][schedule][interval]', { required: true, values: ['manual'] }),
  whole('tos_acceptance[date]', { required: true }),
  text('tos_acceptance[ip]', { required: true }),
  METADATA,
];
const ACCOUNT_LINK: Rule[] = [
  text('account', { required: true }),
  text('type', { required: true, values: ['account_onboarding', 'account_update'] }),
  text('collection_options[fields]', { values: ['currently_due', 'eventually_due'] }),
  text('return_url', { required: true }),
  text('refresh_url', { required: true }),
];
const ADD_CARD: Rule[] = [
  text('external_account', { required: true }),
  { path: 'default_for_currency', type: 'boolean' },
];
const TRANSFER: Rule[] = [
  whole('amount', { required: true, min: 1 }),
  usd,
  text('destination', { required: true }),
  text('transfer_group'),
  METADATA,
];
const PAYOUT: Rule[] = [
  whole('amount', { required: true, min: 1 }),
  usd,
  text('method', { values: ['instant', 'standard'] }),
  text('destination', { required: true }),
  text('statement_descriptor', { maxLength: 22 }),
  METADATA,
];
const LIST: Rule[] = [
  LIMIT,
  text('transfer_group'),
  text('starting_after'),
  whole('created[gte]', { min: 0 }),
];

/** Tokens that a browser would have received, and the cards behind them. */
const TOKENS: Record<string, Omit<Card, 'id'>> = {
  tok_visa_debit: { last4: '5556', brand: 'Visa', funding: 'debit' },
  tok_mastercard_debit: { last4: '8210', brand: 'MasterCard', funding: 'debit' },
  tok_visa_credit: { last4: '4242', brand: 'Visa', funding: 'credit' },
};

const now = (): number => Math.floor(Date.now() / 1000);

export function addPayouts(double: StripeDouble) {
  const accounts = new Map<string, Account>();
  const transfers: Transfer[] = [];
  const payouts = new Map<string, DoublePayout & { account: string }>();
  let refusal: string | undefined;
  let isAuto = false;
  let isStrict = false;

  const json = ({ account: _account, ...payout }: DoublePayout & { account: string }) => payout;
  const tell = (what: string, payout: DoublePayout & { account: string }) =>
    double.emit(`payout.${what}`, json(payout), payout.account);
  const page = (params: Params, all: readonly { id: string; created: number }[]) => {
    const since = Number(params.get('created[gte]') ?? 0);
    const limit = Number(params.get('limit') ?? 10);
    const newest = all.filter(({ created }) => created >= since).toReversed();
    const from = newest.findIndex(({ id }) => id === params.get('starting_after')) + 1;
    const data = newest.slice(from, from + limit);
    return { object: 'list', data, has_more: newest.length > from + limit };
  };

  double.route('POST', '/v1/accounts', CREATE_ACCOUNT, (params) => {
    const account: Account = {
      id: newId('acct'),
      email: params.get('email') ?? '',
      person: Object.fromEntries([...params].filter(([name]) => name.startsWith('individual['))),
      balance: 0,
      cards: new Map(),
      due: isStrict ? ['individual.dob.day', 'individual.ssn_last_4'] : [],
    };
    accounts.set(account.id, account);
    return ok({ id: account.id, object: 'account', email: account.email, metadata: metadataIn(params) });
  });
  double.route('POST', '/v1/accounts/:id/external_accounts', ADD_CARD, (params, [id = '']) => {
    const account = accounts.get(id);
    const kind = TOKENS[params.get('external_account') ?? ''];
    if (!account) return missing(`account: ${id}`);
    if (!kind)
      return failure(402, {
        type: 'card_error',
        code: 'invalid_card_type',
        message: 'The card you provided is not a debit card.',
      });
    const card = { id: newId('card'), ...kind };
    account.cards.set(card.id, card);
    return ok({ object: 'card', account: id, ...card });
  });
  double.route('GET', '/v1/accounts/:id', [], (_params, [id = '']) => {
    const account = accounts.get(id);
    if (!account) return missing(`account: ${id}`);
    const currently_due = [...account.due, ...(account.cards.size === 0 ? ['external_account'] : [])];
    return ok({ id, object: 'account', requirements: { currently_due, past_due: [] } });
  });
  double.route('POST', '/v1/account_links', ACCOUNT_LINK, (params) => {
    const account = accounts.get(params.get('account') ?? '');
    if (!account) return missing('account');
    return ok({ object: 'account_link', url: `https://connect.stripe.com/setup/${account.id}` });
  });
  double.route('POST', '/v1/transfers', TRANSFER, (params) => {
    const account = accounts.get(params.get('destination') ?? '');
    if (!account) return missing('destination');
    if (account.due.length > 0)
      return unexpected(
        'insufficient_capabilities_for_transfer',
        'Your destination account needs to have the transfers capability enabled.',
      );
    const transfer: Transfer = {
      id: newId('tr'),
      object: 'transfer',
      amount: Number(params.get('amount')),
      amount_reversed: 0,
      destination: account.id,
      transfer_group: params.get('transfer_group') ?? '',
      created: now(),
      metadata: metadataIn(params),
    };
    account.balance += transfer.amount;
    transfers.push(transfer);
    return ok(transfer);
  });
  double.route('GET', '/v1/transfers', LIST, (params) => {
    const group = params.get('transfer_group');
    return ok(
      page(params, group === undefined ? transfers : transfers.filter((t) => t.transfer_group === group)),
    );
  });
  double.route('POST', '/v1/transfers/:id/reversals', [], (_params, [id = '']) => {
    const transfer = transfers.find((one) => one.id === id);
    const account = transfer && accounts.get(transfer.destination);
    if (!transfer || !account) return missing(`transfer: ${id}`);
    if (account.balance < transfer.amount) return unexpected('balance_insufficient', 'Insufficient funds.');
    account.balance -= transfer.amount;
    transfer.amount_reversed = transfer.amount;
    return ok({ id: newId('trr'), object: 'transfer_reversal', amount: transfer.amount });
  });
  double.route('POST', '/v1/payouts', PAYOUT, (params, _ids, of = '') => {
    const account = accounts.get(of);
    const amount = Number(params.get('amount'));
    const destination = params.get('destination') ?? '';
    if (!account?.cards.has(destination)) return missing('external account');
    if (account.balance < amount) return unexpected('balance_insufficient', 'You have insufficient funds.');
    if (refusal !== undefined) {
      const message = refusal;
      refusal = undefined;
      return failure(402, { type: 'card_error', code: 'card_declined', message });
    }
    account.balance -= amount;
    const payout = {
      id: newId('po'),
      object: 'payout' as const,
      amount,
      currency: 'usd',
      destination,
      status: 'pending' as const,
      failure_code: null,
      created: now(),
      metadata: metadataIn(params),
      account: of,
    };
    payouts.set(payout.id, payout);
    tell('created', payout);
    const reply = ok(json(payout));
    if (isAuto) deliver(`${of}/${payout.id}`);
    return reply;
  });
  double.route('GET', '/v1/payouts', LIST, (params, _ids, of) =>
    ok(page(params, [...payouts.values()].filter(({ account }) => account === of).map(json))),
  );
  double.route('GET', '/v1/payouts/:id', [], (_params, [id = ''], of) => {
    const payout = payouts.get(id);
    return payout && payout.account === of ? ok(json(payout)) : missing(`payout: ${id}`);
  });

  const find = (ref: string) => {
    const payout = payouts.get(ref.split('/')[1] ?? '');
    if (!payout) throw new Error(`the double has no ${ref}`);
    return payout;
  };
  const deliver = (ref: string): void => {
    payouts.set(find(ref).id, { ...find(ref), status: 'paid' });
    tell('paid', find(ref));
  };
  return {
    accounts,
    transfers,
    payouts,
    deliver,
    fail: (ref: string, code = 'declined'): void => {
      const payout = find(ref);
      payouts.set(payout.id, { ...payout, status: 'failed', failure_code: code });
      const account = accounts.get(payout.account);
      if (account) account.balance += payout.amount;
      tell('failed', find(ref));
    },
    /** The next payout is refused with this message. */
    refuseNext: (message: string): void => void (refusal = message),
    /** From now on new accounts must verify their identity. */
    askWho: (): void => void (isStrict = true),
    /** They have verified it. */
    isKnown: (id: string): void => {
      accounts.get(id)?.due.splice(0);
      double.emit('account.updated', { id, object: 'account' }, id);
    },
    /** The provider requires more from a person who was already verified. */
    asksAgain: (id: string): void => {
      accounts.get(id)?.due.push('individual.verification.document');
      double.emit('account.updated', { id, object: 'account' }, id);
    },
    /** Banks accept it at once. */
    auto: (): void => void (isAuto = true),
  };
}
