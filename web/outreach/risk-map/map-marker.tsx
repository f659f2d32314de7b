import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#contract/outreach/risk-map.ts';

type MapMarkerProps = {
  map: MapLibre;
  at: Coordinates;
  /** Above the area markers, whose whole circle is clickable. */
  isAbove?: boolean;
  children: ReactNode;
};

/** An HTML element at a position on the map that moves with it. */
export function MapMarker({ map, at: { lat, lng }, isAbove = false, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, className: isAbove ? 'marker-above' : '' })
      .setLngLat([lng, lat])
      .addTo(map);
    // Tab reaches markers outside the view, so the map pans to them.
    const bring = () => {
      if (map.getBounds().contains([lng, lat])) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      map.easeTo({ center: [lng, lat], duration: isStill ? 0 : 600 });
    };
    element.addEventListener('focusin', bring);
    return () => {
      element.removeEventListener('focusin', bring);
      marker.remove();
    };
  }, [map, element, lat, lng, isAbove]);
  return createPortal(children, element);
}
