import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';

type Spot = { lat: number; lng: number };

/** Tiles from this zoom on show single streets. */
const STREET_TILE_ZOOM = 16;
const LAST_TILE_ZOOM = 22;

const keyOf = (source: string, z: number, x: number, y: number) => `${source} ${z}/${x}/${y}`;

/** The tile that shows a point at this zoom, by the Web Mercator scheme. */
function tileAt({ lat, lng }: Spot, z: number): { x: number; y: number } {
  const count = 2 ** z;
  const sin = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor(((lng + 180) / 360) * count);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * count);
  return { x, y };
}

/**
 * Remembers which tiles arrived. That a tile service answers doesn't mean that this street was drawn: its tile
 * may be missing.
 */
export class DrawnTiles {
  readonly #arrived = new Set<string>();

  constructor(map: MapLibre, onArrived: () => void) {
    map.on('sourcedata', (event: MapSourceDataEvent) => {
      const tile = event.tile as
        | { state: string; tileID: { canonical: { z: number; x: number; y: number } } }
        | undefined;
      if (tile?.state !== 'loaded') return;
      const { z, x, y } = tile.tileID.canonical;
      if (z < STREET_TILE_ZOOM) return;
      this.#arrived.add(keyOf(event.sourceId, z, x, y));
      onArrived();
    });
  }

  /** True if this source was drawn at street level where the point is. */
  covers(source: string, spot: Spot): boolean {
    for (let z = STREET_TILE_ZOOM; z <= LAST_TILE_ZOOM; z += 1) {
      const { x, y } = tileAt(spot, z);
      if (this.#arrived.has(keyOf(source, z, x, y))) return true;
    }
    return false;
  }
}
