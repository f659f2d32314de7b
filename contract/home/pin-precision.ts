/** How precisely a pin marks a home: computed from what the person could see, never from a claim. */
import * as t from '#text/home/pin.ts';
import { kilometersBetween } from '#contract/distance.ts';
import { FAR_KM, type Accuracy, type LookedUp, type PinEvidence, type Point } from './homes.ts';

/** Below this map zoom a fingertip covers several houses, so no pin can be set. */
export const STREET_ZOOM = 16;

/** A pin known better than this is exact enough to start services automatically. */
export const PIN_FEET = 150;
/** What we assume without evidence: half a mile, as for an address known by its street. */
export const STREET_FEET = 2640;
/** Called exact: such a pin is on the lot, if not on the roof. */
export const EXACT_FEET = 50;

/** Nothing is granted better than this, whatever zoom or accuracy a browser reports. */
const BEST_FEET = { streets: 50, imagery: 20, device: 20, rooftop: 50 };
/** How far a fingertip is off on a screen. */
const TAP_PX = 24;
/** A pin this near to a rooftop we looked up ourselves is confirmed by it. */
const AGREES_FEET = 300;

export const FEET_PER_KM = 3280.84;
/** At the equator and zoom 0, with 512-pixel tiles. */
const KM_PER_PX = 78.271517;

export const feetBetween = (a: Point, b: Point): number => kilometersBetween(a, b) * FEET_PER_KM;

/** How far a tap at this zoom may be off. */
const tapFeet = (lat: number, zoom: number): number =>
  ((KM_PER_PX * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom) * TAP_PX * FEET_PER_KM;

/** What the person's screen or device supports, without our own lookup. */
function seenFeet({ lat }: Point, evidence: PinEvidence | undefined): number {
  if (!evidence) return STREET_FEET;
  if (evidence.how === 'device')
    return evidence.deviceMeters === undefined
      ? STREET_FEET
      : Math.max(BEST_FEET.device, (evidence.deviceMeters / 1000) * FEET_PER_KM);
  const { zoom, hasStreets = false, hasImagery = false } = evidence;
  if (zoom === undefined || zoom < STREET_ZOOM || (!hasStreets && !hasImagery)) return STREET_FEET;
  return Math.max(hasImagery ? BEST_FEET.imagery : BEST_FEET.streets, tapFeet(lat, zoom));
}

/** Rounds up to a number people can picture. */
const rounded = (feet: number): number => {
  const step = feet <= 200 ? 10 : feet <= 1000 ? 50 : 100;
  return Math.ceil(Math.round(feet) / step) * step;
};

export type PinPrecision = {
  accuracy: 'pin' | 'street';
  feet: number;
  /** Feet between the pin and the address we looked up; null without such an address. */
  awayFeet: number | null;
  /** The pin is so far from the address that one of the two must be wrong. */
  isDisputed: boolean;
};

/**
 * The precision of a pin: the larger error wins, except that a rooftop from our own lookup confirms a pin next
 * to it. A disputed pin is never exact, because a person must find out which of the two is right.
 */
export function measurePin(
  pin: Point,
  evidence: PinEvidence | undefined,
  address: LookedUp | null,
): PinPrecision {
  const awayFeet = address ? feetBetween(pin, address) : null;
  let feet = Math.min(STREET_FEET, seenFeet(pin, evidence));
  if (address?.accuracy === 'rooftop' && awayFeet !== null && awayFeet <= AGREES_FEET)
    feet = Math.min(feet, Math.max(BEST_FEET.rooftop, awayFeet));
  // The center of a ZIP code disputes nothing: some are fifty miles wide.
  const isDisputed =
    address !== null &&
    address.accuracy !== 'zip' &&
    kilometersBetween(pin, address) > FAR_KM[address.accuracy];
  if (isDisputed) feet = STREET_FEET;
  const shown = feet === STREET_FEET ? feet : Math.min(STREET_FEET, rounded(feet));
  return { accuracy: shown <= PIN_FEET ? 'pin' : 'street', feet: shown, awayFeet, isDisputed };
}

/** "0.3 mi", "400 ft": for distances near a home. */
export function shortDistance(feet: number): string {
  if (feet < 1000) return t.feet(Math.max(10, Math.round(feet / 10) * 10));
  const miles = feet / 5280;
  return t.miles(miles < 10 ? miles.toFixed(1) : Math.round(miles).toLocaleString('en-US'));
}

/** "Exact", "Within about 150 ft", "Street only" */
export function precisionWords({
  accuracy,
  accuracyFeet,
}: {
  accuracy: Accuracy | null;
  accuracyFeet: number | null;
}): string {
  if (accuracy === null) return t.precision.none;
  if (accuracy === 'rooftop') return t.precision.exact;
  if (accuracy === 'zip') return t.precision.zip;
  if (accuracyFeet === null) return accuracy === 'pin' ? t.precision.unmeasured : t.precision.street;
  if (accuracyFeet <= EXACT_FEET) return t.precision.exact;
  return accuracyFeet >= STREET_FEET
    ? t.precision.halfMile
    : t.precision.within(accuracyFeet.toLocaleString('en-US'));
}
