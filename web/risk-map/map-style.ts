import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { CountyRisk, RiskArea } from '#contract/risk-map.ts';
import { circleAround, riskRadius } from './geodesic-circle.ts';
import type { MapColors } from './map-colors.ts';
import type { MapShapes } from './map-shapes.ts';
import { bandOf, ratingColor } from './risk-bands.ts';

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
const SOURCES = ['land', 'county-lines', 'state-lines', 'counties', 'areas'] as const;

/** The colour of a feature whose property `color` names a band. */
const bandColor = (colors: MapColors): LayerSpecification['paint'] & unknown[] =>
  [
    'match',
    ['get', 'color'],
    ...(['red', 'orange', 'amber', 'yellow', 'green'] as const).flatMap((name) => [
      name,
      colors[`risk-${name}`],
    ]),
    colors['line-strong'],
  ] as LayerSpecification['paint'] & unknown[];

/** Every layer of our own, lowest first. Tiles, where they can be had, go in above the outline. */
function ownLayers(colors: MapColors): LayerSpecification[] {
  const color = bandColor(colors) as unknown as string;
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
    {
      id: 'counties',
      type: 'fill',
      source: 'counties',
      paint: { 'fill-color': color, 'fill-opacity': 0.6, 'fill-outline-color': line },
    },
    { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': color, 'fill-opacity': 0.3 } },
    {
      id: 'area-edges',
      type: 'line',
      source: 'areas',
      paint: { 'line-color': color, 'line-width': 2, 'line-opacity': 0.7 },
    },
  ];
}

export const mapStyle = (colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(SOURCES.map((id) => [id, { type: 'geojson', data: NOTHING }])),
  layers: ownLayers(colors),
});

/** Gives the map the page's colours anew: day has become night. */
export function repaint(map: MapLibre, colors: MapColors): void {
  for (const { id, paint = {} } of ownLayers(colors))
    for (const [property, value] of Object.entries(paint))
      map.setPaintProperty(id, property as 'fill-color', value);
}

export function setData(map: MapLibre, id: (typeof SOURCES)[number], data: GeoJSON.GeoJSON): void {
  const source = map.getSource(id);
  if (source?.type === 'geojson')
    void (source as unknown as { setData: (data: GeoJSON.GeoJSON) => unknown }).setData(data);
}

export function showOutline(map: MapLibre, shapes: MapShapes): void {
  setData(map, 'land', shapes.land);
  setData(map, 'county-lines', shapes.countyLines);
  setData(map, 'state-lines', shapes.stateLines);
}

/** A circle of a thousand metres a point around every area. */
export const areaCircles = (areas: readonly RiskArea[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.map((area) => ({
    type: 'Feature',
    properties: { id: area.id, color: bandOf(area.riskScore).color },
    geometry: { type: 'Polygon', coordinates: [circleAround(area.coordinates, riskRadius(area.riskScore))] },
  })),
});

/** The shapes of counties that have a rating row, coloured by FEMA's word. */
export function countyShapes(shapes: MapShapes, counties: readonly CountyRisk[]): FeatureCollection {
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  return {
    type: 'FeatureCollection',
    features: shapes.counties.features.flatMap((shape) => {
      const county = byFips.get(String(shape.id));
      return county ? [{ ...shape, properties: { id: county.fips, color: ratingColor(county.rating) } }] : [];
    }),
  };
}
