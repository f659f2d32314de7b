import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to whatever had it before a dialog opened. Radix does so only for its own trigger; a dialog opened
 * by state (a question before deleting, a menu entry) would drop the keyboard at the top of the page.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      from.current = pathOf(opener(document.activeElement));
    },
    onCloseAutoFocus: (event: Event) => {
      if (from.current.length === 0) return;
      event.preventDefault();
      focusNear(from.current);
    },
  };
}

/** Something that holds focus goes away (a row is removed): focus moves to the part of the page it was in. */
export function useFocusOnLeave(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      const focused = document.activeElement;
      if (!leaving?.contains(focused)) return;
      const path = pathOf(focused);
      // Now it is still there; in a moment it is not.
      queueMicrotask(() => focusNear(path));
    };
  }, [element]);
}

/** A menu is gone by the time the dialog closes: its button stands for it. */
function opener(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** An element and all it stands in, taken while it stands there: later it may not. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    path.push(at);
  return path;
}

/** The element itself; gone or hidden, the button that shows its part of the page, the part's heading, the page's. */
function focusNear([element, ...parts]: HTMLElement[]): void {
  if (takesFocus(element)) return;
  for (const part of parts) {
    const button = part.id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"]`);
    if (button && takesFocus(button)) return;
    const label = part.getAttribute('aria-labelledby');
    if (label && takesFocus(document.getElementById(label), true)) return;
  }
  takesFocus(document.querySelector<HTMLElement>('main h1'), true);
}

function takesFocus(element: HTMLElement | null | undefined, isHeading = false): boolean {
  if (!element) return false;
  if (isHeading) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}
