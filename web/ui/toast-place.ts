import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type Box = { left: number; top: number; right: number; bottom: number };
/** Something a toast must not cover. Heavier ones matter more. */
export type Obstacle = Box & { weight: number };
type Size = { width: number; height: number };

/** A corner or the middle of an edge, and the distance from that edge in px. */
export type Place = { edge: 'top' | 'bottom'; side: 'left' | 'center' | 'right'; offset: number };

const at = (edge: Place['edge'], side: Place['side']) => ({ edge, side });
/** In order of preference. On a phone the bottom has the buttons, so the top comes first. */
const ANCHORS = {
  narrow: [at('top', 'center'), at('bottom', 'center')],
  wide: [
    at('bottom', 'right'),
    at('bottom', 'left'),
    at('top', 'center'),
    at('top', 'right'),
    at('bottom', 'center'),
  ],
};
const WIDE_PX = 768;
/** Space between the toast and the screen's edge. */
const MARGIN_PX = 8;
const STEP_PX = 16;
/** A toast farther in would be in the middle of what people read. */
const FARTHEST_PX = 160;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a toast of this size would be. */
export function boxAt({ edge, side, offset }: Place, toast: Size, view: Size): Box {
  const top = edge === 'top' ? offset : view.height - toast.height - offset;
  const left =
    side === 'right'
      ? view.width - toast.width - MARGIN_PX
      : side === 'left'
        ? MARGIN_PX
        : (view.width - toast.width) / 2;
  return { left, top, right: left + toast.width, bottom: top + toast.height };
}

const coveredBy = (place: Place, toast: Size, view: Size, obstacles: readonly Obstacle[]): number => {
  const box = boxAt(place, toast, view);
  return obstacles.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
};

/** The place nearest to an edge where the toast covers nothing, or else where it covers least. */
export function choosePlace(toast: Size, view: Size, obstacles: readonly Obstacle[]): Place {
  const anchors = view.width < WIDE_PX ? ANCHORS.narrow : ANCHORS.wide;
  let best: { place: Place; covered: number } | undefined;
  for (let offset = MARGIN_PX; offset <= FARTHEST_PX; offset += STEP_PX)
    for (const anchor of anchors) {
      const place = { ...anchor, offset };
      const covered = coveredBy(place, toast, view, obstacles);
      if (covered === 0) return place;
      if (!best || covered < best.covered) best = { place, covered };
    }
  return best?.place ?? { ...at('top', 'center'), offset: MARGIN_PX };
}

const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [role="alert"]';
const IN_USE = 20;

/** Whether nothing lies over it, such as a sticky header. The toast itself doesn't count. */
function isInSight(control: Element, toasts: Element): boolean {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const hit = there.find((element) => !toasts.contains(element));
  return hit !== undefined && (control.contains(hit) || hit.contains(control));
}

/** The controls on screen. Those of the form in use, or of an open dialog, matter most. */
function obstaclesAround(toasts: Element): Obstacle[] {
  const used = document.activeElement?.closest('form, [role="dialog"], [role="alertdialog"]');
  const open = document.querySelector('[role="dialog"], [role="alertdialog"]');
  return (
    [...document.querySelectorAll(CONTROLS)]
      // A file or check box may be tiny, and its label is what people press.
      .map((control) => control.closest('label') ?? control)
      .filter((control) => !toasts.contains(control) && (!open || open.contains(control)))
      .filter((control) => isInSight(control, toasts))
      .map((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        return { left, top, right, bottom, weight: used?.contains(control) ? IN_USE : 1 };
      })
  );
}

/** Someone is about to press a button of the toast, or swipes it away. */
const isHandled = (toasts: Element): boolean =>
  toasts.matches(':focus-within, :active') || toasts.querySelector('button:hover') !== null;

const LOOK_AGAIN_MS = 300;

/**
 * Where the current toast goes, decided before it's painted. It moves away when the page scrolls or changes
 * under it, also from a pointer that wants the control below, but never while someone handles the toast itself.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, toastId: number | undefined): Place {
  const [place, setPlace] = useState<Place>({ ...at('top', 'center'), offset: MARGIN_PX });
  const look = useEffectEvent((isFirst: boolean) => {
    const shown = list.current;
    if (!isFirst && shown && isHandled(shown)) return;
    const toast = shown?.firstElementChild?.getBoundingClientRect();
    if (!shown || !toast) return;
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const obstacles = obstaclesAround(shown);
    if (isFirst) return setPlace(choosePlace(toast, view, obstacles));
    if (coveredBy(place, toast, view, obstacles) === 0) return;
    // At once: a press that began before a later move would end beside the button.
    flushSync(() => setPlace(choosePlace(toast, view, obstacles)));
  });
  useLayoutEffect(() => {
    if (toastId !== undefined) look(true);
  }, [toastId]);
  useEffect(() => {
    if (toastId === undefined) return;
    const timer = setInterval(() => look(false), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [toastId]);
  return place;
}
