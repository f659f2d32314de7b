import { expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatLongDay,
  formatMoment,
  formatMoney,
  moneyColumn,
} from './format.ts';

test.each([
  [29_00, '$29'],
  [2_500_00, '$2,500'],
  [12_50, '$12.50'],
  [0, '$0'],
])('%d cents is %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('a timestamp shows its time zone, and a date does not', () => {
  expect(formatMoment('2026-11-15T10:49:00.000Z')).toMatch(/Nov 15, 2026, \d+:49 (AM|PM) \S+/);
  expect(formatDate('2026-11-15T12:00:00.000Z')).toBe('November 15, 2026');
});

test('a calendar day is the same day in any time zone', () => {
  expect(formatDay('2026-11-15')).toBe('Nov 15, 2026');
  expect(formatDay('2028-02-29')).toBe('Feb 29, 2028');
  expect(formatLongDay('2018-11-08')).toBe('November 8, 2018');
});

test('whole dollar amounts match the browser’s own formatting', () => {
  const own = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  for (const dollars of [0, 1, 29, 999, 1000, 2500, 12_345, 999_999, 1_000_000, -5, -1234])
    expect(formatMoney(dollars * 100)).toBe(own.format(dollars));
});

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
  [4000 * 1024 ** 3, '4000 GB'],
])('%d bytes is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('amounts in a column all show cents if one has cents', () => {
  expect([80_00, 1_250_50].map(moneyColumn([80_00, null, 1_250_50]))).toEqual(['$80.00', '$1,250.50']);
  expect([80_00, 1_250_00].map(moneyColumn([80_00, null, 1_250_00]))).toEqual(['$80', '$1,250']);
});
