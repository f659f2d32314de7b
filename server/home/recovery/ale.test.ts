import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALE_CATEGORIES } from '#contract/home/recovery-records.ts';
import { thirdAdjusterOn } from './adjusters.ts';
import { monthsOf, stateOf, totalsOf, type Line, type Normal } from './ale.ts';

const line = (given: Partial<Line>): Line => ({
  day: '2026-01-10',
  category: 'ALE-FOOD',
  amountCents: 100,
  claimedOn: null,
  acceptedCents: null,
  paidCents: 0,
  ...given,
});

test('only what exceeds the normal cost can be claimed', () => {
  const lines = [
    line({ amountCents: 12_500 }),
    line({ category: 'ALE-UTIL', amountCents: 10_000 }),
    line({ category: 'ALE-PET', amountCents: 1_000 }),
  ];
  const normals: Normal[] = [
    { category: 'ALE-FOOD', month: null, monthlyCents: 5_000 },
    { category: 'ALE-UTIL', month: null, monthlyCents: 9_000 },
    { category: 'ALE-UTIL', month: '2026-01', monthlyCents: 5_000 },
    { category: 'ALE-PET', month: null, monthlyCents: 4_000 },
  ];
  expect(monthsOf(lines, normals)).toMatchObject([
    { month: '2026-01', incurredCents: 23_500, normalCents: 14_000, claimableCents: 12_500 },
  ]);
});

test.each([
  [{}, 'draft'],
  [{ claimedOn: '2026-02-01' }, 'claimed'],
  [{ claimedOn: '2026-02-01', paidCents: 40 }, 'partly-paid'],
  [{ claimedOn: '2026-02-01', paidCents: 100 }, 'paid'],
  [{ claimedOn: '2026-02-01', acceptedCents: 40, paidCents: 40 }, 'paid'],
  [{ claimedOn: '2026-02-01', acceptedCents: 0 }, 'refused'],
])('a line with %j is %s', (given, state) => {
  expect(stateOf(line(given))).toBe(state);
});

test('payments count against the policy’s limit, and say how long it lasts', () => {
  const lines = [
    line({ amountCents: 60_000, claimedOn: '2026-02-01', paidCents: 20_000 }),
    line({ day: '2026-02-10', amountCents: 40_000 }),
  ];
  const totals = totalsOf(lines, monthsOf(lines, []), 120_000);
  // $1,000 are left, and two months cost $500 each on average.
  expect(totals).toMatchObject({
    leftCents: 100_000,
    monthsLeft: 2,
    openCents: 40_000,
    claimedCents: 60_000,
  });
});

const money = fc.integer({ min: 0, max: 10_000_000 });
const months = ['2026-01', '2026-02', '2026-03'];
const anyLine = fc.record({
  day: fc.constantFrom(...months).map((month) => `${month}-15`),
  category: fc.constantFrom(...ALE_CATEGORIES),
  amountCents: money,
  claimedOn: fc.constantFrom(null, '2026-04-01'),
  acceptedCents: fc.option(money),
  paidCents: money,
});
const anyNormals = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(...ALE_CATEGORIES),
    month: fc.constantFrom(null, ...months),
    monthlyCents: money,
  }),
  { selector: ({ category, month }) => `${category}${month}` },
);

test('sums agree with an independent calculation', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 60 }), anyNormals, (lines, normals) => {
      let claimable = 0n;
      let spent = 0n;
      for (const month of months)
        for (const category of ALE_CATEGORIES) {
          let incurred = 0n;
          let has = false;
          for (const one of lines)
            if (one.category === category && one.day.startsWith(month)) {
              incurred += BigInt(one.amountCents);
              has = true;
            }
          let normal = 0n;
          for (const one of normals)
            if (one.category === category && one.month === null) normal = BigInt(one.monthlyCents);
          for (const one of normals)
            if (one.category === category && one.month === month) normal = BigInt(one.monthlyCents);
          spent += incurred;
          if (has && incurred > normal) claimable += incurred - normal;
        }
      const made = monthsOf(lines, normals);
      const totals = totalsOf(lines, made, null);
      expect([BigInt(totals.spentCents), BigInt(totals.claimableCents)]).toEqual([spent, claimable]);
      expect(monthsOf(lines.toReversed(), normals.toReversed())).toEqual(made);
    }),
  );
});

test('the third adjuster within six months gives a right to a status report', () => {
  expect(thirdAdjusterOn(['2026-01-10', '2026-03-01'])).toBeNull();
  expect(thirdAdjusterOn(['2026-07-10', '2026-01-10', '2026-03-01'])).toBe('2026-07-10');
  expect(thirdAdjusterOn(['2026-07-11', '2026-01-10', '2026-03-01'])).toBeNull();
  expect(thirdAdjusterOn(['2026-07-11', '2026-01-10', '2026-03-01', '2026-08-30'])).toBe('2026-08-30');
  // August 31 and six months: the last day of February.
  expect(thirdAdjusterOn(['2026-08-31', '2026-09-01', '2027-02-28'])).toBe('2027-02-28');
  expect(thirdAdjusterOn(['2026-08-31', '2026-09-01', '2027-03-01'])).toBeNull();
});
