import { expect, test } from 'vitest';
import type { FemaRating } from '#contract/outreach/risk-words.ts';
import { chooseTip, isAtRisk, TIP_HAZARDS, turnOn } from './choose-tip.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { TIPS, tipWords } from './tip-list.ts';

const rated = (
  wildfire: FemaRating,
  earthquake: FemaRating = 'Very Low',
  flood: FemaRating = 'Very Low',
) => ({
  wildfire,
  earthquake,
  flood,
});
const HIGH = rated('Very High', 'Very High', 'Very High');

test('there are two unique tips per month, covering every hazard', () => {
  expect(TIPS).toHaveLength(24);
  for (let month = 1; month <= 12; month += 1)
    expect(TIPS.filter((tip) => tip.month === month)).toHaveLength(2);
  expect(new Set(TIPS.map(({ key }) => key)).size).toBe(24);
  expect(new Set(TIPS.map((tip) => tipWords(tip, 'en').title)).size).toBe(24);
  expect(new Set(TIPS.map(({ hazard }) => hazard))).toEqual(new Set(TIP_HAZARDS));
});

test('each tip is short and plain', () => {
  for (const { title, paragraphs } of TIPS.flatMap((tip) =>
    LANGUAGES.map((language) => tipWords(tip, language)),
  )) {
    const words = [title, ...paragraphs].join(' ');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(words.split(/\s+/).length).toBeLessThanOrEqual(80);
    expect(words).not.toMatch(/!|e-mail|nobody|somebody|whoever/i);
  }
});

test.each([
  ['wildfire', rated('Very High'), true],
  ['wildfire', rated('Relatively Moderate'), true],
  ['wildfire', rated('Relatively Low'), false],
  ['wildfire', rated('No Rating'), false],
  ['wind', rated('Relatively High'), true],
  ['wind', rated('Very Low'), false],
  ['earthquake', rated('Very High'), false],
  ['earthquake', rated('Very Low', 'Relatively High'), true],
  ['flood', rated('Very Low', 'Very Low', 'Relatively Moderate'), true],
  ['flood', null, false],
  ['heat', null, true],
] as const)('%s with ratings %o is a real risk: %s', (hazard, ratings, isReal) => {
  expect(isAtRisk(hazard, ratings)).toBe(isReal);
});

test('a home with every risk gets all 24 tips in a year; one without gets only general ones', () => {
  const year = (ratings: typeof HIGH | null) => {
    const sent = new Set<string>();
    for (let month = 1; month <= 12; month += 1)
      for (let half = 0; half < 2; half += 1) {
        const tip = chooseTip(TIPS, { month, ratings, sent });
        if (tip) sent.add(tip.key);
      }
    return TIPS.filter(({ key }) => sent.has(key));
  };
  expect(year(HIGH)).toHaveLength(24);
  expect(new Set(year(rated('Very High')).map(({ hazard }) => hazard))).toEqual(
    new Set(['wildfire', 'wind', 'heat']),
  );
  expect(new Set(year(null).map(({ hazard }) => hazard))).toEqual(new Set(['heat']));
});

test.each([
  ['2026-11-01', { month: '2026-11', half: 1 }],
  ['2026-11-14', { month: '2026-11', half: 1 }],
  ['2026-11-15', { month: '2026-11', half: 2 }],
  ['2026-11-30', { month: '2026-11', half: 2 }],
] as const)('the tip period of %s is %o', (day, turn) => expect(turnOn(day)).toEqual(turn));
