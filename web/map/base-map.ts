import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { onTheme } from '#web/ui/theme.ts';
import { showOutline } from './base-style.ts';
import { type MapColors, readColors } from './map-colors.ts';
import { type MapShapes, readShapes } from './map-shapes.ts';
import { TILE_REFERRER, Tiles } from './map-tiles.ts';

setWorkerUrl(workerUrl);

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A flat map that looks north: nobody has to find their way back from a turn. Throws where it cannot be drawn. */
export function createBaseMap(options: MapOptions): MapLibre {
  const map = new MapLibre({
    minZoom: 3,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false, customAttribution: 'County outlines: US Census Bureau' },
    transformRequest: (url) =>
      url.startsWith(location.origin) ? { url } : { url, referrerPolicy: TILE_REFERRER },
    ...options,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

type Dressing = {
  /** Gives the map's own layers the page's colours anew. */
  repaint: (map: MapLibre, colors: MapColors) => void;
  /** The lowest layer that must stay above the tiles. */
  tilesBelow?: string;
  /** Drawn for the first time. Without the outline there is still the map. */
  onReady: (shapes: MapShapes | null) => void;
  onDrawn: () => void;
  /** Whether streets can be had; told again when that changes. */
  onTiles?: (areShown: boolean) => void;
};

/** Gives a map its outline, its tiles and the colours of day or night. Returns what takes all of it away again. */
export function dressMap(map: MapLibre, dressing: Dressing): () => void {
  const { repaint, tilesBelow, onReady, onDrawn, onTiles } = dressing;
  const container = map.getContainer();
  let isGone = false;
  const tiles = whenStyled(map).then(
    () => new Tiles(map, readColors(container), { below: tilesBelow, onTried: onTiles }),
  );
  const paint = () => {
    const colors = readColors(container);
    repaint(map, colors);
    void tiles.then((shown) => shown.repaint(colors));
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const forgetTheme = onTheme(paint);
  dark.addEventListener('change', paint);
  const shapes = readShapes().catch(() => null);
  void Promise.all([shapes, whenStyled(map)]).then(([found]) => {
    if (isGone) return;
    if (found) showOutline(map, found);
    onReady(found);
    map.once('render', onDrawn);
    map.triggerRepaint();
  });
  return () => {
    isGone = true;
    forgetTheme();
    dark.removeEventListener('change', paint);
    void tiles.then((shown) => shown.stop());
    map.remove();
  };
}

/** Before its style is read a map takes neither data nor layers. */
const whenStyled = (map: MapLibre) =>
  new Promise<void>((resolve) => {
    if (map.isStyleLoaded()) resolve();
    else map.once('style.load', () => resolve());
  });
