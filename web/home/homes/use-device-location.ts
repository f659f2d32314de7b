import { useState } from 'react';
import type { Point } from '#contract/home/homes.ts';

const REFUSED = 'Your browser did not share your location. Drag the pin instead.';
const ROUGH_METRES = 100;

/** Requests the device's location, only on a click. */
export function useDeviceLocation() {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const ask = (onFound: (point: Point) => void) => {
    if (!('geolocation' in navigator)) return setSaid(REFUSED);
    setAsking(true);
    setSaid(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound({ lat: coords.latitude, lng: coords.longitude });
        const feet = Math.max(10, Math.round((coords.accuracy * 3.281) / 10) * 10);
        setSaid(
          coords.accuracy > ROUGH_METRES
            ? `Your device knows its place only to about ${feet.toLocaleString('en-US')} feet. Drag the pin onto your roof.`
            : `Found to about ${feet} feet. Check that the pin is on your roof.`,
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
