import type { Map as MapLibre } from 'maplibre-gl';
import { isAlive } from './is-alive.ts';
import type { MapColors } from './map-colors.ts';
import * as t from '#text/map/map.ts';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** One tile of the initial view, requested first: if it fails, the other nineteen aren't requested. */
const PROBE = TILES.replace('{z}', '6').replace('{x}', '10').replace('{y}', '24');
/** Tile servers require a referrer. They get our origin, never the page's query. */
export const TILE_REFERRER = 'strict-origin';
const ATTRIBUTION = t.openStreetMap('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>');

/** Tiles are drawn for light mode, so they are dimmed in dark mode. */
const paint = ({ isDark }: MapColors) =>
  isDark
    ? { 'raster-brightness-max': 0.5, 'raster-saturation': -0.7, 'raster-contrast': 0.1 }
    : { 'raster-brightness-max': 1, 'raster-saturation': -0.35, 'raster-contrast': -0.05 };

type TileOptions = {
  /** The lowest layer that must stay above the tiles. */
  below?: string | undefined;
  /** Called after each attempt with whether tiles are available. */
  onTried?: ((areShown: boolean) => void) | undefined;
};

/**
 * OpenStreetMap tiles over our outline, while they are available. Offline none are requested; they are
 * retried when the connection is back.
 */
export class Tiles {
  readonly #map: MapLibre;
  readonly #below: string | undefined;
  readonly #onTried: ((areShown: boolean) => void) | undefined;
  #colors: MapColors;
  #isStopped = false;

  constructor(map: MapLibre, colors: MapColors, { below, onTried }: TileOptions) {
    this.#map = map;
    this.#colors = colors;
    this.#below = below;
    this.#onTried = onTried;
    // Without a listener, MapLibre logs every missing tile to the console.
    map.on('error', () => {});
    addEventListener('online', this.#tryAgain);
    if (navigator.onLine) this.#tryAgain();
    else onTried?.(false);
  }

  repaint(colors: MapColors): void {
    this.#colors = colors;
    if (!isAlive(this.#map) || !this.#map.getLayer('osm')) return;
    for (const [property, value] of Object.entries(paint(colors)))
      this.#map.setPaintProperty('osm', property as 'raster-saturation', value);
  }

  stop(): void {
    this.#isStopped = true;
    removeEventListener('online', this.#tryAgain);
  }

  #tryAgain = (): void => {
    fetch(PROBE, { referrerPolicy: TILE_REFERRER }).then(
      ({ ok }) => {
        if (ok) this.#add();
        if (!this.#isStopped) this.#onTried?.(ok);
      },
      () => this.#isStopped || this.#onTried?.(false), // the outline alone is the map
    );
  };

  #add(): void {
    if (this.#isStopped || !isAlive(this.#map) || this.#map.getSource('osm')) return;
    this.#map.addSource('osm', {
      type: 'raster',
      tiles: [TILES],
      tileSize: 256,
      maxzoom: 19,
      attribution: ATTRIBUTION,
    });
    this.#map.addLayer({ id: 'osm', type: 'raster', source: 'osm', paint: paint(this.#colors) }, this.#below);
  }
}
