import { type LayerSpecification, type Map as MapLibre, NavigationControl } from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import { useEffect, useRef } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { boundsOf, dressMap, tryBaseMap, whenStyled } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, setData, styleOf } from '#web/map/base-style.ts';
import { type MapColors, readColors } from '#web/map/map-colors.ts';
import * as t from '#text/office/operations-zones.ts';

export type ZoneShape = { shape: MultiPolygon; status: string; isHeld: boolean };
export type ZonesMapProps = {
  zones: readonly ZoneShape[];
  homes: readonly [number, number][];
  onFailed: () => void;
};

const colorOf = (colors: MapColors): unknown => [
  'match',
  ['get', 'status'],
  'order',
  colors['risk-red'],
  'warning',
  colors['risk-yellow'],
  'advisory',
  colors.sky,
  'shelter',
  colors['plan-purple'],
  colors['line-strong'],
];

function layersOf(colors: MapColors): LayerSpecification[] {
  const color = colorOf(colors) as string;
  return [
    ...baseLayers(colors),
    {
      id: 'zones-area',
      type: 'fill',
      source: 'zones',
      paint: { 'fill-color': color, 'fill-opacity': 0.22 },
    },
    {
      id: 'zones-line',
      type: 'line',
      source: 'zones',
      filter: ['!', ['get', 'isHeld']],
      paint: { 'line-color': color, 'line-width': 2.5 },
    },
    {
      id: 'zones-held',
      type: 'line',
      source: 'zones',
      filter: ['get', 'isHeld'],
      paint: { 'line-color': color, 'line-width': 2.5, 'line-dasharray': [2, 2] },
    },
    {
      id: 'homes',
      type: 'circle',
      source: 'homes',
      paint: {
        'circle-radius': 4,
        'circle-color': colors.isDark ? '#ffffff' : '#111111',
        'circle-stroke-width': 1.5,
        'circle-stroke-color': colors.surface,
      },
    },
  ];
}

const zoneFeatures = (zones: readonly ZoneShape[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: zones.map(({ shape, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'MultiPolygon', coordinates: shape },
  })),
});
const homeFeatures = (homes: readonly [number, number][]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: homes.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates },
  })),
});

/** Zones in their status colors, and a dot for each home with services. The list has the same information. */
export function ZonesMap({ zones, homes, onFailed }: ZonesMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre | null>(null);
  const shown = useRef({ zones, homes, onFailed });
  useEffect(() => {
    shown.current = { zones, homes, onFailed };
    const drawnOn = map.current;
    if (!drawnOn) return;
    void whenStyled(drawnOn).then(() => {
      setData(drawnOn, 'zones', zoneFeatures(zones));
      setData(drawnOn, 'homes', homeFeatures(homes));
    });
  });
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const made = tryBaseMap({
      container,
      style: styleOf([...BASE_SOURCES, 'zones', 'homes'], layersOf(readColors(container))),
      bounds: boundsOf(shown.current.zones.map(({ shape }) => shape)),
      fitBoundsOptions: { padding: 48, maxZoom: 13 },
      locale: { 'Map.Title': t.mapTitle },
    });
    if (!made) return shown.current.onFailed();
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.current = made;
    const undress = dressMap(made, {
      repaint: (one, colors) => repaintLayers(one, layersOf(colors)),
      tilesBelow: 'zones-area',
      onDrawn: () => undefined,
    });
    void whenStyled(made).then(() => {
      setData(made, 'zones', zoneFeatures(shown.current.zones));
      setData(made, 'homes', homeFeatures(shown.current.homes));
    });
    return () => {
      map.current = null;
      undress();
    };
  }, []);
  return <div ref={box} className="size-full" />;
}
