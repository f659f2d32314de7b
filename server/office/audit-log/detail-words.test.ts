import { expect, test } from 'vitest';
import { detailIn } from './detail-words.ts';

test.each([
  ['household.plan-changed', 'routes, seats', 'rutas, asientos'],
  ['household.plan-changed', 'routes, something of an older version', 'rutas, something of an older version'],
  ['order.fulfilled', 'Fuel Card', 'Tarjeta de combustible'],
  ['document.added', 'Deed, page 2', 'Deed, page 2'],
])('%s: "%s" reads "%s" in Spanish, and is itself in English', (action, detail, spanish) => {
  expect(detailIn('es', { action, detail })).toBe(spanish);
  expect(detailIn('en', { action, detail })).toBe(detail);
});
