import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNumbersIn, cardNumbersSent } from './card-numbers.ts';

const CARDS = [
  '4222222222222',
  '378282246310005',
  '4242424242424242',
  '2223003122003222',
  '6304000000000000000',
];

test('finds a card number anywhere and in any grouping', () => {
  for (const card of CARDS)
    fc.assert(
      fc.property(
        fc.constantFrom('', 'card', 'note: ', 'pm_', 'abc', '#', '"'),
        fc.constantFrom('', 'x', ' exp 12/30', '_', '"'),
        fc.constantFrom('', ' ', '-', '.', '+', '%20'),
        fc.integer({ min: 2, max: 7 }),
        (before, after, between, size) => {
          const grouped = card.replaceAll(new RegExp(`\\d{${size}}(?=\\d)`, 'g'), `$&${between}`);
          expect(cardNumbersIn(`${before}${grouped}${after}`)).toContain(card);
        },
      ),
    );
  expect(cardNumbersIn('99942424242424242421')).toContain('4242424242424242');
});

test('ids, amounts, dates and numbers with a wrong check digit are not cards', () => {
  for (let times = 0; times < 5_000; times += 1) {
    const id = `po_${randomBytes(12).toString('hex')}`;
    expect(cardNumbersIn(`/v1/accounts/${id}/payouts ${randomUUID()}:${randomUUID()}:1`)).toEqual([]);
  }
  expect(cardNumbersIn('po_424242424242424242424242')).toEqual([]);
  expect(cardNumbersIn('amount 250000 created 1763259471')).toEqual([]);
  expect(cardNumbersIn('4222222222223')).toEqual([]);
});

test('every part of a request is checked separately', () => {
  const empty = { path: '/v1/payouts', params: new Map<string, string>(), key: undefined };
  const card = '4242 4242 4242 4242';
  expect(cardNumbersSent({ ...empty, path: `/v1/cards/${card}` })).not.toEqual([]);
  expect(cardNumbersSent({ ...empty, key: card })).not.toEqual([]);
  expect(cardNumbersSent({ ...empty, params: new Map([[`metadata[${card}]`, '1']]) })).not.toEqual([]);
  expect(cardNumbersSent({ ...empty, params: new Map([['note', card]]) })).not.toEqual([]);
  const halves = new Map([
    ['a', '42424242'],
    ['42424242', 'b'],
  ]);
  expect(cardNumbersSent({ ...empty, params: halves })).toEqual([]);
});
