import { type Map as MapLibre, NavigationControl } from 'maplibre-gl';
import { useEffect, useId, useRef, useState } from 'react';
import type { AddressRisk, RiskSource } from '#contract/outreach/risk-map.ts';
import { FIRST_VIEW } from '#contract/outreach/risk-words.ts';
import { createBaseMap, dressMap, isStill } from '#web/map/base-map.ts';
import { NOTHING, setData } from '#web/map/base-style.ts';
import { type MapColors, readColors } from '#web/map/map-colors.ts';
import type { MapShapes } from '#web/map/map-shapes.ts';
import type { LayerSet, Opened, Target } from './map-layers.ts';
import { AreaMarkers, DisasterMarkers, HomeMarker, PartnerMarkers } from './map-markers.tsx';
import { MapPopups } from './map-popups.tsx';
import { areaCircle, byRating, byScore, countyShapes, mapStyle, repaint } from './map-style.ts';
import type { RiskItems } from './risk-data.ts';
import * as t from '#text/outreach/risk-map.ts';
import './map-canvas.css'; // after the map's own styles

export type MapCanvasProps = RiskItems & {
  layers: LayerSet;
  /** Sources of the area and county data. */
  sources: readonly RiskSource[];
  selectedId: string | null;
  opened: Opened | null;
  home: AddressRisk | null;
  target: Target | null;
  /** `hasRoom`: an area's popup fits beside its panel. */
  onOpen: (opened: Opened | null, hasRoom?: boolean) => void;
  onReady: () => void;
  onFailed: () => void;
};

const HELP = t.mapKeys;

const CENTERD: [number, number] = [0, 0];
/** Whether the panel is inside the map (map-pane.tsx sets a property), not below it as a sheet. */
const hasPanel = (map: MapLibre) =>
  getComputedStyle(map.getContainer()).getPropertyValue('--panel').trim() === 'inside';
/** Map width at which an area's popup fits beside its panel. */
const ROOM_PX = 700;
const hasRoom = (map: MapLibre) => hasPanel(map) && map.getContainer().clientWidth >= ROOM_PX;
/**
 * Offset for the map's center: half a panel to the left, and low enough for the popup; on a phone, the middle
 * of what the sheet leaves visible.
 */
function asideOf(map: MapLibre): [number, number] {
  if (hasPanel(map)) return [-168, hasRoom(map) ? 110 : -40];
  const { bottom } = map.getContainer().getBoundingClientRect();
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect();
  return [0, sheet ? -Math.max(0, bottom - sheet.top) / 2 : 0];
}

function createMap(container: HTMLElement, colors: MapColors): MapLibre {
  const map = createBaseMap({
    container,
    style: mapStyle(colors),
    center: [FIRST_VIEW.lng, FIRST_VIEW.lat],
    zoom: FIRST_VIEW.zoom,
    maxZoom: 16,
    locale: { 'Map.Title': t.mapLabel },
  });
  // A phone has its own buttons at the bottom; on wide screens the panel is at the top.
  const corner = hasPanel(map) ? 'bottom-right' : 'top-right';
  map.addControl(new NavigationControl({ showCompass: false }), corner);
  return map;
}

type Ready = { map: MapLibre; shapes: MapShapes | null };

/**
 * The interactive map. It loads with all of MapLibre when it scrolls into view; the page is complete without
 * it.
 */
export function MapCanvas(props: MapCanvasProps) {
  const { layers, areas, counties, selectedId, opened, home, target, onOpen, onReady, onFailed } = props;
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [pressedAt, setPressedAt] = useState<{ lat: number; lng: number } | null>(null);
  const helpId = useId();
  /** If a shaded county is one of the areas, a click opens the area, unless counties are a separate layer. */
  const pressed = (layer: string, id: string): Opened => {
    if (layer === 'areas') return { kind: 'area', id };
    const area = layers.countyRisk ? undefined : areas.find(({ fips }) => fips === id);
    return area ? { kind: 'area', id: area.id } : { kind: 'county', id };
  };
  const told = useRef({ onReady, onFailed, onOpen, pressed });
  useEffect(() => {
    told.current = { onReady, onFailed, onOpen, pressed };
  });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let map: MapLibre;
    try {
      map = createMap(container, readColors(container));
    } catch {
      return told.current.onFailed();
    }
    const undress = dressMap(map, {
      repaint,
      tilesBelow: 'counties',
      onReady: (shapes) => setReady({ map, shapes }),
      onDrawn: () => told.current.onReady(),
    });
    const canvas = map.getCanvas();
    canvas.setAttribute('aria-describedby', helpId);
    map.on('click', ({ point, lngLat, originalEvent }) => {
      if (originalEvent.target !== canvas) return;
      // A click selects the county instead of the selected area's circle, because the area also has its marker.
      const [hit] = ['counties', 'areas'].flatMap((layer) =>
        map.queryRenderedFeatures(point, { layers: [layer] }),
      );
      const id = hit?.properties['id'] as string | undefined;
      if (!hit || id === undefined) return told.current.onOpen(null);
      setPressedAt({ lat: lngLat.lat, lng: lngLat.lng });
      told.current.onOpen(told.current.pressed(hit.layer.id, id), hasRoom(map));
    });
    return () => {
      setReady(null);
      undress();
    };
  }, [helpId]);

  useEffect(() => {
    const selected = areas.find(({ id }) => id === selectedId);
    if (ready) setData(ready.map, 'areas', layers.femaRisk && selected ? areaCircle(selected) : NOTHING);
  }, [ready, areas, selectedId, layers.femaRisk]);
  useEffect(() => {
    if (!ready?.shapes) return;
    const { femaRisk, countyRisk } = layers;
    const isShaded = femaRisk || countyRisk;
    const colorOf = countyRisk ? byRating : byScore;
    setData(ready.map, 'counties', isShaded ? countyShapes(ready.shapes, counties, colorOf) : NOTHING);
  }, [ready, counties, layers]);
  useEffect(() => {
    if (!ready || !target) return;
    const camera = {
      center: [target.lng, target.lat] as [number, number],
      zoom: Math.max(target.zoom, ready.map.getZoom()),
    };
    const offset = target.isAside ? asideOf(ready.map) : CENTERD;
    ready.map.easeTo({ ...camera, offset, duration: isStill() ? 0 : 600 });
  }, [ready, target]);

  const map = ready?.map;
  const shared = { opened, onOpen: (next: Opened) => onOpen(next, !map || hasRoom(map)) };
  return (
    <>
      <div ref={box} className="size-full" />
      <p id={helpId} className="sr-only">
        {HELP}
      </p>
      {map && layers.femaRisk && <AreaMarkers {...shared} map={map} areas={areas} selectedId={selectedId} />}
      {map && layers.historicalDisasters && (
        <DisasterMarkers {...shared} map={map} disasters={props.disasters} />
      )}
      {map && layers.supportNetwork && <PartnerMarkers {...shared} map={map} partners={props.partners} />}
      {map && home && <HomeMarker map={map} home={home} />}
      {map && <MapPopups {...props} map={map} pressedAt={pressedAt} onClose={() => onOpen(null)} />}
    </>
  );
}
