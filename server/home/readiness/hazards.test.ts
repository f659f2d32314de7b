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

test.each(FEMA_RATINGS)('wildfire rated %s asks for work only when it is high', (rating) => {
  const asks = pressingHazards(county({ wildfire: rating })).has('wildfire');
  expect(asks).toBe(rating === 'Very High' || rating === 'Relatively High');
});

test('the sea counts as flood where it is the worse of the two waters', () => {
  expect(ratingsOf(county({ flood: 'Relatively Low', coastalFlood: 'Very High' })).flood).toBe('Very High');
  expect(ratingsOf(county({ flood: 'Relatively High', coastalFlood: 'Not Applicable' })).flood).toBe(
    'Relatively High',
  );
  expect(pressingHazards(county({ coastalFlood: 'Relatively High' }))).toEqual(new Set(['flood']));
});

test('the five standard tasks weigh 15, 15, 20, 10 and 5, the drill 10, and every key is there once', () => {
  expect(tasksFor(new Set()).map(({ weight }) => weight)).toEqual([15, 15, 20, 10, 5, 10]);
  expect(tasksFor(new Set(['flood'])).map(({ hazard }) => hazard)).toEqual([
    ...Array<null>(6).fill(null),
    'flood',
    'flood',
  ]);
  expect(new Set(TASK_CATALOG.map(({ key }) => key)).size).toBe(TASK_CATALOG.length);
});
