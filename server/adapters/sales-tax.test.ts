import { expect, test } from 'vitest';
import { createTableSalesTax, taxOn } from './sales-tax.table.ts';

const table = createTableSalesTax();

test.each([
  // price, basis points, tax: the nearest cent, half a cent up
  [10_000, 725, 725],
  [4_900, 725, 355], // 355.25
  [3_900, 725, 283], // 282.75
  [200, 725, 15], // 14.5
  [10_000, 560, 560],
  [6_900, 685, 473], // 472.65
  [1, 725, 0],
  [1_000_000, 725, 72_500],
])('a price of %i cents at %i basis points has %i cents of tax', (price, rate, tax) => {
  expect(taxOn(price, rate)).toBe(tax);
});

test.each([
  ['CA', 725, 'California sales tax, 7.25%', /district taxes are not included/],
  ['NV', 685, 'Nevada sales tax, 6.85%', /County option taxes are not included/],
  ['AZ', 560, 'Arizona sales tax, 5.6%', /County and city taxes are not included/],
] as const)(
  'goods shipped to %s are taxed at the statewide rate, with a note on what it leaves out',
  async (state, taxCents, label, note) => {
    const tax = await table.quote({ kind: 'goods', priceCents: 10_000, shipTo: { state, zip: '00000' } });
    expect(tax).toEqual({ outcome: 'taxed', taxCents, label, note: expect.stringMatching(note) });
    expect(tax).toMatchObject({ note: expect.stringContaining('rounded to the nearest cent') });
  },
);

test('services, vouchers and undelivered goods are not taxed', async () => {
  const shipTo = { state: 'CA', zip: '95969' } as const;
  for (const kind of ['service', 'digital'] as const)
    expect(await table.quote({ kind, priceCents: 10_000, shipTo })).toEqual({ outcome: 'not-taxed' });
  expect(await table.quote({ kind: 'goods', priceCents: 10_000, shipTo: null })).toEqual({
    outcome: 'not-taxed',
  });
  expect(table.covers).toMatch(/California, Nevada and Arizona/);
});
