import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/money/orders-admin.ts';
import { consequenceOf, verbsFor } from './orders-words.ts';

const order = (given: Partial<AdminOrder>): AdminOrder =>
  ({
    status: 'PAID',
    payWith: 'points',
    pointsUsed: 250,
    amountCents: 0,
    sku: { name: 'Lumber' },
    member: { id: 'x', email: 'maria@example.com', name: 'Maria' },
    payment: null,
    canRefund: false,
    ...given,
  }) as AdminOrder;

test('available actions for an order depend on its state', () => {
  expect(verbsFor(order({}))).toEqual(['fulfil', 'cancel']);
  expect(verbsFor(order({ status: 'PENDING' }))).toEqual(['cancel']);
  expect(verbsFor(order({ status: 'CANCELLED' }))).toEqual([]);
  expect(verbsFor(order({ status: 'FULFILLED', canRefund: true }))).toEqual(['refund']);
  expect(verbsFor(order({ status: 'FULFILLED' }))).toEqual([]);
});

test('the confirmation says what goes to whom', () => {
  expect(consequenceOf('cancel', order({}))).toContain(
    'Refunds 250 points to Maria and cancels the purchase.',
  );
  expect(consequenceOf('cancel', order({ status: 'PENDING' }))).toContain('Nothing has been paid.');
  const card = order({
    payWith: 'card',
    pointsUsed: 0,
    amountCents: 12_500,
    member: null,
    payment: { card: 'Visa ending 4242' } as AdminOrder['payment'],
  });
  expect(consequenceOf('refund', card)).toContain('$125.00 to the member’s Visa ending 4242');
});
