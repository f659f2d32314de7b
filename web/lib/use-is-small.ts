import { useSyncExternalStore } from 'react';

/** Room for 20rem of sidebar beside a page. Letters set larger on the page move no breakpoint: its columns need theirs, too. */
const ROOM_REM = 48;
const ROOM_FOR_LARGE_TEXT_REM = 64;
const USUAL_PX = 16;

function isSmallNow(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
  return innerWidth < rem * (rem > USUAL_PX ? ROOM_FOR_LARGE_TEXT_REM : ROOM_REM);
}

function onSmallChange(listener: () => void): () => void {
  addEventListener('resize', listener);
  // Larger letters make the page higher, and tell nobody otherwise.
  const watch = new ResizeObserver(listener);
  watch.observe(document.documentElement);
  return () => {
    removeEventListener('resize', listener);
    watch.disconnect();
  };
}

/** Is there no room for a sidebar beside the page? */
export const useIsSmall = (): boolean => useSyncExternalStore(onSmallChange, isSmallNow);
