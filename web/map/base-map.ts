import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { LngLatBounds, Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MultiPolygon } from '#contract/shape.ts';
import { onTheme } from '#web/ui/theme.ts';
import { showOutline } from './base-style.ts';
import { calmRepaints } from './calm-repaints.ts';
import { type MapColors, readColors } from './map-colors.ts';
import { moveByKeys } from './map-keys.ts';
import { type MapShapes, readShapes } from './map-shapes.ts';
import { TILE_REFERRER, Tiles } from './map-tiles.ts';
import { OwnRoads } from './own-roads.ts';
import * as t from '#text/map/map.ts';

setWorkerUrl(workerUrl);

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const styled = new WeakMap<MapLibre, Promise<void>>();

const awaitStyle = (map: MapLibre) =>
  void styled.set(map, new Promise((resolve) => map.once('style.load', () => resolve())));

/**
 * A map accepts no data, layers or colors until its style has loaded, or loaded again after a phone took the graphics away.
 * Its own `isStyleLoaded()` answers another question: it is false whenever a tile is on its way, which on a slow network is
 * most of the time.
 */
export const whenStyled = (map: MapLibre): Promise<void> => styled.get(map) ?? Promise.resolve();

/**
 * Creates a flat map with north up and no rotation, so that users can't lose orientation. Throws if it can't
 * be drawn.
 */
export function createBaseMap(options: MapOptions): MapLibre {
  const map = new MapLibre({
    minZoom: 3,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false, customAttribution: t.countyOutlines },
    transformRequest: (url) =>
      url.startsWith(location.origin) ? { url } : { url, referrerPolicy: TILE_REFERRER },
    ...options,
  });
  awaitStyle(map);
  map.on('webglcontextlost', () => awaitStyle(map));
  map.touchZoomRotate.disableRotation();
  moveByKeys(map);
  calmRepaints(map);
  return map;
}

/** As `createBaseMap`, but returns undefined if the map can't be drawn. */
export function tryBaseMap(options: MapOptions): MapLibre | undefined {
  try {
    return createBaseMap(options);
  } catch {
    return undefined;
  }
}

/** The box around areas. */
export function boundsOf(shapes: readonly MultiPolygon[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const shape of shapes)
    for (const [outer = []] of shape) for (const [lng, lat] of outer) bounds.extend([lng, lat]);
  return bounds;
}

type Dressing = {
  /** Repaints the map's own layers in the page's colors. */
  repaint: (map: MapLibre, colors: MapColors) => void;
  /** The lowest layer that must stay above the tiles. */
  tilesBelow?: string;
  /** Called when the outlines of states and counties are there. Without them (null) there is still a map. */
  onReady?: (shapes: MapShapes | null) => void;
  onDrawn: () => void;
  /** Called whenever street tiles become available or unavailable. */
  onTiles?: (areShown: boolean) => void;
};

/**
 * Adds the outline, the tiles and the light or dark colors to a map. Returns a function that removes them.
 */
export function dressMap(map: MapLibre, dressing: Dressing): () => void {
  const { repaint, tilesBelow, onReady, onDrawn, onTiles } = dressing;
  const container = map.getContainer();
  let isGone = false;
  const tiles = whenStyled(map).then(() => {
    const colors = readColors(container);
    const roads = new OwnRoads(map, colors, tilesBelow);
    const shown = new Tiles(map, colors, {
      below: tilesBelow,
      onTried: (areShown) => {
        // Without tiles the streets come from our own road data.
        roads.show(!areShown);
        onTiles?.(areShown);
      },
    });
    return { roads, shown };
  });
  const paint = () =>
    void Promise.all([tiles, whenStyled(map)]).then(([{ shown, roads }]) => {
      if (isGone) return;
      const colors = readColors(container);
      repaint(map, colors);
      shown.repaint(colors);
      roads.repaint(colors);
    });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const stopTheme = onTheme(paint);
  dark.addEventListener('change', paint);
  const shapes = readShapes().catch(() => null);
  void Promise.all([shapes, whenStyled(map)]).then(([found]) => {
    if (isGone) return;
    if (found) showOutline(map, found);
    onReady?.(found);
    map.once('render', onDrawn);
    map.triggerRepaint();
  });
  return () => {
    isGone = true;
    stopTheme();
    dark.removeEventListener('change', paint);
    void tiles.then(({ shown, roads }) => {
      shown.stop();
      roads.stop();
    });
    removeMap(map);
  };
}

/** A map whose graphics are gone may fail to clean up, and must not take the page down with it. */
function removeMap(map: MapLibre): void {
  try {
    map.remove();
  } catch {
    map.getContainer().replaceChildren();
  }
}
