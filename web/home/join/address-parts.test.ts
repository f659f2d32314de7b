import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressParts } from './address-parts.ts';

test.each([
  ['1482 Ridgecrest Drive, Paradise, CA 95969', ['1482 Ridgecrest Drive', 'Paradise', 'CA', '95969']],
  [
    '1482 Ridgecrest Drive, Paradise, CA 95969, United States',
    ['1482 Ridgecrest Drive', 'Paradise', 'CA', '95969'],
  ],
  ['12 Oak St, Apt 4, Santa Rosa, California 95404-1203', ['12 Oak St, Apt 4', 'Santa Rosa', 'CA', '95404']],
  ['700 S Virginia St, Reno, NV', ['700 S Virginia St', 'Reno', 'NV', '']],
  ['99 Main Street', ['99 Main Street', '', 'CA', '']],
  ['99 Main Street, Chico', ['99 Main Street', 'Chico', 'CA', '']],
])('%s fills in the home form', (line, [address, city, state, zip]) => {
  expect(addressParts(line)).toEqual({ address, city, state, zip });
});

test('for any input the form gets a known state and a five-digit ZIP code or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (line) => {
      const { state, zip } = addressParts(line);
      expect(['CA', 'NV', 'AZ']).toContain(state);
      expect(zip).toMatch(/^(\d{5})?$/);
    }),
  );
});
