import { once } from './once.ts';

// Includes `click`, because assistive technology can click without pointer events. A mouse that moves will soon click.
const FIRST_TOUCH = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
  'click',
] as const;

/** Resolves when the visitor first interacts with the page. */
export const firstTouch = once(
  () =>
    new Promise<void>((resolve) => {
      const done = () => {
        for (const event of FIRST_TOUCH) removeEventListener(event, done, true);
        resolve();
      };
      for (const event of FIRST_TOUCH) addEventListener(event, done, { capture: true, passive: true });
    }),
);
