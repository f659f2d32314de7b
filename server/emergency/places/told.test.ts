import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertKind, nextTold, TOLD } from './told.ts';

const told = fc.constantFrom(...TOLD);
const rank = (one: (typeof TOLD)[number]) => TOLD.indexOf(one);

test('only a confirmed zone raises what a person is told', () => {
  expect(nextTold('none', { confirmed: 'none', listed: 'order' })).toBe('none');
  expect(nextTold('none', { confirmed: 'order', listed: 'order' })).toBe('order');
  expect(nextTold('warning', { confirmed: 'warning', listed: 'order' })).toBe('warning');
});

test('a doubt about an order that was told is no end', () => {
  expect(nextTold('order', { confirmed: 'none', listed: 'order' })).toBe('order');
  expect(nextTold('order', { confirmed: 'warning', listed: 'order' })).toBe('order');
  expect(nextTold('order', { confirmed: 'none', listed: 'warning' })).toBe('warning');
  expect(nextTold('order', { confirmed: 'none', listed: 'none' })).toBe('none');
});

test('whatever is listed, we never say more than is confirmed or was said, and never less than is confirmed', () => {
  fc.assert(
    fc.property(told, told, told, (before, confirmed, listed) => {
      const next = nextTold(before, { confirmed, listed });
      expect(rank(next)).toBeGreaterThanOrEqual(rank(confirmed));
      expect(rank(next)).toBeLessThanOrEqual(Math.max(rank(before), rank(confirmed)));
      expect(nextTold(next, { confirmed, listed })).toBe(next);
    }),
  );
});

test('each change has its alert, and no change has none', () => {
  expect(alertKind('none', 'order')).toBe('order');
  expect(alertKind('warning', 'order')).toBe('order');
  expect(alertKind('none', 'warning')).toBe('warning');
  expect(alertKind('order', 'warning')).toBe('reduced');
  expect(alertKind('order', 'none')).toBe('ended');
  expect(alertKind('order', 'order')).toBeNull();
});
