import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

type PartProps = {
  /** Called when the code failed to load, or failed while it ran. Nothing is shown in its place. */
  onMissing?: () => void;
  /** Change this value to retry. */
  attempt?: unknown;
};
type Part<P> = ComponentType<P & PartProps> & { preload: () => Promise<unknown> };

/**
 * A part of a page whose code is loaded when it's first shown. If loading fails, the rest of the page keeps
 * working; React's own lazy() would take down the whole page. Remounting the part retries.
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
        // In a transition React renders in short slices, so a part that just loaded doesn't delay a tap.
        (type) => startTransition(() => setComponent({ type })),
        () => isWanted && onMissing?.(),
      );
      return () => {
        isWanted = false;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- tried once for each attempt
    }, [attempt]);
    if (!component) return null;
    const part = createElement(component.type, props as unknown as P);
    if (!onMissing) return part;
    return (
      <Contained key={String(attempt)} onFailed={onMissing}>
        {part}
      </Contained>
    );
  }
  return Object.assign(LazyPart, { preload });
}

type ContainedProps = { onFailed: () => void; children: ReactNode };

/** A map that can't be drawn must not take the page down, which says the same in words. */
class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
