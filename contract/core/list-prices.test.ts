import { expect, test } from 'vitest';
import { formatPrices, listPricesAfter, parsePrices, priceWords } from './list-prices.ts';

const RAISED = listPricesAfter([
  { plan: 'plus', interval: 'month', newCents: 65_00 },
  { plan: 'plus', interval: 'month', newCents: 69_50 },
]);

test('the list is what the code says, and the latest change counts', () => {
  expect(listPricesAfter([])).toEqual({
    core: { month: 2900, year: 29_000 },
    plus: { month: 5900, year: 59_000 },
    premium: { month: 9900, year: 99_000 },
  });
  expect(RAISED.plus).toEqual({ month: 6950, year: 59_000 });
});

test('prices survive the way through a document, and a broken list is the one in the code', () => {
  expect(parsePrices(formatPrices(RAISED))).toEqual(RAISED);
  for (const text of [undefined, '', '__PRICE_LIST__', '1,2,3', '2900,29000,5900,59000,9900,-1'])
    expect(parsePrices(text)).toEqual(listPricesAfter([]));
});

test('the words of today are those of the pages, and nothing is called free that is not', () => {
  const today = priceWords(listPricesAfter([]));
  expect(today).toMatchObject({
    PRICE_CORE_MONTH: '$29',
    PRICE_PLUS_YEARLY: 'or $590 a year, two months free',
    PRICE_PREMIUM_PLAIN: '99.00',
    PRICE_BY_YEAR: 'Yes. Pay for 10 months and get 12: $290 for Core, $590 for Plus, $990 for Premium.',
    PRICE_YEAR_LABEL: 'Annual fee (ten months)',
  });
  expect(priceWords(RAISED)).toMatchObject({
    PRICE_PLUS_MONTH: '$69.50',
    PRICE_PLUS_YEARLY: 'or $590 a year',
    PRICE_CORE_YEARLY: 'or $290 a year, two months free',
    PRICE_BY_YEAR: 'Yes. A year costs $290 for Core, $590 for Plus, $990 for Premium.',
    PRICE_YEAR_LABEL: 'Annual fee',
    PRICE_YEAR_HINT: 'One payment a year.',
  });
  // The server fills in every placeholder.
  for (const name of Object.keys(today)) expect(name).toMatch(/^[A-Z]+_\w+$/);
});
