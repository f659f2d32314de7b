import { type City, gazetteer } from './gazetteer.ts';
import { stateNamed } from './states.ts';
import { endsStreet, namesUnit, placeKey, wordsOf } from './words.ts';

type Words = readonly string[];

/**
 * Returns the two-letter state of an address, or null if it is missing, contradictory or ambiguous. Reads
 * from the end: ZIP code, state, county, town.
 */
export function stateOf(address: string): string | null {
  const parts = withoutCountry(address.split(/[,;\n]+/).map(wordsOf)).filter((words) => words.length > 0);
  const { zip, rest } = takeZip(parts);
  const places = withoutUnit(rest);
  const said = trailingState(places);
  if (zip !== undefined) {
    const states = statesOfZip(zip);
    if (!said) return only(states);
    return states.size === 0 || states.has(said) ? said : null;
  }
  return said ?? only(statesOfPlace(places));
}

const only = (states: ReadonlySet<string>): string | null =>
  states.size === 1 ? ([...states][0] ?? null) : null;

function withoutCountry(parts: readonly Words[]): Words[] {
  const all = parts.filter((words) => words.length > 0);
  const last = all.pop() ?? [];
  if (/^(us|america)$/.test(last.join(' '))) return all;
  const cut = /^(.*?) ?\b(usa|united states( of america)?)$/.exec(last.join(' '));
  return [...all, cut ? (cut[1] ?? '').split(' ').filter(Boolean) : last];
}

/** A number after these words belongs to them and isn't a ZIP code. */
const NUMBERED = /^(box|hwy|highway|route|rte|apt|apartment|unit|suite|bldg|building|room|rm|space|spc|lot)$/;

/** Splits off the ZIP code or ZIP+4 at the end. */
function takeZip(parts: readonly Words[]): { zip?: string; rest: Words[] } {
  const last = parts.at(-1) ?? [];
  const length = /^\d{4}$/.test(last.at(-1) ?? '') && /^\d{5}$/.test(last.at(-2) ?? '') ? 2 : 1;
  const zip = last.at(-length) ?? '';
  if (!/^\d{5}$/.test(zip) || NUMBERED.test(last.at(-length - 1) ?? '')) return { rest: [...parts] };
  return { zip, rest: [...parts.slice(0, -1), last.slice(0, -length)].filter((words) => words.length > 0) };
}

/** A ZIP code newer than our table is still in the same area as others with its first three digits. */
export function statesOfZip(zip: string): ReadonlySet<string> {
  const known = gazetteer().zip(zip);
  const near = known ? [known] : gazetteer().zipsBeginning(zip.slice(0, 3));
  return new Set(near.map(({ city }) => city.state));
}

/** Drops the unit: "Santa Monica Apt 4", or "Santa Monica" followed by "Apt 4". */
function withoutUnit(parts: readonly Words[]): Words[] {
  const last = parts.at(-1) ?? [];
  if (last.length === 0) return [...parts];
  if (last.at(-1)?.startsWith('#')) return withoutUnit(cutTail(parts, 1));
  if (last.length > 1 && namesUnit(last.slice(-2))) return withoutUnit(cutTail(parts, 2));
  return [...parts];
}

const cutTail = (parts: readonly Words[], count: number): Words[] =>
  [...parts.slice(0, -1), (parts.at(-1) ?? []).slice(0, -count)].filter((words) => words.length > 0);

/**
 * State codes that also end a street (Court, NE, Way), name a unit or are common words. They count only after
 * a known town.
 */
const WORDLIKE = new Set('AL CO CT DE FL HI ID IN LA MA ME MO MT NE OH OK OR PA WY'.split(' '));
const STREET_BEGINS = /^(avenida|calle|camino|paseo|rue|via|avenue|ave|baja)$/;

/** The state at the end, if it is one: "12 Elm Ct" isn't Connecticut, and "500 N California" is a street. */
function trailingState(parts: readonly Words[]): string | null {
  const last = parts.at(-1) ?? [];
  for (const length of [3, 2, 1]) {
    const found = last.length >= length ? stateNamed(last.slice(-length)) : null;
    if (!found) continue;
    const { code, isCode } = found;
    const before = last.slice(0, -length);
    const previous = parts.at(-2) ?? [];
    if (hasTownIn(before.length > 0 ? before : previous, code)) return code;
    if (before.length === 0) {
      // "Washington" alone more likely means the capital, so the state stays unknown.
      if (!isCode && code === 'WA') return null;
      const mayEndStreet = isCode && WORDLIKE.has(code) && /^\d/.test(previous[0] ?? '');
      return mayEndStreet ? null : code;
    }
    if (STREET_BEGINS.test(before.at(-1) ?? '')) return null;
    if (isCode) return WORDLIKE.has(code) ? null : code;
    return /^\d/.test(before[0] ?? '') && !before.some(endsStreet) ? null : code;
  }
  return null;
}

/** Whether these words end with a town in this state. */
function hasTownIn(words: Words, state: string): boolean {
  return words.some((_, i) =>
    gazetteer()
      .citiesNamed(placeKey(words.slice(i)))
      .some((city) => city.state === state),
  );
}

/** States where the town, or town and county, at the end may be. */
function statesOfPlace(parts: readonly Words[]): ReadonlySet<string> {
  const last = parts.at(-1) ?? [];
  if (last.at(-1) === 'county') {
    const county = placeCounty(last.slice(0, -1));
    const before = county.length < last.length - 1 ? last.slice(0, -1 - county.length) : (parts.at(-2) ?? []);
    const inCounty = townsEnding(before).filter(({ zips }) =>
      zips.some((z) => z.county === county.join(' ')),
    );
    if (inCounty.length > 0) return new Set(inCounty.map(({ state }) => state));
    return gazetteer().statesOfCounty(county.join(' '));
  }
  if (isAbroad(last.join(' '))) return new Set();
  const towns = townsEnding(last);
  // A town named like a state could just as well mean the state.
  return stateNamed(last) ? new Set(towns.map(({ state }) => state)) : likeliest(towns);
}

/** If a town has this many times the ZIP codes of all its namesakes together, it is the one that is meant. */
const FAR_LARGER = 10;

/** States of these towns. A city beats its much smaller namesakes: Sacramento is in California. */
function likeliest(towns: readonly City[]): ReadonlySet<string> {
  const zips = new Map<string, number>();
  for (const { state, zips: own } of towns) zips.set(state, (zips.get(state) ?? 0) + own.length);
  const all = [...zips.values()].reduce((sum, n) => sum + n, 0);
  for (const [state, n] of zips) if (n >= FAR_LARGER * (all - n)) return new Set([state]);
  return new Set(zips.keys());
}

/** The longest county name at the end of these words. */
function placeCounty(words: Words): Words {
  const start = words.findIndex((_, i) => gazetteer().statesOfCounty(words.slice(i).join(' ')).size > 0);
  return start < 0 ? words : words.slice(start);
}

/** Towns named by all of these words, or by those after a street ("12 Elm St Santa Monica"). */
function townsEnding(words: Words) {
  if (words.length === 1 && endsStreet(words[0] ?? '')) return []; // Street and Avenue are towns in Maryland
  const whole = gazetteer().citiesNamed(placeKey(words));
  if (whole.length > 0) return whole;
  const firstEnd = /^\d/.test(words[0] ?? '') ? 2 : 1;
  for (const [i, word] of words.entries()) {
    if (i < firstEnd || !endsStreet(word)) continue;
    const towns = gazetteer().citiesNamed(placeKey(words.slice(i + 1)));
    if (towns.length > 0) return towns;
  }
  return [];
}

/** Whether the address ends with another country's name. */
export const endsAbroad = (address: string): boolean =>
  isAbroad(wordsOf(address.split(/[,;\n]+/).findLast((part) => part.trim() !== '') ?? '').join(' '));

let countries: Set<string> | undefined;

/** Some towns are named like countries: "Toronto, Canada" isn't in Kentucky. */
function isAbroad(place: string): boolean {
  if (!countries) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
    const codes = letters.flatMap((a) => letters.map((b) => a + b));
    const all = codes.flatMap((code) => names.of(code) ?? []).map((name) => wordsOf(name).join(' '));
    countries = new Set([...all, 'england', 'scotland', 'wales']);
  }
  return countries.has(place);
}
