import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';

/**
 * Writes the query to the URL without a navigation: a keystroke is neither a page view nor a history entry.
 */
function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  // Searching leaves the question that the hash pointed to.
  if (query.trim()) url.hash = '';
  history.replaceState(history.state, '', url);
}

type FaqQuery = {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  change: (query: string) => void;
  clear: () => void;
};

/** The search query, kept in `?q=` so that it can be shared and survives a reload. */
export function useFaqQuery(): FaqQuery {
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  const change = useCallback((next: string) => {
    setQuery(next);
    keepInAddress(next);
  }, []);
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    change('');
  }, [change]);

  // In an effect, not in render: the prerendered HTML has no query.
  useEffect(() => {
    if (!input.current) return;
    const asked = new URLSearchParams(search).get('q') ?? input.current.value;
    if (input.current.value === '') input.current.value = asked;
    setQuery(input.current.value);
  }, [search]);

  return { input, query, change, clear };
}
