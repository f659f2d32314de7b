import { once } from './once.ts';

// Includes `click` and `change`, because assistive technology can use controls without pointer events. A mouse that moves will soon click.
const FIRST_TOUCH = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
  'click',
  'change',
] as const;

/** Resolves when the visitor first interacts with the page. */
export const firstTouch = once(
  () =>
    new Promise<void>((resolve) => {
      const done = ({ type, target }: Event) => {
        // A dialog that opens by itself takes the focus.
        if (type === 'focusin' && target instanceof Element && target.closest('dialog')) return;
        for (const event of FIRST_TOUCH) removeEventListener(event, done, true);
        resolve();
      };
      for (const event of FIRST_TOUCH) addEventListener(event, done, { capture: true, passive: true });
    }),
);

/** The same, but at once for a visitor who came to this page by a link inside the app. */
export const inUse = async (): Promise<void> => {
  if (history.state === null) await firstTouch();
};
