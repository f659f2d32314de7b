import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { CountyRisk, RiskArea } from '#contract/outreach/risk-map.ts';
import { circleAround, riskRadius } from './geodesic-circle.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, styleOf } from '#web/map/base-style.ts';
import type { MapColors } from '#web/map/map-colors.ts';
import type { MapShapes } from '#web/map/map-shapes.ts';
import { bandOf, ratingColor, type RiskColor } from './risk-bands.ts';

const SOURCES = [...BASE_SOURCES, 'counties', 'areas'] as const;

/** The color of a feature whose `color` property names a band. */
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

/** Our own layers, bottom first. Tiles, if available, go above the outline. */
function ownLayers(colors: MapColors): LayerSpecification[] {
  const color = bandColor(colors) as unknown as string;
  const line = colors['line-strong'];
  return [
    ...baseLayers(colors),
    {
      id: 'counties',
      type: 'fill',
      source: 'counties',
      paint: { 'fill-color': color, 'fill-opacity': 0.45, 'fill-outline-color': line },
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

export const mapStyle = (colors: MapColors): StyleSpecification => styleOf(SOURCES, ownLayers(colors));

/** Repaints the map after a theme change. */
export const repaint = (map: MapLibre, colors: MapColors): void => repaintLayers(map, ownLayers(colors));

/**
 * A circle around the selected area with a radius of 1,000 meters per score point. Circles around all of them
 * would overlap.
 */
export const areaCircle = (area: RiskArea): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { id: area.id, color: bandOf(area.riskScore).color },
      geometry: {
        type: 'Polygon',
        coordinates: [circleAround(area.coordinates, riskRadius(area.riskScore))],
      },
    },
  ],
});

/** What a county's color shows: the band of its score, like the markers on it, or FEMA's rating. */
export type CountyColoring = (county: CountyRisk) => RiskColor;
export const byScore: CountyColoring = ({ riskScore }) =>
  riskScore === null ? 'none' : bandOf(riskScore).color;
export const byRating: CountyColoring = ({ rating }) => ratingColor(rating);

/** Shapes of the counties in our data. */
export function countyShapes(
  shapes: MapShapes,
  counties: readonly CountyRisk[],
  colorOf: CountyColoring,
): FeatureCollection {
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  return {
    type: 'FeatureCollection',
    features: shapes.counties.features.flatMap((shape) => {
      const county = byFips.get(String(shape.id));
      return county ? [{ ...shape, properties: { id: county.fips, color: colorOf(county) } }] : [];
    }),
  };
}
