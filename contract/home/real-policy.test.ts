import { expect, test } from 'vitest';
import { looksReal } from './real-policy.ts';

const REAL = { carrier: 'Golden Bear Mutual', policyNumber: 'GBM-4471-9920', coverageLimit: 450_000 };
const real = (given: Partial<Parameters<typeof looksReal>[0]>) =>
  looksReal({ ...REAL, deductible: 2_500, ...given });

test.each([
  ['as issued', {}],
  ['a short carrier name', { carrier: 'AAA of Northern California' }],
  ['a carrier known by its initials', { carrier: 'USAA' }],
  ['digits only', { policyNumber: '7741903' }],
  ['a small renters policy', { coverageLimit: 10_000, deductible: 100 }],
  ['no deductible', { deductible: 0 }],
  ['cents', { deductible: 2_500.5 }],
])('a member’s policy counts: %s', (_name, given) => {
  expect(real(given)).toBe(true);
});

test.each([
  ['N/A as the carrier', { carrier: 'N/A' }],
  ['none as the carrier', { carrier: 'None' }],
  ['"not applicable"', { carrier: 'not applicable' }],
  ['xxxx as the carrier', { carrier: 'xxxx' }],
  ['digits as the carrier', { carrier: '1234' }],
  ['none as the number', { policyNumber: 'none' }],
  ['too short a number', { policyNumber: 'A1' }],
  ['a number of zeros', { policyNumber: '000000' }],
  ['a number that counts up', { policyNumber: '123456789' }],
  ['a number without digits', { policyNumber: 'my policy' }],
  ['$1 of coverage', { coverageLimit: 1, deductible: 1 }],
  ['a $1 deductible', { deductible: 1 }],
  ['a deductible above the coverage', { coverageLimit: 10_000, deductible: 20_000 }],
])('a placeholder policy earns no points: %s', (_name, given) => {
  expect(real(given)).toBe(false);
});
