import type { Map as MapLibre } from 'maplibre-gl';
import { afterPaint } from '#web/lib/after-paint.ts';

type Step = { zoom: number; x: number; y: number };

const STEP_PX = 100;
const ARROWS: Record<string, Step> = {
  ArrowLeft: { zoom: 0, x: -1, y: 0 },
  ArrowRight: { zoom: 0, x: 1, y: 0 },
  ArrowUp: { zoom: 0, x: 0, y: -1 },
  ArrowDown: { zoom: 0, x: 0, y: 1 },
};
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

export function stepOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Step | null {
  const zoom = ZOOMS[key];
  if (zoom) return { zoom, x: 0, y: 0 };
  return shiftKey ? null : (ARROWS[key] ?? null);
}

/**
 * Moves the map by arrow keys, plus and minus. MapLibre's own handler draws the map before the next frame, which on a
 * slow phone is a quarter of a second without an answer for each key; here keys pressed in between count together.
 */
export function moveByKeys(map: MapLibre): void {
  map.keyboard.disable();
  let wish: Step | null = null;
  map.getCanvasContainer().addEventListener('keydown', (event) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : stepOf(event);
    if (!step) return;
    // The page would scroll.
    if (step.zoom === 0) event.preventDefault();
    if (wish) {
      wish = { zoom: wish.zoom + step.zoom, x: wish.x + step.x, y: wish.y + step.y };
      return;
    }
    wish = step;
    afterPaint(() => {
      const { zoom, x, y } = wish ?? step;
      wish = null;
      map.easeTo(
        {
          center: map.getCenter(),
          offset: [-x * STEP_PX, -y * STEP_PX],
          zoom: zoom === 0 ? map.getZoom() : Math.round(map.getZoom()) + zoom,
          duration: 300,
        },
        { originalEvent: event },
      );
    });
  });
}
