/** What California's status words mean. Pure. */

export type ZoneStatus = 'order' | 'warning' | 'advisory' | 'shelter' | 'lifted' | 'unknown';

/** Of two statuses for one zone, the higher one wins because it keeps people safer. */
const SEVERITY: Record<ZoneStatus, number> = {
  order: 5,
  warning: 4,
  unknown: 3,
  shelter: 2,
  advisory: 1,
  lifted: 0,
};
export const severityOf = (status: ZoneStatus): number => SEVERITY[status];

const MEANINGS: Readonly<Record<string, ZoneStatus>> = {
  'evacuation order': 'order',
  'mandatory evacuation order': 'order',
  'mandatory evacuation': 'order',
  order: 'order',
  'evacuation warning': 'warning',
  warning: 'warning',
  advisory: 'advisory',
  'evacuation advisory': 'advisory',
  'shelter in place': 'shelter',
  'evacuation/advisory lifted': 'lifted',
  'evacuation order lifted': 'lifted',
  'evacuation warning lifted': 'lifted',
  'evacuation lifted': 'lifted',
  'order lifted': 'lifted',
  'warning lifted': 'lifted',
  'advisory lifted': 'lifted',
  'clear to repopulate': 'lifted',
  normal: 'lifted',
  lifted: 'lifted',
};

/** Anything not matched word for word is `unknown`, which goes to review and never counts as "no". */
export function statusOf(words: string | null): ZoneStatus {
  const folded = (words ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\p{Pd}]+/gu, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/\b(order|warning)s\b/g, '$1')
    .replaceAll(/^[\s.*:!]+|[\s.*:!]+$/g, '')
    .replace(/^(.*) \(?(?:mandatory|immediate)\)?$/, '$1')
    .replace(/^(?:immediate|mandatory) (?=evacuation order$)/, '')
    .replace(/^(evacuation (?:order|warning)) (?:issued|(?:now )?in effect)$/, '$1')
    .trim();
  return Object.hasOwn(MEANINGS, folded) ? (MEANINGS[folded] ?? 'unknown') : 'unknown';
}

/** Negations, and other uses of the same words: "exercise caution", "the training center". */
const INNOCENT = [
  /\b(?:not|no|isn't) (?:a |an )?(?:test|drill|exercise|training)\b/g,
  /\bexerc(?:ise|ising) (?:\w+ ){0,3}(?:caution|care|vigilance|patience|judge?ment|discretion|restraint)\b/g,
  /\b(?:water|air|soil|covid|blood|smog) testing\b/g,
  /\b(?:drill|test|training|exercise) (?:road|rd|street|st|lane|ln|drive|dr|way|ave|avenue|court|ct|creek|canyon|trail|hill)\b/g,
  /\btraining (?:cent(?:er|re)|facility|academy|grounds?|school|site|camp|complex|base|area|tower)\b/g,
];
const REHEARSALS = [
  /\btest(?:ing|\d+|zones?\d*)?\b/,
  /\bexercise\b/,
  /\bdrill\b/,
  /\btraining\b/,
  /\bsimulacro\b/,
  /\bsimulat(?:ion|ed)\b/,
  /\bt e s t\b/,
  /\bnot (?:a )?real\b/,
  /\bdemo (?:message|alert|zone|order|evacuation|run|only|data)\b/,
  /\bshake ?out\b/,
  /\b(?:mock|dummy)\b(?! (?:road|rd|street|st|lane|ln|drive|dr|way|ave|avenue|creek|canyon)\b)/,
  /\b(?:practice|sample) (?:message|alert|zone|order|evacuation|run|only|data)\b/,
  /(?<!\bnot )\bdisregard\b/,
  /\bes una prueba\b/,
];

/**
 * Returns the word that makes a zone look like a rehearsal, or null. Whole words only: "latest" doesn't
 * count.
 */
export function rehearsalWord(texts: readonly (string | null)[]): string | null {
  let said = texts.join(' \n ').normalize('NFKC').replaceAll('_', ' ').replaceAll('’', "'").toLowerCase();
  for (const phrase of INNOCENT) said = said.replaceAll(phrase, ' ');
  for (const word of REHEARSALS) {
    const found = word.exec(said)?.[0];
    if (found) return found;
  }
  return null;
}

/**
 * Words that leave no doubt: a sentence that says it isn't real, unlike a label such as "EXERCISE" that was left on a
 * real order by mistake.
 */
const PLAIN = [
  /\bthis (?:message )?is (?:only )?an? (?:\w+ ){0,2}(?:test|drill|exercise|training|simulation)\b/,
  /\b(?:test|drill|exercise|training)(?: \w+)? only\b/,
  /\bonly an? (?:test|drill|exercise)\b/,
  /\bnot (?:an? )?(?:real|actual)\b/,
  /(?<!\b(?:not|never) )\b(?:ignore|disregard)\b/,
  /\bdo not evacuate\b/,
  /\bno (?:evacuation|action) (?:is )?(?:needed|required|necessary)\b/,
  /\b(?:mock|dummy|demo|sample|practice) (?:message|alert|zone|order|evacuation|run|data)\b/,
  /\bes una prueba\b/,
];

/** True if the text itself says that it is no real order. Such a zone is held whatever is next to it. */
export function isPlainTest(texts: readonly (string | null)[]): boolean {
  const said = texts.join(' \n ').normalize('NFKC').replaceAll('_', ' ').replaceAll('’', "'").toLowerCase();
  return PLAIN.some((words) => words.test(said));
}
