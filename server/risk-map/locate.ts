import type { AddressPlace } from '#contract/addresses.ts';
import type { AddressRisk, Coordinates } from '#contract/risk-map.ts';
import { GEONAMES, placesNear, suggestAddresses } from '#server/addresses/addresses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countyShapes, type County } from './county-shapes.ts';

type SearchDeps = Pick<Deps, 'addressSearch' | 'log'>;

/** Somewhere a person asked about. */
export type Spot = Pick<AddressRisk, 'label' | 'place' | 'precision' | 'location' | 'attribution'>;

type Located = AddressPlace & { location: Coordinates };
const isLocated = (place: AddressPlace): place is Located => place.location !== null;

/** From the built-in gazetteer alone: the same words always mean the same place, and no provider hears of them. */
const fromGazetteer = (log: Deps['log'], text: string) =>
  suggestAddresses({ addressSearch: null, log }, text);

/** A city or ZIP code. */
export async function locatePlace({ log }: Pick<Deps, 'log'>, text: string): Promise<Spot | null> {
  const { suggestions, attribution } = await fromGazetteer(log, text);
  const found = suggestions.find(isLocated);
  if (!found) return null;
  const { city, state, zip, precision, location } = found;
  // What stands before the town is a street, and a link must not carry one.
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { label: place, place, precision, location, attribution };
}

/** An address as somebody typed it: by the configured provider, else as near as the gazetteer knows. */
export async function locateAddress(deps: SearchDeps, text: string): Promise<Spot | null> {
  const given = await suggestAddresses(deps, text);
  const answer = given.suggestions.some(isLocated) ? given : await fromGazetteer(deps.log, text);
  const found = answer.suggestions.find(isLocated);
  if (!found) return null;
  const { formattedAddress: label, precision, location } = found;
  const place = await shareablePlace(deps.log, found);
  return { label, place, precision, location, attribution: answer.attribution };
}

/** The address without its street, in words the gazetteer finds again. */
async function shareablePlace(log: Deps['log'], { city, state, zip }: Located): Promise<string | null> {
  const town = city && state && `${city}, ${state}`;
  for (const text of [town && zip && `${town} ${zip}`, zip, town]) {
    const spot = text ? await locatePlace({ log }, text) : null;
    if (spot) return spot.place;
  }
  return null;
}

/** How many neighbours are tried for one in the same county. */
const NEIGHBOURS = 6;

/** A point on the map, named by the nearest place in its county. */
export function locatePoint(location: Coordinates, county: County | null): Spot {
  const near = placesNear(location, NEIGHBOURS).find(
    (place) => countyShapes().countyAt(place)?.fips === county?.fips,
  );
  return {
    label: near ? `Near ${near.town}` : (county?.name ?? ''),
    place: near ? `${near.town} ${near.zip}` : null,
    precision: 'point',
    location,
    attribution: near ? GEONAMES : '',
  };
}
