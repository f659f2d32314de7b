import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupExpiry, groupNumber, onlyDigits } from './card-digits.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['4242', '4242'],
  ['', ''],
  ['378282246310005', '3782 8224 6310 005'],
])('a number typed as "%s" reads "%s"', (typed, shown) => {
  expect(groupNumber(typed)).toBe(shown);
});

test.each([
  ['0', '0'],
  ['04', '04 / '],
  ['4', '04 / '],
  ['04 / 31', '04 / 31'],
  ['0431', '04 / 31'],
  ['1', '1'],
  ['12', '12 / '],
])('a date typed as "%s" reads "%s"', (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown);
});

test('deleting works across the slash of a date without restoring it', () => {
  expect(['04 / 3', '04 /', '0'].map((left) => groupExpiry(left, true))).toEqual(['04 / 3', '04', '0']);
});

test('for any input, no digit is added to a number, and formatting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const shown = groupNumber(text);
      expect(shown.replace(/ /g, '')).toBe(text.replace(/\D/g, '').slice(0, 19));
      expect(groupNumber(shown)).toBe(shown);
      expect(onlyDigits(3)(text)).toMatch(/^\d{0,3}$/);
    }),
  );
});
