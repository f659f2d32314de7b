import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { isIntroSeen, markIntroSeen } from './intro-seen.ts';

/** Longest wait for an idle moment. */
const QUIET_WITHIN_MS = 1500;

/** Calls `act` once the page is idle. Returns a function that cancels it. */
function whenQuiet(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: QUIET_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Opens the introduction for visitors who haven't seen it, or with `?intro=1`, once the page behind it is
 * ready. `isAhead` until it was closed, or isn't wanted: the map is heavy and starts only then, so that the
 * buttons respond on a slow machine.
 */
export function useIntro(isPageReady: boolean) {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isAhead, setAhead] = useState(true);
  useEffect(() => {
    const isWanted = new URLSearchParams(search).get('intro') === '1' || !isIntroSeen();
    if (!isWanted) setAhead(false);
    if (isPageReady && isWanted) return whenQuiet(() => startTransition(() => setOpen(true)));
    return undefined;
  }, [search, isPageReady]);
  const close = useCallback(() => {
    markIntroSeen();
    setOpen(false);
    setAhead(false);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, isAhead, open, close };
}
