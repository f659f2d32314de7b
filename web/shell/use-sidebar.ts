import { useEffect, useState, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { SIDEBAR_ID } from './sidebar.tsx';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 604_800;
const OTHER_DIALOG = `[role=dialog][data-state=open]:not(#${SIDEBAR_ID}), [role=alertdialog][data-state=open]`;
/** Room for 20rem of sidebar beside a page. Letters set larger on the page move no breakpoint: its columns need theirs, too. */
const ROOM_REM = 48;
const ROOM_FOR_LARGE_TEXT_REM = 64;
const USUAL_PX = 16;

function isSmallNow(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
  return innerWidth < rem * (rem > USUAL_PX ? ROOM_FOR_LARGE_TEXT_REM : ROOM_REM);
}

function onSmallChange(listener: () => void): () => void {
  addEventListener('resize', listener);
  // Larger letters make the page higher, and tell nobody otherwise.
  const watch = new ResizeObserver(listener);
  watch.observe(document.documentElement);
  return () => {
    removeEventListener('resize', listener);
    watch.disconnect();
  };
}

/** Ctrl+B or Cmd+B and nothing more, with caps lock or without. An autofilled field fires keydown without a key. */
const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (key === 'b' || key === 'B') && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Is there no room for a sidebar beside the page? */
export const useIsSmall = (): boolean => useSyncExternalStore(onSmallChange, isSmallNow);

/** Two states that do not know each other: expanded or collapsed with room, open or closed over a small screen. */
export function useSidebar() {
  const isMobile = useIsSmall();
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
      if (!isShortcut(event)) return;
      event.preventDefault();
      // A question that waits for an answer is not to be covered.
      if (!event.repeat && !document.querySelector(OTHER_DIALOG)) toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { isMobile, isExpanded, isMobileOpen, setMobileOpen, toggle };
}
