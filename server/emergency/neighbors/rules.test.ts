import { expect, test } from 'vitest';
import { NO_FACTS } from '#server/service/cases/cases.ts';
import { boardStatusOf } from './board-rules.ts';
import { claimStatusOf, countHouseholds } from './drill-rules.ts';
import { drawDrill } from './drill-picture.ts';
import { factsFor } from './requests.ts';
import * as english from '#contract/text/en/emergency/neighbor-picture.ts';

const at = new Date('2026-11-18T05:00:00Z');
const person = (state: 'left' | 'safe' | 'help' | null, reachedAt: Date | null = null) => ({
  state,
  at: state ? at : null,
  reachedAt,
});

test.each([
  ['no one is listed, so no one knows', [], { status: 'unknown', out: 0, of: 0, at: null }],
  ['no check-in', [person(null), person(null)], { status: 'none', out: 0, of: 2, at: null }],
  ['one of two left', [person('left'), person(null)], { status: 'some', out: 1, of: 2, at }],
  ['everyone left or further', [person('left'), person('safe')], { status: 'out', out: 2, of: 2, at }],
  ['one call for help is first', [person('left'), person('help')], { status: 'help', out: 1, of: 2, at }],
  [
    'our team reached them, and they are still not out',
    [person('help', at)],
    { status: 'none', out: 0, of: 1, at },
  ],
])('the board: %s', (_, people, expected) => {
  expect(boardStatusOf(people)).toEqual(expected);
});

const household = (n: number, more: object = {}) => ({
  userId: `person ${n}`,
  address: `${n} Oak Ridge Drive, Paradise, CA 95969`,
  hasFinished: true,
  isLeaders: false,
  ...more,
});

test.each([
  ['three neighbors', [household(1), household(2), household(3)], 3],
  ['one didn’t finish', [household(1), household(2), household(3, { hasFinished: false })], 2],
  ['one is the ambassador’s own', [household(1), household(2), household(3, { isLeaders: true })], 2],
  ['three homes of one person count once', [1, 2, 3].map((n) => household(n, { userId: 'same' })), 1],
  [
    'three people at one address count once',
    [1, 2, 3].map((n) =>
      household(n, { address: n === 1 ? '1 OAK RIDGE DRIVE, Paradise' : '1 Oak Ridge Drive Paradise' }),
    ),
    1,
  ],
])('households of a drill: %s', (_, participants, expected) => {
  expect(countHouseholds(participants)).toBe(expected);
});

test.each([
  ['running', null, undefined, 'none'],
  ['done', 2, undefined, 'too-few'],
  ['done', 3, undefined, 'ready'],
  ['done', 3, 'waiting', 'entered'],
  ['done', 3, 'confirmed', 'entered'],
  ['done', 3, 'declined', 'entered'],
  ['done', 3, 'withdrawn', 'ready'],
  ['done', 3, 'lapsed', 'ready'],
])('a drill that is %s, finished by %s, with an entry %s: %s', (state, finished, claim, expected) => {
  expect(claimStatusOf({ state, finished, claim })).toBe(expected);
});

test('a household under an order that has no ride is a call for help; a neighbor’s word alone isn’t', () => {
  const order = { ...NO_FACTS, isUnderOrder: true };
  const warning = { ...NO_FACTS, isUnderWarning: true };
  expect(factsFor(order, { kind: 'ride', isOwn: true })).toEqual({
    facts: { ...order, needsHelp: true },
    fresh: ['needs-help'],
  });
  for (const [facts, asked] of [
    [order, { kind: 'ride', isOwn: false }],
    [order, { kind: 'check', isOwn: true }],
    [warning, { kind: 'ride', isOwn: true }],
  ] as const)
    expect(factsFor(facts, asked)).toEqual({ facts, fresh: [] });
});

test('the picture escapes what an ambassador typed, and has every count', () => {
  const svg = drawDrill(english, {
    group: '<script>"Oak" & Elm</script>',
    day: 'Nov 18, 2026',
    counts: { invited: 7, acknowledged: 6, left: 5, finished: 4, declined: 1 },
  });
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;&quot;Oak&quot; &amp; Elm');
  for (const count of [7, 6, 5, 4, 1]) expect(svg).toContain(`>${count}</text>`);
});
