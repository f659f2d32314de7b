import { wordsOf } from './words.ts';

/** The states and the District of Columbia. */
const NAMES: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Older ways to shorten the states we serve or will serve. */
const SHORT: Record<string, string> = { calif: 'CA', cal: 'CA', nev: 'NV', ariz: 'AZ' };

const byName = new Map(Object.entries(NAMES).map(([code, name]) => [wordsOf(name).join(' '), code] as const));

/** Two letters of a state written as its code, or by name; null when these words are no state. */
export function stateNamed(words: readonly string[]): { code: string; isCode: boolean } | null {
  const said = words.join(' ');
  const code = said.toUpperCase();
  if (said.length === 2 && NAMES[code]) return { code, isCode: true };
  const named = byName.get(said) ?? SHORT[said];
  return named ? { code: named, isCode: false } : null;
}

/** The states somebody may be about to write: "c" is CA, CO or CT, "new" is New Hampshire and three more. */
export function statesBeginning(words: readonly string[]): Set<string> {
  const said = words.join(' ');
  const exact = stateNamed(words);
  if (exact) return new Set([exact.code]);
  const codes = [...byName].flatMap(([name, code]) =>
    name.startsWith(said) || code.toLowerCase().startsWith(said) ? [code] : [],
  );
  return new Set(codes);
}

export const isState = (code: string): boolean => code in NAMES;
