import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './format.ts';
import { fieldName, readable, spellCode } from './readable.ts';

const ID = '3e82a1b6-4da8-8679-a2da-731bbe5f2761';

test('shows local times and dates, and no ids', () => {
  const at = '2026-11-16T21:23:06.554Z';
  expect(readable(`Card added ${at}`)).toBe(`Card added ${formatMoment(at)}`);
  expect(readable('2026-11-16T21:23:06+00:00')).toBe(formatMoment('2026-11-16T21:23:06Z'));
  expect(readable('From 2026-11-16 on')).toBe(`From ${formatDay('2026-11-16')} on`);
  expect(readable(`Ridge Inn, ${ID}`)).toBe('Ridge Inn');
  expect(readable(`Ridge Inn (${ID}) closed`)).toBe('Ridge Inn closed');
  expect(readable('invoice 35AA60A4-0001, 2026-99-99')).toBe('invoice 35AA60A4-0001, 2026-99-99');
});

test.each([
  ['memberRateCents', 'Member rate'],
  ['isActive', 'Active'],
  ['assigneeId', 'Assignee'],
  ['zoneIds', 'Zones'],
  ['flag-settled_at', 'Flag settled at'],
  ['id', 'Id'],
])('the stored field %s is labeled "%s"', (key, name) => expect(fieldName(key)).toBe(name));

test.each([
  ['checked-in', 'Checked in'],
  ['CANCELLED', 'Cancelled'],
  ['Ridge Inn', 'Ridge Inn'],
  ['CA', 'CA'],
  ['a word', 'a word'],
])('the stored value %s reads "%s"', (value, words) => expect(spellCode(value)).toBe(words));
