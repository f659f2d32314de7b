import { expect, test } from 'vitest';
import { formatMoment } from '#web/lib/format.ts';
import { actionsWith, periodStartOf, concernsOf, daysOf, differencesOf, valueWords } from './audit-words.ts';

test('a diff names each field once, with both values', () => {
  expect(differencesOf({ isActive: true, stars: 3 }, { isActive: false, stars: 4, phone: null })).toEqual([
    { field: 'Active', before: 'yes', after: 'no' },
    { field: 'Stars', before: '3', after: '4' },
    { field: 'Phone', before: 'nothing', after: 'nothing' },
  ]);
  expect(differencesOf(null, { name: 'Inn' })).toEqual([{ field: 'Name', before: null, after: 'Inn' }]);
  expect(differencesOf({ name: 'Inn' }, null)).toEqual([{ field: 'Name', before: 'Inn', after: null }]);
});

test('fields and values are formatted for people', () => {
  expect(valueWords([1, 2500])).toBe('1, 2,500');
  expect(valueWords([])).toBe('nothing');
  expect(valueWords({ a: 1, rateCents: 8900 })).toBe('A: 1\nRate: $89.00');
  expect(valueWords(8900, 'memberRateCents')).toBe('$89.00');
  expect(valueWords('checked-in')).toBe('Checked in');
  const id = '3e82a1b6-4da8-8679-a2da-731bbe5f2761';
  expect(valueWords(id)).toBe('1 record');
  expect(valueWords([id, id])).toBe('2 records');
  expect(valueWords('2026-11-16T21:23:06.554Z')).toBe(formatMoment('2026-11-16T21:23:06.554Z'));
});

test('for a home, only its owner is named', () => {
  expect(concernsOf({ about: 'home', concerns: 'Rosa', detail: 'Deed' })).toBe('A home of Rosa');
  expect(concernsOf({ about: 'home', concerns: null, detail: null })).toBe('A home');
  expect(concernsOf({ about: 'office', concerns: 'Rosa', detail: '+40: Goodwill' })).toBe(
    'Rosa: +40: Goodwill',
  );
});

test('search text matches actions whose sentence contains it', () => {
  expect(actionsWith('partner hotel')).toContain('hotel.changed');
  expect(actionsWith('hotel.changed')).toEqual(['hotel.changed']);
  expect(actionsWith('zz no such thing')).toEqual([]);
  expect(actionsWith('a')).toEqual([]);
});

test('a period starts on the hour, and all time has no start', () => {
  expect(periodStartOf('week', Date.parse('2026-11-15T19:47:31Z'))).toBe('2026-11-08T19:00:00.000Z');
  expect(periodStartOf('all', 0)).toBeUndefined();
});

test('date ranges use whole local days, either end can be open, and the end can’t precede the start', () => {
  const at = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();
  expect(daysOf('2026-11-01', '2026-11-15')).toEqual({ from: at(2026, 11, 1), to: at(2026, 11, 16) });
  expect(daysOf('2026-12-31', '2026-12-31')).toEqual({ from: at(2026, 12, 31), to: at(2027, 1, 1) });
  expect(daysOf('2026-11-01', '')).toEqual({ from: at(2026, 11, 1) });
  expect(daysOf('', '2026-11-15')).toEqual({ to: at(2026, 11, 16) });
  expect(daysOf('', '')).toEqual({});
  expect(daysOf('yesterday', '2026-13-77x')).toEqual({});
  expect(daysOf('2026-11-15', '2026-11-01')).toEqual({
    from: at(2026, 11, 15),
    problem: 'Choose a day on or after the first',
  });
});
