import type { Map as MapLibre } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** A tile of the map's first view, asked for alone: where it cannot be had, nineteen others are not asked for. */
const PROBE = TILES.replace('{z}', '6').replace('{x}', '10').replace('{y}', '24');
/** Tile servers ask who shows their tiles. They hear our address, never the page's query. */
export const TILE_REFERRER = 'strict-origin';
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** At night the tiles, which are drawn for the day, step back. */
const paint = ({ isDark }: MapColors) =>
  isDark
    ? { 'raster-brightness-max': 0.5, 'raster-saturation': -0.7, 'raster-contrast': 0.1 }
    : { 'raster-brightness-max': 1, 'raster-saturation': -0.35, 'raster-contrast': -0.05 };

type TileOptions = {
  /** The lowest layer that must stay above the tiles. */
  below?: string | undefined;
  /** Whether they can be had, each time it was tried. */
  onTried?: ((areShown: boolean) => void) | undefined;
};

/**
 * OpenStreetMap's tiles over our outline, as long as they can be had. Without a network none are asked for, and when
 * it comes back they are tried again.
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
    // Heard, so that the map does not write every tile that is missing into the console.
    map.on('error', () => {});
    addEventListener('online', this.#tryAgain);
    if (navigator.onLine) this.#tryAgain();
    else onTried?.(false);
  }

  repaint(colors: MapColors): void {
    this.#colors = colors;
    if (!this.#map.getLayer('osm')) return;
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
      () => this.#isStopped || this.#onTried?.(false), // then the outline is the map
    );
  };

  #add(): void {
    if (this.#isStopped || this.#map.getSource('osm')) return;
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
