import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yearAfter } from '#contract/home/policies.ts';
import { dayAt, daysBetween, isRenewedBy, nextTerm, policyStatusOn } from './policy-term.ts';

describe('the current date at the home', () => {
  test.each([
    ['CA', '2026-11-15T07:59:00Z', '2026-11-14'],
    ['CA', '2026-11-15T08:00:00Z', '2026-11-15'],
    ['CA', '2026-07-01T06:59:00Z', '2026-06-30'],
    ['NV', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['AZ', '2026-07-01T06:59:00Z', '2026-06-30'],
    ['AZ', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['AZ', '2026-11-15T07:00:00Z', '2026-11-15'],
    // The hour that occurs twice, and the one that is skipped.
    ['CA', '2026-11-01T09:30:00Z', '2026-11-01'],
    ['CA', '2026-03-08T10:30:00Z', '2026-03-08'],
  ] as const)('%s at %s is %s', (state, instant, day) => {
    expect(dayAt(state, new Date(instant))).toBe(day);
  });
});

test.each([
  ['2026-03-07', '2026-03-09', 2], // across a 23-hour day
  ['2026-10-31', '2026-11-02', 2], // across a 25-hour day
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2026-11-15', '2026-11-14', -1],
])('from %s to %s is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-15', '2027-11-15'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a year after %s is %s', (day, later) => {
  expect(yearAfter(day)).toBe(later);
});

test('the next term starts where this one ends and has the same length', () => {
  const day = fc
    .integer({ min: 0, max: 40_000 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (effectiveDate, length) => {
      const expiryDate = new Date(Date.parse(effectiveDate) + length * 86_400_000).toISOString().slice(0, 10);
      const next = nextTerm({ effectiveDate, expiryDate });
      expect(next.effectiveDate).toBe(expiryDate);
      const isYear = yearAfter(effectiveDate) === expiryDate;
      if (isYear) expect(next.expiryDate).toBe(yearAfter(expiryDate));
      else expect(daysBetween(next.effectiveDate, next.expiryDate)).toBe(length);
    }),
  );
});

const policy = {
  id: 'a',
  kind: 'homeowners',
  effectiveDate: '2026-01-01',
  expiryDate: '2027-01-01',
  endedAt: null,
};

test.each([
  ['2025-12-31', 'upcoming'],
  ['2026-01-01', 'in-force'],
  ['2027-01-01', 'in-force'],
  ['2027-01-02', 'expired'],
])('on %s the policy is %s', (today, standing) => {
  expect(policyStatusOn(policy, today)).toBe(standing);
  expect(policyStatusOn({ ...policy, endedAt: new Date() }, today)).toBe('ended');
});

test('a policy is renewed by one of the same type that continues without a gap', () => {
  const next = { ...policy, id: 'b', effectiveDate: '2027-01-01', expiryDate: '2028-01-01' };
  expect(isRenewedBy(policy, [policy, next])).toBe(true);
  expect(isRenewedBy(policy, [policy])).toBe(false);
  expect(isRenewedBy(policy, [{ ...next, kind: 'flood' }])).toBe(false);
  expect(isRenewedBy(policy, [{ ...next, effectiveDate: '2027-01-02' }])).toBe(false);
  expect(isRenewedBy(policy, [{ ...next, endedAt: new Date() }])).toBe(false);
});
