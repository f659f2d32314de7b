import { useMemo, useState } from 'react';

export type Selection<Row> = {
  ids: ReadonlySet<string>;
  chosen: readonly Row[];
  /** Of the page that is shown. */
  isAll: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** Which rows of a page are chosen. Another page, or other filters, begin with none: nothing unseen is ever meant. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  shown: string,
): Selection<Row> {
  const [kept, setKept] = useState<{ shown: string; ids: ReadonlySet<string> }>({ shown, ids: new Set() });
  return useMemo(() => {
    const isSame = kept.shown === shown;
    // A row that has gone meanwhile is not chosen any more.
    const chosen = isSame ? rows.filter(({ id }) => kept.ids.has(id)) : [];
    const ids = new Set(chosen.map(({ id }) => id));
    const choose = (next: Iterable<string>) => setKept({ shown, ids: new Set(next) });
    const isAll = rows.length > 0 && ids.size === rows.length;
    return {
      ids,
      chosen,
      isAll,
      toggle: (id) => choose(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
      toggleAll: () => choose(isAll ? [] : rows.map(({ id }) => id)),
      clear: () => choose([]),
    };
  }, [rows, shown, kept]);
}
