import { X } from 'lucide-react';
import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#contract/outreach/risk-map.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import * as t from '#text/outreach/risk-map.ts';

/**
 * Distance in px from the place to the popup's tip, and from the popup (including its tip) to the edge of the
 * map.
 */
const OFFSET_PX = 20;
const EDGE_PX = 22;

type MapPopupProps = {
  map: MapLibre;
  at: Coordinates;
  title: string;
  subtitle: string;
  onClose: () => void;
  children: ReactNode;
};

/** A popup at a position on the map. It takes focus and returns it to the element that opened it. */
export function MapPopup({ map, at: { lat, lng }, title, subtitle, onClose, children }: MapPopupProps) {
  const [element] = useState(() => document.createElement('div'));
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'min(20rem, 90%)',
      offset: OFFSET_PX,
      className: 'risk-popup',
    });
    popup.setLngLat([lng, lat]).setDOMContent(element).addTo(map);
    // The popup is above its place, so the place moves to three quarters of the map's height to make room.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const height = map.getContainer().clientHeight;
    element.style.setProperty('--room', `${height * 0.75 - OFFSET_PX - EDGE_PX}px`);
    const offset: [number, number] = [0, height / 4];
    map.easeTo({ center: [lng, lat], offset, duration: isStill ? 0 : 600 });
    return () => void popup.remove();
  }, [map, element, lat, lng]);
  useEffect(() => {
    const opener = document.activeElement;
    const here = box.current;
    here?.focus({ preventScroll: true });
    return () => {
      const isHere = here?.contains(document.activeElement) || document.activeElement === document.body;
      if (isHere && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element.addEventListener('keydown', closeOnEscape);
    return () => element.removeEventListener('keydown', closeOnEscape);
  }, [element, onClose]);
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid max-h-[min(24rem,50svh,var(--room))] gap-3 overflow-y-auto p-4 font-sans text-base text-ink outline-none"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg">
            {title}
          </h3>
          <p className="text-sm text-muted">{subtitle}</p>
        </div>
        <IconButton label={t.close} className="-mt-2 -mr-2" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </div>,
    element,
  );
}
