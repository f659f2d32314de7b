import { expect, test } from 'vitest';
import { deliveryWindow } from './delivery-window.ts';

test.each([
  ['a Monday morning', '2026-11-16T17:00:00Z', '2026-11-19', '2026-11-23'],
  ['a Friday', '2026-11-20T17:00:00Z', '2026-11-25', '2026-11-27'],
  ['a Saturday', '2026-11-21T17:00:00Z', '2026-11-25', '2026-11-27'],
  // Tuesday in UTC, still Monday in California.
  ['a Monday evening', '2026-11-17T05:00:00Z', '2026-11-19', '2026-11-23'],
])('goods paid for on %s arrive after three to five business days', (_when, paid, from, to) => {
  expect(deliveryWindow(new Date(paid), { daysMin: 3, daysMax: 5 })).toEqual({ from, to });
});
