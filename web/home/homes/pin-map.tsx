import { type LngLat, type Map as MapLibre, Marker, NavigationControl, ScaleControl } from 'maplibre-gl';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Accuracy, Point } from '#contract/home/homes.ts';
import { STREET_ZOOM } from '#contract/home/pin-precision.ts';
import { createBaseMap, dressMap, isStill, whenStyled } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, styleOf } from '#web/map/base-style.ts';
import { DrawnTiles } from '#web/map/drawn-tiles.ts';
import { IMAGERY, showImagery } from '#web/map/imagery.ts';
import { isAlive } from '#web/map/is-alive.ts';
import { readColors } from '#web/map/map-colors.ts';
import { PinPicture } from './pin-picture.tsx';
import * as t from '#text/home/pin.ts';

/** What can be seen where the pin is. */
export type PinView = { zoom: number; isInView: boolean; hasStreets: boolean; hasImagery: boolean };

export type PinMapProps = {
  pin: Point;
  /** The pin's initial precision, which sets the initial zoom. */
  accuracy: Accuracy | null;
  /** Shows aerial images instead of streets. */
  isAerial: boolean;
  /** Called with the zoom at which the pin was set. */
  onMove: (pin: Point, zoom: number) => void;
  /** The user tried to set the pin on a map that shows too much; it has zoomed in. */
  onTooFar: () => void;
  onView: (view: PinView) => void;
  onReady: () => void;
  /** Called with whether street tiles are available. */
  onTiles: (areShown: boolean) => void;
  onFailed: () => void;
};

const ZOOM: Record<Accuracy, number> = { pin: 17.5, rooftop: 17.5, street: 16.5, zip: 12 };
const FIRST_ZOOM = 6;
/** Where a tap on a map that shows too much zooms to. */
const SET_ZOOM = 17.5;
/** Map pixels per arrow key press: a shorter distance at higher zoom. */
const STEP_PX = 6;
const BIG_STEP_PX = 48;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const HELP = t.mapKeys;

const easing = (duration: number) => ({ duration: isStill() ? 0 : duration });

function createMap(container: HTMLElement, { lat, lng }: Point, zoom: number): MapLibre {
  const map = createBaseMap({
    container,
    style: styleOf(BASE_SOURCES, baseLayers(readColors(container))),
    center: [lng, lat],
    zoom,
    maxZoom: 19,
    locale: { 'Map.Title': t.mapTitle },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  return map;
}

function newPin(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'home-pin';
  element.setAttribute('aria-label', t.pinLabel);
  return element;
}

type Callbacks = Pick<PinMapProps, 'onMove' | 'onTooFar'>;

/** Sets the pin by tap, drag and arrow key, but only on a map that shows single streets. */
function letMove(map: MapLibre, marker: Marker, element: HTMLElement, callbacks: () => Callbacks) {
  const set = (at: LngLat) => {
    if (map.getZoom() < STREET_ZOOM) {
      map.easeTo({ center: at, zoom: SET_ZOOM, ...easing(600) });
      return callbacks().onTooFar();
    }
    marker.setLngLat(at);
    if (!map.getBounds().contains(at)) map.easeTo({ center: at, ...easing(300) });
    const { lat, lng } = at.wrap();
    callbacks().onMove({ lat, lng }, map.getZoom());
  };
  marker.on('dragend', () => set(marker.getLngLat()));
  map.on('click', ({ lngLat, originalEvent }) => {
    if (!element.contains(originalEvent.target as Node)) set(lngLat);
  });
  const onKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    // Otherwise the map would pan as well.
    event.preventDefault();
    event.stopPropagation();
    const from = marker.getLngLat();
    if (map.getZoom() < STREET_ZOOM) return set(from);
    const step = event.shiftKey ? BIG_STEP_PX : STEP_PX;
    const px = map.project(from);
    set(map.unproject([px.x + arrow[0] * step, px.y + arrow[1] * step]));
  };
  element.addEventListener('keydown', onKey);
  return () => element.removeEventListener('keydown', onKey);
}

/** Reports what is drawn where the pin is, whenever that changes. */
function watchView(map: MapLibre, marker: Marker, onView: (view: PinView) => void): () => void {
  let said = '';
  const report = () => {
    if (!isAlive(map)) return;
    const at = marker.getLngLat();
    const isAerial = map.getLayer(IMAGERY) && map.getLayoutProperty(IMAGERY, 'visibility') !== 'none';
    const view = {
      zoom: map.getZoom(),
      isInView: map.getBounds().contains(at),
      hasStreets: !isAerial && drawn.covers('osm', at),
      hasImagery: Boolean(isAerial) && drawn.covers(IMAGERY, at),
    };
    if (said === (said = JSON.stringify(view))) return;
    onView(view);
  };
  const drawn = new DrawnTiles(map, report);
  map.on('moveend', report);
  map.on('idle', report);
  return report;
}

/** A map with one pin that can be dragged, placed by tap, or moved with the keyboard. */
export function PinMap({ pin, accuracy, isAerial, ...callbacks }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [element] = useState(newPin);
  const shown = useRef<{ map: MapLibre; marker: Marker; report: () => void }>(null);
  const helpId = useId();
  const [begin] = useState({ pin, zoom: accuracy ? ZOOM[accuracy] : FIRST_ZOOM });
  const told = useRef(callbacks);
  useEffect(() => {
    told.current = callbacks;
  });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let map: MapLibre;
    try {
      map = createMap(container, begin.pin, begin.zoom);
    } catch {
      return told.current.onFailed();
    }
    const undress = dressMap(map, {
      repaint: (one, colors) => repaintLayers(one, baseLayers(colors)),
      onDrawn: () => told.current.onReady(),
      onTiles: (areShown) => told.current.onTiles(areShown),
    });
    element.setAttribute('aria-describedby', helpId);
    const marker = new Marker({ element, draggable: true, anchor: 'bottom' })
      .setLngLat([begin.pin.lng, begin.pin.lat])
      .addTo(map);
    const report = watchView(map, marker, (view) => told.current.onView(view));
    const letGo = letMove(map, marker, element, () => told.current);
    shown.current = { map, marker, report };
    return () => {
      letGo();
      shown.current = null;
      undress();
    };
  }, [begin, element, helpId]);

  // The pin was moved outside the map: typed coordinates or the device's location.
  useEffect(() => {
    if (!shown.current) return;
    const { map, marker, report } = shown.current;
    const now = marker.getLngLat();
    if (now.lat !== pin.lat || now.lng !== pin.lng) {
      marker.setLngLat([pin.lng, pin.lat]);
      map.easeTo({ center: [pin.lng, pin.lat], zoom: Math.max(map.getZoom(), SET_ZOOM), ...easing(600) });
    }
    report();
  }, [pin]);

  useEffect(() => {
    if (!shown.current) return;
    const { map, report } = shown.current;
    void whenStyled(map).then(() => {
      if (shown.current?.map !== map) return;
      showImagery(map, isAerial);
      report();
    });
  }, [isAerial]);

  return (
    <>
      <div ref={box} className="size-full" />
      <p id={helpId} className="sr-only">
        {HELP}
      </p>
      {createPortal(<PinPicture />, element)}
    </>
  );
}
