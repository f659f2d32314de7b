import { useState } from 'react';
import type { Point } from '#contract/home/homes.ts';
import { PIN_FEET } from '#contract/home/pin-precision.ts';
import * as t from '#text/home/pin.ts';

const REFUSED = t.locationRefused;

/** Requests the device's location, only on a click. */
export function useDeviceLocation() {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const ask = (onFound: (point: Point, meters: number) => void) => {
    if (!('geolocation' in navigator)) return setSaid(REFUSED);
    setAsking(true);
    setSaid(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound({ lat: coords.latitude, lng: coords.longitude }, coords.accuracy);
        const feet = Math.max(10, Math.round((coords.accuracy * 3.281) / 10) * 10);
        setSaid(
          feet > PIN_FEET
            ? t.deviceVague(feet.toLocaleString('en-US'))
            : t.deviceFound(feet.toLocaleString('en-US')),
        );
      },
      () => {
        setAsking(false);
        setSaid(REFUSED);
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  };
  return { ask, isAsking, said };
}
