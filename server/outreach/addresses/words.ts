/** Normalizes place names, so "St. Helena", "saint helena" and "SAINT HELENA" match. */
const WRITTEN_OUT = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['pt', 'point'],
  ['hts', 'heights'],
  ['hgts', 'heights'],
  ['spgs', 'springs'],
  ['spg', 'spring'],
  ['bch', 'beach'],
  ['vly', 'valley'],
  ['afb', 'air force base'],
]);
const DIRECTIONS = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/**
 * Lowercase, without accents. Periods and apostrophes are dropped ("D.C.", "Coeur d'Alene"); other
 * punctuation separates words.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .split(/[^a-z0-9#]+/)
    .filter((word) => word !== '');
}

/** A place name in the gazetteer's normalized spelling. */
export function placeKey(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const direction = i === 0 && words.length > 1 ? DIRECTIONS.get(word) : undefined;
      return direction ?? WRITTEN_OUT.get(word) ?? word;
    })
    .join(' ')
    .replace(/\bmc (?=[a-z])/g, 'mc');
}

/** Street suffixes. */
const STREET_ENDS = new Set(
  (
    'alley aly avenue ave av boulevard blvd bend bnd branch br canyon cyn causeway circle cir court ct cove cv ' +
    'crescent cres crossing xing drive dr expressway expy extension ext freeway fwy highway hwy hill hollow holw ' +
    'lane ln loop mall mews parkway pkwy pass path pike place pl plaza plz point ridge rdg road rd row route rte ' +
    'run square sq street st str terrace ter terr trace trail trl turnpike tpke view walk way wy'
  ).split(' '),
);
export const endsStreet = (word: string): boolean => STREET_ENDS.has(word);

const UNITS = new Set(
  'apt apartment unit suite ste bldg building floor fl room rm space spc lot no'.split(' '),
);
/** "Apt 4", "#12": a unit, not a place. */
export const namesUnit = (words: readonly string[]): boolean => {
  const [first = '', second = ''] = words;
  return first.startsWith('#') || (UNITS.has(first) && (words.length === 1 || /^#?\d|^[a-z]$/.test(second)));
};
