import { expect, test } from 'vitest';
import { BOOKING_KIND_KEYS, kindData } from '#contract/service/booking-kinds.ts';
import { nameOf } from './field-input.tsx';
import { localSoon, problemsOf, valuesOf } from './form-values.ts';

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test.each(BOOKING_KIND_KEYS)('an empty form of %s names every field that is needed, all at once', (kind) => {
  const found = problemsOf(kind, valuesOf(kind, formOf([])));
  const needed = kindData(kind)
    .fields.filter(({ isNeeded }) => isNeeded)
    .map(nameOf);
  expect(Object.keys(found).toSorted()).toEqual(['from', 'to', ...needed].toSorted());
});

test('a stay begins in the afternoon and ends before noon; a ride ends when it begins', () => {
  const days = formOf([
    ['from', '2026-11-20'],
    ['to', '2026-11-22'],
  ]);
  expect(valuesOf('pet-boarding', days)).toMatchObject({ from: '2026-11-20T15:00', to: '2026-11-22T11:00' });
  const ride = formOf([['from', '2026-11-20T09:30']]);
  expect(valuesOf('ride', ride)).toMatchObject({ from: '2026-11-20T09:30', to: '2026-11-20T09:30' });
});

test('an address counts only where another place was chosen', () => {
  const address = [
    ['place.address', '1 Main St'],
    ['place.city', 'Chico'],
    ['place.state', 'CA'],
    ['place.zip', '95928'],
  ] as const;
  expect(valuesOf('ride', formOf([['where', 'home'], ...address])).place).toBeNull();
  expect(valuesOf('ride', formOf([['where', 'elsewhere'], ...address])).place).toMatchObject({
    zip: '95928',
  });
});

test('“now” is said on the clock of the home, whatever the device says', () => {
  const now = new Date('2026-11-17T20:00:00Z');
  expect(localSoon('America/Los_Angeles', 5, now)).toBe('2026-11-17T12:05');
  expect(localSoon('America/Phoenix', 0, now)).toBe('2026-11-17T13:00');
});
