import { expect, test } from 'vitest';
import { days, minutes } from '#server/platform/clock.ts';
import { instantOf, localTimeAt, problemOf } from './call-time.ts';

test.each([
  ['winter', '2026-01-15T10:00', 'America/Los_Angeles', '2026-01-15T18:00:00.000Z'],
  ['summer', '2026-07-15T10:00', 'America/Los_Angeles', '2026-07-15T17:00:00.000Z'],
  ['no daylight saving time', '2026-07-15T10:00', 'America/Phoenix', '2026-07-15T17:00:00.000Z'],
  [
    'the first of an hour that happens twice',
    '2026-11-01T01:30',
    'America/Los_Angeles',
    '2026-11-01T08:30:00.000Z',
  ],
  ['midnight', '2026-11-18T00:00', 'America/Los_Angeles', '2026-11-18T08:00:00.000Z'],
  ['the day after clocks change', '2026-03-09T00:15', 'America/Los_Angeles', '2026-03-09T07:15:00.000Z'],
])('a time on the clock of the home, %s', (_name, local, zone, instant) => {
  const at = instantOf(local, zone);
  expect(at?.toISOString()).toBe(instant);
  expect(at && localTimeAt(at, zone)).toBe(local);
});

test('a time that clocks skip, and a day that doesn’t exist, are no instants', () => {
  expect(instantOf('2026-03-08T02:30', 'America/Los_Angeles')).toBeNull();
  expect(instantOf('2026-02-30T10:00', 'America/Los_Angeles')).toBeNull();
  expect(instantOf('2026-13-01T10:00', 'America/Los_Angeles')).toBeNull();
});

test('a call is at least half an hour and at most a month ahead', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const inTime = (ms: number) => problemOf(new Date(now.getTime() + ms), now);
  expect(inTime(minutes(29))).toBe('tooSoon');
  expect(inTime(minutes(30))).toBeNull();
  expect(inTime(days(30))).toBeNull();
  expect(inTime(days(30) + 1)).toBe('tooLate');
  expect(problemOf(null, now)).toBe('skipped');
});
