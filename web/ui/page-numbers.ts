/**
 * The page numbers to show: first, last, current and its neighbors. A gap is a negative number, minus the
 * page before it, so that every entry is a unique key. A gap of one page shows that page.
 */
export function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const shown: number[] = [];
  let last = 0;
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (number - last === 2) shown.push(last + 1);
    else if (number - last > 2) shown.push(-last);
    shown.push(number);
    last = number;
  }
  return shown;
}
