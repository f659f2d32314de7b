import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  { page: 1, pageCount: 1, shown: [1] },
  { page: 2, pageCount: 3, shown: [1, 2, 3] },
  { page: 1, pageCount: 9, shown: [1, 2, -2, 9] },
  { page: 4, pageCount: 9, shown: [1, 2, 3, 4, 5, -5, 9] },
  { page: 5, pageCount: 9, shown: [1, -1, 4, 5, 6, -6, 9] },
  { page: 9, pageCount: 9, shown: [1, -1, 8, 9] },
])('page $page of $pageCount shows the ends, its neighbors and the gaps', ({ page, pageCount, shown }) => {
  expect(pageNumbers(page, pageCount)).toEqual(shown);
});
