import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores focus to the element that had it before a dialog opened. Radix does so only for its own trigger; a
 * dialog opened by state (a confirmation, a menu item) would send keyboard focus to the top of the page.
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

/**
 * Scrolls to what the keyboard reached. Radix moves from a dialog's last element to its first without scrolling, so in a
 * tall dialog the focus was off screen. Opening a dialog doesn't scroll, because people read it from the top, and a click
 * doesn't, because its target must not move under the pointer.
 */
export function showFocused({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.contains(relatedTarget) && target.matches(':focus-visible'))
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' });
}

/** Moves focus nearby when an element that has it is removed, such as a deleted row. */
export function useFocusOnLeave(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      const focused = document.activeElement;
      if (!leaving?.contains(focused)) return;
      const path = pathOf(focused);
      // The element is still in the page now, but not in the microtask.
      queueMicrotask(() => focusNear(path));
    };
  }, [element]);
}

/** A menu is gone by the time the dialog closes, so its button stands in for it. */
function opener(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** Returns an element and its ancestors. Collected now, because the element may be gone later. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    path.push(at);
  return path;
}

/**
 * Focuses the element. If it's gone or hidden: the button that reveals its section, the section's heading, or
 * the page's.
 */
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
