import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { gazetteer, type City, type Zip } from './gazetteer.ts';
import { stateNamed, statesBeginning } from './states.ts';
import { namesUnit, placeKey, wordsOf } from './words.ts';

export const GEONAMES = 'Places: GeoNames, CC BY 4.0';
const LIMIT = 8;
/** No town, state and ZIP code need more words. A higher limit would only cost time. */
const MOST_WORDS = 10;

/**
 * Completes the town or ZIP code at the end of the text and keeps the street as typed. The gazetteer has no
 * streets, so a street without a town gives no results.
 */
export function completeAddress(text: string): AddressPlace[] {
  for (const { street, place } of readings(text)) {
    const found = placesFor(wordsOf(place), street !== null);
    if (found.length > 0) return found.slice(0, LIMIT).map((one) => toPlace(one, street));
  }
  return [];
}

type Reading = { street: string | null; place: string };

/** House number, street name, street suffix, then more text: "12 Elm St Altad". */
const AFTER_STREET =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|way|place|pl|terrace|ter|parkway|pkwy|trail|trl|loop)\b\.?[\s,]+(?=\S)/gi;
/**
 * What may follow a street and isn't a town: the rest of its name, a direction, or a few letters of anything.
 */
const STILL_STREET =
  /^(?:.{0,2}$|(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|way|north|south|east|west|[ns][ew])\b|\d{0,4}$)/i;

/** Ways to split the text into street and place, most likely first. */
function* readings(text: string): Generator<Reading> {
  const typed = text.trim().replace(/\s+/g, ' ');
  yield { street: null, place: typed };
  if (/^\d+\S* \S/.test(typed)) {
    for (const end of typed.matchAll(AFTER_STREET)) {
      const street = tidy(typed.slice(0, end.index + end[0].length));
      const place = typed.slice(end.index + end[0].length);
      if (street.split(' ').length > 2 && !STILL_STREET.test(place)) yield { street, place };
    }
  }
  const parts = typed.split(',').map((part) => part.trim());
  for (let i = 1; i < parts.length; i++) {
    const street = tidy(parts.slice(0, i).join(', '));
    if (/\p{L}/u.test(street)) yield { street, place: parts.slice(i).join(', ') };
  }
}

const tidy = (street: string): string => street.replace(/^[\s,]+|[\s,]+$/g, '');

/** A town, or one of its ZIP codes. */
type Found = { city: City; zip: Zip | null };

function placesFor(words: readonly string[], hasStreet: boolean): Found[] {
  const last = words.at(-1) ?? '';
  if (words.length > MOST_WORDS || (hasStreet && namesUnit(words))) return [];
  if (words.length === 2 && /^\d{5}$/.test(words[0] ?? '') && /^\d{1,4}$/.test(last))
    return placesFor(words.slice(0, 1), hasStreet); // ZIP+4
  if (!/^\d+$/.test(last)) return spread(townsFor(words), hasStreet);
  if (words.length === 1) return zipsFor(last);
  // A town and a partial ZIP code. Without a state, a short number could be anything.
  const towns = townsFor(words.slice(0, -1), last.length < 3 ? 'with-state' : 'whole');
  return towns.flatMap((city) =>
    city.zips.filter((zip) => zip.code.startsWith(last)).map((zip) => ({ city, zip })),
  );
}

/** 0 for the state we serve, 1 for the next ones. */
const region = (state: string): number => (state === 'CA' ? 0 : state === 'NV' || state === 'AZ' ? 1 : 2);

/** Three or four digits could also be a house number, so only ZIP codes in our states are suggested. */
function zipsFor(digits: string): Found[] {
  if (digits.length < 3) return [];
  return gazetteer()
    .zipsBeginning(digits)
    .filter(({ city }) => digits.length === 5 || region(city.state) < 2)
    .map((zip) => ({ city: zip.city, zip }));
}

/**
 * Towns the words may mean: a partial name, a name with a full or partial state, or a partial name with a
 * full state. `whole` requires full names, `with-state` a full name and its state.
 */
function townsFor(words: readonly string[], asks: 'any' | 'whole' | 'with-state' = 'any'): City[] {
  const key = placeKey(words);
  if (key.length < 2) return [];
  const cities = gazetteer();
  const ranked = new Map<City, number>();
  const take = (city: City, isInner: boolean) => {
    const rank = region(city.state) * 4 + (isInner ? 2 : 0) + (city.key === key ? 0 : 1);
    if (!ranked.has(city)) ranked.set(city, rank);
  };
  if (asks === 'any') for (const { city, isInner } of cities.citiesBeginning(key)) take(city, isInner);
  if (asks === 'whole') for (const city of cities.citiesNamed(key)) take(city, false);
  for (const { head, states } of townAndState(words, asks === 'any')) {
    for (const city of cities.citiesNamed(head)) if (states.has(city.state)) take(city, false);
  }
  if (ranked.size === 0 && asks === 'any') {
    for (const { head, states } of townAndState(words, false)) {
      if (head.length < 3) continue;
      for (const { city, isInner } of cities.citiesBeginning(head))
        if (states.has(city.state)) take(city, isInner);
    }
  }
  return [...ranked]
    .sort(([a, x], [b, y]) => x - y || b.zips.length - a.zips.length || (a.name < b.name ? -1 : 1))
    .slice(0, LIMIT)
    .map(([city]) => city);
}

/** All ways to split words into a town and a full or partial state. */
function townAndState(words: readonly string[], canBegin: boolean) {
  return words.slice(1).map((_, i) => {
    const tail = words.slice(i + 1);
    const exact = stateNamed(tail);
    const states = exact ? new Set([exact.code]) : canBegin ? statesBeginning(tail) : new Set<string>();
    return { head: placeKey(words.slice(0, i + 1)), states };
  });
}

/**
 * If only a few towns remain, also lists their ZIP codes if there are few. They matter more after a street.
 */
function spread(towns: readonly City[], hasStreet: boolean): Found[] {
  return towns.flatMap((city) => {
    const [only, ...more] = city.zips;
    if (only && more.length === 0) return [{ city, zip: only }];
    const zips = towns.length < 3 && city.zips.length < 5 ? city.zips.map((zip) => ({ city, zip })) : [];
    const whole = { city, zip: null };
    return hasStreet ? [...zips, whole] : [whole, ...zips];
  });
}

function toPlace({ city, zip }: Found, street: string | null): AddressPlace {
  const town = `${city.name}, ${city.state}${zip ? ` ${zip.code}` : ''}`;
  return {
    formattedAddress: street ? `${street}, ${town}` : town,
    placeId: null,
    street,
    city: city.name,
    state: city.state,
    zip: zip?.code ?? null,
    location: zip ? { lat: zip.lat, lng: zip.lng } : middleOf(city.zips),
    precision: zip ? 'zip' : 'city',
  };
}

function middleOf(zips: readonly Zip[]): { lat: number; lng: number } {
  const mean = (of: (zip: Zip) => number) =>
    Math.round((zips.reduce((sum, zip) => sum + of(zip), 0) / zips.length) * 1e4) / 1e4;
  return { lat: mean((zip) => zip.lat), lng: mean((zip) => zip.lng) };
}
