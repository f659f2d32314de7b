import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cashValueInSum,
  cashValueOf,
  CATEGORIES,
  CONDITIONS,
  depreciate,
  FLOOR_PERCENT,
  wholeYears,
  yearsOf,
  type Category,
  type Condition,
} from './depreciation.ts';

test.each<[Category, Condition | null, number, number, number]>([
  ['Electronics', 'good', 0, 120_000, 120_000],
  ['Electronics', 'good', 3, 120_000, 48_000],
  ['Electronics', 'good', 4, 120_000, 36_000], // by age 20 %, the floor holds it at 30 %
  ['Electronics', 'poor', 4, 120_000, 24_000],
  ['Electronics', 'poor', 40, 120_000, 12_000],
  ['Electronics', null, 40, 120_000, 24_000],
  ['Furniture', 'fair', 3, 90_000, 63_000],
  ['Appliances', 'new', 8, 100_000, 40_000],
  ['Jewelry', 'poor', 60, 250_000, 250_000],
  ['Other', null, 1, 333, 300], // 299.7 cents
  ['Other', 'good', 5, 0, 0],
])(
  '%s in condition %s, %i years old, %i cents new, is worth %i',
  (category, condition, years, cost, value) => {
    expect(depreciate({ category, condition, years, cost }).value).toBe(value);
  },
);

describe('depreciation of any item', () => {
  const thing = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    condition: fc.constantFrom<Condition | null>(...CONDITIONS, null),
    years: fc.nat(200),
    cost: fc.nat(100_000_000_000),
  });
  test('the value is whole cents, never negative and never above replacement cost', () => {
    fc.assert(
      fc.property(thing, (given) => {
        const { value } = depreciate(given);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(given.cost);
        expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });
  test('an extra year never raises the value, and a better condition never lowers it', () => {
    fc.assert(
      fc.property(thing, (given) => {
        const { value } = depreciate(given);
        expect(depreciate({ ...given, years: given.years + 1 }).value).toBeLessThanOrEqual(value);
        const better = CONDITIONS.map((condition) => depreciate({ ...given, condition }).value);
        expect(better).toEqual(better.toSorted((a, b) => b - a));
      }),
    );
  });
  test('reports when the minimum value applies, and never goes below it', () => {
    fc.assert(
      fc.property(thing, (given) => {
        const { percentLeft, isAtFloor } = depreciate(given);
        const floor = given.condition ? FLOOR_PERCENT[given.condition] : 20;
        if (isAtFloor) expect(percentLeft).toBe(floor);
        expect(percentLeft).toBeGreaterThanOrEqual(floor);
      }),
    );
  });
});

test.each([
  ['2020-06-15', '2026-06-14', 5],
  ['2020-06-15', '2026-06-15', 6],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-01-01', '2025-12-31', 0],
])('from %s to %s is %i whole years', (from, to, years) => {
  expect(wholeYears(from, to)).toBe(years);
});

test('the purchase date takes precedence over a remembered age; without either, the age is unknown', () => {
  expect(yearsOf({ purchasedOn: '2020-01-01', ageYears: 50 }, '2026-01-01')).toBe(6);
  expect(yearsOf({ ageYears: 0 }, '2026-01-01')).toBe(0);
  expect(yearsOf({ purchasedOn: null, ageYears: null }, '2026-01-01')).toBeNull();
});

test('items that don’t wear out keep their full cost at any age; other items need an age to have a value', () => {
  const thing = { condition: null, years: null, cost: 250_000 };
  expect(cashValueOf({ ...thing, category: 'Jewelry' })).toBe(250_000);
  expect(cashValueOf({ ...thing, category: 'Furniture' })).toBeNull();
  expect(cashValueOf({ ...thing, category: 'Furniture', years: 3 })).toBe(175_000);
});

test('totals count an item without a value at full cost, and an item worth zero as zero', () => {
  expect(cashValueInSum(null, 500)).toBe(500);
  expect(cashValueInSum(undefined, 500)).toBe(500);
  expect(cashValueInSum(0, 500)).toBe(0);
  expect(cashValueInSum(200, 500)).toBe(200);
});
