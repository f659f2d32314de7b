import { expect, test } from 'vitest';
import { orderNumber, type ListedOrder, type OrderStatus } from '#contract/money/orders.ts';
import { afterPayment } from './after-payment.ts';
import { backWords, canceledWords, costOf, stepsOf } from './order-words.ts';

const at = '2026-11-15T10:00:00.000Z';
const order = (status: OrderStatus, given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: '0197f4c2-0000-7000-8000-00003f2a91c0',
  status,
  payWith: 'card',
  pointsUsed: 0,
  amountCents: 12_500,
  taxCents: 0,
  taxLabel: null,
  sku: { id: 'x', key: null, name: 'Lumber', description: '', pointsCost: 250, priceCents: 99_900 },
  canCancel: false,
  expiresAt: null,
  createdAt: at,
  timeline: [],
  refund: null,
  ...given,
});
const detail = { taxNote: null, delivery: null };
const event = (status: OrderStatus, note: string | null = null) => ({
  status,
  by: 'member' as const,
  note,
  at,
});
const said = (...given: Parameters<typeof stepsOf>) =>
  stepsOf(...given).map(({ state, title, text }) => [state, title, ...(text ? [text] : [])]);
const visa = { status: 'succeeded', card: 'Visa ending 4242', failure: null };

test('a pending order says how long it is held and what happens next', () => {
  const steps = said(order('PENDING', { timeline: [event('PENDING')], expiresAt: at }));
  expect(steps.map(([state, title]) => `${state}: ${title}`)).toEqual([
    'done: Ordered',
    'current: Waiting for payment',
    'upcoming: Fulfilled',
  ]);
  expect(steps[1]?.[2]).toContain('We’re holding it for you until');
  const [, onItsWay] = said(order('PENDING', { timeline: [event('PENDING')] }), {
    ...visa,
    status: 'processing',
  });
  expect(onItsWay?.[1]).toBe('Payment processing');
});

test('an order whose card was declined says so while it waits', () => {
  const pending = order('PENDING', { timeline: [event('PENDING')], expiresAt: at });
  const [, waiting] = said(pending, { status: 'waiting', card: null, failure: 'Your card was declined.' });
  expect(waiting?.[1]).toBe('Waiting for payment');
  expect(waiting?.[2]).toMatch(
    /^Your card wasn’t charged: Your card was declined. We’re holding it for you until /,
  );
});

test('a canceled order shows what is refunded and its status', () => {
  const timeline = [event('PENDING'), event('PAID'), event('CANCELLED', 'The partner has none left.')];
  const last = (state: 'due' | 'done' | 'refused') =>
    said(order('CANCELLED', { timeline, refund: { what: 'card', state, at: null, note: null } }), visa)
      .at(-1)
      ?.slice(0, 2);
  expect(last('due')).toEqual(['current', 'We’re refunding $125.00 to your Visa ending 4242']);
  expect(last('done')).toEqual(['done', 'We refunded $125.00 to your Visa ending 4242']);
  expect(last('refused')).toEqual(['failed', 'We couldn’t refund $125.00 to your Visa ending 4242']);
  expect(
    said(
      order('CANCELLED', { timeline, refund: { what: 'card', state: 'due', at: null, note: null } }),
      visa,
    )[2],
  ).toEqual(['done', 'Canceled', 'The partner has none left.']);
  const points = { payWith: 'points', pointsUsed: 250, amountCents: 0 } as const;
  const refund = { what: 'points', state: 'done', at: null, note: null } as const;
  expect(
    said(order('CANCELLED', { ...points, refund, timeline: [event('PAID'), event('CANCELLED')] })),
  ).toEqual([
    ['done', 'Paid', '250 points'],
    ['done', 'Canceled'],
    ['done', '250 points are back in your balance'],
  ]);
  expect(said(order('CANCELLED', { timeline: [event('PENDING'), event('CANCELLED')] }))).toEqual([
    ['done', 'Ordered'],
    ['done', 'Canceled', 'Nothing was charged.'],
  ]);
});

test('a problem after fulfillment shows why, and what is refunded', () => {
  const timeline = [event('PAID'), event('FULFILLED')];
  const refund = { state: 'due', at: null, note: 'It arrived broken.' } as const;
  const card = order('FULFILLED', { timeline, refund: { ...refund, what: 'card' } });
  expect(said(card, visa).at(-1)).toEqual([
    'current',
    'We’re refunding $125.00 to your Visa ending 4242',
    'It arrived broken.',
  ]);
  const points = { payWith: 'points', pointsUsed: 250, amountCents: 0 } as const;
  const given = order('FULFILLED', {
    ...points,
    timeline,
    refund: { ...refund, what: 'points', state: 'done' },
  });
  expect(said(given).slice(-2)).toEqual([
    ['done', 'Fulfilled'],
    ['done', '250 points are back in your balance', 'It arrived broken.'],
  ]);
});

test('the price is the order’s own, regardless of the item’s current price', () => {
  expect(costOf(order('PAID'))).toBe('$125.00');
  expect(costOf(order('PAID', { amountCents: 123_456_00 }))).toBe('$123,456.00');
  expect(orderNumber(order('PAID'))).toBe('3F2A91C0');
});

test.each([
  ['PAID', null, 'Payment Successful'],
  ['FULFILLED', null, 'Payment Successful'],
  ['CANCELLED', null, 'Payment Failed'],
  ['PENDING', { status: 'processing', card: null, failure: null }, 'Payment processing'],
  ['PENDING', { status: 'waiting', card: null, failure: 'Your card was declined.' }, 'Payment Failed'],
  ['PENDING', null, 'Payment Failed'],
] as const)('after paying, %s with %o reads %s', (status, payment, title) => {
  const news = afterPayment({ status, payment });
  expect(news.title).toBe(title);
  if (payment?.failure) expect(news.text).toBe('Your card was declined.');
});

test('canceling while the bank is processing never says that nothing was charged', () => {
  const waiting = { ...visa, status: 'waiting' as const };
  const onItsWay = { ...visa, status: 'processing' as const };
  expect(backWords({ ...order('PENDING'), ...detail, payment: waiting }, 'will')).toBe(
    'Nothing was charged.',
  );
  expect(backWords({ ...order('PENDING'), ...detail, payment: onItsWay }, 'did')).toContain(
    'we’ll refund it in full',
  );
  const note = 'The bank is still working on the payment.';
  const canceled = (given: Partial<ListedOrder>) =>
    canceledWords({ ...order('CANCELLED', given), ...detail, payment: onItsWay });
  expect(canceled({ timeline: [event('CANCELLED', note)] })).toBe(note);
  expect(canceled({ timeline: [event('CANCELLED')] })).toBe('Nothing was charged.');
  expect(canceled({ refund: { what: 'card', state: 'due', at: null, note: null } })).toContain(
    'refund anything charged to your card',
  );
});
