import { expect, test } from 'vitest';
import {
  CASH_REASONS,
  CASH_REVIEWS,
  CASH_STATES,
  cashText,
  type CashFacts,
  type CashReview,
} from './cash-text.ts';

const FACTS: CashFacts = {
  cents: 100_000,
  state: 'due',
  review: null,
  card: 'Visa debit ending 4242',
  reason: null,
  wasSent: false,
  needsIdentity: false,
  isRepayable: false,
};
const say = (given: Partial<CashFacts>) => cashText({ ...FACTS, ...given });

test.each<[Partial<CashFacts>, statement: string, detail: string]>([
  [
    { state: 'due' },
    'We’re checking your $1,000 emergency cash.',
    'We’ll let you know when it’s sent, usually within 10 minutes.',
  ],
  [
    { state: 'due', reason: CASH_REASONS.noProvider },
    'We can’t send your $1,000 yet.',
    'We can’t send cash right now. Your cash isn’t lost: our team is working on it.',
  ],
  [
    { state: 'needs-card', cents: 50_000, card: null },
    'Add a debit card to get your $500.',
    'When you add one, we check it and send your cash.',
  ],
  [
    { state: 'needs-card', reason: CASH_REASONS.cardNotConfirmed },
    'Add another debit card to get your $1,000.',
    'We couldn’t confirm your last card. Add another debit card, or write to us.',
  ],
  [
    { state: 'sending' },
    'We’re sending $1,000 to your card ending 4242.',
    'It usually arrives in 5-10 minutes.',
  ],
  [{ state: 'sending', card: null, cents: 1250 }, 'We’re sending $12.50 to your card.', 'It usually arrives'],
  [{ state: 'sending', reason: CASH_REASONS.amountUnclear }, 'We’re sending $1,000', 'We’re confirming this'],
  [
    { state: 'sent', wasSent: true },
    'We sent $1,000 to your card ending 4242.',
    'It usually arrives in 5-10',
  ],
  [{ state: 'delivered', wasSent: true }, '$1,000 arrived on your card ending 4242.', 'It’s yours to use.'],
  [{ state: 'failed' }, 'Add another debit card to get your $1,000.', 'Your bank didn’t accept it.'],
  [
    { state: 'failed', wasSent: true, reason: 'Your card has expired.' },
    'Add another debit card to get your $1,000.',
    'Your card has expired. The money came back to us.',
  ],
  [
    { state: 'failed', needsIdentity: true },
    'Verify your identity to get your $1,000.',
    'Our payment provider must verify your identity before it can pay you.',
  ],
  [
    { state: 'cancelled', reason: CASH_REASONS.incidentDeclined },
    'We didn’t send your $1,000.',
    'Our team reviewed this order and didn’t approve cash for it. You can write to us.',
  ],
])('cash text for %o', (given, statement, detail) => {
  const said = say(given);
  expect(said.statement).toContain(statement);
  expect(said.detail).toContain(detail);
});

test.each(Object.entries(CASH_REVIEWS))('a review for %s shows its own reason', (review, why) => {
  for (const state of ['held', 'due'] as const) {
    const { statement, detail } = say({ state, review, reason: 'Something else.' });
    expect(statement).toBe('Our team is reviewing your $1,000.');
    expect(detail).toBe(`${why} You don’t need to do anything. We’ll let you know.`);
  }
});

test('a review type without its own text shows the recorded reason', () => {
  expect(say({ state: 'held', review: 'other', reason: 'We confirm it first.' }).detail).toMatch(
    /^We confirm it first\./,
  );
  expect(say({ state: 'held', review: 'toString' }).detail).toMatch(/^Our team approves it first\./);
});

test('no state that can still be reviewed says that cash was sent or is on its way', () => {
  const reviews = [null, ...(Object.keys(CASH_REVIEWS) as CashReview[])];
  for (const state of ['held', 'due', 'needs-card', 'failed', 'cancelled'] as const)
    for (const review of reviews) {
      const { statement, detail } = say({ state, review });
      expect(`${statement} ${detail}`).not.toMatch(/on its way|we sent|we’re sending|arrived/i);
    }
});

test('every statement is one short, plain sentence', () => {
  for (const state of CASH_STATES) {
    const { statement, detail } = say({ state, review: state === 'held' ? 'incident' : null });
    expect(statement).toMatch(/^[^.]+\.$/);
    expect(statement.length).toBeLessThanOrEqual(60);
    expect(`${statement} ${detail}`).not.toMatch(/nobody|somebody|one of us|a person|wait/i);
  }
});

test.each(['due', 'needs-card', 'sending', 'sent', 'delivered'] as const)(
  'cash that is repaid says so while it is %s, and a benefit never does',
  (state) => {
    expect(say({ state, isRepayable: true }).detail).toMatch(/You repay it without interest/);
    expect(say({ state }).detail).not.toMatch(/repay/);
  },
);
