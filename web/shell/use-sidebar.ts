import { useEffect, useState } from 'react';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { useIsSmall } from '#web/lib/use-is-small.ts';
import { SIDEBAR_ID } from './sidebar.tsx';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 604_800;
const OTHER_DIALOG = `[role=dialog][data-state=open]:not(#${SIDEBAR_ID}), [role=alertdialog][data-state=open]`;
/**
 * Ctrl+B or Cmd+B without other modifiers, with or without Caps Lock. Autofill fires keydown without a key.
 */
const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (key === 'b' || key === 'B') && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Two independent states: expanded or collapsed on wide screens, open or closed over a small screen. */
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
      // Don't cover a dialog that waits for an answer.
      if (!event.repeat && !document.querySelector(OTHER_DIALOG)) toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { isMobile, isExpanded, isMobileOpen, setMobileOpen, toggle };
}
