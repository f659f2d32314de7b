import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isIntroSeen, markIntroSeen } from './intro-seen.ts';

/** Longest wait for a quiet moment. */
const QUIET_WITHIN_MS = 1500;

/** Calls once nothing else is going on; returns how to call it off. */
function whenQuiet(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: QUIET_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * The introduction opens for those who have not seen it, and for whoever asks with `?intro=1`; not before the page
 * behind it is there.
 */
export function useIntro(isPageReady: boolean) {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isWanted = new URLSearchParams(search).get('intro') === '1' || !isIntroSeen();
    if (isPageReady && isWanted) return whenQuiet(() => startTransition(() => setOpen(true)));
    return undefined;
  }, [search, isPageReady]);
  const close = useCallback(() => {
    markIntroSeen();
    setOpen(false);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, open, close };
}
