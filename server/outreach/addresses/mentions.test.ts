import { expect, test } from 'vitest';
import { mentions } from './mentions.ts';

test.each<[string, string | null, string | null, boolean]>([
  ['5555 Skyway, Paradise, CA', 'Paradise', null, true],
  ['st. helena ca', 'Saint Helena', null, true],
  ['1 Elm St, S Lake Tahoe', 'South Lake Tahoe', null, true],
  ['somewhere 95969', 'Paradise', '95969', true],
  ['12 Elm St, CA', 'Carlsbad', null, false],
  ['Paradis, CA', 'Paradise', null, false],
  ['Paradiseville, CA', 'Paradise', null, false],
  ['Lake Tahoe', 'South Lake Tahoe', null, false],
  ['anything', null, null, false],
])('"%s" and %s %s: %s', (text, city, zip, isMentioned) => {
  expect(mentions(text, { city, zip })).toBe(isMentioned);
});
