import { startTransition, useEffect } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLocation } from '#web/lib/router.tsx';
import { isIntroSeen } from './intro-seen.ts';
import { closeIntro, openIntro, resetIntro, skipIntro, useIntro } from './intro-state.ts';

const CoverageIntro = lazyPart(() => import('./coverage-intro.tsx').then((m) => m.CoverageIntro));

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

/** Opens the introduction for visitors who haven't seen it, or with `?intro=1`. */
export function Intro() {
  const { search } = useLocation();
  const { isOpen } = useIntro();
  useEffect(() => {
    const isWanted = new URLSearchParams(search).get('intro') === '1' || !isIntroSeen();
    if (isWanted) return whenQuiet(() => startTransition(openIntro));
    skipIntro();
    return undefined;
  }, [search]);
  useEffect(() => resetIntro, []);
  return isOpen && <CoverageIntro onClose={closeIntro} />;
}
