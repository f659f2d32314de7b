import { LngLatBounds, Marker, type Map as MapLibre, NavigationControl } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { dressMap, tryBaseMap } from '#web/map/base-map.ts';
import { BASE_SOURCES, baseLayers, repaintLayers, styleOf } from '#web/map/base-style.ts';
import { readColors } from '#web/map/map-colors.ts';
import * as t from '#text/emergency/neighbors.ts';

export type GroupMapProps = {
  blocks: NeighborGroup['map'];
  onReady: () => void;
  onFailed: () => void;
};

function mark(map: MapLibre, { lat, lng }: { lat: number; lng: number }): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  new Marker({ element }).setLngLat([lng, lat]).addTo(map);
  return element;
}

/** A number on each block, the same as in the list next to the map. */
export function GroupMap({ blocks, onReady, onFailed }: GroupMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<HTMLElement[]>([]);
  const told = useRef({ onReady, onFailed });
  useEffect(() => {
    told.current = { onReady, onFailed };
  });
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const bounds = new LngLatBounds();
    for (const { lat, lng } of blocks) bounds.extend([lng, lat]);
    const map = tryBaseMap({
      container,
      style: styleOf([...BASE_SOURCES], baseLayers(readColors(container))),
      bounds,
      // Limits the zoom, because a block must not look like a house.
      fitBoundsOptions: { padding: 56, maxZoom: 15 },
      maxZoom: 16,
      locale: { 'Map.Title': t.mapTitle },
    });
    if (!map) return told.current.onFailed();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    setMarks(blocks.map((block) => mark(map, block)));
    return dressMap(map, {
      repaint: (one, colors) => repaintLayers(one, baseLayers(colors)),
      onDrawn: () => told.current.onReady(),
    });
  }, [blocks]);
  return (
    <>
      <div ref={box} className="size-full" />
      {marks.map((element, n) =>
        createPortal(
          <span className="grid size-9 place-items-center rounded-full border-2 border-ink bg-raised font-semibold text-ink">
            {n + 1}
          </span>,
          element,
          String(n),
        ),
      )}
    </>
  );
}
