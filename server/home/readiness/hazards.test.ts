import { expect, test } from 'vitest';
import { FEMA_RATINGS, type CountyHazard, type FemaRating } from '#contract/outreach/risk-words.ts';
import { pressingHazards, ratingsOf } from './hazards.ts';
import { TASK_CATALOG, tasksFor } from './task-catalog.ts';

const county = (ratings: Partial<Record<CountyHazard, FemaRating>>) => {
  const rated = (hazard: CountyHazard) => ({
    score: null,
    rating: ratings[hazard] ?? ('No Rating' as const),
  });
  return {
    hazards: {
      wildfire: rated('wildfire'),
      earthquake: rated('earthquake'),
      flood: rated('flood'),
      coastalFlood: rated('coastalFlood'),
      landslide: rated('landslide'),
      hurricane: rated('hurricane'),
    },
  };
};

test.each(FEMA_RATINGS)('wildfire rated %s adds tasks only when it is high', (rating) => {
  const asks = pressingHazards(county({ wildfire: rating })).has('wildfire');
  expect(asks).toBe(rating === 'Very High' || rating === 'Relatively High');
});

test('coastal flooding counts as flood when it is rated worse', () => {
  expect(ratingsOf(county({ flood: 'Relatively Low', coastalFlood: 'Very High' })).flood).toBe('Very High');
  expect(ratingsOf(county({ flood: 'Relatively High', coastalFlood: 'Not Applicable' })).flood).toBe(
    'Relatively High',
  );
  expect(pressingHazards(county({ coastalFlood: 'Relatively High' }))).toEqual(new Set(['flood']));
});

test('the task catalog has the expected weights, and every key is unique', () => {
  expect(tasksFor(new Set()).map(({ weight }) => weight)).toEqual([15, 15, 20, 10, 5, 10, 15, 10, 10, 15]);
  expect(tasksFor(new Set(['flood'])).map(({ hazard }) => hazard)).toEqual([
    ...Array<null>(10).fill(null),
    'flood',
    'flood',
  ]);
  expect(new Set(TASK_CATALOG.map(({ key }) => key)).size).toBe(TASK_CATALOG.length);
});
