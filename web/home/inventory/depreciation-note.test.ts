import { expect, test } from 'vitest';
import { depreciationWords } from './depreciation-note.tsx';

const TODAY = '2026-11-15';

test('shows how an item’s cash value is calculated', () => {
  expect(
    depreciationWords({ category: 'Electronics', condition: 'good', ageYears: 3, cost: 120_000 }, TODAY),
  ).toEqual({
    rule: 'Electronics lose 20% a year, down to 30% in good condition.',
    sum: '$1,200 − 3 years × 20% = 40% = $480',
  });
  expect(depreciationWords({ category: 'Other', ageYears: 30, cost: 10_000 }, TODAY)).toEqual({
    rule: 'Other items lose 10% a year, down to 20% in any condition.',
    sum: '$100, 30 years old: 20% is left = $20',
  });
  expect(depreciationWords({ category: 'Jewelry', purchasedOn: '1990-01-01', cost: 50_000 }, TODAY)).toEqual({
    rule: 'Jewelry keeps its value over time.',
    sum: '$500 is still $500.',
  });
});

test('without an age no number is shown', () => {
  expect(depreciationWords({ category: 'Other', cost: 100 }, TODAY)).toBeNull();
});

test('items that keep their value show a number without an age', () => {
  expect(depreciationWords({ category: 'Jewelry', cost: 50_000 }, TODAY)?.sum).toBe('$500 is still $500.');
});
