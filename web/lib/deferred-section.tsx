import {
  type ComponentType,
  createElement,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { keepEarlyPress } from './early-press.ts';
import { once } from './once.ts';
import { quietMoment } from './quiet-moment.ts';

// A click of its own, too: assistive technology presses without a pointer.
const FIRST_TOUCH = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'focusin', 'click'] as const;

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
  let tellSeen = () => {};
  const seen = new Promise<void>((resolve) => (tellSeen = resolve));
  const edge: RefObject<HTMLDivElement | null> = { current: null };
  let earlyPress: ReturnType<typeof keepEarlyPress> | undefined;
  const Pending = lazy(async () => {
    if (typeof document === 'undefined') return { default: await preload() };
    if (!isScenery) {
      document.documentElement.dataset['deferred'] = 'pending';
      earlyPress = keepEarlyPress(() => edge.current);
    }
    await (isScenery ? firstTouch() : Promise.race([firstTouch(), quietMoment()]));
    const never = () => {
      if (!isScenery) document.documentElement.dataset['deferred'] = 'failed';
      earlyPress?.giveUp();
      return new Promise<ComponentType<P>>(() => {});
    };
    const component = await preload().catch(never);
    if (isBelow) await Promise.race([firstTouch(), seen]);
    return { default: component };
  });
  function Settled(props: P) {
    const [component] = useState<{ type: ComponentType<P> }>(() => ({ type: loaded ?? Pending }));
    return createElement(component.type, props);
  }
  function Mark(): null {
    useEffect(() => {
      document.documentElement.dataset['deferred'] = 'ready';
      earlyPress?.replay();
    }, []);
    return null;
  }
  function DeferredSection(props: P) {
    return (
      <>
        {!isScenery && <Edge edge={edge} isWatched={isBelow} onSeen={tellSeen} />}
        <Suspense fallback={isScenery ? null : <div className="min-h-svh" />}>
          <Settled {...props} />
          {!isScenery && <Mark />}
        </Suspense>
      </>
    );
  }
  return Object.assign(DeferredSection, { preload });
}

type EdgeProps = { edge: RefObject<HTMLDivElement | null>; isWatched: boolean; onSeen: () => void };

/** The upper edge of a part: tells when it comes into view, or is above it already (a #hash, a page loaded again). */
function Edge({ edge, isWatched, onSeen }: EdgeProps) {
  useEffect(() => {
    if (!edge.current || !isWatched) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.top < 0)) onSeen();
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [edge, isWatched, onSeen]);
  return <div ref={edge} hidden={!isWatched} />;
}
