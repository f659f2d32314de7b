import { STATE_NAMES } from '#contract/us-states.ts';
import { wordsOf } from './words.ts';

/** Older abbreviations of the states we serve or plan to serve. */
const SHORT = new Map([
  ['calif', 'CA'],
  ['cal', 'CA'],
  ['nev', 'NV'],
  ['ariz', 'AZ'],
]);

const byName = new Map(
  Object.entries(STATE_NAMES).map(([code, name]) => [wordsOf(name).join(' '), code] as const),
);

/** Returns the state these words name, by code or by name, or null. */
export function stateNamed(words: readonly string[]): { code: string; isCode: boolean } | null {
  const said = words.join(' ');
  const code = said.toUpperCase();
  if (said.length === 2 && isState(code)) return { code, isCode: true };
  const named = byName.get(said) ?? SHORT.get(said);
  return named ? { code: named, isCode: false } : null;
}

/** States the words may be the start of: "c" is CA, CO or CT, "new" is New Hampshire and three more. */
export function statesBeginning(words: readonly string[]): Set<string> {
  const said = words.join(' ');
  const exact = stateNamed(words);
  if (exact) return new Set([exact.code]);
  const codes = [...byName].flatMap(([name, code]) =>
    name.startsWith(said) || code.toLowerCase().startsWith(said) ? [code] : [],
  );
  return new Set(codes);
}

/** Own keys only, because input can be "constructor". */
export const isState = (code: string): boolean => Object.hasOwn(STATE_NAMES, code);
