import { useMemo, useState } from 'react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useMapStart } from '#web/map/use-map-start.ts';
import { useSameShape } from '#web/map/use-same-shape.ts';
import { useRoute } from './use-route.ts';
import type { ZoneMapProps } from './zone-map.tsx';

// MapLibre is larger than the rest of the page: it starts once the text is there and the browser is idle.
const ZoneMap = lazyPart<ZoneMapProps>(() => import('./zone-map.tsx').then((m) => m.ZoneMap));

/** A lifted or canceled order is drawn as a place, not as a danger. */
const STATUS: Record<Evacuation['state'], ZoneMapProps['status']> = {
  none: 'over',
  warning: 'warning',
  order: 'order',
  lifted: 'over',
  cancelled: 'over',
};

/** The map's container, with its final height from the start; renders nothing if the map can't be drawn. */
export function MapPane({ evacuation }: { evacuation: Evacuation }) {
  const [state, setState] = useState<'loading' | 'ready' | 'unable'>('loading');
  const { order, lat, lng, room } = evacuation;
  const home = useMemo(() => (lat !== null && lng !== null ? { lat, lng } : null), [lat, lng]);
  // A released room is no destination.
  const place = room?.state === 'held' || room?.state === 'checked-in' ? room.hotel : null;
  const hotelLat = place?.lat;
  const hotelLng = place?.lng;
  const hotel = useMemo(
    () => (hotelLat !== undefined && hotelLng !== undefined ? { lat: hotelLat, lng: hotelLng } : null),
    [hotelLat, hotelLng],
  );
  const shape = useSameShape(order?.shape ?? null);
  const route = useRoute(evacuation);
  const { isStarted, place: box } = useMapStart(true, false);
  const line = route?.route?.line;
  const version = route?.version;
  // oxlint-disable-next-line react/exhaustive-deps -- a refetch brings equal lines: only another version is drawn again
  const drawn = useMemo(() => line ?? null, [version]);
  if (state === 'unable' || (!home && !shape)) return null;
  return (
    <div
      ref={box}
      data-map={state}
      className="relative isolate h-72 overflow-hidden rounded-card border border-line bg-sunken sm:h-96 print:hidden"
    >
      {isStarted && (
        <ZoneMap
          shape={shape}
          status={STATUS[evacuation.state]}
          home={home}
          hotel={hotel}
          route={drawn}
          onReady={() => setState('ready')}
          onFailed={() => setState('unable')}
          onMissing={() => setState('unable')}
        />
      )}
    </div>
  );
}
