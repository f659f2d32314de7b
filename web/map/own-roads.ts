import type { Feature, LineString } from 'geojson';
import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { MapRoads } from '#contract/emergency/routes.ts';
import { ROAD_LEVELS } from '#contract/road-levels.ts';
import { NOTHING, setData } from './base-style.ts';
import { isAlive } from './is-alive.ts';
import type { MapColors } from './map-colors.ts';
import * as t from '#text/map/map.ts';

const ID = 'own-roads';
/** A large screen at the widest moment between two levels. */
const MOST_TILES = 24;
const MOST_KEPT = 80;
const ATTRIBUTION = t.openStreetMap('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>');

type Tile = { z: number; x: number; y: number };
type Area = { west: number; south: number; east: number; north: number };
type Lines = MapRoads['lines'];

const row = (lat: number, z: number): number => {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
};
const column = (lng: number, z: number): number =>
  Math.floor(((Math.max(-180, Math.min(179.999, lng)) + 180) / 360) * 2 ** z);

/** The tiles that cover a view, by the Web Mercator scheme; none if there would be too many. */
export function tilesOf({ west, south, east, north }: Area, zoom: number): Tile[] {
  const z = ROAD_LEVELS.findLast((level) => level <= zoom + 0.01) ?? ROAD_LEVELS[0];
  const tiles: Tile[] = [];
  for (let x = column(west, z); x <= column(east, z); x += 1)
    for (let y = row(north, z); y <= row(south, z); y += 1) tiles.push({ z, x, y });
  return tiles.length > MOST_TILES ? [] : tiles;
}

const paintOf = ({ isDark, ...colors }: MapColors) => ({
  'line-color': colors['line-strong'],
  'line-opacity': isDark ? 0.7 : 0.8,
  'line-width': [
    'interpolate',
    ['linear'],
    ['zoom'],
    6,
    ['match', ['get', 'size'], 'large', 1, 'medium', 0.6, 0.3],
    14,
    ['match', ['get', 'size'], 'large', 4, 'medium', 2.5, 1.2],
  ],
});

/** Public pages load neither zod nor `call`: the response is from our own server. */
async function readTile({ z, x, y }: Tile): Promise<MapRoads | null> {
  const reply = await fetch(`/api/map-roads/${z}/${x}/${y}`);
  return reply.ok ? ((await reply.json()) as MapRoads) : null;
}

/** Streets of the imported roads, drawn while no tile server answers, so that the map is never blank. */
export class OwnRoads {
  readonly #map: MapLibre;
  readonly #below: string | undefined;
  #colors: MapColors;
  readonly #kept = new Map<string, Lines>();
  #isShown = false;
  /** The server has no roads, so nobody asks again. */
  #areNone = false;

  constructor(map: MapLibre, colors: MapColors, below: string | undefined) {
    this.#map = map;
    this.#colors = colors;
    this.#below = below;
  }

  show(isShown: boolean): void {
    if (this.#isShown === isShown) return;
    this.#isShown = isShown;
    if (isShown) {
      this.#map.on('moveend', this.#load);
      this.#load();
    } else {
      this.#map.off('moveend', this.#load);
      setData(this.#map, ID, NOTHING);
    }
  }

  repaint(colors: MapColors): void {
    this.#colors = colors;
    if (!isAlive(this.#map) || !this.#map.getLayer(ID)) return;
    for (const [property, value] of Object.entries(paintOf(colors)))
      this.#map.setPaintProperty(ID, property as 'line-color', value as string);
  }

  stop(): void {
    this.#isShown = false;
    this.#map.off('moveend', this.#load);
  }

  #load = (): void => {
    if (this.#areNone) return;
    const bounds = this.#map.getBounds();
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const tiles = tilesOf(view, this.#map.getZoom());
    const missing = tiles.filter((tile) => !this.#kept.has(keyOf(tile)));
    void Promise.all(missing.map((tile) => this.#read(tile))).then(() => this.#draw(tiles));
  };

  async #read(tile: Tile): Promise<void> {
    const found = await readTile(tile).catch(() => null);
    if (!found) return; // asked again when the map moves
    if (found.state === 'none') this.#areNone = true;
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(keyOf(tile), found.lines);
  }

  #draw(tiles: readonly Tile[]): void {
    if (!this.#isShown) return;
    const lines = tiles.flatMap((tile) => this.#kept.get(keyOf(tile)) ?? []);
    this.#map.getContainer().dataset['roads'] = String(lines.length);
    if (lines.length > 0) this.#addLayer();
    setData(this.#map, ID, {
      type: 'FeatureCollection',
      features: lines.map(({ size, line }): Feature<LineString> => ({
        type: 'Feature',
        properties: { size },
        geometry: { type: 'LineString', coordinates: line },
      })),
    });
  }

  #addLayer(): void {
    if (!isAlive(this.#map) || this.#map.getSource(ID)) return;
    this.#map.addSource(ID, { type: 'geojson', data: NOTHING, attribution: ATTRIBUTION });
    const layer = { id: ID, type: 'line', source: ID, paint: paintOf(this.#colors) } as LayerSpecification;
    this.#map.addLayer(layer, this.#below);
  }
}

const keyOf = ({ z, x, y }: Tile): string => `${z}/${x}/${y}`;
