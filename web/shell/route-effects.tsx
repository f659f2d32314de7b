import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

function scrollToTarget(location: Location): boolean {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: motion() });
  return Boolean(target);
}

const stays = ({ state }: Location<{ stays?: boolean } | null>): boolean => state?.stays === true;

/**
 * A new page starts at its top, and so does one that is chosen again; another query alone moves nothing. A hash leads to
 * its target. Back and forward stay where the browser puts them, and so does a step that says it stays (a row of a list
 * that opens beside it).
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

/** Tells the advertising pixel of every location, by path alone. Its code may come late: no page waits to be counted. */
function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('#web/lib/page-view.ts').then(
      (m) => m.sendPageView(pathname),
      () => {}, // a page that is not counted is a page all the same
    );
  }, [pathname, search]);
}

/** What every change of address does, in both documents. */
export function RouteEffects(): null {
  useScroll();
  usePageViews();
  return null;
}
