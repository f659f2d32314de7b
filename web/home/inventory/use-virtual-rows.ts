import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Extra rows above and below the visible ones, so that fast scrolling shows no gap. */
const SPARE = 8;

/** Rendered even while the list is off screen, so that Tab and find-in-page reach its start. */
const LEAST = 12;

/** Up to this many, all rows are rendered, so that find-in-page and screen readers reach every one. */
const ALL = 100;

type Range = { from: number; to: number };

/**
 * Returns which rows of a long list are visible. Rows have one height and are in `list`, which is as tall as
 * all of them. Listens to scrolling of the window or any container.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: Math.min(count, 30) });

  const measure = useCallback(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const from = Math.max(0, Math.floor(-top / rowHeight) - SPARE);
    const end = Math.ceil((innerHeight - top) / rowHeight) + SPARE;
    const to = Math.min(count, Math.max(end, from + LEAST));
    setRange((was) => (was.from === from && was.to === to ? was : { from, to }));
  }, [list, count, rowHeight]);

  useLayoutEffect(() => {
    measure();
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    // Content above the list may grow or shrink without scrolling.
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => {
      page.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [measure]);

  return count <= ALL ? { from: 0, to: count } : range;
}

/** Whether the element is at least this wide. The window's width isn't enough: a sidebar may be open. */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(() => innerWidth >= width + 400);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= width));
    setWide(node.clientWidth >= width);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
