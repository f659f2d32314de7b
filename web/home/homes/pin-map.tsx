import { type Map as MapLibre, Marker, NavigationControl, ScaleControl } from 'maplibre-gl';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Accuracy, Point } from '#contract/home/homes.ts';
import { createBaseMap, dressMap, isStill } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, styleOf } from '#web/map/base-style.ts';
import { readColors } from '#web/map/map-colors.ts';
import { PinPicture } from './pin-picture.tsx';

export type PinMapProps = {
  pin: Point;
  /** The pin's initial precision, which sets the initial zoom. */
  accuracy: Accuracy | null;
  onMove: (pin: Point) => void;
  onReady: () => void;
  /** Called with whether street tiles are available. */
  onTiles: (areShown: boolean) => void;
  onFailed: () => void;
};

const ZOOM: Record<Accuracy, number> = { pin: 17, rooftop: 17, street: 16, zip: 12 };
const FIRST_ZOOM = 6;
/** Map pixels per arrow key press: a shorter distance at higher zoom. */
const STEP_PX = 6;
const BIG_STEP_PX = 48;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const HELP =
  'Arrow keys move the pin, with Shift farther. A tap on the map puts it there. Plus and minus change how near the map is.';

function createMap(container: HTMLElement, { lat, lng }: Point, zoom: number): MapLibre {
  const map = createBaseMap({
    container,
    style: styleOf(BASE_SOURCES, baseLayers(readColors(container))),
    center: [lng, lat],
    zoom,
    maxZoom: 19,
    locale: { 'Map.Title': 'Map to place your home' },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  return map;
}

function newPin(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'home-pin';
  element.setAttribute('aria-label', 'Pin of your home');
  return element;
}

/** A map with one pin that can be dragged, placed by tap, or moved with the keyboard. */
export function PinMap({ pin, accuracy, onMove, onReady, onTiles, onFailed }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [element] = useState(newPin);
  const shown = useRef<{ map: MapLibre; marker: Marker }>(null);
  const helpId = useId();
  const [begin] = useState({ pin, zoom: accuracy ? ZOOM[accuracy] : FIRST_ZOOM });
  const told = useRef({ onMove, onReady, onTiles, onFailed });
  useEffect(() => {
    told.current = { onMove, onReady, onTiles, onFailed };
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
      onReady: () => {},
      onDrawn: () => told.current.onReady(),
      onTiles: (areShown) => told.current.onTiles(areShown),
    });
    element.setAttribute('aria-describedby', helpId);
    const placed = new Marker({ element, draggable: true, anchor: 'bottom' })
      .setLngLat([begin.pin.lng, begin.pin.lat])
      .addTo(map);
    shown.current = { map, marker: placed };
    const tell = () => {
      const { lat, lng } = placed.getLngLat().wrap();
      told.current.onMove({ lat, lng });
    };
    placed.on('dragend', tell);
    map.on('click', ({ lngLat, originalEvent }) => {
      if (element.contains(originalEvent.target as Node)) return;
      placed.setLngLat(lngLat);
      tell();
    });
    const onKey = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      // Otherwise the map would pan as well.
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? BIG_STEP_PX : STEP_PX;
      const at = map.project(placed.getLngLat());
      placed.setLngLat(map.unproject([at.x + arrow[0] * step, at.y + arrow[1] * step]));
      if (!map.getBounds().contains(placed.getLngLat()))
        map.easeTo({ center: placed.getLngLat(), duration: isStill() ? 0 : 300 });
      tell();
    };
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('keydown', onKey);
      shown.current = null;
      undress();
    };
  }, [begin, element, helpId]);

  // The pin was moved outside the map: typed coordinates or the device's location.
  useEffect(() => {
    if (!shown.current) return;
    const { map, marker } = shown.current;
    const now = marker.getLngLat();
    if (now.lat === pin.lat && now.lng === pin.lng) return;
    marker.setLngLat([pin.lng, pin.lat]);
    const zoom = Math.max(map.getZoom(), ZOOM.street);
    map.easeTo({ center: [pin.lng, pin.lat], zoom, duration: isStill() ? 0 : 600 });
  }, [pin]);

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
