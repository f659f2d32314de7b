import { useEffect, useState } from 'react';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import { locale } from '#text/locale.ts';
import { ApiError } from '#web/lib/api-error.ts';

export type MapBox = LiveMap['box'];

const EVERY_MS = 60_000;

/** Public pages load neither zod nor `call`: the response is from our own server. */
async function readLiveMap(box: MapBox): Promise<LiveMap> {
  const query = new URLSearchParams(Object.entries(box).map(([name, value]) => [name, value.toFixed(3)]));
  const reply = await fetch(`/api/live-map?${query}`, { headers: { 'accept-language': locale } });
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText);
  return (await reply.json()) as LiveMap;
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
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readLiveMap(box).then(
        (found) => {
          if (!isCurrent) return;
          setData(found);
          setFailed(false);
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
  return { data, hasFailed, retry: () => setAttempt((n) => n + 1) };
}
