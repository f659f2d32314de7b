import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

const rows = [{ name: 'Item 10' }, { name: null }, { name: 'item 2' }, { name: 'Chair' }];

test('text sorts by alphabet and number, and what is missing stands last', () => {
  const names = sortRows(rows, (row) => row.name, 'ascending').map((row) => row.name);
  expect(names).toEqual(['Chair', 'item 2', 'Item 10', null]);
});

test('descending turns the order round but keeps what is missing last', () => {
  const names = sortRows(rows, (row) => row.name, 'descending').map((row) => row.name);
  expect(names).toEqual(['Item 10', 'item 2', 'Chair', null]);
});

test('dates and numbers sort by amount and the given rows stay as they are', () => {
  const days = [new Date(2), new Date(1)];
  expect(sortRows(days, (day) => day, 'ascending')).toEqual([new Date(1), new Date(2)]);
  expect(days).toEqual([new Date(2), new Date(1)]);
});

test('a second press on a header turns the order round, another header starts ascending', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first.direction, second.direction, nextSort(second, 'name').direction]).toEqual([
    'ascending',
    'descending',
    'ascending',
  ]);
  expect(nextSort(second, 'value')).toEqual({ column: 'value', direction: 'ascending' });
});
