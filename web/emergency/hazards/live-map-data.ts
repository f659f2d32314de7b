import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import { isSame } from '#web/lib/is-same.ts';
import { locale } from '#text/locale.ts';

export type MapBox = LiveMap['box'];

const EVERY_MS = 60_000;

/** In degrees. The server answers by this grid anyway, and so no address says where a person's places are. */
const GRID = 0.25;

export const onGrid = ({ west, south, east, north }: MapBox): MapBox => ({
  west: Math.max(-180, Math.floor(west / GRID) * GRID),
  south: Math.max(-90, Math.floor(south / GRID) * GRID),
  east: Math.min(180, Math.ceil(east / GRID) * GRID),
  north: Math.min(90, Math.ceil(north / GRID) * GRID),
});

/** Public pages load neither zod nor `call`: the response is from our own server. */
async function readLiveMap(box: MapBox): Promise<LiveMap> {
  const query = new URLSearchParams(
    Object.entries(onGrid(box)).map(([name, value]) => [name, String(value)]),
  );
  const reply = await fetch(`/api/live-map?${query}`, { headers: { 'accept-language': locale } });
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as LiveMap;
}

/** Keeps the lists that didn't change, so that the map draws only the others. */
export function keepSame(last: LiveMap | null, found: LiveMap): LiveMap {
  if (!last) return found;
  const kept = { ...found } as Record<keyof LiveMap, unknown>;
  for (const name of Object.keys(found) as (keyof LiveMap)[])
    if (isSame(last[name], found[name])) kept[name] = last[name];
  return kept as LiveMap;
}

export type LiveMapState = {
  /** The last answer, kept while the next one loads or if it fails. */
  data: LiveMap | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Reads an area, and again every minute while the page is visible. */
export function useLiveMap(box: MapBox): LiveMapState {
  const [data, setData] = useState<LiveMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const last = useRef<LiveMap | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readLiveMap(box).then(
        (found) => {
          if (!isCurrent) return;
          const kept = keepSame(last.current, found);
          last.current = kept;
          // In a transition React renders hundreds of rows in short slices, so a tap isn't delayed.
          startTransition(() => {
            setData(kept);
            setFailed(false);
          });
        },
        () => isCurrent && setFailed(true),
      );
    read();
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [box, attempt]);
  // The same object until something changes: hundreds of rows hang on it.
  return useMemo(() => ({ data, hasFailed, retry: () => setAttempt((n) => n + 1) }), [data, hasFailed]);
}
