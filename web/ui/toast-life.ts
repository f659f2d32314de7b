import { useCallback, useEffect, useRef, useState } from 'react';

const LIFE_MS = 5000;

/**
 * Calls `onOver` after five seconds, not counting time while it's hovered or focused or the window is
 * inactive.
 */
export function useToastLife(onOver: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isInside, setInside] = useState(false);
  const [isAway, setAway] = useState(false);
  const left = useRef(LIFE_MS);
  const isHeld = isPointedAt || isInside || isAway;
  useEffect(() => {
    const [leave, comeBack] = [() => setAway(true), () => setAway(false)];
    addEventListener('blur', leave);
    addEventListener('focus', comeBack);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', comeBack);
    };
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(onOver, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld, onOver]);
  return {
    onPointerEnter: useCallback(() => setPointedAt(true), []),
    onPointerLeave: useCallback(() => setPointedAt(false), []),
    onFocus: useCallback(() => setInside(true), []),
    onBlur: useCallback(() => setInside(false), []),
  };
}
