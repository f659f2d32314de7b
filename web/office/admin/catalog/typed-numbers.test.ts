import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { centsIn, readWholeNumber, readOptionalWholeNumber } from './typed-numbers.ts';

const typed = (text: string) => {
  const form = new FormData();
  form.set('n', text);
  return form;
};
const fieldsOf = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ApiError) return error.fields;
  }
  return undefined;
};

test('dollars become cents, and invalid amounts are refused with a field error', () => {
  expect(['125', '$1,250.5', '0.07', '', '19.99'].map((text) => centsIn(typed(text), 'n'))).toEqual([
    12_500, 125_050, 7, 0, 1999,
  ]);
  for (const text of ['1.234', '-5', 'ten', '1e3'])
    expect(fieldsOf(() => centsIn(typed(text), 'n'))).toEqual({ n: 'Enter dollars, like 125 or 12.50' });
});

test('whole numbers are parsed with or without a sign; empty means no limit where optional', () => {
  expect(readWholeNumber(typed(' 1,200 '), 'n')).toBe(1200);
  expect(readWholeNumber(typed('-3'), 'n')).toBe(-3);
  expect(readOptionalWholeNumber(typed(''), 'n')).toBeNull();
  for (const text of ['', '1.5', 'x', '1e9'])
    expect(fieldsOf(() => readWholeNumber(typed(text), 'n'))).toEqual({ n: 'Enter a whole number' });
});
