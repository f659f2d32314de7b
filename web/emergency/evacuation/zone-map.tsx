import {
  LngLatBounds,
  type LayerSpecification,
  type Map as MapLibre,
  Marker,
  NavigationControl,
} from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MultiPolygon } from '#contract/shape.ts';
import { dressMap, tryBaseMap, whenStyled } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, setData, styleOf } from '#web/map/base-style.ts';
import { type MapColors, readColors } from '#web/map/map-colors.ts';
import * as t from '#text/emergency/evacuation.ts';

export type Spot = { lat: number; lng: number };
export type ZoneMapProps = {
  shape: MultiPolygon | null;
  status: 'order' | 'warning' | 'over';
  home: Spot | null;
  hotel: Spot | null;
  /** Along streets; null without a checked route. Never a straight line. */
  route: [number, number][] | null;
  onReady: () => void;
  onFailed: () => void;
};

const COLOR = { order: 'risk-red', warning: 'risk-yellow', over: 'line-strong' } as const;
const OPACITY = { order: 0.25, warning: 0.25, over: 0 } as const;

const zoneLayers = (colors: MapColors, status: ZoneMapProps['status']): LayerSpecification[] => [
  {
    id: 'zone-area',
    type: 'fill',
    source: 'zone',
    paint: { 'fill-color': colors[COLOR[status]], 'fill-opacity': OPACITY[status] },
  },
  {
    id: 'zone-line',
    type: 'line',
    source: 'zone',
    paint: {
      'line-color': colors[COLOR[status]],
      'line-width': 3,
      ...(status === 'over' ? { 'line-dasharray': [2, 1] } : {}),
    },
  },
  {
    id: 'route-edge',
    type: 'line',
    source: 'route',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colors.surface, 'line-width': 9 },
  },
  {
    id: 'route-line',
    type: 'line',
    source: 'route',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colors.sky, 'line-width': 5 },
  },
];

/** Bounds of everything that must be visible, with padding. */
function boundsOf({
  shape,
  home,
  hotel,
  route,
}: Pick<ZoneMapProps, 'shape' | 'home' | 'hotel' | 'route'>): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const place of route ?? []) bounds.extend(place);
  for (const spot of [home, hotel]) if (spot) bounds.extend([spot.lng, spot.lat]);
  for (const [outer = []] of shape ?? []) for (const [lng, lat] of outer) bounds.extend([lng, lat]);
  return bounds;
}

function mark(map: MapLibre, { lat, lng }: Spot): HTMLElement {
  const element = document.createElement('div');
  new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map);
  return element;
}

/** The home, its zone, the hotel and the route there. The text beside it has the same information. */
export function ZoneMap({ shape, status, home, hotel, route, onReady, onFailed }: ZoneMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<{ home?: HTMLElement; hotel?: HTMLElement }>({});
  const told = useRef({ onReady, onFailed });
  useEffect(() => {
    told.current = { onReady, onFailed };
  });
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const layersOf = (colors: MapColors) => [...baseLayers(colors), ...zoneLayers(colors, status)];
    const map = tryBaseMap({
      container,
      style: styleOf([...BASE_SOURCES, 'zone', 'route'], layersOf(readColors(container))),
      bounds: boundsOf({ shape, home, hotel, route }),
      fitBoundsOptions: { padding: 48, maxZoom: 14 },
      locale: { 'Map.Title': t.mapTitle },
    });
    if (!map) return told.current.onFailed();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    setMarks({
      ...(home ? { home: mark(map, home) } : {}),
      ...(hotel ? { hotel: mark(map, hotel) } : {}),
    });
    // Before the outlines of states and counties, which take longer on a slow network.
    void whenStyled(map).then(() => {
      if (shape) setData(map, 'zone', { type: 'MultiPolygon', coordinates: shape });
      if (route) setData(map, 'route', { type: 'LineString', coordinates: route });
    });
    return dressMap(map, {
      repaint: (one, colors) => repaintLayers(one, layersOf(colors)),
      tilesBelow: 'zone-area',
      onDrawn: () => told.current.onReady(),
    });
  }, [shape, status, home, hotel, route]);
  return (
    <>
      <div ref={box} className="size-full" />
      {marks.home && createPortal(<Pin word={t.home} />, marks.home)}
      {marks.hotel && createPortal(<Pin word={t.hotel} />, marks.hotel)}
    </>
  );
}

function Pin({ word }: { word: string }) {
  return (
    <span className="grid justify-items-center">
      <span className="rounded-control border-2 border-paper bg-ink px-2 py-0.5 text-sm font-semibold text-paper">
        {word}
      </span>
      <span className="h-2 w-0.5 bg-ink" />
    </span>
  );
}
