import { useEffect } from 'react';

const OFF = 'admin-keys-off';

/** Single-key shortcuts interfere with speech input, so they can be turned off. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
};

export function setShortcutKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  } catch {
    // Without storage the shortcuts stay on.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

/** What a key does; returns true if it did something. */
export type KeyActions = Record<string, () => boolean>;

/**
 * Shortcuts for the whole screen, except while typing. With a dialog or pane open, only keys pressed inside
 * `within` count, so that nothing changes behind it.
 */
export function useScreenKeys(actions: KeyActions, within?: () => Element | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (!action || isTyping(event.target)) return;
      if (event.key.length === 1 && !areKeysOn()) return;
      const dialogs = document.querySelectorAll(
        '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"]',
      );
      const top = [...dialogs].at(-1);
      if (top && top !== within?.()) return;
      if (!top && within) return;
      if (action()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions, within]);
}
