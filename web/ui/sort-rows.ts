export type Sort = { column: string; direction: 'ascending' | 'descending' };

/** The next sort after a header click: a new column starts ascending, the same column reverses. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turn = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turn ? 'descending' : 'ascending' };
}

type SortValue = string | number | Date | null | undefined;

/**
 * Returns a sorted copy. Text is compared in the reader's locale with numeric order; missing values are last
 * in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sort['direction'],
) {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || left === undefined) return right === null || right === undefined ? 0 : 1;
    if (right === null || right === undefined) return -1;
    if (typeof left === 'string' && typeof right === 'string') return sign * collator.compare(left, right);
    return sign * (Number(left) - Number(right));
  });
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
