import { expect, test } from 'vitest';
import { membershipMail } from './mails.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { MembershipRow } from './store.ts';

const row: MembershipRow = {
  id: '00000000-0000-7000-8000-000000000001',
  userId: '00000000-0000-7000-8000-000000000002',
  mailboxMarks: null,
  provider: 'simulated',
  subscriptionRef: 'sub',
  status: 'active',
  plan: 'plus',
  interval: 'year',
  periodStart: new Date('2027-03-01T20:00:00Z'),
  periodEnd: new Date('2028-03-01T20:00:00Z'),
  endsWithPeriod: false,
  nextPlan: null,
  nextInterval: null,
  asidePlan: null,
  asideInterval: null,
  graceUntil: null,
  card: 'Visa ending 4242',
  priceCents: null,
  nextPriceCents: null,
  createdAt: new Date('2027-03-01T20:00:00Z'),
  checkedAt: null,
  failedAt: null,
  reading: 1,
  changingUntil: null,
  suspendedAt: null,
  stoppedByDispute: false,
  endedAt: null,
};
const words = (kind: NoticeKind, change: Partial<MembershipRow> = {}) => {
  const { subject, paragraphs } = membershipMail(kind, {
    name: null,
    row: { ...row, ...change },
    occasion: '',
    invoices: [],
    consent: undefined,
    url: 'http://localhost/membership',
  });
  return [subject, ...paragraphs].join(' ');
};
const byMonth = { nextPlan: 'plus', nextInterval: 'month' } as const;
const lower = { nextPlan: 'core', nextInterval: 'month' } as const;

test('a renewal that changes only the billing interval says so and names no other plan', () => {
  expect(words('renewal-soon', byMonth)).toContain(
    'From March 1, 2028 you pay for Hearthline Plus by the month: $59.00 every month until you cancel.',
  );
  expect(words('change-planned', byMonth)).toMatch(/^How you pay will change/);
  for (const kind of ['renewal-soon', 'change-planned'] as const) {
    expect(words(kind, byMonth)).not.toMatch(/becomes|Until then/);
    expect(words(kind, byMonth)).not.toContain('for another year');
  }
});

test('a renewal that changes the plan names it with its price in every email', () => {
  for (const kind of ['renewal-soon', 'change-planned', 'kept', 'yearly-reminder'] as const) {
    expect(words(kind, lower)).toContain(
      'From March 1, 2028 you have Hearthline Core, at $29.00 every month until you cancel.',
    );
    expect(words(kind, lower)).not.toContain('$590.00');
  }
});

test('a renewal without a change states its price', () => {
  expect(words('renewal-soon')).toContain('Your card is then charged $590.00 every year.');
  expect(words('kept')).toContain(
    'It renews on March 1, 2028 and costs $590.00 every year until you cancel.',
  );
});
