import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';

/** Longest wait for a quiet moment: a page that is never quiet still becomes whole. */
const QUIET_WITHIN_MS = 3000;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** The page has been shown and nothing is going on, or the visitor has begun to use it. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of FIRST_TOUCH) removeEventListener(event, done, true);
      resolve();
    };
    for (const event of FIRST_TOUCH) addEventListener(event, done, { capture: true, passive: true });
    const whenLoaded = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: QUIET_WITHIN_MS });
      else setTimeout(done, 200);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
  });
}

type Deferred<P> = ComponentType<P> & { preload: () => Promise<unknown> };

type Options = {
  /** Only to be looked at: it takes no room of its own while it is missing, and nobody waits for it. */
  isScenery?: boolean;
};

/**
 * A part of a prerendered page that is on the screen from the start as HTML, and whose code is fetched only once the
 * page has settled. Should the code not come, the HTML stands as it is, without what only scripts can work (the variant
 * `unscripted:`). One such part to a page, besides scenery:
 * tests wait for `data-deferred` on the document before they use it.
 */
export function deferredSection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isScenery = false }: Options = {},
): Deferred<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  const Pending = lazy(async () => {
    if (typeof document !== 'undefined') {
      if (!isScenery) document.documentElement.dataset['deferred'] = 'pending';
      await quietMoment();
    }
    const never = () => {
      if (!isScenery) document.documentElement.dataset['deferred'] = 'failed';
      return new Promise<ComponentType<P>>(() => {});
    };
    return { default: await preload().catch(never) };
  });
  function Settled(props: P) {
    const [component] = useState<{ type: ComponentType<P> }>(() => ({ type: loaded ?? Pending }));
    return createElement(component.type, props);
  }
  function Mark(): null {
    useEffect(() => {
      document.documentElement.dataset['deferred'] = 'ready';
    }, []);
    return null;
  }
  function DeferredSection(props: P) {
    return (
      <Suspense fallback={isScenery ? null : <div className="min-h-svh" />}>
        <Settled {...props} />
        {!isScenery && <Mark />}
      </Suspense>
    );
  }
  return Object.assign(DeferredSection, { preload });
}
