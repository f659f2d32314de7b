import type { Map as MapLibre } from 'maplibre-gl';
import { afterPaint } from '#web/lib/after-paint.ts';

/** A still map rests this long between two frames. */
export const REST_MS = 100;

/**
 * Lets a still map gather what arrives before it draws again. After each move MapLibre draws a frame for every tile that is
 * ready, and on a slow phone a tap or a key waits for that frame, up to a quarter of a second. Here it also waits until the
 * tap is answered. While the map moves, it draws as always.
 */
export function calmRepaints(map: MapLibre): void {
  const repaint = map.triggerRepaint.bind(map);
  let isResting = false;
  let isAnswering = false;
  let isDue = false;
  const repaintIfDue = () => {
    if (!isDue || isResting || isAnswering) return;
    isDue = false;
    repaint();
  };
  map.triggerRepaint = () => {
    isDue = true;
    if (!map.isMoving()) return repaintIfDue();
    isDue = false;
    repaint();
  };
  map.on('render', () => {
    if (isResting) return;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      repaintIfDue();
    }, REST_MS);
  });
  const answer = () => {
    if (isAnswering) return;
    isAnswering = true;
    afterPaint(() => {
      isAnswering = false;
      repaintIfDue();
    });
  };
  const inputs = ['pointerdown', 'keydown', 'click'] as const;
  for (const input of inputs) addEventListener(input, answer, { capture: true, passive: true });
  map.once('remove', () => {
    for (const input of inputs) removeEventListener(input, answer, { capture: true });
  });
}
