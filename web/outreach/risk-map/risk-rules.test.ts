import { describe, expect, test } from 'vitest';
import { primaryHazards, topHazards } from './hazards.ts';
import { explainRating } from './rating-words.ts';
import { bandOf } from './risk-bands.ts';
import { formatCount, formatDollars, formatMiles, formatScore, yearSpan } from './risk-format.ts';

test.each([
  [100, 'red', 'Very High'],
  [90, 'red', 'Very High'],
  [89.99, 'orange', 'High'],
  [80, 'orange', 'High'],
  [79.9, 'amber', 'Moderate'],
  [70, 'amber', 'Moderate'],
  [69.9, 'yellow', 'Lower'],
  [60, 'yellow', 'Lower'],
  [59.99, 'green', 'Low'],
  [0, 'green', 'Low'],
])('a score of %d is %s and reads %s', (score, color, word) => {
  expect(bandOf(score)).toMatchObject({ color, word });
});

test.each([
  ['Relatively Moderate', 93.92, '93% of US counties have a lower risk'],
  ['Very High', 100, 'no US county has a higher risk'],
  ['Very High', 99.7, '99% of US counties have a lower risk'],
])('explains why %s and a score of %d go together', (rating, score, rank) => {
  expect(explainRating(rating, score)).toBe(
    `FEMA’s rating, ${rating}, reflects how large the losses are. The score is a rank: ${rank}.`,
  );
});

describe('hazards', () => {
  const hazards = { wildfire: 28.66, earthquake: 99.78, flood: 98.6, hurricane: null };
  test('on a card are the two highest', () => {
    expect(topHazards(hazards).map(({ hazard }) => hazard)).toEqual(['earthquake', 'flood']);
  });
  test('in a popup are those above 30, highest first', () => {
    expect(primaryHazards({ ...hazards, hurricane: 30 }).map(({ hazard }) => hazard)).toEqual([
      'earthquake',
      'flood',
    ]);
    expect(primaryHazards({ ...hazards, hurricane: 30.1 })).toHaveLength(3);
  });
});

test('numbers are formatted for people, and unknown is not zero', () => {
  expect(formatCount(10_005_712)).toBe('10,005,712');
  expect(formatCount(0)).toBe('0');
  expect(formatCount(null)).toBe('not reported');
  expect(formatDollars(1_703_720_000_000)).toBe('$1.7 trillion');
  expect(formatDollars(null)).toBe('not reported');
  expect(formatScore(99.71374046)).toBe('99.7');
  expect(formatMiles(0.4)).toBe('less than a mile away');
  expect(formatMiles(1.2)).toBe('1 mile away');
  expect(formatMiles(12.6)).toBe('13 miles away');
  expect(yearSpan(['2024-01-01', '2018-05-05', '2020-02-02'])).toBe('2018-2024');
  expect(yearSpan(['2020-02-02'])).toBe('2020');
  expect(yearSpan([])).toBe('');
});
