import { useSyncExternalStore } from 'react';

/**
 * Enough width for a 20rem sidebar beside the page. Larger text doesn't move media query breakpoints, but its
 * columns need more room.
 */
const ROOM_REM = 48;
const ROOM_FOR_LARGE_TEXT_REM = 64;
const USUAL_PX = 16;

function isSmallNow(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
  return innerWidth < rem * (rem > USUAL_PX ? ROOM_FOR_LARGE_TEXT_REM : ROOM_REM);
}

function onSmallChange(listener: () => void): () => void {
  addEventListener('resize', listener);
  // A larger font size fires no resize event, but it makes the page taller.
  const watch = new ResizeObserver(listener);
  watch.observe(document.documentElement);
  return () => {
    removeEventListener('resize', listener);
    watch.disconnect();
  };
}

/** Whether there is too little room for a sidebar beside the page. */
export const useIsSmall = (): boolean => useSyncExternalStore(onSmallChange, isSmallNow);
