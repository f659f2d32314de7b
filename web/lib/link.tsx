import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Kept with the step in the browser's history, and not in the address. */
  state?: unknown;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link inside the app. The router's own would bring its forms and prefetching along: see browser-router.tsx. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    const { hash, pathname } = event.currentTarget;
    // The router's step waits for the code of all that stands on the page. Where to look need not wait for it.
    const { deferred = 'ready' } = document.documentElement.dataset;
    if (deferred !== 'ready' && pathname === location.pathname)
      document.getElementById(hash.slice(1))?.scrollIntoView();
    // Choosing the address one is on is no step to go back to.
    const isHere = href === location.pathname + location.search + location.hash;
    void navigate(to, { replace: isHere, state });
  };
  return <a {...props} href={href} onClick={follow} />;
}
