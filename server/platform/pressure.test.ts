import { expect, test } from 'vitest';
import { trackLag } from './pressure.ts';

const lagAfter = (...seconds: number[]): number => {
  const lag = trackLag();
  for (const delay of seconds) lag.addSecond(delay);
  return lag.delayMs();
};

test('one slow second, as after a start or a pause of the machine, is no overload', () => {
  expect(lagAfter(3000)).toBe(0);
  expect(lagAfter(5, 3000)).toBe(5);
  expect(lagAfter(3000, 5)).toBe(5);
});

test('two slow seconds in a row are, until one is quick again', () => {
  expect(lagAfter(3000, 1200)).toBe(1200);
  expect(lagAfter(3000, 1200, 2000)).toBe(1200);
  expect(lagAfter(3000, 1200, 2000, 8)).toBe(8);
});

test('a second without a sample changes nothing, and a delay is never negative', () => {
  expect(lagAfter(3000, 1200, Number.NaN)).toBe(1200);
  expect(lagAfter(-1, -1)).toBe(0);
});
