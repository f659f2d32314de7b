import type { FeatureCollection, GeoJSON } from 'geojson';
import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { isAlive } from './is-alive.ts';
import type { MapColors } from './map-colors.ts';
import type { MapShapes } from './map-shapes.ts';

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
export const BASE_SOURCES = ['land', 'county-lines', 'state-lines'] as const;

/** Land, water and borders, bottom layer first: what every map shows offline. */
export function baseLayers(colors: MapColors): LayerSpecification[] {
  const line = colors['line-strong'];
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.sunken } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.surface } },
    {
      id: 'county-lines',
      type: 'line',
      source: 'county-lines',
      paint: { 'line-color': line, 'line-width': 0.6, 'line-opacity': 0.55 },
    },
    {
      id: 'state-lines',
      type: 'line',
      source: 'state-lines',
      paint: { 'line-color': line, 'line-width': 1.2 },
    },
  ];
}

/** A style whose sources are filled later. */
export const styleOf = (sources: readonly string[], layers: LayerSpecification[]): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(sources.map((id) => [id, { type: 'geojson', data: NOTHING }])),
  layers,
});

/** Repaints layers after a theme change. */
export function repaintLayers(map: MapLibre, layers: readonly LayerSpecification[]): void {
  if (!isAlive(map)) return;
  for (const { id, paint = {} } of layers)
    for (const [property, value] of Object.entries(paint))
      map.setPaintProperty(id, property as 'fill-color', value);
}

export function setData(map: MapLibre, id: string, data: GeoJSON): void {
  if (!isAlive(map)) return;
  const source = map.getSource(id);
  if (source?.type === 'geojson')
    void (source as unknown as { setData: (data: GeoJSON) => unknown }).setData(data);
}

export function showOutline(map: MapLibre, shapes: MapShapes): void {
  setData(map, 'land', shapes.land);
  setData(map, 'county-lines', shapes.countyLines);
  setData(map, 'state-lines', shapes.stateLines);
}
