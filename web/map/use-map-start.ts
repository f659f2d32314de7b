import { useCallback, useEffect, useState } from 'react';
import { inUse } from '#web/lib/first-touch.ts';
import { quietMoment } from '#web/lib/quiet-moment.ts';

/** Below this width the map library would compete with the page for a phone's processor and data plan. */
const PHONE = '(max-width: 48rem)';

type MapStart = {
  isStarted: boolean;
  /** A phone waits for a touch; the page offers a button. */
  isOffered: boolean;
  start: () => void;
  /** The map's place on the page. */
  place: (element: HTMLElement | null) => (() => void) | undefined;
};

/**
 * When a map starts: its place is in view, the rest of the page has what it needs (`isPageReady`), and the browser is
 * idle. On a phone also not before the visitor touches the page, unless the map is why people came.
 */
export function useMapStart(isPageReady: boolean, waitsForTouch = true): MapStart {
  const [isSeen, setSeen] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen || !isPageReady || isStarted) return;
    let isWanted = true;
    const isOnTouch = waitsForTouch && matchMedia(PHONE).matches;
    const quiet = isOnTouch ? inUse().then(quietMoment) : quietMoment();
    setOffered(isOnTouch);
    void quiet.then(() => isWanted && setStarted(true));
    return () => {
      isWanted = false;
    };
  }, [isSeen, isPageReady, isStarted, waitsForTouch]);
  return { isStarted, isOffered, start: () => setStarted(true), place };
}
