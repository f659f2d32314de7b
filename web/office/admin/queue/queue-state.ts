import { useMemo } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';

/** The options of each filter, default first. */
export type FilterValues = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<F extends FilterValues> = { [K in keyof F]: F[K][number] };

/** Kept out of the URL, because URLs are stored and shared: the search text and the page cursors. */
type Kept = { q?: string; cursors?: string[]; stays?: boolean; isFromList?: boolean };

export type QueueState<F extends FilterValues = FilterValues, S extends string = string> = {
  /** All matches in order, for an export. */
  askedAll: Chosen<F> & { q: string; sort: S };
  /** The list's query: the same, plus the cursor. */
  asked: Chosen<F> & { q: string; sort: S; after?: string };
  filters: Chosen<F>;
  q: string;
  sort: S;
  /** Number of previous pages. */
  depth: number;
  isFiltered: boolean;
  /** Base URL of the list and its rows. */
  baseUrl: string;
  rowUrl: (id: string) => string;
  rowState: unknown;
  setQ: (q: string) => void;
  setFilter: (key: string, value: string) => void;
  setSort: (sort: string) => void;
  goNext: (cursor: string) => void;
  goPrevious: () => void;
  clear: () => void;
  /** Replaces the open row with another, or returns to the list. */
  openInstead: (id: string) => void;
  close: () => void;
};

type Given<F extends FilterValues, S extends string> = {
  baseUrl: string;
  /** Module constants: compared by identity. */
  filters: F;
  /** The available sort orders, default first: "created", "-created". */
  sorts: readonly [S, ...S[]];
  /** Other URL parameters that filter the list with free values, such as days. */
  also?: readonly string[];
};
const NOTHING_ELSE: readonly string[] = [];

const chosenOf = <F extends FilterValues>(filters: F, search: URLSearchParams): Chosen<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, values]) => {
      const asked = search.get(key) ?? '';
      return [key, values.includes(asked) ? asked : values[0]];
    }),
  ) as Chosen<F>;

/**
 * A list's state. Filters and sort order are in the URL, so that they can be shared with a colleague. The
 * search text and the page cursors are in the history state, so that Back works and they aren't exposed.
 */
export function useQueueState<const F extends FilterValues, const S extends string>(
  given: Given<F, S>,
): QueueState<F, S> {
  const { baseUrl, filters: values, sorts, also = NOTHING_ELSE } = given;
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const kept = (location.state ?? {}) as Kept;
    const search = new URLSearchParams(location.search);
    const filters = chosenOf(values, search);
    const q = kept.q ?? '';
    const cursors = kept.cursors ?? [];
    const after = cursors.at(-1);
    const [usualSort] = sorts;
    const sort = sorts.find((one) => one === search.get('sort')) ?? usualSort;
    const isUsual = Object.entries(values).every(([key, [usual]]) => filters[key] === usual);

    /**
     * Starts a changed list at its first page. Reads the current state from the browser: a filter chosen right after a
     * search would otherwise undo it, because neither has been rendered yet.
     */
    const show = (
      next: { changes?: Record<string, string>; q?: string; cursors?: string[] },
      replace = false,
    ) => {
      const params = new URLSearchParams(window.location.search);
      const current = ((history.state as { state?: Kept } | null)?.state ?? {}).q ?? '';
      for (const [key, value] of Object.entries(next.changes ?? {}))
        if (value === '' || value === (key === 'sort' ? usualSort : values[key]?.[0])) params.delete(key);
        else params.set(key, value);
      const to = { pathname: baseUrl, search: params.toString() };
      const state: Kept = {
        q: next.q ?? current,
        cursors: next.cursors ?? [],
        stays: next.cursors === undefined,
      };
      navigate(to, { replace, state });
    };
    const rowState: Kept = { q, cursors, stays: true, isFromList: true };
    const rowUrl = (id: string) => `${baseUrl}/${id}${location.search}`;
    return {
      askedAll: { ...filters, q, sort },
      asked: { ...filters, q, sort, ...(after === undefined ? {} : { after }) },
      filters,
      q,
      sort,
      depth: cursors.length,
      isFiltered: q !== '' || !isUsual,
      baseUrl,
      rowUrl,
      rowState,
      // A debounced search must not close a row that was opened in the meantime.
      setQ: (typed) => void (window.location.pathname === baseUrl && show({ q: typed }, true)),
      setFilter: (key, value) => show({ changes: { [key]: value } }),
      setSort: (next) => show({ changes: { sort: next } }),
      goNext: (cursor) => show({ cursors: [...cursors, cursor] }),
      goPrevious: () => show({ cursors: cursors.slice(0, -1) }),
      clear: () =>
        show({
          q: '',
          changes: Object.fromEntries([
            ...Object.entries(values).map(([key, [usual]]) => [key, usual]),
            ...also.map((key) => [key, '']),
          ]) as Record<string, string>,
        }),
      openInstead: (id) => navigate(rowUrl(id), { replace: true, state: { ...kept, stays: true } }),
      close: () => {
        // If the row was opened from the list, Back restores the list as it was; otherwise navigate to the
        // list.
        if (kept.isFromList) navigate(-1);
        else
          navigate(
            { pathname: baseUrl, search: location.search },
            { replace: true, state: { ...kept, stays: true } },
          );
      },
    };
  }, [location.search, location.state, navigate, baseUrl, values, sorts, also]);
}
