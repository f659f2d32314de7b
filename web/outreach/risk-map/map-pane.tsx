import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { canDrawMaps } from '#web/map/can-draw.ts';
import { MapMessage } from '#web/map/map-message.tsx';
import { MapPoster } from '#web/map/map-poster.tsx';
import { quietMoment } from '#web/lib/quiet-moment.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import * as t from '#text/outreach/risk-map.ts';

// MapLibre is three times the size of the rest of the page, so it loads when the map scrolls into view.
const MapCanvas = lazyPart(() => import('./map-canvas.tsx').then((m) => m.MapCanvas));
// Only browsers that can't draw the map show its layers as text.
const LayerText = lazyPart(() => import('./layer-text.tsx').then((m) => m.LayerText));

type MapState = 'poster' | 'loading' | 'ready' | 'missing' | 'unable';
type MapPaneProps = Omit<MapCanvasProps, 'onReady' | 'onFailed'> & {
  legend: ReactNode;
  /** The selected area's panel. */
  panel: ReactNode;
  /** The map waits until something more urgent has finished. */
  isHeld: boolean;
  /** Called when this browser can't draw maps. */
  onUnable: () => void;
};

/**
 * The map's container: shows a picture of the initial view until the map is ready, or permanently if it can't
 * be drawn.
 */
export function MapPane({ legend, panel, isHeld, onUnable, ...map }: MapPaneProps) {
  const [state, setState] = useState<MapState>('poster');
  const [attempt, setAttempt] = useState(0);
  const start = () => setState(canDrawMaps() ? 'loading' : 'unable');

  const seen = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isHeld) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void quietMoment().then(() =>
          setState((now) => (now !== 'poster' ? now : canDrawMaps() ? 'loading' : 'unable')),
        );
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isHeld],
  );

  useEffect(() => {
    if (state === 'unable') onUnable();
  }, [state, onUnable]);

  const isWanted = state === 'loading' || state === 'ready' || state === 'missing';
  return (
    <div className="flex flex-col gap-3 @4xl:min-h-0 @4xl:flex-1">
      <div
        ref={seen}
        data-map={state}
        className="relative isolate h-[68svh] [--panel:below] @4xl:[--panel:inside] min-h-80 overflow-hidden rounded-card border border-line bg-sunken @4xl:h-auto @4xl:flex-1"
      >
        {isWanted && (
          <MapCanvas
            {...map}
            attempt={attempt}
            onReady={() => setState('ready')}
            onFailed={() => setState('unable')}
            onMissing={() => setState('missing')}
          />
        )}
        <MapPoster isHidden={state === 'ready'} />
        {state === 'loading' && <MapMessage>{t.loadingMap}</MapMessage>}
        {state === 'unable' && <MapMessage>{t.cannotDraw}</MapMessage>}
        {state === 'missing' && (
          <MapMessage
            onRetry={() => {
              setAttempt(attempt + 1);
              start();
            }}
          >
            {t.mapNotLoaded}
          </MapMessage>
        )}
        <p className="absolute inset-x-4 top-4 hidden rounded-card bg-raised p-3 noscript:block">
          {t.needsScripts}
        </p>
        {state !== 'unable' && (
          <div className="absolute bottom-3 left-3 z-1 hidden max-h-[70%] overflow-y-auto rounded-card border border-line bg-raised/95 p-3 shadow-float @4xl:block noscript:hidden">
            {legend}
          </div>
        )}
        {panel && (
          <div className="absolute top-3 right-3 z-2 hidden max-h-[calc(100%-9rem)] w-80 overflow-y-auto rounded-card border border-line bg-raised/97 shadow-float @4xl:block">
            {panel}
          </div>
        )}
      </div>
      {state === 'unable' && <LayerText {...map} />}
    </div>
  );
}
