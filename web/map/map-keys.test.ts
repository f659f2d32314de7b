import { expect, test } from 'vitest';
import { stepOf } from './map-keys.ts';

test('arrows move the map, plus and minus zoom, and other keys do nothing', () => {
  expect(stepOf({ key: 'ArrowLeft', shiftKey: false })).toEqual({ zoom: 0, x: -1, y: 0 });
  expect(stepOf({ key: 'ArrowDown', shiftKey: false })).toEqual({ zoom: 0, x: 0, y: 1 });
  // Plus needs Shift on most keyboards.
  expect(stepOf({ key: '+', shiftKey: true })).toEqual({ zoom: 1, x: 0, y: 0 });
  expect(stepOf({ key: '-', shiftKey: false })).toEqual({ zoom: -1, x: 0, y: 0 });
  expect(stepOf({ key: 'ArrowUp', shiftKey: true })).toBeNull();
  expect(stepOf({ key: 'Tab', shiftKey: false })).toBeNull();
});
