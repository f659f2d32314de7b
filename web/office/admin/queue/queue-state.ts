import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What may be chosen of each filter, the usual choice first. */
export type FilterValues = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<F extends FilterValues> = { [K in keyof F]: F[K][number] };

/** What stays out of the address, because addresses are kept and shown: what was typed, and where the pages begin. */
type Kept = { q?: string; cursors?: string[]; stays?: boolean; isFromList?: boolean };

export type QueueState<F extends FilterValues = FilterValues, S extends string = string> = {
  /** All that match, in their order: for a file of them. */
  askedAll: Chosen<F> & { q: string; sort: S };
  /** For the query of the list: the same, and where to go on. */
  asked: Chosen<F> & { q: string; sort: S; after?: string };
  filters: Chosen<F>;
  q: string;
  sort: S;
  /** How many pages are before this one. */
  depth: number;
  isFiltered: boolean;
  /** The open row's, and the address of any. */
  baseUrl: string;
  rowUrl: (id: string) => string;
  rowState: unknown;
  setQ: (q: string) => void;
  setFilter: (key: string, value: string) => void;
  setSort: (sort: string) => void;
  goNext: (cursor: string) => void;
  goPrevious: () => void;
  clear: () => void;
  /** To another row, in the place of the open one; or back to the list. */
  openInstead: (id: string) => void;
  close: () => void;
};

type Given<F extends FilterValues, S extends string> = {
  baseUrl: string;
  /** The constants of a module: they are compared by what they are. */
  filters: F;
  /** The orders the list knows, the usual one first: "created", "-created". */
  sorts: readonly [S, ...S[]];
  /** Other words of the address that narrow the list, with anything in them: days. */
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
 * What a list shows: filters and order by the address, so that they can be sent to a colleague; what was typed and the
 * pages gone through by the browser's history, so that Back leads there and nobody else reads it.
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

    /** Another list begins at its first page. */
    const show = (
      next: { changes?: Record<string, string>; q?: string; cursors?: string[] },
      replace = false,
    ) => {
      const params = new URLSearchParams(location.search);
      for (const [key, value] of Object.entries(next.changes ?? {}))
        if (value === '' || value === (key === 'sort' ? usualSort : values[key]?.[0])) params.delete(key);
        else params.set(key, value);
      const to = { pathname: baseUrl, search: params.toString() };
      const state: Kept = { q: next.q ?? q, cursors: next.cursors ?? [], stays: next.cursors === undefined };
      void navigate(to, { replace, state });
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
      // A pause that ends when a row is open already must not close it: the list is behind it.
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
      openInstead: (id) => void navigate(rowUrl(id), { replace: true, state: { ...kept, stays: true } }),
      close: () => {
        // Opened from the list, Back is the list as it was; opened by its address, the list takes its place.
        if (kept.isFromList) void navigate(-1);
        else
          void navigate(
            { pathname: baseUrl, search: location.search },
            { replace: true, state: { ...kept, stays: true } },
          );
      },
    };
  }, [location.search, location.state, navigate, baseUrl, values, sorts, also]);
}
