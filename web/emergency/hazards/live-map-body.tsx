import { useCallback, useMemo, useState } from 'react';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { canDrawMaps } from '#web/map/can-draw.ts';
import { MapMessage } from '#web/map/map-message.tsx';
import { MapPoster } from '#web/map/map-poster.tsx';
import { useMapStart } from '#web/map/use-map-start.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MyPlacesProps } from '#web/emergency/places/my-places.tsx';
import type { PlaceMark } from '#web/map/place-marks.tsx';
import { isMemberDocument } from '#web/lib/mode.ts';
import type { HazardMapProps } from './hazard-map.tsx';
import { HazardList } from './hazard-list.tsx';
import { type MapBox, useLiveMap } from './live-map-data.ts';
import type { RegionPickerProps } from './region-picker.tsx';
import { REGIONS, type Region } from './regions.ts';
import * as t from '#text/emergency/live-map.ts';

// MapLibre is larger than the rest of the page, so the list comes first.
const MyPlaces = lazyPart<MyPlacesProps>(() =>
  import('#web/emergency/places/my-places.tsx').then((m) => m.MyPlaces),
);
const HazardMap = lazyPart<HazardMapProps>(() => import('./hazard-map.tsx').then((m) => m.HazardMap));

// Complete as HTML: a visitor who only reads the list needs neither of them.
const RegionPicker = deferredSection<RegionPickerProps>(
  () => import('./region-picker.tsx').then((m) => m.RegionPicker),
  { isPart: true },
);
const MapLegend = deferredSection<{ hasMine: boolean }>(
  () => import('./map-legend.tsx').then((m) => m.MapLegend),
  { isPart: true },
);
/** For a page that didn't arrive as HTML. */
export const preloadParts = () => Promise.all([RegionPicker.preload(), MapLegend.preload()]);

type MapState = 'poster' | 'loading' | 'ready' | 'missing' | 'unable';

/** The map, and beside it a list with the same information for keyboards and screen readers. */
export function LiveMapBody() {
  const [region, setRegion] = useState<Region | null>('california');
  const [box, setBox] = useState<MapBox>(REGIONS.california);
  const [target, setTarget] = useState<MapBox>(REGIONS.california);
  const [state, setState] = useState<MapState>('poster');
  const [attempt, setAttempt] = useState(0);
  const [marks, setMarks] = useState<readonly PlaceMark[]>([]);
  const [isMember] = useState(isMemberDocument);
  const live = useLiveMap(box);
  const { isStarted, isOffered, start, place } = useMapStart(live.data !== null || live.hasFailed);
  if (isStarted && state === 'poster') setState('loading');
  const choose = useCallback((next: Region) => {
    setRegion(next);
    setBox(REGIONS[next]);
    setTarget(REGIONS[next]);
  }, []);
  const moved = useCallback((next: MapBox) => {
    setRegion(null);
    setBox(next);
  }, []);
  const show = useCallback((next: MapBox) => {
    setRegion(null);
    setTarget(next);
    setBox(next);
  }, []);
  // The same elements while nothing in them changes: see deferred-section.tsx.
  const picker = useMemo(() => <RegionPicker region={region} onChoose={choose} />, [region, choose]);
  const legend = useMemo(() => <MapLegend hasMine={isMember} />, [isMember]);
  const isDrawn = state !== 'unable';
  return (
    <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-4">
        {picker}
        {isDrawn && (
          <div
            ref={place}
            data-map={state}
            className="relative isolate h-[60svh] min-h-80 overflow-hidden rounded-card border border-line bg-sunken print:hidden"
          >
            {isStarted && (
              <HazardMap
                data={live.data}
                target={target}
                marks={marks}
                attempt={attempt}
                onMoved={moved}
                onReady={() => setState('ready')}
                onFailed={() => setState('unable')}
                onMissing={() => setState(canDrawMaps() ? 'missing' : 'unable')}
              />
            )}
            <MapPoster isHidden={state === 'ready'} />
            {isOffered && !isStarted && (
              <div className="absolute inset-0 grid place-items-center">
                <Button variant="outline" onClick={start}>
                  {t.showMap}
                </Button>
              </div>
            )}
            {state === 'loading' && <MapMessage>{t.loadingMap}</MapMessage>}
            {state === 'missing' && (
              <MapMessage
                onRetry={() => {
                  setAttempt((n) => n + 1);
                  setState('loading');
                }}
              >
                {t.mapNotLoaded}
              </MapMessage>
            )}
            <p className="absolute inset-x-4 top-4 hidden rounded-card bg-raised p-3 noscript:block">
              {t.needsScripts}
            </p>
          </div>
        )}
        {isDrawn ? legend : <p>{t.cannotDraw}</p>}
      </div>
      <div className="grid content-start gap-6">
        {isMember && <MyPlaces onMarks={setMarks} onShow={isDrawn ? show : undefined} />}
        <HazardList live={live} onShow={isDrawn ? show : undefined} />
      </div>
    </div>
  );
}
