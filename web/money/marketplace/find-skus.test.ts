import { expect, test } from 'vitest';
import { findSkus, readSkuFilters, writeSkuFilters } from './find-skus.ts';

const SKUS = [
  { name: 'Lumber & Drywall', description: 'A materials voucher.', category: 'rebuild' },
  { name: 'Pet Go-Bag', description: 'A carrier bag with food.', category: 'care' },
  { name: 'Go-Bag for Two', description: 'Food, water and light.', category: 'supplies' },
] as const;
const names = (search: string, category: '' | 'care' | 'rebuild' = '') =>
  findSkus(SKUS, { search, category }).map(({ name }) => name);

test('every search word must match, in any position, case and spacing', () => {
  expect(names('')).toHaveLength(3);
  expect(names('GO-BAG  food')).toEqual(['Pet Go-Bag', 'Go-Bag for Two']);
  expect(names('family')).toEqual(['Pet Go-Bag']);
  expect(names('go-bag', 'care')).toEqual(['Pet Go-Bag']);
  expect(names('lumber', 'care')).toEqual([]);
});

test('filters round-trip through the URL, and unknown ones are ignored', () => {
  const wanted = { search: 'go bag', category: 'care' } as const;
  expect(readSkuFilters(writeSkuFilters(wanted))).toEqual(wanted);
  expect(writeSkuFilters({ search: '', category: '' })).toBe('');
  expect(readSkuFilters('?category=yachts&q=x')).toEqual({ search: 'x', category: '' });
});
