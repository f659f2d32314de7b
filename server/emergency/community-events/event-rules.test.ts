/** The rules as tables: times across daylight saving, reminders, seats, codes, entries and the year's figures. */
import { expect, test } from 'vitest';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { writeTimedEvent } from '#server/platform/ics.ts';
import * as rules from './event-rules.ts';
import { dayEarlier, momentOf, spanText, spanTextFor, wallOf } from './event-times.ts';
import { figuresOf, hoursText } from './report-rules.ts';

const LA = 'America/Los_Angeles';
const at = (iso: string) => new Date(iso);

test.each([
  // Clocks go forward on March 14, 2027, and back on November 7, 2027.
  ['2027-03-13', '09:30', LA, '2027-03-13T17:30:00.000Z'],
  ['2027-03-14', '01:59', LA, '2027-03-14T09:59:00.000Z'],
  ['2027-03-14', '02:30', LA, null],
  ['2027-03-14', '03:00', LA, '2027-03-14T10:00:00.000Z'],
  ['2027-11-07', '01:30', LA, '2027-11-07T08:30:00.000Z'],
  ['2027-11-07', '02:00', LA, '2027-11-07T10:00:00.000Z'],
  ['2027-07-01', '00:00', 'America/Phoenix', '2027-07-01T07:00:00.000Z'],
  ['2027-02-30', '10:00', LA, null],
])('%s %s in %s is %s', (day, time, zone, expected) => {
  expect(momentOf(day, time, zone)?.toISOString() ?? null).toBe(expected);
  if (expected) expect(wallOf(at(expected), zone)).toEqual({ day, time });
});

test('the day before is the same time on the wall, 23, 24 or 25 hours earlier', () => {
  const hoursBefore = (iso: string) => (at(iso).getTime() - dayEarlier(at(iso), LA).getTime()) / hours(1);
  expect(hoursBefore('2027-03-14T17:00:00Z')).toBe(23); // Sunday, 10 AM, after the clocks went forward
  expect(hoursBefore('2027-03-13T18:00:00Z')).toBe(24);
  expect(hoursBefore('2027-11-07T18:00:00Z')).toBe(25);
});

test('times are written with their zone, and with the reader’s own where it differs', () => {
  const event = { startsAt: at('2027-07-10T16:00:00Z'), endsAt: at('2027-07-10T18:00:00Z'), timeZone: LA };
  expect(spanText(event, 'en')).toBe('Saturday, July 10, 2027, 9:00 AM to 11:00 AM PDT');
  expect(spanTextFor(event, 'en', null)).toBe(spanText(event, 'en'));
  // Phoenix has the same time as California in summer, but not in winter.
  expect(spanTextFor(event, 'en', 'America/Phoenix')).toBe(spanText(event, 'en'));
  const winter = { startsAt: at('2027-01-09T17:00:00Z'), endsAt: at('2027-01-09T18:00:00Z'), timeZone: LA };
  expect(spanTextFor(winter, 'en', 'America/Phoenix')).toBe(
    'Saturday, January 9, 2027, 9:00 AM to 10:00 AM PST (Jan 9, 10:00 AM MST where you live)',
  );
  expect(spanText(event, 'es')).toContain('10 de julio de 2027');
});

const START = at('2027-06-12T17:00:00Z');
const event = { startsAt: START, endsAt: at('2027-06-12T19:00:00Z'), timeZone: LA };
const before = (ms: number) => new Date(START.getTime() - ms);

test.each([
  ['two days before', days(2), days(9), null],
  ['exactly the day before', days(1), days(9), 'day-before'],
  ['twenty hours before', hours(20), days(9), 'day-before'],
  ['three hours before, after an outage', hours(3), days(9), null],
  ['exactly two hours before', hours(2), days(9), 'two-hours'],
  ['a minute before', minutes(1), days(9), 'two-hours'],
  ['at the start', 0, days(9), null],
  ['after the start', -minutes(5), days(9), null],
  ['the day before, signed up since', hours(20), hours(22), null],
  ['two hours before, signed up an hour before', minutes(30), hours(1), null],
  ['two hours before, signed up that morning', hours(1), hours(5), 'two-hours'],
] as const)('a reminder %s', (_name, left, sinceBefore, expected) => {
  expect(rules.reminderDue(event, before(sinceBefore), before(left))).toBe(expected);
});

test.each([
  [null, START, 'gap'],
  [START, START, 'order'],
  [START, before(-minutes(14)), 'short'],
  [START, before(-minutes(15)), null],
  [before(days(9) - minutes(29)), before(days(8)), 'soon'],
  [before(-days(400)), before(-days(400) - hours(1)), 'far'],
] as const)('times from %s to %s: %s', (startsAt, endsAt, expected) => {
  expect(rules.faultOfTimes(startsAt, endsAt, before(days(9)))).toBe(expected);
});

test.each([
  [{ capacity: 2, going: 1, waiting: 0 }, 'going', 0],
  [{ capacity: 2, going: 2, waiting: 0 }, 'waiting', 0],
  // A free seat goes to the waiting list, not to a newcomer.
  [{ capacity: 2, going: 1, waiting: 1 }, 'waiting', 1],
  [{ capacity: 5, going: 2, waiting: 1 }, 'waiting', 1],
  [{ capacity: 5, going: 2, waiting: 9 }, 'waiting', 3],
] as const)('seats %o', (given, seat, up) => {
  expect(rules.seatFor(given)).toBe(seat);
  expect(rules.movesUp({ ...given, ...event }, START)).toBe(up);
  expect(rules.movesUp({ ...given, ...event }, event.endsAt)).toBe(0);
});

test('codes work from half an hour before to an hour after, attendance for two weeks', () => {
  const codes = (ms: number) => rules.takesCodes(event, new Date(START.getTime() + ms));
  expect([-minutes(31), -minutes(30), hours(3) - 1, hours(3)].map(codes)).toEqual([false, true, true, false]);
  const ticks = (ms: number) => rules.takesTicks(event, new Date(START.getTime() + ms));
  expect([-1, 0, hours(2) + days(14) - 1, hours(2) + days(14)].map(ticks)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('an event becomes the entry of its kind; hours are whole and at most a day’s eight', () => {
  const lasting = (h: number) => ({ startsAt: START, endsAt: new Date(START.getTime() + hours(h)) });
  expect(rules.impactOfEvent('drill', lasting(2))).toEqual({ kind: 'drill', quantity: 1 });
  expect(rules.impactOfEvent('go-bags', lasting(2))).toEqual({ kind: 'workshop', quantity: 1 });
  expect(rules.impactOfEvent('training', lasting(2))).toEqual({ kind: 'workshop', quantity: 1 });
  expect(rules.impactOfEvent('hardening', lasting(2.5))).toEqual({ kind: 'hours', quantity: 2 });
  expect(rules.impactOfEvent('meeting', lasting(0.5))).toEqual({ kind: 'hours', quantity: 1 });
  expect(rules.impactOfEvent('hardening', lasting(12))).toEqual({ kind: 'hours', quantity: 8 });
  expect(rules.firstName('  Rosa María Delgado')).toBe('Rosa');
});

test('the year: one hour per home, only what was confirmed, and 99.9 percent isn’t done', () => {
  const facts = {
    homes: 8,
    events: [{ minutes: 240, hostMinutes: 120 }],
    entries: [
      { minutes: 90, cents: 1250, state: 'counted' },
      { minutes: 600, cents: 9900, state: 'waiting' },
      { minutes: 600, cents: null, state: 'declined' },
    ],
    own: [{ minutes: 29 }],
  };
  expect(figuresOf(facts)).toEqual({ minutes: 479, cents: 1250, required: 8, percent: 99 });
  expect(figuresOf({ ...facts, own: [{ minutes: 900 }] }).percent).toBe(100);
  expect(figuresOf({ ...facts, homes: null })).toMatchObject({ required: null, percent: 0 });
  expect([479, 480, 90, 15].map(hoursText)).toEqual(['7.98', '8', '1.5', '0.25']);
});

test('the calendar file, and the one that removes it', () => {
  const given = {
    uid: 'e1@hearthline',
    title: 'Drill; bring, shoes',
    text: 'Line one\nLine two',
    place: 'School, north lot',
    url: 'https://x.test/community/events/e1',
    startsAt: START,
    endsAt: event.endsAt,
    sequence: 3,
    isCanceled: false,
  };
  const file = writeTimedEvent(given, at('2027-06-01T08:00:00Z'));
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthline//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:e1@hearthline',
    'DTSTAMP:20270601T080000Z',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'DTSTART:20270612T170000Z',
    'DTEND:20270612T190000Z',
    String.raw`SUMMARY:Drill\; bring\, shoes`,
    String.raw`DESCRIPTION:Line one\nLine two`,
    String.raw`LOCATION:School\, north lot`,
    'URL:https://x.test/community/events/e1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const canceled = writeTimedEvent({ ...given, sequence: 4, isCanceled: true }, START);
  expect(canceled).toContain('METHOD:CANCEL');
  expect(canceled).toContain('STATUS:CANCELLED');
  expect(canceled).toContain('SEQUENCE:4');
});
