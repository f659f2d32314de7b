import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  PERMIT_MOVES,
  PERMIT_STATES,
  WORKSHEET_COSTS,
  WORKSHEET_COVERED,
} from '#contract/home/recovery-rebuild-records.ts';
import { cslbLink, isCslbNumber } from '#contract/home/recovery-rebuild.ts';
import { cappedPrice, depositLimit, releaseOf, warningsOf, type QuoteFacts } from './rebuild-warnings.ts';
import { compareWays } from './rebuild-worksheet.ts';

const quote: QuoteFacts = {
  day: '2026-02-01',
  work: 'home-improvement',
  license: '1066105',
  licenseCheckedOn: '2026-02-01',
  totalCents: 50_000_00,
  depositCents: 1000_00,
  beforeCents: 48_000_00,
  status: 'received',
};
const cap = { from: '2026-01-08', to: '2026-07-07' };
const codes = (given: Partial<QuoteFacts>, around: { state?: string; cap?: typeof cap | null } = {}) =>
  warningsOf({ ...quote, ...given }, [], { state: 'CA', cap, ...around }).map(({ code }) => code);

describe('warnings of a quote', () => {
  it.each<[string, Partial<QuoteFacts>, string[], { state?: string; cap?: typeof cap | null }?]>([
    ['nothing wrong', {}, []],
    ['a deposit of exactly $1,000', { depositCents: 1000_00 }, []],
    ['a cent more', { depositCents: 1000_01 }, ['deposit-over-limit']],
    ['10% of a small job', { totalCents: 5_000_00, beforeCents: 5_000_00, depositCents: 500_00 }, []],
    [
      'more than 10% of a small job',
      { totalCents: 5_000_00, beforeCents: 5_000_00, depositCents: 500_01 },
      ['deposit-over-limit'],
    ],
    ['new construction has no deposit limit', { work: 'new-construction', depositCents: 9_000_00 }, []],
    ['nor has design', { work: 'design', depositCents: 9_000_00 }, []],
    ['nor has another state', { depositCents: 9_000_00 }, [], { state: 'NV' }],
    ['exactly 10% above', { beforeCents: 100_00, totalCents: 110_00, depositCents: 0 }, []],
    ['a cent above 10%', { beforeCents: 100_00, totalCents: 110_01, depositCents: 0 }, ['over-price-cap']],
    [
      'rebuilding counts',
      { work: 'new-construction', beforeCents: 100_00, totalCents: 120_00, depositCents: 0 },
      ['over-price-cap'],
    ],
    [
      'cleanup counts',
      { work: 'debris', beforeCents: 100_00, totalCents: 120_00, depositCents: 0 },
      ['over-price-cap'],
    ],
    ['design doesn’t', { work: 'design', beforeCents: 100_00, totalCents: 120_00, depositCents: 0 }, []],
    ['the first day counts', { day: '2026-01-08', beforeCents: 40_000_00 }, ['over-price-cap']],
    ['the last day counts', { day: '2026-07-07', beforeCents: 40_000_00 }, ['over-price-cap']],
    ['the day before doesn’t', { day: '2026-01-07', beforeCents: 40_000_00 }, []],
    ['the day after doesn’t', { day: '2026-07-08', beforeCents: 40_000_00 }, []],
    ['no price before', { beforeCents: null }, ['ask-price-before']],
    ['no price before, and no cap', { beforeCents: null }, [], { cap: null }],
    ['dates unknown', { beforeCents: 40_000_00 }, ['cap-dates-unknown'], { cap: null }],
    ['no license', { license: '' }, ['no-license']],
    ['a license of letters', { license: 'ABC-12' }, ['license-format']],
    ['an architect’s number', { work: 'design', license: 'C-12345' }, []],
    ['a Nevada number', { license: '0012345A' }, [], { state: 'NV' }],
    ['a license nobody looked up', { licenseCheckedOn: null }, ['license-unchecked']],
    ['declined', { status: 'declined', license: '', depositCents: 40_000_00 }, []],
  ])('%s', (_name, given, expected, around) => {
    expect(codes(given, around)).toEqual(expected);
  });

  it('names the limit', () => {
    const [warning] = warningsOf({ ...quote, depositCents: 2000_00 }, [], { state: 'CA', cap });
    expect(warning).toEqual({ code: 'deposit-over-limit', cents: 1000_00 });
  });

  it('looks at what was really paid', () => {
    const paid = [
      { stage: 'deposit' as const, amountCents: 600_00 },
      { stage: 'deposit' as const, amountCents: 500_00 },
      { stage: 'progress' as const, amountCents: 49_000_00 },
    ];
    expect(warningsOf(quote, paid, { state: 'CA', cap })).toEqual([
      { code: 'deposit-paid-over-limit', cents: 1000_00 },
      { code: 'paid-over-price', cents: 50_000_00 },
    ]);
  });
});

test('the deposit limit is the lesser of $1,000 and 10%, and the cap never allows more than 10%', () => {
  const price = fc.integer({ min: 1, max: 100_000_000_00 });
  fc.assert(
    fc.property(price, (cents) => {
      const limit = depositLimit(cents);
      expect(limit).toBeLessThanOrEqual(1000_00);
      expect(limit * 10).toBeLessThanOrEqual(cents);
      expect(limit === 1000_00 || (limit + 1) * 10 > cents).toBe(true);
      expect(cappedPrice(cents) * 10).toBeLessThanOrEqual(cents * 11);
      expect((cappedPrice(cents) + 1) * 10).toBeGreaterThan(cents * 11);
    }),
  );
});

test.each([
  ['deposit', [], 'none'],
  ['progress', ['conditional-progress'], 'conditional'],
  ['progress', ['conditional-progress', 'unconditional-progress'], 'unconditional'],
  ['progress', ['unconditional-final'], 'unconditional'],
  ['final', ['unconditional-progress'], 'none'],
  ['final', ['conditional-final', 'unconditional-progress'], 'conditional'],
  ['final', ['unconditional-final'], 'unconditional'],
] as const)('a %s payment with %j has the release: %s', (stage, forms, expected) => {
  expect(releaseOf(stage, forms)).toBe(expected);
});

test.each([
  ['12345', true],
  ['1066105', true],
  ['12345678', true],
  ['1234', false],
  ['123456789', false],
  ['C-12345', false],
  ['12 345', false],
  ['', false],
])('%j is a CSLB number: %s', (license, expected) => {
  expect(isCslbNumber(license)).toBe(expected);
});

test('the link to a license can’t be bent to another place', () => {
  expect(cslbLink('1&x=https://evil.example')).toBe(
    'https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/LicenseDetail.aspx?LicNum=1%26x%3Dhttps%3A%2F%2Fevil.example',
  );
});

test('every permit can come to its end, and nothing follows the final sign-off', () => {
  expect(Object.keys(PERMIT_MOVES).toSorted()).toEqual(PERMIT_STATES.toSorted());
  expect(PERMIT_MOVES.final).toEqual([]);
  for (const start of PERMIT_STATES) {
    const reached = new Set([start]);
    for (const state of reached) for (const next of PERMIT_MOVES[state]) reached.add(next);
    expect([start, reached.has('final')]).toEqual([start, true]);
  }
});

const cents = fc.integer({ min: 0, max: 100_000_000_00 });
const amounts = <K extends string>(keys: readonly K[]): fc.Arbitrary<Record<K, number>> =>
  fc
    .tuple(...keys.map(() => cents))
    .map((typed) => Object.fromEntries(keys.map((key, i) => [key, typed[i]])) as Record<K, number>);
const worksheet = fc.record({
  repair: fc.record({ costs: amounts(WORKSHEET_COSTS.repair), covered: amounts(WORKSHEET_COVERED.repair) }),
  move: fc.record({ costs: amounts(WORKSHEET_COSTS.move), covered: amounts(WORKSHEET_COVERED.move) }),
});

test('both ways add up to what a calculation of our own says', () => {
  fc.assert(
    fc.property(worksheet, (given) => {
      const { repair, move, differenceCents } = compareWays(given);
      let expected = 0n;
      for (const cost of Object.values(given.move.costs)) expected += BigInt(cost);
      for (const cover of Object.values(given.move.covered)) expected -= BigInt(cover);
      expect(BigInt(move.ownCents)).toBe(expected);
      for (const cost of Object.values(given.repair.costs)) expected -= BigInt(cost);
      for (const cover of Object.values(given.repair.covered)) expected += BigInt(cover);
      expect(BigInt(differenceCents)).toBe(expected);
      expect(repair.costCents - repair.coveredCents).toBe(repair.ownCents);
    }),
  );
});

test('an amount that is typed into one way never changes the other', () => {
  fc.assert(
    fc.property(worksheet, cents, (given, more) => {
      const before = compareWays(given);
      const costs = { ...given.repair.costs, build: given.repair.costs.build + more };
      const after = compareWays({ ...given, repair: { ...given.repair, costs } });
      expect(after.move).toEqual(before.move);
      expect(after.differenceCents).toBe(before.differenceCents - more);
    }),
  );
});
