import { expect, test } from 'vitest';
import type { Membership } from '#contract/money/membership.ts';
import { dayOf, nightsOf, priceOf, membershipStatusText } from './words.ts';

const active: Pick<
  Membership,
  'status' | 'plan' | 'interval' | 'periodEnd' | 'endsWithPeriod' | 'next' | 'graceUntil' | 'endedAt'
> = {
  status: 'active',
  plan: 'plus',
  interval: 'month',
  periodEnd: '2026-12-16T05:00:00.000Z',
  endsWithPeriod: false,
  next: null,
  graceUntil: null,
  endedAt: null,
};

test('a membership date is the date in California, regardless of the device clock', () => {
  expect(dayOf('2026-12-16T05:00:00.000Z')).toBe('December 15, 2026');
  expect(dayOf('2026-12-16T09:00:00.000Z')).toBe('December 16, 2026');
});

test('formats prices and nights for members', () => {
  expect(priceOf('plus', 'month')).toBe('$59 a month');
  expect(priceOf('premium', 'year')).toBe('$990 a year');
  expect([nightsOf(0), nightsOf(7)]).toEqual(['Not included', 'Up to 7 nights']);
});

test.each([
  ['one that renews', {}, 'Active', 'Renews on December 15, 2026 for $59 a month.'],
  [
    'one that is canceled',
    { endsWithPeriod: true },
    'Canceled',
    'Active until December 15, 2026, then it ends.',
  ],
  [
    'one that becomes less',
    { next: { plan: 'core', interval: 'month', priceCents: 2900 } },
    'Active',
    'Changes to Core on December 15, 2026, for $29 a month.',
  ],
  [
    'one that is paid by the year from then on',
    { next: { plan: 'plus', interval: 'year', priceCents: 59_000 } },
    'Active',
    'Billed yearly from December 15, 2026: $590 a year.',
  ],
  [
    'one whose renewal failed',
    { status: 'late', graceUntil: '2026-12-29T20:00:00.000Z' },
    'Payment overdue',
    'Pay by December 29, 2026. Your services continue until then.',
  ],
  [
    'one that is not paid',
    { status: 'starting', periodEnd: null },
    'Not paid yet',
    'Your membership starts with your first payment.',
  ],
  [
    'one that ended',
    { status: 'ended', endedAt: '2026-12-15T20:00:00.000Z' },
    'Ended',
    'It ended on December 15, 2026.',
  ],
] as const)('membership status text for %s', (_, given, word, line) => {
  expect(membershipStatusText({ ...active, ...given })).toMatchObject({ word, line });
});
