import { useEffect, useState, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 604_800;
const small = '(max-width: 767px)';

function onSmallChange(listener: () => void): () => void {
  const query = matchMedia(small);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Two states that do not know each other: expanded or collapsed with room, open or closed over a small screen. */
export function useSidebar() {
  const isMobile = useSyncExternalStore(onSmallChange, () => matchMedia(small).matches);
  const [isExpanded, setExpanded] = useState(() => readCookie(COOKIE) !== 'false');
  const [isMobileOpen, setMobileOpen] = useState(false);

  const toggle = () => {
    if (isMobile) {
      setMobileOpen(!isMobileOpen);
      return;
    }
    setExpanded(!isExpanded);
    writeCookie(COOKIE, String(!isExpanded), COOKIE_SECONDS);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { isMobile, isExpanded, isMobileOpen, setMobileOpen, toggle };
}
