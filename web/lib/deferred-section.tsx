import {
  type ComponentType,
  createElement,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { captureEarlyPress } from './early-press.ts';
import { firstTouch } from './first-touch.ts';
import { quietMoment } from './quiet-moment.ts';

type Deferred<P> = ComponentType<P> & { preload: () => Promise<unknown> };

type Options = {
  /** Complete as HTML unless this resolves: loads then, or on the first interaction. */
  until?: () => Promise<unknown>;
  /** Purely decorative: takes up no space until it loads, and loads only after the visitor interacts. */
  isScenery?: boolean;
  /** Below the fold: loads when scrolled into view or on the visitor's first interaction. */
  isBelow?: boolean;
  /** Mostly text, complete as HTML: loads on the first interaction, or at once if the URL asks for something in it. */
  isText?: boolean;
  /** Controls inside a section that has its own code: loads on the first interaction. */
  isPart?: boolean;
};

/** Sections on screen whose code hasn't run yet. */
const waiting = new Set<object>();
const showState = () => {
  const { dataset } = document.documentElement;
  if (dataset['deferred'] !== 'failed') dataset['deferred'] = waiting.size > 0 ? 'pending' : 'ready';
};

/**
 * A section of a prerendered page that is visible as HTML from the start and loads its code only after the
 * page has settled. If the code fails to load, the HTML stays, without the controls that need scripts (the
 * `unscripted:` variant). Tests wait for `data-deferred` on the document. Its props must not change before that: React
 * would discard the HTML.
 */
export function deferredSection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isScenery = false, isBelow = false, isText = false, isPart = false, until }: Options = {},
): Deferred<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  let tellSeen = () => {};
  const seen = new Promise<void>((resolve) => (tellSeen = resolve));
  const edge: RefObject<HTMLDivElement | null> = { current: null };
  let earlyPress: ReturnType<typeof captureEarlyPress> | undefined;
  const self = {};
  const Pending = lazy(async () => {
    if (typeof document === 'undefined') return { default: await preload() };
    if (!isScenery) {
      waiting.add(self);
      showState();
      earlyPress = captureEarlyPress(() => edge.current);
    }
    const isAskedFor = isText && location.hash + location.search !== '';
    if (until) await Promise.race([firstTouch(), until()]);
    else if (isScenery || isPart || (isText && !isAskedFor)) await firstTouch();
    else await Promise.race([firstTouch(), isBelow ? seen : quietMoment()]);
    const never = () => {
      if (!isScenery) document.documentElement.dataset['deferred'] = 'failed';
      earlyPress?.giveUp();
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
      waiting.delete(self);
      showState();
      earlyPress?.replay();
    }, []);
    return null;
  }
  function DeferredSection(props: P) {
    // Left before its code was needed.
    useEffect(() => () => void waiting.delete(self), []);
    return (
      <>
        {!isScenery && <Edge edge={edge} isWatched={isBelow} onSeen={tellSeen} />}
        <Suspense fallback={isScenery || isPart ? null : <div className="min-h-svh" />}>
          <Settled {...props} />
          {!isScenery && <Mark />}
        </Suspense>
      </>
    );
  }
  return Object.assign(DeferredSection, { preload });
}

type EdgeProps = { edge: RefObject<HTMLDivElement | null>; isWatched: boolean; onSeen: () => void };

/**
 * The top edge of a section. Reports when it scrolls into view or is already above the viewport (a #hash, a
 * reload).
 */
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
