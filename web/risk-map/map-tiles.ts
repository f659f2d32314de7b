import type { Map as MapLibre } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
/** This many failures and not one tile: there is no way to them, and asking on would only fill the log. */
const GIVE_UP_AFTER = 4;

/** At night the tiles, which are drawn for the day, step back. */
const paint = ({ isDark }: MapColors) =>
  isDark
    ? { 'raster-brightness-max': 0.5, 'raster-saturation': -0.7, 'raster-contrast': 0.1 }
    : { 'raster-brightness-max': 1, 'raster-saturation': -0.35, 'raster-contrast': -0.05 };

/**
 * OpenStreetMap's tiles over our outline, as long as they can be had. Without a network none are asked for, and when
 * it comes back they are tried again.
 */
export class Tiles {
  readonly #map: MapLibre;
  #colors: MapColors;
  #failed = 0;
  #hasAny = false;

  constructor(map: MapLibre, colors: MapColors) {
    this.#map = map;
    this.#colors = colors;
    map.on('error', this.#onError);
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (sourceId === 'osm' && tile) this.#hasAny = true;
    });
    addEventListener('online', this.#add);
    if (navigator.onLine) this.#add();
  }

  repaint(colors: MapColors): void {
    this.#colors = colors;
    if (!this.#map.getLayer('osm')) return;
    for (const [property, value] of Object.entries(paint(colors)))
      this.#map.setPaintProperty('osm', property as 'raster-saturation', value);
  }

  stop(): void {
    removeEventListener('online', this.#add);
  }

  #add = (): void => {
    if (this.#map.getSource('osm')) return;
    this.#failed = 0;
    this.#map.addSource('osm', {
      type: 'raster',
      tiles: [TILES],
      tileSize: 256,
      maxzoom: 19,
      attribution: ATTRIBUTION,
    });
    this.#map.addLayer({ id: 'osm', type: 'raster', source: 'osm', paint: paint(this.#colors) }, 'counties');
  };

  /** Heard, so that the map does not write every failed tile into the console. */
  #onError = (event: object): void => {
    if (!('sourceId' in event) || event.sourceId !== 'osm' || this.#hasAny) return;
    this.#failed += 1;
    if (this.#failed < GIVE_UP_AFTER || !this.#map.getSource('osm')) return;
    this.#map.removeLayer('osm');
    this.#map.removeSource('osm');
  };
}
