import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { AddressRisk } from '#contract/outreach/risk-map.ts';
import { sentence } from '#web/lib/api-error.ts';
import { HomeAnswer } from './lazy-parts.ts';
import { fetchAddressRisk, fetchPlaceRisk } from './risk-data.ts';
import * as t from '#text/outreach/risk-map.ts';

export type MyHome =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'failed'; title: string; problem: string; retry: () => void }
  /** `address`: in the format that the waitlist form needs. */
  | { status: 'ready'; answer: AddressRisk; address: string };

const OTHERWISE = t.notChecked;
const NO_POSITION = t.noPosition;

/** The shared link contains only the place. */
function keepInAddress(place: string | null): void {
  const url = new URL(location.href);
  if (place) url.searchParams.set('place', place);
  else url.searchParams.delete('place');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(NO_POSITION));
    navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error(NO_POSITION)), {
      timeout: 15_000,
      maximumAge: 300_000,
    });
  });

/** Looks up one home. A newer lookup discards an older response. */
export function useMyHome(onFound: (answer: AddressRisk) => void) {
  const { search } = useLocation();
  const [home, setHome] = useState<MyHome>({ status: 'idle' });
  const question = useRef(0);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  const ask = useCallback(function ask(
    find: () => Promise<AddressRisk>,
    typed: string | null,
    isShared = false,
  ) {
    const number = ++question.current;
    setHome({ status: 'asking' });
    // A result whose code didn't load also counts as failed.
    Promise.all([find(), HomeAnswer.preload()]).then(
      ([answer]) => {
        if (number !== question.current) return;
        setHome({ status: 'ready', answer, address: typed ?? answer.place ?? answer.label });
        if (!isShared) keepInAddress(answer.place);
        found.current(answer);
      },
      (error: unknown) => {
        if (number !== question.current) return;
        const isOurs = error instanceof Error && error.message === NO_POSITION;
        const problem = isOurs ? NO_POSITION : sentence(error, OTHERWISE);
        const title = isOurs ? t.whereUnknown : t.noResult;
        setHome({ status: 'failed', title, problem, retry: () => ask(find, typed, isShared) });
      },
    );
  }, []);

  const askTyped = useCallback((address: string) => ask(() => fetchAddressRisk({ address }), address), [ask]);
  const askHere = useCallback(
    () =>
      ask(async () => {
        const { coords } = await position();
        return fetchAddressRisk({ lat: coords.latitude, lng: coords.longitude });
      }, null),
    [ask],
  );
  const close = useCallback(() => {
    question.current += 1;
    setHome({ status: 'idle' });
    keepInAddress(null);
  }, []);

  // A shared link. In an effect, not in render: the prerendered HTML has no query.
  useEffect(() => {
    const place = new URLSearchParams(search).get('place')?.trim();
    if (place) ask(() => fetchPlaceRisk(place), null, true);
  }, [search, ask]);

  return { home, askTyped, askHere, close };
}
