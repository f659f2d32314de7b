import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
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
      {state === 'loading' && <Message>Loading the map</Message>}
      {state === 'ready' && !hasStreets && (
        <p
          role="status"
          className="pointer-events-none absolute top-3 left-3 max-w-60 rounded-control bg-raised/95 px-3 py-2 text-sm"
        >
          Streets cannot be loaded right now. Your location or coordinates are the surest way.
        </p>
      )}
      {state === 'missing' && (
        <Message
          action={
            <Button
              variant="outline"
              onClick={() => {
                setAttempt(attempt + 1);
                setState('loading');
              }}
            >
              Try again
            </Button>
          }
        >
          The map did not load. You can enter the coordinates below.
        </Message>
      )}
    </div>
  );
}

function Message({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div
      role="status"
      className="absolute inset-x-4 top-4 mx-auto grid max-w-md justify-items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-center"
    >
      <p>{children}</p>
      {action}
    </div>
  );
}
