import { describe, expect, test } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import {
  CONFIRMATION_RULES,
  isClaimable,
  MOST_BY_ONE,
  MOST_UNKNOWN_POINTS,
  verdictOnYes,
  YOUNG,
  type ConfirmationFacts,
} from './impact-rules.ts';
import { certificateSpan, grade, triesLeft } from './training-rules.ts';
import { QUIZ_KEY } from './quiz-key.ts';
import { MODULES, OPTIONS, QUESTIONS, type Module } from '#contract/emergency/training-modules.ts';

const now = new Date('2026-11-18T12:00:00Z');
/** An honest neighbor with an old account. */
const HONEST: ConfirmationFacts = {
  now,
  points: 15,
  isSelf: false,
  isHousehold: false,
  isSamePhone: false,
  closesCircle: false,
  isDeleted: false,
  accountSince: after(now, -days(400)),
  isSameDevice: false,
  isSameNetwork: false,
  confirmedBefore: 0,
  unknownPoints: 0,
};

test('an honest neighbor’s yes counts, with or without an account', () => {
  expect(verdictOnYes(HONEST)).toEqual({ answer: 'yes', doubt: null });
  expect(verdictOnYes({ ...HONEST, accountSince: null })).toEqual({ answer: 'yes', doubt: null });
});

const CASES: [string, string, Partial<ConfirmationFacts>][] = [
  ['self', 'refused', { isSelf: true }],
  ['household', 'refused', { isHousehold: true }],
  ['phone', 'refused', { isSamePhone: true }],
  ['circle', 'refused', { closesCircle: true }],
  ['deleted', 'refused', { isDeleted: true }],
  ['young', 'review', { accountSince: after(now, 1 - YOUNG) }],
  ['device', 'review', { isSameDevice: true }],
  ['network', 'review', { isSameNetwork: true }],
  ['often', 'review', { confirmedBefore: MOST_BY_ONE }],
  ['unknown', 'review', { accountSince: null, unknownPoints: MOST_UNKNOWN_POINTS - 14 }],
];
test.each(CASES)('doubt %s: %s', (doubt, answer, facts) => {
  expect(verdictOnYes({ ...HONEST, ...facts })).toEqual({ answer, doubt });
});

test('every rule has a case, and refusals come before reviews', () => {
  expect(CONFIRMATION_RULES.map(({ doubt }) => doubt)).toEqual(CASES.map(([doubt]) => doubt));
  const verdicts = CONFIRMATION_RULES.map(({ verdict }) => verdict);
  expect(verdicts.lastIndexOf('refused')).toBeLessThan(verdicts.indexOf('review'));
});

test('at the edge: an account of 14 days and 100 points without accounts still count', () => {
  expect(verdictOnYes({ ...HONEST, accountSince: after(now, -YOUNG) }).answer).toBe('yes');
  expect(
    verdictOnYes({ ...HONEST, accountSince: null, unknownPoints: MOST_UNKNOWN_POINTS - 15 }).answer,
  ).toBe('yes');
});

test.each([
  ['2026-11-18', true],
  ['2026-11-19', false],
  ['2026-09-19', true],
  ['2026-09-18', false],
])('an entry for %s can be made: %s', (day, expected) => {
  expect(isClaimable(day, '2026-11-18')).toBe(expected);
});

describe('training', () => {
  test('every module has a key of four answers among three options', () => {
    for (const module of MODULES) {
      expect(QUIZ_KEY[module]).toHaveLength(QUESTIONS);
      expect(QUIZ_KEY[module].every((answer) => answer >= 0 && answer < OPTIONS)).toBe(true);
    }
  });

  test('a quiz is passed with all answers right, and names the wrong ones', () => {
    expect(grade('privacy', QUIZ_KEY.privacy)).toEqual({ isPassed: true, wrong: [] });
    expect(grade('privacy', [1, 0, 2, 1])).toEqual({ isPassed: false, wrong: [3] });
    expect(grade('privacy', [0, 1, 0, 1])).toEqual({ isPassed: false, wrong: [0, 1, 2, 3] });
  });

  test('there are five tries a day', () => {
    expect(triesLeft(undefined, '2026-11-18')).toBe(5);
    expect(triesLeft({ tries: 5, triedOn: '2026-11-18' }, '2026-11-18')).toBe(0);
    expect(triesLeft({ tries: 5, triedOn: '2026-11-17' }, '2026-11-18')).toBe(5);
  });

  test('a certificate needs every module and lasts two years after the oldest', () => {
    const passed = new Map<Module, Date>(MODULES.map((module, i) => [module, after(now, days(i))]));
    const at = after(now, days(10));
    expect(certificateSpan(passed, at)).toEqual({
      issued: after(now, days(6)),
      until: new Date('2028-11-18T12:00:00Z'),
    });
    expect(certificateSpan(passed, new Date('2028-11-18T12:00:00Z'))).toBeNull();
    passed.delete('privacy');
    expect(certificateSpan(passed, at)).toBeNull();
  });
});
