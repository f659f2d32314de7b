import { type LayerSpecification, type Map as MapLibre, NavigationControl } from 'maplibre-gl';
import { type RefObject, useEffect, useRef } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { boundsOf, dressMap, tryBaseMap } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, NOTHING, repaintLayers, setData, styleOf } from '#web/map/base-style.ts';
import { type MapColors, readColors } from '#web/map/map-colors.ts';
import * as t from '#text/office/operations-declare.ts';

export type Position = [number, number];
export type AreaMapProps = {
  shape: MultiPolygon | null;
  status: 'order' | 'warning' | 'drill';
  /** Corners placed so far. */
  points?: readonly Position[] | undefined;
  /** Called on a click, or on Enter with the map's center, to add a corner. */
  onPoint?: ((point: Position) => void) | undefined;
  /** Returns the map's center, while there is a map. */
  middle?: RefObject<(() => Position) | null> | undefined;
  onFailed: () => void;
};

const COLOR = { order: 'risk-red', warning: 'risk-yellow', drill: 'line-strong' } as const;
/** The states we serve, shown when nothing is drawn yet. */
const WEST: [Position, Position] = [
  [-125, 31],
  [-108.5, 42.5],
];

const layersOf = (colors: MapColors, status: AreaMapProps['status']): LayerSpecification[] => [
  ...baseLayers(colors),
  {
    id: 'area',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': colors[COLOR[status]], 'fill-opacity': 0.25 },
  },
  {
    id: 'area-line',
    type: 'line',
    source: 'area',
    paint: {
      'line-color': colors[COLOR[status]],
      'line-width': 3,
      ...(status === 'drill' ? { 'line-dasharray': [2, 1] } : {}),
    },
  },
  {
    id: 'corners',
    type: 'circle',
    source: 'corners',
    paint: {
      'circle-radius': 6,
      'circle-color': colors[COLOR[status]],
      'circle-stroke-width': 2,
      'circle-stroke-color': colors.surface,
    },
  },
];

function show(map: MapLibre, { shape, points = [] }: Pick<AreaMapProps, 'shape' | 'points'>): void {
  setData(map, 'area', shape ? { type: 'MultiPolygon', coordinates: shape } : NOTHING);
  setData(map, 'corners', { type: 'MultiPoint', coordinates: [...points] });
}

/** One area. With `onPoint`, a click adds a corner; arrow keys pan the map. */
export function AreaMap({ shape, status, points, onPoint, middle, onFailed }: AreaMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre | null>(null);
  const isReady = useRef(false);
  const now = useRef({ shape, points, onPoint, middle, onFailed });
  useEffect(() => {
    now.current = { shape, points, onPoint, middle, onFailed };
    if (map.current && isReady.current) show(map.current, { shape, points });
  });
  // A shape drawn by hand stays in place; one from elsewhere is scrolled into view.
  const isByHand = points !== undefined && points.length > 0;
  useEffect(() => {
    if (shape && !isByHand)
      map.current?.fitBounds(boundsOf([shape]), { padding: 48, maxZoom: 14, animate: false });
  }, [shape, isByHand]);
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const made = tryBaseMap({
      container,
      style: styleOf([...BASE_SOURCES, 'area', 'corners'], layersOf(readColors(container), status)),
      bounds: now.current.shape ? boundsOf([now.current.shape]) : WEST,
      fitBoundsOptions: { padding: 48, maxZoom: 14 },
      locale: { 'Map.Title': t.mapTitle },
    });
    if (!made) return now.current.onFailed();
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    made.on('click', ({ lngLat }) => now.current.onPoint?.([lngLat.lng, lngLat.lat]));
    const middleOf = (): Position => {
      const { lng, lat } = made.getCenter();
      return [lng, lat];
    };
    made.getCanvas().addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !now.current.onPoint) return;
      event.preventDefault();
      now.current.onPoint(middleOf());
    });
    const place = now.current.middle;
    if (place) place.current = middleOf;
    map.current = made;
    const undress = dressMap(made, {
      repaint: (one, colors) => repaintLayers(one, layersOf(colors, status)),
      tilesBelow: 'area',
      onReady: () => {
        isReady.current = true;
        show(made, now.current);
      },
      onDrawn: () => undefined,
    });
    return () => {
      map.current = null;
      if (place) place.current = null;
      isReady.current = false;
      undress();
    };
  }, [status]);
  return <div ref={box} className="size-full" />;
}
