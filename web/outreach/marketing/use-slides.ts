import { useEffect, useState } from 'react';

export const SLIDE_MS = 4000;

/** Whether the page is visible and the user allows motion. False until the browser has been asked. */
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
 * Slides that loop. They pause while `isHeld` (hovered or focused), while the tab is hidden, when paused
 * manually, and with reduced motion.
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
