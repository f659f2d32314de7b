import { expect, test } from 'vitest';
import type { Severity } from '#contract/outreach/risk-words.ts';
import { severityOf } from './severity.ts';

const unknown = { fatalities: null, damageUsd: null, evacuated: null, acresBurned: null };

test.each<[string, Partial<typeof unknown | Record<keyof typeof unknown, number>>, Severity]>([
  ['nothing known', {}, 'minor'],
  ['one death', { fatalities: 1 }, 'moderate'],
  ['999 people evacuated', { evacuated: 999 }, 'minor'],
  ['1,000 people evacuated', { evacuated: 1000 }, 'moderate'],
  ['a hundred thousand acres and nobody hurt', { acresBurned: 100_000, fatalities: 0 }, 'major'],
  ['two deaths', { fatalities: 2 }, 'major'],
  ['a billion dollars', { damageUsd: 1e9 }, 'severe'],
  ['ten deaths', { fatalities: 10 }, 'severe'],
  ['a million acres alone', { acresBurned: 1_000_000 }, 'major'],
  ['85 deaths', { fatalities: 85 }, 'catastrophic'],
  ['ten billion dollars', { damageUsd: 10e9 }, 'catastrophic'],
  ['the worst figure decides', { fatalities: 0, damageUsd: 5e6, evacuated: 150_000 }, 'severe'],
])('%s', (_, toll, severity) => {
  expect(severityOf({ ...unknown, ...toll })).toBe(severity);
});
