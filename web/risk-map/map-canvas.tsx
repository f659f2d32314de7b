import 'maplibre-gl/dist/maplibre-gl.css';
import './map-canvas.css';
import { Map as MapLibre, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useId, useRef, useState } from 'react';
import type { AddressRisk, CountyRisk, Disaster, Partner, RiskArea, RiskSource } from '#contract/risk-map.ts';
import { FIRST_VIEW } from '#contract/risk-words.ts';
import { onTheme } from '#web/ui/theme.ts';
import { type MapColors, readColors } from './map-colors.ts';
import type { LayerSet, Opened, Target } from './map-layers.ts';
import { AreaMarkers, DisasterMarkers, HomeMarker, PartnerMarkers } from './map-markers.tsx';
import { MapPopups } from './map-popups.tsx';
import { type MapShapes, readShapes } from './map-shapes.ts';
import { areaCircles, countyShapes, mapStyle, NOTHING, repaint, setData, showOutline } from './map-style.ts';
import { TILE_REFERRER, Tiles } from './map-tiles.ts';

setWorkerUrl(workerUrl);

export type MapCanvasProps = {
  layers: LayerSet;
  areas: readonly RiskArea[];
  disasters: readonly Disaster[];
  partners: readonly Partner[];
  counties: readonly CountyRisk[];
  /** Of areas and counties. */
  sources: readonly RiskSource[];
  selectedId: string | null;
  opened: Opened | null;
  home: AddressRisk | null;
  target: Target | null;
  /** `hasRoom`: the map has room for the bubble of an area beside its panel. */
  onOpen: (opened: Opened | null, hasRoom?: boolean) => void;
  onReady: () => void;
  onFailed: () => void;
};

const HELP =
  'Arrow keys move the map, plus and minus change how near it is. The markers follow as buttons; the list has every area as well.';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const CENTRED: [number, number] = [0, 0];
/** The panel stands inside the map (map-pane.tsx says so by a property), not below it as a sheet. */
const hasPanel = (map: MapLibre) =>
  getComputedStyle(map.getContainer()).getPropertyValue('--panel').trim() === 'inside';
/** Room for the bubble of an area beside its panel. */
const ROOM_PX = 700;
const hasRoom = (map: MapLibre) => hasPanel(map) && map.getContainer().clientWidth >= ROOM_PX;
/** Half a panel to the left, and with room low enough for the bubble; on a phone, in the middle of what the sheet leaves. */
function asideOf(map: MapLibre): [number, number] {
  if (hasPanel(map)) return [-168, hasRoom(map) ? 110 : -40];
  const { bottom } = map.getContainer().getBoundingClientRect();
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect();
  return [0, sheet ? -Math.max(0, bottom - sheet.top) / 2 : 0];
}

function createMap(container: HTMLElement, colors: MapColors): MapLibre {
  const map = new MapLibre({
    container,
    style: mapStyle(colors),
    center: [FIRST_VIEW.lng, FIRST_VIEW.lat],
    zoom: FIRST_VIEW.zoom,
    minZoom: 3,
    maxZoom: 16,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false, customAttribution: 'County outlines: US Census Bureau' },
    locale: { 'Map.Title': 'Map of areas at risk' },
    transformRequest: (url) =>
      url.startsWith(location.origin) ? { url } : { url, referrerPolicy: TILE_REFERRER },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A phone's thumb has its own buttons at the bottom; with room the panel stands at the top.
  const corner = hasPanel(map) ? 'bottom-right' : 'top-right';
  map.addControl(new NavigationControl({ showCompass: false }), corner);
  return map;
}

type Ready = { map: MapLibre; shapes: MapShapes | null };

/** The living map. It comes when it is looked at, with all of MapLibre; the page is whole without it. */
export function MapCanvas(props: MapCanvasProps) {
  const { layers, areas, counties, selectedId, opened, home, target, onOpen, onReady, onFailed } = props;
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [pressedAt, setPressedAt] = useState<{ lat: number; lng: number } | null>(null);
  const helpId = useId();
  const told = useRef({ onReady, onFailed, onOpen });
  useEffect(() => {
    told.current = { onReady, onFailed, onOpen };
  });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let isGone = false;
    let map: MapLibre;
    try {
      map = createMap(container, readColors(container));
    } catch {
      return told.current.onFailed();
    }
    const tiles = whenStyled(map).then(() => new Tiles(map, readColors(container)));
    const paint = () => {
      const colors = readColors(container);
      repaint(map, colors);
      void tiles.then((shown) => shown.repaint(colors));
    };
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const forgetTheme = onTheme(paint);
    dark.addEventListener('change', paint);
    // Without the outline there is still the map.
    const shapes = readShapes().catch(() => null);
    void Promise.all([shapes, whenStyled(map)]).then(([found]) => {
      if (isGone) return;
      if (found) showOutline(map, found);
      setReady({ map, shapes: found });
      map.once('render', () => told.current.onReady());
      map.triggerRepaint();
    });
    const canvas = map.getCanvas();
    canvas.setAttribute('aria-describedby', helpId);
    map.on('click', ({ point, lngLat, originalEvent }) => {
      if (originalEvent.target !== canvas) return;
      // Counties first, where they are on: an area still has its marker, a county under a circle nothing else.
      const [hit] = ['counties', 'areas'].flatMap((layer) =>
        map.queryRenderedFeatures(point, { layers: [layer] }),
      );
      const id = hit?.properties['id'] as string | undefined;
      if (!hit || id === undefined) return told.current.onOpen(null);
      setPressedAt({ lat: lngLat.lat, lng: lngLat.lng });
      told.current.onOpen({ kind: hit.layer.id === 'areas' ? 'area' : 'county', id }, hasRoom(map));
    });
    return () => {
      isGone = true;
      forgetTheme();
      dark.removeEventListener('change', paint);
      void tiles.then((shown) => shown.stop());
      setReady(null);
      map.remove();
    };
  }, [helpId]);

  useEffect(() => {
    if (ready) setData(ready.map, 'areas', layers.femaRisk ? areaCircles(areas) : NOTHING);
  }, [ready, areas, layers.femaRisk]);
  useEffect(() => {
    if (!ready?.shapes) return;
    setData(ready.map, 'counties', layers.countyRisk ? countyShapes(ready.shapes, counties) : NOTHING);
  }, [ready, counties, layers.countyRisk]);
  useEffect(() => {
    if (!ready || !target) return;
    const camera = {
      center: [target.lng, target.lat] as [number, number],
      zoom: Math.max(target.zoom, ready.map.getZoom()),
    };
    const offset = target.isAside ? asideOf(ready.map) : CENTRED;
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

/** Before its style is read a map takes neither data nor layers. */
const whenStyled = (map: MapLibre) =>
  new Promise<void>((resolve) => {
    if (map.isStyleLoaded()) resolve();
    else map.once('style.load', () => resolve());
  });
