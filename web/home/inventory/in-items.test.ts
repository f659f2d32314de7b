import { expect, test } from 'vitest';
import { inItems } from './in-items.ts';

test('one item is singular', () => {
  expect([0, 1, 2, 1204].map(inItems)).toEqual(['0 items', '1 item', '2 items', '1,204 items']);
});
