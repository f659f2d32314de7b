import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyTo, labelled, nearest, plot, roundTicks } from './plot.ts';

test('the lowest value is at the bottom and the highest at the top', () => {
  const { line, last, ticks } = plot([
    { label: 'Mon', value: 10 },
    { label: 'Tue', value: 30 },
    { label: 'Wed', value: 20 },
  ]);
  expect(line).toBe('M0 100L50 0L100 50');
  expect(last).toBe('M100 50h0');
  expect(ticks).toEqual([]);
});

test('with an axis, values scale to a round maximum above the highest', () => {
  const points = [
    { label: 'Mon', value: 200 },
    { label: 'Tue', value: 350 },
  ];
  expect(plot(points, true)).toMatchObject({ line: 'M0 50L100 12.5', ticks: [0, 100, 200, 300, 400] });
});

test('one value, or equal values, are drawn through the middle', () => {
  expect(plot([{ label: 'Mon', value: 7 }]).line).toBe('M50 50');
  expect(
    plot([
      { label: 'Mon', value: 7 },
      { label: 'Tue', value: 7 },
    ]).line,
  ).toBe('M0 50L100 50');
});

test('nothing is drawn without values', () => {
  expect(plot([])).toMatchObject({ line: '', area: '', last: '' });
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [26, [0, 10, 20, 30]],
  [500, [0, 200, 400, 600]],
  [1000, [0, 250, 500, 750, 1000]],
])('an axis up to %i has the ticks %j', (high, ticks) => {
  expect(roundTicks(0, high)).toEqual(ticks);
});

test('for any values, the ticks are integers, evenly spaced, few, and cover them all', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e7 }), fc.nat(1e7), (low, span) => {
      const ticks = roundTicks(low, low + span);
      const steps = new Set(ticks.slice(1).map((tick, n) => tick - (ticks[n] ?? 0)));
      expect(steps.size).toBe(1);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span);
    }),
  );
});

test('the ends, middle and quarters are labeled, each point once', () => {
  expect(labelled(91).map(({ index }) => index)).toEqual([0, 23, 45, 68, 90]);
  expect(labelled(91).filter(({ isMain }) => isMain)).toHaveLength(3);
  expect(labelled(2)).toEqual([
    { index: 0, isMain: true },
    { index: 1, isMain: true },
  ]);
  expect(labelled(1)).toEqual([{ index: 0, isMain: true }]);
  expect(labelled(0)).toEqual([]);
});

test('a pointer selects the nearest point, and the end point beyond the ends', () => {
  expect([-0.2, 0, 0.49, 0.51, 1, 1.3].map((share) => nearest(share, 2))).toEqual([0, 0, 0, 1, 1, 1]);
});

test('arrow keys move one point, Page keys a tenth, Home and End to the ends, and never beyond', () => {
  const from = (index: number, ...keys: string[]) => keys.map((key) => keyTo(key, index, 100));
  expect(from(50, 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End')).toEqual([
    49, 51, 40, 60, 0, 99,
  ]);
  expect(from(0, 'ArrowLeft', 'ArrowDown', 'PageDown')).toEqual([0, 0, 0]);
  expect(from(99, 'ArrowRight', 'ArrowUp', 'PageUp')).toEqual([99, 99, 99]);
  expect(from(50, 'a', 'Tab')).toEqual([undefined, undefined]);
});
