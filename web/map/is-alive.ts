import type { Map as MapLibre } from 'maplibre-gl';

/**
 * False for a removed map, and while a phone has taken the graphics away: Safari does that to pages in the background. The map
 * then has no style, and most of its methods throw. It draws itself again when the graphics are back.
 */
export const isAlive = (map: MapLibre): boolean => Boolean(map.style as unknown);
