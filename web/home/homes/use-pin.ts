import { useState } from 'react';
import { kilometersBetween } from '#contract/distance.ts';
import { FAR_KM, type Home, isPlaced, type PinEvidence, type Point } from '#contract/home/homes.ts';
import { FEET_PER_KM, measurePin } from '#contract/home/pin-precision.ts';
import type { PinView } from './pin-map.tsx';

/** The middle of California, for a home without a known location. */
const NOWHERE = { lat: 36.78, lng: -119.42 };

type Setting = Pick<PinEvidence, 'how' | 'zoom' | 'deviceMeters'>;

/** The most detail that was visible when the pin was set, or around it since: zooming in afterward counts, too. */
function evidenceOf({ how, zoom = 0, deviceMeters }: Setting, view: PinView | null): PinEvidence {
  if (how === 'device') return { how, ...(deviceMeters === undefined ? {} : { deviceMeters }) };
  const seen = Math.max(zoom, view?.isInView ? view.zoom : 0);
  return {
    how,
    ...(seen > 0 ? { zoom: seen } : {}),
    hasStreets: view?.hasStreets ?? false,
    hasImagery: view?.hasImagery ?? false,
  };
}

/** The pin while it is being placed: where it is, and how precisely it would be saved. */
export function usePin(home: Home) {
  const known = home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng };
  const [pin, setPin] = useState<Point>(known ?? NOWHERE);
  const [setting, setSetting] = useState<Setting | null>(null);
  const [view, setView] = useState<PinView | null>(null);
  const evidence = evidenceOf(setting ?? { how: 'typed' }, view);
  const fromKnown = known ? kilometersBetween(known, pin) : 0;
  const measured = measurePin(pin, evidence, home.lookedUp);
  return {
    pin,
    evidence,
    measured,
    view,
    setView,
    isMoved: setting !== null,
    isWaiting: known ? !isPlaced(home, pin) : setting === null,
    /** Far from its earlier location or from the address, so it needs a second confirmation. */
    isFar: measured.isDisputed || (home.accuracy !== null && fromKnown > FAR_KM[home.accuracy]),
    /** Measured from the address if that is disputed, otherwise from its earlier location. */
    farFeet: measured.isDisputed ? (measured.awayFeet ?? 0) : fromKnown * FEET_PER_KM,
    move: (next: Point, how: Setting) => {
      setPin(next);
      setSetting(how);
    },
  };
}
