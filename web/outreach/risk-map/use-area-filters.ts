import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { type AreaFilters, NO_FILTERS, readFilters, withFilters } from './area-filters.ts';

type Filters = {
  /** The form whose fields are named as in `AreaFilters`. */
  form: RefObject<HTMLFormElement | null>;
  filters: AreaFilters;
  /** Call this when the form is on the page. */
  start: () => void;
  read: () => void;
  clear: () => void;
};

const boxOf = (form: HTMLFormElement | null, name: keyof AreaFilters) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null | undefined;

/**
 * The list's filters, kept in the URL so that they can be shared and survive a reload. The fields hold the
 * values, so text typed before hydration isn't lost.
 */
export function useAreaFilters(): Filters {
  const { search: query } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState(NO_FILTERS);

  const apply = useCallback((next: AreaFilters) => {
    setFilters(next);
    const href = withFilters(location.href, next);
    // A keystroke is neither a page view nor a history entry.
    if (href !== location.href) history.replaceState(history.state, '', href);
  }, []);
  const write = useCallback((next: AreaFilters) => {
    for (const name of ['search', 'level', 'hazard'] as const) {
      const box = boxOf(form.current, name);
      if (box) box.value = next[name];
    }
  }, []);
  const read = useCallback(() => {
    const valueOf = (name: keyof AreaFilters) => boxOf(form.current, name)?.value ?? NO_FILTERS[name];
    apply({
      search: valueOf('search'),
      level: valueOf('level') as AreaFilters['level'],
      hazard: valueOf('hazard') as AreaFilters['hazard'],
    });
  }, [apply]);
  const clear = useCallback(() => {
    write(NO_FILTERS);
    apply(NO_FILTERS);
    boxOf(form.current, 'search')?.focus();
  }, [apply, write]);

  /** Takes the filters from the URL, or else what was typed or restored before this code loaded. */
  const start = useCallback(() => {
    const named = readFilters(query);
    const isNamed = named.search !== '' || named.level !== 'all' || named.hazard !== 'all';
    if (isNamed) write(named);
    // The list may render before the form.
    if (form.current) read();
    else setFilters(named);
  }, [query, read, write]);
  // In an effect, not in render: the prerendered HTML has no query.
  useEffect(start, [start]);

  return { form, filters, start, read, clear };
}
