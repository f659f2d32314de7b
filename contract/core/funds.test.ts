import { expect, test } from 'vitest';
import {
  BENEFIT,
  formatFunds,
  type FundsTerms,
  fundsStatement,
  fundsText,
  parseFunds,
  termsOfPayment,
} from './funds.ts';

const REPAYABLE: FundsTerms = { kind: 'repayable', firstDays: 60, months: 12 };
const SHORTER: FundsTerms = { kind: 'repayable', firstDays: 30, months: 6 };

test.each<[string, FundsTerms, accepted: string[], FundsTerms]>([
  ['a benefit is a benefit, whatever was accepted', BENEFIT, ['repayable:60:12'], BENEFIT],
  ['repayable once accepted', REPAYABLE, ['1', 'repayable:60:12'], REPAYABLE],
  ['a benefit for those who joined when it was one', REPAYABLE, ['1'], BENEFIT],
  ['a benefit for those who accepted nothing', REPAYABLE, [], BENEFIT],
  ['the accepted schedule until the new one is accepted', SHORTER, ['repayable:60:12'], REPAYABLE],
  [
    'the offered schedule if it was ever accepted',
    REPAYABLE,
    ['repayable:60:12', 'repayable:30:6'],
    REPAYABLE,
  ],
  ['the latest word counts', SHORTER, ['repayable:60:12', '1'], BENEFIT],
])('%s', (_name, offered, accepted, paid) => expect(termsOfPayment(offered, accepted)).toEqual(paid));

test('terms survive storage, and what we cannot read is a benefit', () => {
  expect(parseFunds(formatFunds(REPAYABLE))).toEqual(REPAYABLE);
  expect(parseFunds(formatFunds(BENEFIT))).toEqual(BENEFIT);
  for (const text of ['', null, undefined, 'repayable', 'repayable:60:0', 'repayable:x:1', '__FUNDS__'])
    expect(parseFunds(text)).toEqual(BENEFIT);
});

test('each text says which it is', () => {
  expect(fundsText(BENEFIT)).toBe(
    'Emergency cash is a benefit of your plan, separate from the membership fee. You never repay it.',
  );
  expect(fundsText(REPAYABLE)).toMatch(
    /you repay it: 12 equal monthly payments, without interest.*60 days after/,
  );
  expect(fundsStatement({ ...REPAYABLE, months: 1 })).toMatch(
    /^I repay emergency cash that I receive in one payment/,
  );
});
