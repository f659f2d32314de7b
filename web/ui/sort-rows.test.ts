import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

const rows = [{ name: 'Item 10' }, { name: null }, { name: 'item 2' }, { name: 'Chair' }];

test('text sorts alphabetically and numerically, with missing values last', () => {
  const names = sortRows(rows, (row) => row.name, 'ascending').map((row) => row.name);
  expect(names).toEqual(['Chair', 'item 2', 'Item 10', null]);
});

test('descending reverses the order but keeps missing values last', () => {
  const names = sortRows(rows, (row) => row.name, 'descending').map((row) => row.name);
  expect(names).toEqual(['Item 10', 'item 2', 'Chair', null]);
});

test('dates and numbers sort by value, and the input rows stay unchanged', () => {
  const days = [new Date(2), new Date(1)];
  expect(sortRows(days, (day) => day, 'ascending')).toEqual([new Date(1), new Date(2)]);
  expect(days).toEqual([new Date(2), new Date(1)]);
});

test('a second click on a header reverses the order, and another header starts ascending', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first.direction, second.direction, nextSort(second, 'name').direction]).toEqual([
    'ascending',
    'descending',
    'ascending',
  ]);
  expect(nextSort(second, 'value')).toEqual({ column: 'value', direction: 'ascending' });
});
