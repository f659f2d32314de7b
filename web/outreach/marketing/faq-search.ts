import { type FaqEntry, type FaqGroup, plainAnswer } from './faq-entry.ts';

/** Normalizes a letter: no accent, no case, one kind of apostrophe. */
const foldLetter = (letter: string) =>
  letter
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace('’', "'");

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const LETTER = /[\p{L}\p{N}]/u;
/**
 * Words this short appear inside many others ("cat" in "evacuation"), so they match only at the start of a
 * word.
 */
const SHORT = 3;

/** Positions of a query word in normalized text. */
function placesOf(folded: string, word: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (word.length > SHORT || !LETTER.test(folded.charAt(at - 1))) places.push(at);
  }
  return places;
}

const hasAll = (text: string, words: readonly string[]) => {
  const folded = fold(text);
  return words.every((word) => placesOf(folded, word).length > 0);
};

/** Returns the groups with the entries that contain every word in the group, question, answer or keywords. */
export function searchFaq(groups: readonly FaqGroup[], words: readonly string[]): FaqGroup[] {
  const isFound = (group: FaqGroup, entry: FaqEntry) =>
    hasAll([group.title, entry.question, plainAnswer(entry.answer), entry.keywords ?? ''].join('\n'), words);
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isFound(group, entry)) }))
    .filter((group) => group.entries.length > 0);
}

/** The match isn't visible in the question, so the answer must be open. */
export const isFoundInAnswer = (entry: FaqEntry, words: readonly string[]): boolean =>
  words.length > 0 &&
  !hasAll(entry.question, words) &&
  words.some((word) => hasAll(plainAnswer(entry.answer), [word]));

export type Stretch = { text: string; isHit: boolean };

/**
 * Splits a text at the matches of the query. Normalizing can change lengths, so letters are mapped one by
 * one.
 */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const letters = Array.from(text);
  const folded = letters.map(foldLetter);
  const owner = folded.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
  const whole = folded.join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (const at of placesOf(whole, word)) {
      for (const index of owner.slice(at, at + word.length)) hits.add(index);
    }
  }
  const stretches: Stretch[] = [];
  letters.forEach((letter, index) => {
    const last = stretches.at(-1);
    if (last && last.isHit === hits.has(index)) last.text += letter;
    else stretches.push({ text: letter, isHit: hits.has(index) });
  });
  return stretches;
}
