import { expect, test } from 'vitest';
import { plot } from './plot.ts';

test('the lowest value lies on the floor and the highest under the roof', () => {
  const { line, last, low, high } = plot([
    { label: 'Mon', value: 10 },
    { label: 'Tue', value: 30 },
    { label: 'Wed', value: 20 },
  ]);
  expect(line).toBe('M0 100L50 0L100 50');
  expect(last).toBe('M100 50h0');
  expect([low, high]).toEqual([10, 30]);
});

test('from zero, a value stands as high as its share of the highest', () => {
  const points = [
    { label: 'Mon', value: 20 },
    { label: 'Tue', value: 40 },
  ];
  expect(plot(points, true)).toMatchObject({ line: 'M0 50L100 0', low: 0, high: 40 });
});

test('one value, or equal values, run through the middle', () => {
  expect(plot([{ label: 'Mon', value: 7 }]).line).toBe('M50 50');
  expect(
    plot([
      { label: 'Mon', value: 7 },
      { label: 'Tue', value: 7 },
    ]).line,
  ).toBe('M0 50L100 50');
});

test('no values draw nothing', () => {
  expect(plot([])).toEqual({ line: '', area: '', last: '', low: 0, high: 0 });
});
