import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreOf, weightsOf, type Facts } from './score.ts';

const facts = (given: Partial<Facts>): Facts => ({
  hasPolicy: false,
  items: 0,
  weightDone: 0,
  weightAll: 65,
  ...given,
});

describe('the score', () => {
  test.each<[string, Partial<Facts>, number]>([
    ['nothing at all', {}, 0],
    ['a policy in force', { hasPolicy: true }, 15],
    ['one thing: 10 for having any, 0.4 for one of 25', { items: 1 }, 10],
    ['two things', { items: 2 }, 11],
    ['25 things', { items: 25 }, 20],
    ['more than 25 count as 25', { items: 4000 }, 20],
    ['the sample: policy, 25 things, 35 of 65 weight', { hasPolicy: true, items: 25, weightDone: 35 }, 70],
    ['all tasks', { weightDone: 65 }, 65],
    ['everything', { hasPolicy: true, items: 25, weightDone: 65 }, 100],
    ['half of the weight is rounded up: 32.5', { weightDone: 30, weightAll: 60 }, 33],
    ['a home without tasks', { weightAll: 0 }, 0],
    ['10 + 0.8 + 65 x 15/65 = 25.8', { items: 2, weightDone: 15 }, 26],
    ['10 + 2 + 65 x 30/60 = 44.5', { items: 5, weightDone: 30, weightAll: 60 }, 45],
  ])('%s', (_name, given, score) => {
    expect(scoreOf(facts(given)).score).toBe(score);
  });

  test('the breakdown shows the unrounded parts', () => {
    expect(scoreOf(facts({ hasPolicy: true, items: 12, weightDone: 35, weightAll: 90 })).breakdown).toEqual({
      policyCoverage: 15,
      homeInventory: 10,
      itemCount: 4.8,
      tasksComplete: (65 * 35) / 90,
    });
  });
});

const anyFacts = fc
  .record({
    hasPolicy: fc.boolean(),
    items: fc.nat({ max: 10_000 }),
    weightAll: fc.integer({ min: 1, max: 500 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, weightDone: Math.floor(rest.weightAll * share) }));

test('for any facts, the score is an integer from 0 to 100 within half a point of its parts', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { score, breakdown } = scoreOf(given);
      const sum = Object.values(breakdown).reduce((a, b) => a + b, 0);
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(Math.abs(score - sum)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
    { numRuns: 2000 },
  );
});

test('doing more never lowers the score', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { score } = scoreOf(given);
      expect(scoreOf({ ...given, hasPolicy: true }).score).toBeGreaterThanOrEqual(score);
      expect(scoreOf({ ...given, items: given.items + 1 }).score).toBeGreaterThanOrEqual(score);
      const more = Math.min(given.weightDone + 5, given.weightAll);
      expect(scoreOf({ ...given, weightDone: more }).score).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('only completed tasks count toward the completed weight', () => {
  expect(
    weightsOf([
      { status: 'DONE', weight: 20 },
      { status: 'TODO', weight: 10 },
      { status: 'DONE', weight: 5 },
    ]),
  ).toEqual({ weightDone: 25, weightAll: 35 });
});
