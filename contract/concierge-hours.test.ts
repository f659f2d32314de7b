import { expect, test } from 'vitest';
import { supportText } from './contacts.ts';
import {
  type ConciergeHours,
  hoursText,
  isStaffed,
  openingText,
  opensAt,
  parseHours,
} from './concierge-hours.ts';

const hours = (text: string): ConciergeHours => {
  const read = parseHours(text);
  if (!read) throw new Error(`not read: ${text}`);
  return read;
};

test.each([
  ['24/7', '24/7', '24/7'],
  ['Mon-Fri 08:00-20:00', 'Mon-Fri 8 AM-8 PM Pacific Time', 'lun-vie 8 a. m.-8 p. m. hora del Pacífico'],
  [
    'Mon-Fri 8:00-20:00, Sat 09:30-17:00 America/Los_Angeles',
    'Mon-Fri 8 AM-8 PM, Sat 9:30 AM-5 PM Pacific Time',
    'lun-vie 8 a. m.-8 p. m., sáb 9:30 a. m.-5 p. m. hora del Pacífico',
  ],
  [
    'Mon-Sun 07:00-24:00',
    'daily 7 AM-midnight Pacific Time',
    'todos los días 7 a. m.-medianoche hora del Pacífico',
  ],
  [
    'Fri-Mon 18:00-02:00 America/New_York',
    'Fri-Mon 6 PM-2 AM Eastern Time',
    expect.stringContaining('vie-lun'),
  ],
])('%s reads as %s', (given, en, es) => {
  expect(hoursText(hours(given))).toBe(en);
  expect(hoursText(hours(given), 'es')).toEqual(es);
});

test.each([
  '',
  'always',
  'Mon-Fri',
  'Mon 08:10-20:00',
  'Mon 08:00-08:00',
  'Mon 25:00-26:00',
  'Mon-Fri 08:00-20:00 Mars/Base',
  'Xyz 08:00-20:00',
  'Mon 24:00-08:00',
])('%j is not understood', (given) => expect(parseHours(given)).toBeNull());

const DESK = 'Mon-Fri 08:00-20:00, Sat 22:00-02:00';
test.each([
  ['2026-11-16T15:59:00Z', false, '2026-11-16T16:00:00.000Z'], // Monday 7:59 AM PST
  ['2026-11-16T16:00:00Z', true, null],
  ['2026-11-17T03:59:00Z', true, null], // Monday 7:59 PM
  ['2026-11-17T04:00:00Z', false, '2026-11-17T16:00:00.000Z'],
  ['2026-11-21T12:00:00Z', false, '2026-11-22T06:00:00.000Z'], // Saturday 4 AM: opens at 10 PM
  ['2026-11-22T09:59:00Z', true, null], // Sunday 1:59 AM, the Saturday night shift
  ['2026-11-22T10:00:00Z', false, '2026-11-23T16:00:00.000Z'],
  ['2026-03-08T12:00:00Z', false, '2026-03-09T15:00:00.000Z'], // the night the clocks go forward
])('at %s staffed is %s, opening %s', (at, staffed, opens) => {
  expect(isStaffed(hours(DESK), new Date(at))).toBe(staffed);
  expect(opensAt(hours(DESK), new Date(at))?.toISOString() ?? null).toBe(opens);
});

test('24/7 never closes and keeps the words of the plans', () => {
  expect(opensAt(hours('24/7'), new Date())).toBeNull();
  expect(supportText(hours('24/7'), 'en')).toBe('Concierge support');
  expect(supportText(hours('Mon-Fri 08:00-20:00'), 'en')).toBe(
    'Concierge support, Mon-Fri 8 AM-8 PM Pacific Time',
  );
});

test('an opening is told on the desk’s own clock', () => {
  const opens = new Date('2026-11-16T16:00:00Z');
  expect(openingText(hours(DESK), opens)).toBe('Mon, Nov 16, 8:00 AM PST');
});
