import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from '#web/lib/router.tsx';

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

function scrollToTarget(location: Location): boolean {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: motion() });
  return Boolean(target);
}

const stays = ({ state }: Location): boolean => (state as { stays?: boolean } | null)?.stays === true;

/**
 * Scrolls a new page to the top, also when its link is clicked again. A change of only the query doesn't
 * scroll. A hash scrolls to its target. Back and Forward keep the browser's position, and so do navigations
 * marked as staying (a list row that opens beside the list).
 */
function useScroll(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(location);
  useEffect(() => {
    const { pathname, search } = previous.current;
    previous.current = location;
    if (navigation === 'POP' || stays(location) || scrollToTarget(location)) return;
    const isSamePath = pathname === location.pathname;
    if (isSamePath && (search !== location.search || location.hash)) return;
    const container = document.getElementById('app-scroll-container') ?? window;
    container.scrollTo({ top: 0, behavior: motion() });
  }, [location, navigation]);
}

/** Reports every page view, path only. The code loads late, so that no page waits for it. */
function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('#web/lib/page-view.ts').then(
      (m) => m.sendPageView(pathname),
      () => {}, // a failed report must not affect the page
    );
  }, [pathname, search]);
}

/** Runs on every URL change, in both documents. */
export function RouteEffects(): null {
  useScroll();
  usePageViews();
  return null;
}
