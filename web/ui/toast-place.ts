import { type RefObject, useLayoutEffect, useState } from 'react';

export type Box = { left: number; top: number; right: number; bottom: number };
/** Something a toast must not cover. Heavier ones matter more. */
export type Obstacle = Box & { weight: number };
export type Place = 'top' | 'top-right' | 'bottom' | 'bottom-right' | 'bottom-left';

/** In order of preference. On a phone the bottom has the buttons, so the top comes first. */
const PLACES = {
  narrow: ['top', 'bottom'],
  wide: ['bottom-right', 'bottom-left', 'top-right', 'top', 'bottom'],
} as const;
const WIDE_PX = 768;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

type Size = { width: number; height: number };

/** Where a toast of this size would be. */
export function boxAt(place: Place, toast: Size, view: Size): Box {
  const top = place.startsWith('top') ? 0 : view.height - toast.height;
  const left = place.endsWith('right')
    ? view.width - toast.width
    : place.endsWith('left')
      ? 0
      : (view.width - toast.width) / 2;
  return { left, top, right: left + toast.width, bottom: top + toast.height };
}

/** The first place where the toast covers nothing, or else where it covers least. */
export function choosePlace(toast: Size, view: Size, obstacles: readonly Obstacle[]): Place {
  const places: readonly Place[] = view.width < WIDE_PX ? PLACES.narrow : PLACES.wide;
  const covered = places.map((place) => {
    const box = boxAt(place, toast, view);
    return obstacles.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
  });
  return places[covered.indexOf(Math.min(...covered))] ?? 'top';
}

const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [role="alert"]';
const IN_USE = 20;

/** The controls on screen. Those of the form in use, or of an open dialog, matter most. */
function obstaclesIn(toasts: Element): Obstacle[] {
  const focused = document.activeElement;
  const used = focused?.closest('form, [role="dialog"], [role="alertdialog"]');
  const open = document.querySelector('[role="dialog"], [role="alertdialog"]');
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !toasts.contains(control) && (!open || open.contains(control)))
    .map((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      return { left, top, right, bottom, weight: used?.contains(control) ? IN_USE : 1 };
    })
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

/**
 * Where the current toast goes, decided before it's painted. It stays there: a toast that jumps can't be read
 * or pressed.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, toastId: number | undefined): Place {
  const [place, setPlace] = useState<Place>('top');
  useLayoutEffect(() => {
    if (toastId === undefined || !list.current) return;
    const { width, height } = list.current.getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    setPlace(choosePlace({ width, height }, view, obstaclesIn(list.current)));
  }, [toastId, list]);
  return place;
}
