import { expect, test } from 'vitest';
import type { Evacuation, FeedView, RoomView } from '#contract/emergency/evacuation.ts';
import type { CashView } from '#contract/money/payouts.ts';
import { cashWords, feedWords, lastedWords, roomTitle, standingWords, stayWords } from './words.ts';

const from = '2026-11-15T09:00:00Z';
test.each([
  ['2026-11-15T09:00:59Z', 'less than a minute'],
  ['2026-11-15T09:01:00Z', '1 minute'],
  ['2026-11-15T09:59:59Z', '59 minutes'],
  ['2026-11-15T10:05:00Z', '1 h 5 min'],
])('a drill until %s lasted %s', (to, words) => {
  expect(lastedWords(from, to)).toBe(words);
});

const feed: FeedView = {
  id: 'county',
  name: 'County',
  state: 'ok',
  since: from,
  lastGoodAt: from,
  officialUrl: 'https://county.example',
};
test('a source is never said to be clear, only how well we see it', () => {
  expect(feedWords(feed)).toMatch(/^Last read /);
  expect(feedWords({ ...feed, state: 'stale' })).toMatch(/^STALE since .+ still counts\.$/);
  expect(feedWords({ ...feed, state: 'unavailable', lastGoodAt: null })).toBe(
    'UNAVAILABLE. Follow your county’s own alerts.',
  );
});

const quiet = (given: Partial<Evacuation>) =>
  standingWords({
    state: 'none',
    services: null,
    isPrecise: true,
    hasMembership: true,
    feeds: [feed],
    ...given,
  } as Evacuation);
test('that no order came is said first only where one would have come', () => {
  const none = 'No order that we know of covers your home';
  expect(quiet({})).toMatchObject({ title: none, text: expect.stringMatching(/^We watch the official/) });
  expect(quiet({ feeds: [] }).title).toBe(none);
  expect(quiet({ feeds: [feed, { ...feed, state: 'stale' }] })).toMatchObject({
    title: none,
    text: expect.stringContaining('not all of them answer'),
  });
  for (const blind of [
    { isPrecise: false },
    { hasMembership: false },
    { feeds: [{ ...feed, state: 'stale' as const }] },
    { feeds: [{ ...feed, state: 'unavailable' as const }] },
  ]) {
    expect(quiet(blind).title).not.toContain('No order');
    expect(quiet(blind).text).toContain('ollow your county’s alerts');
  }
});

test('cash that waits for who the member is says so, and does not ask for another card', () => {
  const cash = {
    cents: 100_000,
    state: 'failed',
    card: 'Visa debit ending 5556',
    reason: 'The bank said no.',
    needsIdentity: false,
  } as CashView;
  expect(cashWords(cash)).toEqual({ title: '$1,000 could not be sent', text: 'The bank said no.' });
  expect(cashWords({ ...cash, needsIdentity: true }).title).toBe('$1,000 waits for one step of yours');
});

const room: RoomView = {
  state: 'released',
  rooms: 1,
  firstNight: '2026-11-15',
  nights: 1,
  ownNights: 2,
  isWideAllowed: false,
  memberRateCents: null,
  hotel: null,
};
test('a room says what is true of it, and does not guess who gave it back', () => {
  expect(roomTitle(room)).toBe('You’re not on the waiting list for a room');
  expect(roomTitle({ ...room, state: 'held', rooms: 2 })).toBe('Your 2 rooms are booked');
  expect(stayWords(room)).toMatch(/^1 room, 1 night of your plan from .+, then 2 nights at your expense$/);
});
