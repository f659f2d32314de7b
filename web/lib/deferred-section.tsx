import { type ComponentType, createElement, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { once } from './once.ts';

/** Longest wait for a quiet moment: a page that is never quiet still becomes whole. */
const QUIET_WITHIN_MS = 3000;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'focusin'] as const;

/** The visitor has begun to use the page. */
const firstTouch = once(
  () =>
    new Promise<void>((resolve) => {
      const done = () => {
        for (const event of FIRST_TOUCH) removeEventListener(event, done, true);
        resolve();
      };
      for (const event of FIRST_TOUCH) addEventListener(event, done, { capture: true, passive: true });
    }),
);

/** The page has been shown and nothing is going on. */
const quietMoment = () =>
  new Promise<void>((resolve) => {
    const whenLoaded = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_WITHIN_MS });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
  });

type Deferred<P> = ComponentType<P> & { preload: () => Promise<unknown> };

type Options = {
  /** Only to be looked at: it takes no room of its own while it is missing, and waits until the page is used. */
  isScenery?: boolean;
  /** Out of sight at first: it comes alive when it is scrolled to, or with the visitor's first touch. */
  isBelow?: boolean;
};

/**
 * A part of a prerendered page that is on the screen from the start as HTML, and whose code is fetched only once the
 * page has settled. Should the code not come, the HTML stands as it is, without what only scripts can work (the variant
 * `unscripted:`). One such part to a page, besides scenery:
 * tests wait for `data-deferred` on the document before they use it.
 */
export function deferredSection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isScenery = false, isBelow = false }: Options = {},
): Deferred<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  const seen = Promise.withResolvers<void>();
  const Pending = lazy(async () => {
    if (typeof document === 'undefined') return { default: await preload() };
    if (!isScenery) document.documentElement.dataset['deferred'] = 'pending';
    await (isScenery ? firstTouch() : Promise.race([firstTouch(), quietMoment()]));
    const never = () => {
      if (!isScenery) document.documentElement.dataset['deferred'] = 'failed';
      return new Promise<ComponentType<P>>(() => {});
    };
    const component = await preload().catch(never);
    if (isBelow) await Promise.race([firstTouch(), seen.promise]);
    return { default: component };
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
      <>
        {isBelow && <Edge onSeen={seen.resolve} />}
        <Suspense fallback={isScenery ? null : <div className="min-h-svh" />}>
          <Settled {...props} />
          {!isScenery && <Mark />}
        </Suspense>
      </>
    );
  }
  return Object.assign(DeferredSection, { preload });
}

/** The upper edge of a part below: tells when it comes into view. */
function Edge({ onSeen }: { onSeen: () => void }) {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!edge.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSeen();
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={edge} />;
}
