import { useEffect } from 'react';

const OFF = 'admin-keys-off';

/** Single keys that do something can be in the way of who speaks to the computer: they can be turned off. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
};

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  } catch {
    // A browser that keeps nothing keeps the keys on.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

/** What a key does; true when it did something. */
export type KeyActions = Record<string, () => boolean>;

/**
 * Keys for the whole screen, while nobody types. With a dialog or a pane open, only keys pressed inside `within` count, so
 * that nothing moves behind it.
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
