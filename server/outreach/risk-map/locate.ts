import type { AddressPlace } from '#contract/outreach/addresses.ts';
import type { AddressRisk, Coordinates } from '#contract/outreach/risk-map.ts';
import {
  endsAbroad,
  GEONAMES,
  mentions,
  placesNear,
  stateOf,
  suggestAddresses,
} from '#server/outreach/addresses/addresses.ts';
import type { Deps } from '#server/ports/deps.ts';
import { countyShapes, type County } from './county-shapes.ts';
import { say } from '#server/platform/say.ts';

type SearchDeps = Pick<Deps, 'addressSearch' | 'log'>;

/** A place a person asked about. */
export type Spot = Pick<AddressRisk, 'label' | 'place' | 'precision' | 'location' | 'attribution'>;

type Located = AddressPlace & { location: Coordinates };
const isLocated = (place: AddressPlace): place is Located => place.location !== null;

/** With an unknown or mistyped ZIP code, the town before it still counts. */
const withoutZip = (text: string): string => text.replace(/[\s,]+\d{5}(-\d{4})?$/, '');

/**
 * Looks up a text in the built-in gazetteer. Results are stable, and the text isn't sent to any provider.
 * `guess` is a place the text may mean but doesn't name.
 */
async function fromGazetteer(
  log: Deps['log'],
  text: string,
): Promise<{ found: Located | undefined; guess: string | null }> {
  let guess: string | null = null;
  for (const typed of new Set([text, withoutZip(text)])) {
    const located = await known(log, typed);
    const byZip = located.find((place) => hasZip(typed, place));
    const named = located.filter((place) => mentions(typed, place));
    // A name shared by several states or with a country needs its state: Springfield could be anywhere.
    const state = stateOf(typed);
    const town = named.find((place) => place.state === state);
    if (byZip) return { found: byZip, guess: null };
    if (town) return { found: await wholeTown(log, town), guess: null };
    const [meant] = endsAbroad(typed) ? [] : named;
    guess ??= meant
      ? townOf({ ...meant, zip: null })
      : (located.find((place) => place.street === null)?.formattedAddress ?? null);
  }
  return { found: undefined, guess };
}

const known = async (log: Deps['log'], text: string): Promise<Located[]> =>
  (await suggestAddresses({ addressSearch: null, log }, text)).suggestions.filter(isLocated);

const hasZip = (text: string, { zip }: Located): boolean => mentions(text, { city: null, zip });

/** No ZIP code was given, so the place is the whole town, unless the town has only that one. */
async function wholeTown(log: Deps['log'], place: Located): Promise<Located> {
  const { city, state, street } = place;
  const town = (await known(log, `${city}, ${state}`)).find(
    (one) => one.city === city && one.state === state,
  );
  if (!town) return place;
  const formattedAddress = [street, town.formattedAddress].filter(Boolean).join(', ');
  return { ...town, street, formattedAddress };
}

/** The place without its street, which must not end up in a shared link. */
const townOf = ({ city, state, zip }: Located): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** A location, or the closest guess. */
export type Found = { spot: Spot } | { spot: null; guess: string | null };

/** A city or ZIP code. */
export async function locatePlace({ log }: Pick<Deps, 'log'>, text: string): Promise<Found> {
  const { found, guess } = await fromGazetteer(log, text);
  if (!found) return { spot: null, guess };
  const place = townOf(found);
  const { precision, location } = found;
  return { spot: { label: place, place, precision, location, attribution: GEONAMES } };
}

/** Locates a typed address with the configured provider, or else as closely as the gazetteer can. */
export async function locateAddress(deps: SearchDeps, text: string): Promise<Found> {
  const provider = deps.addressSearch ? await suggestAddresses(deps, text) : null;
  // When the provider finds nothing, suggestions come from the gazetteer and are only guesses.
  const sure = provider?.attribution === GEONAMES ? undefined : provider?.suggestions.find(isLocated);
  const { found, guess } = sure ? { found: sure, guess: null } : await fromGazetteer(deps.log, text);
  if (!found) return { spot: null, guess };
  const { formattedAddress: label, precision, location } = found;
  const attribution = sure && provider ? provider.attribution : GEONAMES;
  return { spot: { label, place: await shareablePlace(deps.log, found), precision, location, attribution } };
}

/** The address without its street, in words the gazetteer can find again. */
async function shareablePlace(log: Deps['log'], { city, state, zip }: Located): Promise<string | null> {
  const town = city && state && `${city}, ${state}`;
  for (const text of [town && zip && `${town} ${zip}`, zip, town]) {
    const { spot } = text ? await locatePlace({ log }, text) : { spot: null };
    if (spot) return spot.place;
  }
  return null;
}

/** How many nearby places are tried to find one in the same county. */
const NEIGHBOURS = 6;

/** A point on the map, named after the nearest place in its county. */
export function locatePoint(location: Coordinates, county: County | null): Spot {
  const near = placesNear(location, NEIGHBOURS).find(
    (place) => countyShapes().countyAt(place)?.fips === county?.fips,
  );
  return {
    label: near ? say().riskMessages.near(near.town) : (county?.name ?? ''),
    place: near ? `${near.town} ${near.zip}` : null,
    precision: 'point',
    location,
    attribution: near ? GEONAMES : '',
  };
}
