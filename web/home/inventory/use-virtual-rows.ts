import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows drawn above and below the ones in sight, so that a quick flick shows no gap. */
const SPARE = 8;

/** Drawn even while the list lies below the screen: who steps or searches through the page finds its beginning. */
const LEAST = 12;

/** So few are all drawn: the browser's own search and screen readers find every one of them. */
const ALL = 100;

type Range = { from: number; to: number };

/**
 * Which rows of a long list are in sight. Rows are of one height and stand in `list`, which is as high as all of them;
 * whatever scrolls, the window or a box around the list, is heard.
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
    // What stands above the list may grow or shrink without anybody scrolling.
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

/** Is the element at least this wide? It may stand beside an open sidebar: the window's width says little. */
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
