import { useState } from 'react';
import { STREET_ZOOM } from '#contract/home/pin-precision.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { MapMessage } from '#web/map/map-message.tsx';
import type { PinMapProps, PinView } from './pin-map.tsx';
import * as t from '#text/home/pin.ts';

// MapLibre is larger than the rest of the vault, so it loads when the user places a pin.
const PinMap = lazyPart(() => import('./pin-map.tsx').then((m) => m.PinMap));

type PinPaneProps = Omit<PinMapProps, 'onReady' | 'onTiles' | 'onFailed' | 'onTooFar'> & {
  /** What the map shows where the pin is, once it is drawn. */
  view: PinView | null;
  isUnable: boolean;
  onUnable: () => void;
};

const NO_STREETS = t.noStreets;

/** What to do on the map now, if anything. */
function hintOf(
  view: PinView | null,
  { hasStreets, hasZoomed }: { hasStreets: boolean; hasZoomed: boolean },
) {
  if (!hasStreets && !view?.hasImagery) return NO_STREETS;
  if (view && view.zoom < STREET_ZOOM) return t.tapToZoom;
  return hasZoomed ? t.zoomedIn : null;
}

/** The map's container in the dialog, with its final height from the start. */
export function PinPane({ isUnable, onUnable, onMove, view, ...map }: PinPaneProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [hasStreets, setStreets] = useState(true);
  const [hasZoomed, setZoomed] = useState(false);
  if (isUnable) return <p className="rounded-card bg-sunken p-4">{t.cannotDraw}</p>;
  const hint = hintOf(view, { hasStreets, hasZoomed });
  return (
    <div
      data-map={state}
      className="relative isolate h-[38svh] min-h-56 sm:h-[46svh] overflow-hidden rounded-card border border-line bg-sunken"
    >
      <PinMap
        {...map}
        attempt={attempt}
        onMove={(pin, zoom) => {
          setZoomed(false);
          onMove(pin, zoom);
        }}
        onTooFar={() => setZoomed(true)}
        onReady={() => setState('ready')}
        onTiles={setStreets}
        onFailed={onUnable}
        onMissing={() => setState('missing')}
      />
      {state === 'loading' && <MapMessage>{t.loadingMap}</MapMessage>}
      <p
        role="status"
        className="pointer-events-none absolute top-3 left-3 max-w-[min(15rem,calc(100%-5rem))] rounded-control bg-raised/95 px-3 py-2 text-sm empty:hidden"
      >
        {state === 'ready' && hint}
      </p>
      {state === 'missing' && (
        <MapMessage
          onRetry={() => {
            setAttempt(attempt + 1);
            setState('loading');
          }}
        >
          {t.mapNotLoaded}
        </MapMessage>
      )}
    </div>
  );
}
