import { expect, test } from 'vitest';
import { monthOf, releaseNamed, versionOf } from './nri-release.ts';

test.each<[string, string | null]>([
  ['March 2023', '2023-03-01'],
  [' december 2025 ', '2025-12-01'],
  ['2023', null],
  ['Marchember 2023', null],
  ['', null],
])('parses the release %j', (text, release) => {
  expect(releaseNamed(text)).toBe(release);
});

test('a release is recognized by FEMA’s number, and a newer one by its month', () => {
  expect(['2023-03-01', '2025-12-01', '2027-06-01'].map(versionOf)).toEqual(['1.19', '1.20', 'June 2027']);
  expect(monthOf('2025-12-01')).toBe('December 2025');
});
