import { expect, test } from 'vitest';
import type { Item } from '#contract/home/inventory.ts';
import { findRows, NO_ROOM, slicesOf, sortAll, sumsOf, toRows } from './find-items.ts';

const DEN = { id: '00000000-0000-4000-8000-000000000001', name: 'Den' };
let made = 0;
const item = (given: Partial<Item>): Item => ({
  id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  name: 'Lamp',
  category: 'Other',
  estValue: 10,
  quantity: 1,
  confirmedAt: '2026-01-01T00:00:00.000Z',
  createdAt: `2026-01-01T00:00:${String(made % 60).padStart(2, '0')}.000Z`,
  ...given,
});
const rows = toRows(
  [
    item({ name: 'Café table', roomId: DEN.id, category: 'Furniture', replacementCost: 120.1, quantity: 3 }),
    item({ name: 'TV', brand: 'Sony', roomId: DEN.id, category: 'Electronics', actualCashValue: 4 }),
    item({ name: 'Rake' }),
  ],
  [DEN],
);
const names = (found: readonly { item: Item }[]) => found.map((row) => row.item.name);
const find = (search: string, room = '', category = '') => names(findRows(rows, { search, room, category }));

test('every word must match in some field, ignoring accents and case', () => {
  expect(find('cafe DEN')).toEqual(['Café table']);
  expect(find('sony')).toEqual(['TV']);
  expect(find('sony table')).toEqual([]);
  expect(find('  ')).toHaveLength(3);
});

test('room and category filter the list, including items without a room', () => {
  expect(find('', DEN.id)).toEqual(['Café table', 'TV']);
  expect(find('', NO_ROOM)).toEqual(['Rake']);
  expect(find('', DEN.id, 'Electronics')).toEqual(['TV']);
});

test('totals are exact to the cent; items without an age count at full cost', () => {
  expect(sumsOf(rows)).toEqual({ cost: 36030 + 1000 + 1000, worth: 36030 + 400 + 1000, ageless: 2 });
  expect(slicesOf(rows, (row) => row.room || 'No room')).toEqual([
    { name: 'Den', items: 2, cost: 37030 },
    { name: 'No room', items: 1, cost: 1000 },
  ]);
});

test('a member sorts by name, cost and date added; unknown values come last', () => {
  expect(names(sortAll(rows, { column: 'name', direction: 'ascending' }))).toEqual([
    'Café table',
    'Rake',
    'TV',
  ]);
  expect(names(sortAll(rows, { column: 'added', direction: 'descending' }))).toEqual([
    'Rake',
    'TV',
    'Café table',
  ]);
  expect(names(sortAll(rows, { column: 'worth', direction: 'descending' }))[0]).toBe('TV');
});
