import { expect, test } from 'vitest';
import type { FeedView, RoomView } from '#contract/evacuation.ts';
import { feedWords, lastedWords, roomTitle, stayWords } from './words.ts';

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
  expect(roomTitle(room)).toBe('You are not in line for a room');
  expect(roomTitle({ ...room, state: 'held', rooms: 2 })).toBe('2 rooms are held for you');
  expect(stayWords(room)).toMatch(/^1 night of your plan from .+, then 2 nights at your own cost$/);
});
