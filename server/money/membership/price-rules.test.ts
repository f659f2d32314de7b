import { expect, test } from 'vitest';
import { isAffected, isSuperseded, mayApply, noticesFrom } from './price-rules.ts';

const effectiveAt = new Date('2027-03-01T08:00:00Z');
const change = { plan: 'plus', interval: 'month', newCents: 6900, effectiveAt } as const;
const row = {
  status: 'active',
  plan: 'plus',
  interval: 'month',
  priceCents: 5900,
  endsWithPeriod: false,
  nextPlan: null,
  suspendedAt: null,
} as const;

test('notices start 37 days before the effective date', () => {
  expect(noticesFrom(effectiveAt).toISOString()).toBe('2027-01-23T08:00:00.000Z');
});

test.each([
  ['a member who renews at another price', {}, true],
  ['a late member, who may still pay', { status: 'late' }, true],
  ['a member who canceled', { endsWithPeriod: true }, false],
  ['a member of another plan', { plan: 'core' }, false],
  ['a member who pays by the year', { interval: 'year' }, false],
  ['a member who has the new price', { priceCents: 6900 }, false],
  ['a member whose price is unknown', { priceCents: null }, false],
  ['a member who changes to another plan', { nextPlan: 'core' }, false],
  ['a suspended member', { suspendedAt: effectiveAt }, false],
  ['a former member', { status: 'ended' }, false],
] as const)('%s is affected: %o', (_who, more, expected) => {
  expect(isAffected({ ...row, ...more }, change)).toBe(expected);
});

test.each([
  ['on the effective date, notified 30 days before', '2027-03-01T08:00:00Z', '2027-01-30T08:00:00Z', true],
  [
    'on the effective date, notified a second too late',
    '2027-03-01T08:00:00Z',
    '2027-01-30T08:00:01Z',
    false,
  ],
  ['a second before the effective date', '2027-03-01T07:59:59Z', '2027-01-01T00:00:00Z', false],
  ['a month later, notified 30 days before that', '2027-04-01T08:00:00Z', '2027-03-02T08:00:00Z', true],
  ['without a notice', '2027-04-01T08:00:00Z', null, false],
])('price for a renewal %s', (_when, renewsAt, notifiedAt, expected) => {
  const given = { renewsAt: new Date(renewsAt), notifiedAt: notifiedAt ? new Date(notifiedAt) : null };
  expect(mayApply(change, given)).toBe(expected);
});

test('a change is superseded once a later one for the same terms is in effect', () => {
  const later = { ...change, newCents: 7900, effectiveAt: new Date('2027-06-01T08:00:00Z') };
  const other = { ...later, plan: 'core' } as const;
  const on = (day: string) => isSuperseded(change, [change, later, other], new Date(day));
  expect([on('2027-05-31T00:00:00Z'), on('2027-06-01T08:00:00Z')]).toEqual([false, true]);
  expect(isSuperseded(change, [other], new Date('2028-01-01'))).toBe(false);
  expect(isSuperseded(later, [change, later], new Date('2028-01-01'))).toBe(false);
});
