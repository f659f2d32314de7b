import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyPoints } from './history-points.ts';
import { SAMPLE_READINESS } from './sample.ts';
import { partsOf, totalLine } from './score-arithmetic.ts';
import { weightOf } from './weight-of.ts';

test.each([
  [100, 'high'],
  [15, 'high'],
  [14, 'medium'],
  [10, 'medium'],
  [9, 'low'],
  [1, 'low'],
])('a weight of %i is %s', (weight, label) => {
  expect(weightOf(weight)).toBe(label);
});

test('the sample shows its arithmetic: 70 of 100, 3 of 5 tasks', () => {
  expect(partsOf(SAMPLE_READINESS).map(({ sum }) => sum)).toEqual([
    'An unexpired policy = 15.0',
    'At least one item = 10.0',
    '10 × 25 of 25 items = 10.0',
    '65 × 35 of 65 weight = 35.0',
  ]);
  expect(totalLine(SAMPLE_READINESS)).toBe('15.0 + 10.0 + 10.0 + 35.0 = 70.0');
  expect(SAMPLE_READINESS.tasks.filter(({ status }) => status === 'DONE')).toHaveLength(3);
  expect(SAMPLE_READINESS.tasks.map(({ weight }) => weight)).toEqual([15, 15, 20, 10, 5]);
});

test('a fractional sum shows its rounded value', () => {
  const breakdown = { policyCoverage: 15, homeInventory: 10, itemCount: 4.8, tasksComplete: 35 };
  expect(totalLine({ breakdown, score: 65 })).toBe('15.0 + 10.0 + 4.8 + 35.0 = 64.8, rounded to 65');
});

test('a history has one point per day, or per minute on its first day, with unique labels', () => {
  const at = (iso: string, score: number) => ({ score, computedAt: iso });
  expect(
    historyPoints([
      at('2026-11-10T18:00:00Z', 10),
      at('2026-11-10T19:00:00Z', 25),
      at('2026-11-12T18:00:00Z', 40),
    ]).map(({ value }) => value),
  ).toEqual([25, 40]);
  expect(
    historyPoints([
      at('2026-11-10T18:00:05Z', 10),
      at('2026-11-10T18:00:40Z', 15),
      at('2026-11-10T18:02:00Z', 25),
    ]).map(({ value }) => value),
  ).toEqual([15, 25]);
  fc.assert(
    fc.property(
      fc.array(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }), {
        minLength: 1,
      }),
      (dates) => {
        const sorted = dates.toSorted((a, b) => a.getTime() - b.getTime());
        const labels = historyPoints(sorted.map((d) => at(d.toISOString(), 1))).map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.length).toBeGreaterThan(0);
      },
    ),
  );
});
