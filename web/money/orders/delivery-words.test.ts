import { expect, test } from 'vitest';
import { addressLines, arrivalWords } from './delivery-words.ts';

const place = {
  name: 'Maya Ortiz',
  address: '12 Skyway',
  city: 'Paradise',
  state: 'CA',
  zip: '95969',
} as const;
const estimate = { from: '2026-11-19', to: '2026-11-23' };
const delivery = { ...place, days: '3-5 business days', estimate: null };

test('formats an address like a shipping label', () => {
  expect(addressLines(place)).toEqual(['Maya Ortiz', '12 Skyway', 'Paradise, CA 95969']);
});

test.each([
  ['PENDING', delivery, '3-5 business days after payment'],
  ['PAID', { ...delivery, estimate }, 'Nov 19 to Nov 23'],
  ['PAID', { ...delivery, estimate: { from: '2026-11-19', to: '2026-11-19' } }, 'Nov 19'],
  ['FULFILLED', delivery, null],
  ['CANCELLED', delivery, null],
  ['PAID', null, null],
] as const)('arrival text for a purchase that is %s', (status, given, words) => {
  expect(arrivalWords({ status, delivery: given })).toBe(words);
});
