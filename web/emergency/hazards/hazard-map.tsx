import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { type LayerSpecification, type Map as MapLibre, NavigationControl } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { dressMap, isStill, tryBaseMap, whenStyled } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, setData, styleOf } from '#web/map/base-style.ts';
import { type MapColors, readColors } from '#web/map/map-colors.ts';
import { type PlaceMark, PlaceMarks } from '#web/map/place-marks.tsx';
import type { MapBox } from './live-map-data.ts';
import { boxAround } from './map-box.ts';
import * as t from '#text/emergency/live-map.ts';

export type HazardMapProps = {
  data: LiveMap | null;
  /** Where to look. A new object moves the map. */
  target: MapBox;
  /** The member's own places. */
  marks: readonly PlaceMark[];
  onMoved: (box: MapBox) => void;
  onReady: () => void;
  onFailed: () => void;
};

const SOURCES = ['red-flags', 'zones', 'fires', 'closures', 'shelters'] as const;

const zoneColor = (colors: MapColors): unknown => [
  'match',
  ['get', 'status'],
  'order',
  colors['risk-red'],
  'warning',
  colors['risk-yellow'],
  colors['line-strong'],
];

function layersOf(colors: MapColors): LayerSpecification[] {
  const zone = zoneColor(colors) as string;
  const road = colors.isDark ? '#ffffff' : '#111111';
  const isClosed = ['in', ['get', 'kind'], ['literal', ['full', 'ramp']]] as unknown as boolean;
  return [
    ...baseLayers(colors),
    {
      id: 'red-flags',
      type: 'line',
      source: 'red-flags',
      paint: { 'line-color': colors['plan-purple'], 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    { id: 'zones-area', type: 'fill', source: 'zones', paint: { 'fill-color': zone, 'fill-opacity': 0.25 } },
    { id: 'zones-line', type: 'line', source: 'zones', paint: { 'line-color': zone, 'line-width': 2.5 } },
    {
      id: 'fires-area',
      type: 'fill',
      source: 'fires',
      paint: { 'fill-color': colors['risk-orange'], 'fill-opacity': 0.5 },
    },
    {
      id: 'fires-line',
      type: 'line',
      source: 'fires',
      paint: { 'line-color': colors['risk-orange'], 'line-width': 2, 'line-dasharray': [1, 1] },
    },
    {
      // From far away a perimeter is smaller than a pixel.
      id: 'fire-points',
      type: 'circle',
      source: 'fires',
      maxzoom: 9,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 7,
        'circle-color': colors['risk-orange'],
        'circle-stroke-width': 2,
        'circle-stroke-color': colors.surface,
      },
    },
    {
      id: 'lanes',
      type: 'line',
      source: 'closures',
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['!', isClosed]],
      paint: { 'line-color': road, 'line-width': 2, 'line-dasharray': [2, 2] },
    },
    {
      id: 'closed',
      type: 'line',
      source: 'closures',
      filter: ['all', ['==', ['geometry-type'], 'LineString'], isClosed],
      paint: { 'line-color': road, 'line-width': 5 },
    },
    {
      id: 'closure-points',
      type: 'circle',
      source: 'closures',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': ['case', isClosed, 6, 3],
        'circle-color': road,
        'circle-stroke-width': 2,
        'circle-stroke-color': colors.surface,
      },
    },
    {
      id: 'shelters',
      type: 'circle',
      source: 'shelters',
      paint: {
        'circle-radius': 5,
        'circle-color': colors.surface,
        'circle-stroke-width': 5,
        'circle-stroke-color': colors.sky,
      },
    },
  ];
}

const feature = (geometry: Geometry, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const area = (shape: number[][][][]): Geometry => ({ type: 'MultiPolygon', coordinates: shape });

/** What the map draws of an answer. Points are drawn as points: the line between them isn't known. */
const FEATURES: Record<(typeof SOURCES)[number], (data: LiveMap) => Feature[]> = {
  'red-flags': ({ redFlags }) => redFlags.map(({ shape }) => feature(area(shape))),
  zones: ({ zones }) => zones.toReversed().map(({ shape, status }) => feature(area(shape), { status })),
  fires: ({ fires }) =>
    fires.flatMap(({ shape }) => [
      feature(area(shape)),
      feature({ type: 'Point', coordinates: middleOf(boxAround({ shapes: [shape] })) }),
    ]),
  shelters: ({ shelters }) => shelters.map(({ at }) => feature({ type: 'Point', coordinates: at })),
  closures: ({ closures }) =>
    closures.flatMap(({ lines, points, kind }) => [
      ...lines.map((coordinates) => feature({ type: 'LineString', coordinates }, { kind })),
      ...points.map((coordinates) => feature({ type: 'Point', coordinates }, { kind })),
    ]),
};

const middleOf = ({ west, south, east, north }: MapBox): [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
];

/** Draws what changed since `before`; live-map-data.ts keeps the lists that didn't. */
function draw(map: MapLibre, data: LiveMap | null, before: LiveMap | null): void {
  if (!data) return;
  for (const id of SOURCES) {
    const list = id === 'red-flags' ? 'redFlags' : id;
    if (data[list] === before?.[list]) continue;
    setData(map, id, collection(FEATURES[id](data)));
    map.getContainer().setAttribute(`data-${id}`, String(data[list].length));
  }
}

const boundsOf = ({ west, south, east, north }: MapBox): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

/** Zones, fires and closures. The list beside it has the same information. */
export function HazardMap({ data, target, marks, onMoved, onReady, onFailed }: HazardMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre | null>(null);
  const [drawn, setDrawn] = useState<MapLibre | null>(null);
  const current = useRef({ data, target, onMoved, onReady, onFailed });
  useEffect(() => {
    current.current = { data, target, onMoved, onReady, onFailed };
  });
  const lastDrawn = useRef<LiveMap | null>(null);
  useEffect(() => {
    const drawnOn = map.current;
    if (!drawnOn) return;
    void whenStyled(drawnOn).then(() => {
      if (map.current !== drawnOn) return;
      draw(drawnOn, data, lastDrawn.current);
      lastDrawn.current = data;
    });
  }, [data]);
  // The button that asked for it is answered before the map is drawn elsewhere.
  useEffect(
    () =>
      afterPaint(() => {
        map.current?.fitBounds(boundsOf(target), { padding: 24, maxZoom: 14, animate: !isStill() });
      }),
    [target],
  );
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const made = tryBaseMap({
      container: element,
      style: styleOf([...BASE_SOURCES, ...SOURCES], layersOf(readColors(element))),
      bounds: boundsOf(current.current.target),
      fitBoundsOptions: { padding: 24, maxZoom: 14 },
      locale: { 'Map.Title': t.mapTitle },
    });
    if (!made) return current.current.onFailed();
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.current = made;
    setDrawn(made);
    made.on('moveend', (event) => {
      // Only where a person moved it: what the page moves to is known already.
      if (!('originalEvent' in event) || !event.originalEvent) return;
      const bounds = made.getBounds();
      current.current.onMoved({
        west: Math.max(-180, bounds.getWest()),
        south: Math.max(-90, bounds.getSouth()),
        east: Math.min(180, bounds.getEast()),
        north: Math.min(90, bounds.getNorth()),
      });
    });
    const undress = dressMap(made, {
      repaint: (one, colors) => repaintLayers(one, layersOf(colors)),
      tilesBelow: 'red-flags',
      onDrawn: () => current.current.onReady(),
    });
    // Before the outlines of states and counties, which take longer on a slow network.
    void whenStyled(made).then(() => {
      if (map.current !== made) return;
      draw(made, current.current.data, null);
      lastDrawn.current = current.current.data;
    });
    return () => {
      map.current = null;
      setDrawn(null);
      undress();
    };
  }, []);
  return (
    <>
      <div ref={container} className="size-full" />
      {drawn && <PlaceMarks map={drawn} marks={marks} />}
    </>
  );
}
