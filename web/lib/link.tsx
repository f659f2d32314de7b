import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from './router.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Stored in the history entry, not in the URL. */
  state?: unknown;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the app. The router's own Link would pull in its forms and prefetching; see
 * browser-router.tsx.
 */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    const { hash, pathname } = event.currentTarget;
    // The router's navigation waits until all code on the page has loaded. Scrolling to a hash doesn't need
    // to wait.
    const { deferred = 'ready' } = document.documentElement.dataset;
    if (deferred !== 'ready' && pathname === location.pathname)
      document.getElementById(hash.slice(1))?.scrollIntoView();
    // Clicking a link to the current URL must not add a history entry.
    const isHere = href === location.pathname + location.search + location.hash;
    navigate(to, { replace: isHere, state });
  };
  return <a {...props} href={href} onClick={follow} />;
}
