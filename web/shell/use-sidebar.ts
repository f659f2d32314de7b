import { useEffect, useState } from 'react';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { useIsSmall } from '#web/lib/use-is-small.ts';
import { SIDEBAR_ID } from './sidebar.tsx';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 604_800;
const OTHER_DIALOG = `[role=dialog][data-state=open]:not(#${SIDEBAR_ID}), [role=alertdialog][data-state=open]`;
/** Ctrl+B or Cmd+B and nothing more, with caps lock or without. An autofilled field fires keydown without a key. */
const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (key === 'b' || key === 'B') && (ctrlKey || metaKey) && !shiftKey && !altKey;

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
