import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { MapMessage } from '#web/map/map-message.tsx';
import type { PinMapProps } from './pin-map.tsx';

// MapLibre is larger than the rest of the vault, so it loads when the user places a pin.
const PinMap = lazyPart(() => import('./pin-map.tsx').then((m) => m.PinMap));

type PinPaneProps = Omit<PinMapProps, 'onReady' | 'onTiles' | 'onFailed'> & {
  isUnable: boolean;
  onUnable: () => void;
};

/** The map's container in the dialog, with its final height from the start. */
export function PinPane({ isUnable, onUnable, ...map }: PinPaneProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [hasStreets, setStreets] = useState(true);
  if (isUnable)
    return (
      <p className="rounded-card bg-sunken p-4">
        This browser cannot draw the map. Enter the coordinates of your home, or use your location.
      </p>
    );
  return (
    <div
      data-map={state}
      className="relative isolate h-[38svh] min-h-56 sm:h-[46svh] overflow-hidden rounded-card border border-line bg-sunken"
    >
      <PinMap
        {...map}
        attempt={attempt}
        onReady={() => setState('ready')}
        onTiles={setStreets}
        onFailed={onUnable}
        onMissing={() => setState('missing')}
      />
      {state === 'loading' && <MapMessage>Loading the map</MapMessage>}
      {state === 'ready' && !hasStreets && (
        <p
          role="status"
          className="pointer-events-none absolute top-3 left-3 max-w-60 rounded-control bg-raised/95 px-3 py-2 text-sm"
        >
          Streets cannot be loaded right now. Your location or coordinates are the surest way.
        </p>
      )}
      {state === 'missing' && (
        <MapMessage
          onRetry={() => {
            setAttempt(attempt + 1);
            setState('loading');
          }}
        >
          The map did not load. You can enter the coordinates below.
        </MapMessage>
      )}
    </div>
  );
}
