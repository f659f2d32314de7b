import { kilometersBetween, milesOf } from '#contract/distance.ts';
import { FAR_KM, HOME_STATES, isPlaced } from '#contract/home/homes.ts';
import type { Accuracy, HomeAddress, HomeState, LookedUp, PinEvidence, Point } from '#contract/home/homes.ts';
import {
  feetBetween,
  measurePin,
  shortDistance,
  STREET_FEET,
  STREET_ZOOM,
  type PinPrecision,
} from '#contract/home/pin-precision.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { statesOfZip, suggestAddresses, zipCenter } from '#server/outreach/addresses/addresses.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { countyAt } from '#server/outreach/risk-map/risk-map.ts';
import { NEAR_FEET } from './same-home.ts';
import { say } from '#server/platform/say.ts';

export type Located = LookedUp;

const ACCURACY = { home: 'rooftop', street: 'street', zip: 'zip', city: 'zip' } as const;

const isServed = (state: string): state is HomeState => state in HOME_STATES;
const isIn = ({ state, zip }: Pick<HomeAddress, 'state' | 'zip'>): boolean => statesOfZip(zip).has(state);

/**
 * A ZIP code from another state is almost always a typo. But ZIP codes are mail routes, not areas: New Pine
 * Creek, California, has an Oregon ZIP. So we accept it once the member confirms.
 */
export function checkZip(home: Pick<HomeAddress, 'state' | 'zip'>, isConfirmed: boolean): void {
  if (isConfirmed || isIn(home)) return;
  const [other] = statesOfZip(home.zip);
  const said =
    other === undefined
      ? say().homeErrors.unknownZip(home.zip)
      : say().homeErrors.zipElsewhere(home.zip, STATE_NAMES[other] ?? other, HOME_STATES[home.state]);
  throw new AppError('confirmation_needed', said);
}

const houseNumber = (street: string): string | undefined => /^\s*(\d+)/.exec(street)?.[1];

/**
 * Geocodes an address as precisely as our own lookup can. A point sent by the browser counts as `street` at
 * best, because a browser can't vouch for a rooftop. Calls the provider, so never call it in a transaction.
 */
export async function locateHome(
  deps: Pick<Deps, 'addressSearch' | 'log'>,
  home: HomeAddress,
  picked: Point | null,
): Promise<Located | null> {
  const { suggestions } = await suggestAddresses(
    deps,
    `${home.address}, ${home.city}, ${home.state} ${home.zip}`,
  );
  const place = suggestions.find(
    ({ zip, state, street, location }) =>
      location &&
      zip === home.zip &&
      state === home.state &&
      houseNumber(street ?? '') === houseNumber(home.address),
  );
  const accuracy = place ? ACCURACY[place.precision] : 'zip';
  if (place?.location && accuracy !== 'zip') return { ...place.location, accuracy };
  if (picked && countyAt(picked)?.state === home.state)
    return { ...picked, accuracy: isCenter(home, picked) ? 'zip' : 'street' };
  const center = zipCenter(home.zip);
  const isThere = center && (isIn(home) || countyAt(center)?.state === home.state);
  return isThere ? { ...center, accuracy: 'zip' } : null;
}

/** Gazetteer suggestions carry the center of their ZIP code or town, which is no better than our own data. */
const TOWN_KM = 0.2;
const isCenter = ({ zip }: HomeAddress, picked: Point): boolean => {
  const center = zipCenter(zip);
  return center !== null && kilometersBetween(center, picked) < TOWN_KM;
};

/** A looked-up location as columns: where the home is now, and what a later pin is compared with. */
export const locatedColumns = (found: Located | null) => ({
  lat: found?.lat ?? null,
  lng: found?.lng ?? null,
  accuracy: found?.accuracy ?? null,
  accuracyFeet: null,
  lookedUpLat: found?.lat ?? null,
  lookedUpLng: found?.lng ?? null,
  lookedUpAccuracy: found?.accuracy ?? null,
});

type LookedUpRow = {
  lookedUpLat: number | null;
  lookedUpLng: number | null;
  lookedUpAccuracy: LookedUp['accuracy'] | null;
};

export const lookedUpOf = (row: LookedUpRow): LookedUp | null =>
  row.lookedUpLat === null || row.lookedUpLng === null || row.lookedUpAccuracy === null
    ? null
    : { lat: row.lookedUpLat, lng: row.lookedUpLng, accuracy: row.lookedUpAccuracy };

type Whereabouts = { lat: number | null; lng: number | null; accuracy: Accuracy | null };
const isExact = (accuracy: Accuracy | null): boolean => accuracy === 'pin' || accuracy === 'rooftop';

/** How far a pin may be moved from the looked-up address within the same place. A ZIP code is too rough for this. */
const SAME_PLACE_FEET: Record<LookedUp['accuracy'], number> = {
  rooftop: NEAR_FEET,
  street: STREET_FEET,
  zip: 0,
};

/**
 * A pin that only marks the known place more exactly doesn't count as a move. People place their pin when a warning
 * reminds them to. Both points are compared with the looked-up address, which never moves: if they were measured from
 * the last pin, many small steps could carry a home into a fire.
 */
export function staysInPlace({ lat, lng, locatedAt }: Placed, pin: Point, address: LookedUp | null): boolean {
  if (lat === null || lng === null || !locatedAt || !address) return false;
  const feet = SAME_PLACE_FEET[address.accuracy];
  return feetBetween({ lat, lng }, address) <= feet && feetBetween(pin, address) <= feet;
}
type Placed = Whereabouts & { locatedAt: Date | null };

/**
 * Measures a pin from its evidence. Refuses our own estimate sent back as a pin, a tap on a map that shows whole towns,
 * and a pin that is less exact than the location we have.
 */
export function checkedPin(
  home: Whereabouts,
  pin: Point,
  evidence: PinEvidence | undefined,
  address: LookedUp | null,
): PinPrecision {
  const refuse = (words: string) => new AppError('validation_failed', words, { fields: { lat: words } });
  if (!isPlaced(home, pin))
    throw refuse(home.accuracy === 'zip' ? say().homeErrors.zipCenter : say().homeErrors.onStreet);
  if (evidence?.how === 'map' && (evidence.zoom === undefined || evidence.zoom < STREET_ZOOM))
    throw refuse(say().homeErrors.zoomIn);
  const measured = measurePin(pin, evidence, address);
  if (isExact(home.accuracy) && measured.accuracy !== 'pin' && !measured.isDisputed)
    throw refuse(say().homeErrors.lessExact);
  return measured;
}

/** A pin must be in a state we serve, and near the address unless the member confirms the distance. */
export function checkPin(
  home: Whereabouts,
  pin: Point,
  { address, isConfirmed }: { address: LookedUp | null; isConfirmed: boolean },
): void {
  const state = countyAt(pin)?.state;
  if (state === undefined || !isServed(state))
    throw new AppError('validation_failed', say().homeErrors.outside, {
      fields: { lat: say().homeErrors.outsideField },
    });
  if (isConfirmed) return;
  const known =
    home.lat === null || home.lng === null || home.accuracy === null
      ? []
      : [{ from: 'farFromBefore' as const, at: { lat: home.lat, lng: home.lng }, accuracy: home.accuracy }];
  const found = address ? [{ from: 'farFromAddress' as const, at: address, accuracy: address.accuracy }] : [];
  for (const { from, at, accuracy } of [...found, ...known]) {
    const away = kilometersBetween(at, pin);
    if (away > FAR_KM[accuracy])
      throw new AppError('confirmation_needed', say().homeErrors[from](shortDistance(milesOf(away) * 5280)));
  }
}
