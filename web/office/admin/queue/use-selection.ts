import { useMemo, useState } from 'react';

export type Selection<Row> = {
  ids: ReadonlySet<string>;
  chosen: readonly Row[];
  /** All rows of the current page are selected. */
  isAll: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
};

/**
 * The selected rows of a page. Another page or filter clears the selection, so that unseen rows are never
 * affected.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  shown: string,
): Selection<Row> {
  const [kept, setKept] = useState<{ shown: string; ids: ReadonlySet<string> }>({ shown, ids: new Set() });
  return useMemo(() => {
    const isSame = kept.shown === shown;
    // Rows that are gone are no longer selected.
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
