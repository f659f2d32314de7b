import { useRef } from 'react';

/**
 * Gives focus back to whatever had it before a dialog opened. Radix does so only for its own trigger; a dialog opened
 * by state (a question before deleting, a menu entry) would drop the keyboard at the top of the page.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      from.current = opener(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!from.current?.isConnected) return;
      event.preventDefault();
      from.current.focus();
    },
  };
}

/** A menu is gone by the time the dialog closes: its button stands for it. */
function opener(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const target = button ? document.getElementById(button) : element;
  return target instanceof HTMLElement && target !== document.body ? target : null;
}
