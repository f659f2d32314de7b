import { useCallback, useEffect, useState } from 'react';

export const PAGE_SIZE = 6;
const DELAY_MS = 800;

type Paging = {
  shown: number;
  isLoading: boolean;
  hasMore: boolean;
  /**
   * Ref for the element at the list's end; `key` it by `endKey`, so that it's observed again after every
   * change.
   */
  end: (element: HTMLElement | null) => (() => void) | undefined;
  endKey: string;
  /** Shows enough pages to include the item with this index. */
  reveal: (index: number) => void;
};

/** Six at first, and six more shortly after the end scrolls into view. A new `resetKey` starts over. */
export function usePaging(total: number, resetKey: string): Paging {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [isLoading, setLoading] = useState(false);
  const [key, setKey] = useState(resetKey);
  if (key !== resetKey) {
    setKey(resetKey);
    setLimit(PAGE_SIZE);
    setLoading(false);
  }

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setLimit((now) => now + PAGE_SIZE);
      setLoading(false);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading, resetKey]);

  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setLoading(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const reveal = useCallback(
    (index: number) => setLimit((now) => Math.max(now, Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE)),
    [],
  );
  const shown = Math.min(limit, total);
  return { shown, isLoading, hasMore: shown < total, end, endKey: `${resetKey} ${limit}`, reveal };
}
