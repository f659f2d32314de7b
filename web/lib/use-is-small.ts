import { useSyncExternalStore } from 'react';

/**
 * Enough width for a 20rem sidebar beside the page. Larger text doesn't move media query breakpoints, but its
 * columns need more room.
 */
const ROOM_REM = 48;
const ROOM_FOR_LARGE_TEXT_REM = 64;
const USUAL_PX = 16;

/** Forces a layout, which is slow while the page renders. So this runs once, and after each resize. */
function measure(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
  return innerWidth < rem * (rem > USUAL_PX ? ROOM_FOR_LARGE_TEXT_REM : ROOM_REM);
}

let known: boolean | undefined;
const isSmallNow = (): boolean => (known ??= measure());

const listeners = new Set<() => void>();

function onResize(): void {
  known = measure();
  for (const listener of listeners) listener();
}

let watch: ResizeObserver | undefined;

function onSmallChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!watch) {
    addEventListener('resize', onResize);
    // A larger font size fires no resize event, but it makes the page taller.
    watch = new ResizeObserver(onResize);
    watch.observe(document.documentElement);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('resize', onResize);
    watch?.disconnect();
    watch = known = undefined;
  };
}

/** Whether there is too little room for a sidebar beside the page. */
export const useIsSmall = (): boolean => useSyncExternalStore(onSmallChange, isSmallNow);
