import type { Map as MapLibre } from 'maplibre-gl';

export const IMAGERY = 'imagery';

type Imagery = { tilesUrl: string; attribution: string };

/** The aerial images that the server's operator configured, or null. */
export function imagery(): Imagery | null {
  const { imagery: tilesUrl, imageryBy: attribution = '' } = document.documentElement.dataset;
  return tilesUrl ? { tilesUrl, attribution } : null;
}

/** Shows aerial images over the streets, or hides them. They are requested only once they are shown. */
export function showImagery(map: MapLibre, isShown: boolean): void {
  const found = imagery();
  if (!found) return;
  if (map.getLayer(IMAGERY)) map.setLayoutProperty(IMAGERY, 'visibility', isShown ? 'visible' : 'none');
  else if (isShown) {
    const { tilesUrl, attribution } = found;
    map.addSource(IMAGERY, { type: 'raster', tiles: [tilesUrl], tileSize: 256, maxzoom: 19, attribution });
    map.addLayer({ id: IMAGERY, type: 'raster', source: IMAGERY });
  }
}
