import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#contract/risk-map.ts';

type MapMarkerProps = { map: MapLibre; at: Coordinates; children: ReactNode };

/** Something of the page that stands at a place of the map and moves with it. */
export function MapMarker({ map, at: { lat, lng }, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  return createPortal(children, element);
}
