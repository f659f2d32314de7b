import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';

type PartProps = {
  /** The code did not arrive: what to do instead. Nothing is shown in the part's place. */
  onMissing?: () => void;
  /** Another value is a reason to try again. */
  attempt?: unknown;
};
type Part<P> = ComponentType<P & PartProps> & { preload: () => Promise<unknown> };

/**
 * A part of a page whose code is fetched when it is first shown. Should it not come, the page stands, where React's
 * own lazy() would take the whole page down; mounted again, the part is fetched again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  function LazyPart({ onMissing, attempt, ...props }: P & PartProps) {
    const [component, setComponent] = useState(() => loaded && { type: loaded });
    useEffect(() => {
      if (component) return;
      let isWanted = true;
      preload().then(
        // In a transition React works in short slices: what was not there a moment ago need not hold up a tap.
        (type) => startTransition(() => setComponent({ type })),
        () => isWanted && onMissing?.(),
      );
      return () => {
        isWanted = false;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- tried once for each attempt
    }, [attempt]);
    return component ? createElement(component.type, props as unknown as P) : null;
  }
  return Object.assign(LazyPart, { preload });
}
