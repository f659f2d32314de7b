import { type PointerEvent, useRef } from 'react';

/** Distance to the right that dismisses it, in px. */
const FAR = 50;
/** Movement below this is jitter, in px. */
const START = { mouse: 2, pen: 10, touch: 10 };

type Swipe = { x: number; y: number; by: number | null };

/** Lets an element be swiped away to the right; it slides back when that wasn't far enough. */
export function useSwipeAway(onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.button === 0 && !isOnButton) swipe.current = { x: event.clientX, y: event.clientY, by: null };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = swipe.current;
    if (!now) return;
    const { currentTarget: element, pointerId, pointerType } = event;
    const by = Math.max(0, event.clientX - now.x);
    const isSideways = by > Math.abs(event.clientY - now.y);
    if (now.by === null && !(isSideways && by > (START[pointerType as keyof typeof START] ?? START.touch)))
      return;
    if (now.by === null) element.setPointerCapture(pointerId);
    now.by = by;
    element.style.transition = 'none';
    element.style.translate = `${by}px`;
  };
  const onPointerUp = ({ currentTarget: element, type }: PointerEvent<HTMLElement>) => {
    const by = swipe.current?.by ?? null;
    swipe.current = null;
    if (by === null) return;
    if (by > FAR && type === 'pointerup') return onAway();
    element.style.removeProperty('transition');
    element.style.removeProperty('translate');
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
