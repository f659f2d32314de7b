import { expect, test } from 'vitest';
import {
  NO_SERVICES,
  type Evacuation,
  type FeedView,
  type RoomView,
} from '#contract/emergency/evacuation.ts';
import { servicesText, statusText } from '#contract/emergency/status-text.ts';
import { feedWords, lastedWords, roomTitle, stayWords } from './words.ts';

const from = '2026-11-15T09:00:00Z';
test.each([
  ['2026-11-15T09:00:59Z', 'less than a minute'],
  ['2026-11-15T09:01:00Z', '1 minute'],
  ['2026-11-15T09:59:59Z', '59 minutes'],
  ['2026-11-15T10:05:00Z', '1 h 5 min'],
])('a drill that ran until %s took %s', (to, words) => {
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
test('a source is never called clear; we only say how well we can read it', () => {
  expect(feedWords(feed)).toMatch(/^Last read /);
  expect(feedWords({ ...feed, state: 'stale' })).toMatch(/^STALE since .+ still counts\.$/);
  expect(feedWords({ ...feed, state: 'unavailable', lastGoodAt: null })).toBe(
    'UNAVAILABLE. Follow your county’s own alerts.',
  );
});

const quiet = (given: Partial<Evacuation>) =>
  statusText({
    state: 'none',
    services: null,
    unserved: null,
    lat: 34,
    isPrecise: true,
    isPossible: false,
    isConfirmed: true,
    hasMembership: true,
    feeds: [feed],
    ...given,
  } as Evacuation);

test('the page says it sees no orders only while a source responds', () => {
  const none = 'We see no active evacuation orders for your address';
  expect(quiet({})).toMatchObject({ title: none, text: expect.stringMatching(/^We check the official/) });
  expect(quiet({ feeds: [] }).title).toBe(none);
  expect(quiet({ feeds: [feed, { ...feed, state: 'stale' }] })).toMatchObject({
    title: none,
    text: expect.stringContaining('Not all of them are responding'),
  });
  expect(quiet({ hasMembership: false })).toMatchObject({
    title: none,
    text: expect.stringContaining('come with a plan'),
  });
  for (const blind of [
    { lat: null },
    { feeds: [{ ...feed, state: 'stale' as const }] },
    { feeds: [{ ...feed, state: 'unavailable' as const }] },
  ]) {
    expect(quiet(blind).title).not.toContain('no active');
    expect(quiet(blind).text).toContain('ollow your county’s alerts');
  }
});

test('an order is shown with any plan, and a separate line explains why services do not apply', () => {
  const ordered = (given: Partial<Evacuation>) => ({ ...orderBase, ...given }) as Evacuation;
  expect(statusText(ordered({}))).toMatchObject({ title: 'Leave now' });
  expect(statusText(ordered({ isPossible: true })).title).toBe('An Evacuation Order may cover your home');
  expect(statusText(ordered({ isConfirmed: false })).text).toContain('our team is checking it');
  for (const reason of NO_SERVICES) {
    const unserved = {
      reason,
      acknowledgedAt: null,
      endedAt: null,
      endSeenAt: null,
      isReportedLifted: false,
    };
    expect(statusText(ordered({ unserved })).title).toBe('Leave now');
    expect(servicesText(ordered({ unserved }))).toMatch(/\w+\.$/);
  }
});

const orderBase = { state: 'order', services: null, unserved: null, isPossible: false, isConfirmed: true };

test('a warning after a lift is a new warning; only one that replaced the order is a reduced order', () => {
  const services = { endedAt: from, endReason: 'The order was reduced to a warning.' };
  const warned = (given: object) =>
    statusText({ ...orderBase, state: 'warning', since: from, services, ...given } as Evacuation).text;
  expect(warned({})).toContain('was reduced to an Evacuation Warning');
  expect(warned({ since: '2026-11-15T10:00:00Z' })).toMatch(/^An Evacuation Warning covers your home/);
  expect(warned({ services: { ...services, endReason: 'The order was lifted.' } })).toMatch(
    /^An Evacuation Warning covers/,
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
  answer: null,
  hotel: null,
};
test('a room’s status is accurate, and does not guess who released it', () => {
  expect(roomTitle(room)).toBe('You’re not on the waiting list for a room');
  expect(roomTitle({ ...room, state: 'held', rooms: 2 })).toBe('Your 2 rooms are booked');
  expect(stayWords(room)).toMatch(/^1 room, 1 night of your plan from .+, then 2 nights at your expense$/);
});
