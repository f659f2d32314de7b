import { useEffect, useState } from 'react';

export const SLIDE_MS = 4000;

/** Whether the page is on the screen, and its reader wants motion. False until the browser has been asked. */
function useMayMove(): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setMayMove(!reduced.matches && !document.hidden);
    look();
    reduced.addEventListener('change', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      reduced.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return mayMove;
}

/**
 * Slides that follow each other in a loop. They rest while `isHeld` (under the pointer, with focus), while the tab is
 * hidden, once paused by hand, and for people who want no motion.
 */
export function useSlides(count: number, isHeld: boolean) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const mayMove = useMayMove();
  const isMoving = mayMove && !isPaused && !isHeld;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setAt((at + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [at, count, isMoving]);
  return { at, setAt, isMoving, isPaused, setPaused };
}
