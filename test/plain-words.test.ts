/** Checks every message in both languages against our writing rules: docs/glossary.md and the list below. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '#contract/text/language.ts';

const root = path.resolve(import.meta.dirname, '../contract/text');
/** Shown to people who don't read the page's language. */
const IN_THE_OTHER_LANGUAGE = ['language-suggestion.ts', 'locale.ts'];

/** Part of a message, but never on screen: anchors, and search keywords. */
const NOT_SHOWN = ['id', 'keywords'];

type Sentence = { where: string; text: string };

/** Replaces any fact: a name, a number, an object with facts, or a function that marks words. */
const anyFact: unknown = new Proxy(() => 'X', {
  get: (_target, key) =>
    key === Symbol.toPrimitive ? () => 'X' : key === Symbol.iterator ? function* none() {} : anyFact,
  apply: (_target, _this, given: unknown[]) => (typeof given[0] === 'string' ? given[0] : anyFact),
});

function textsOf(where: string, message: unknown): Sentence[] {
  if (typeof message === 'string') return [{ where, text: message }];
  if (typeof message === 'function') {
    const facts = Array.from({ length: Math.max(message.length, 6) }, () => anyFact);
    let said: unknown;
    try {
      said = (message as (...facts: unknown[]) => unknown)(...facts);
    } catch {
      return []; // it counts or formats its facts; the tests of its screen check the sentence
    }
    if (Array.isArray(said)) return [{ where, text: said.map(String).join('') }];
    return typeof said === 'string' ? [{ where, text: said }] : [];
  }
  if (message === null || typeof message !== 'object') return [];
  return Object.entries(message)
    .filter(([name]) => !NOT_SHOWN.includes(name))
    .flatMap(([name, part]) => textsOf(`${where}.${name}`, part));
}

async function sentencesOf(language: Language): Promise<Sentence[]> {
  const folder = path.join(root, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !IN_THE_OTHER_LANGUAGE.includes(file),
  );
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries((await import(path.join(folder, file))) as object).flatMap(([name, message]) =>
        textsOf(`${file}: ${name}`, message),
      ),
    ),
  );
  return found.flat();
}

const said = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await sentencesOf(language)] as const)),
) as Record<Language, Sentence[]>;

/** Legal texts are as long and as formal as they must be; FEMA prescribes its own sentence. */
const isLegal = ({ where }: Sentence) =>
  /privacy|terms|agreement|what-we-pay|legal|femaDisclaimer/.test(where);

const found = (sentences: readonly Sentence[], pattern: RegExp) =>
  sentences
    .filter((one) => !isLegal(one) && pattern.test(one.text))
    .map(({ where, text }) => `${where}: ${text}`);

/** Words that no American would write, with their replacements. */
const BANNED: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\b(catalogue|cancelled|cancelling|colour|cheque)\b/i, 'American spelling'],
  [/\b(any more)\b(?! (than|homes|items|nights|points|people|messages))/i, 'no longer'],
  [/\bas a rule\b/i, 'usually'],
  [/\b(person of ours|one of us|nobody|whoever|(?<!to )whom)\b/i, 'our team, no one, who'],
  [/\b(you are told|you hear (it|of)|we tell you)\b/i, 'we’ll let you know'],
  [/\b(by itself|by themselves)\b/i, 'automatically, on its own'],
  [
    /\b(lies inside|stands here|take back|taken back|give back|given back)\b/i,
    'is in, appears here, revoke, release',
  ],
  [/\b(half an answer|not believed|acts by)\b/i, 'partial response, ignored'],
  [
    /\b(was|were|is|are|did|do|does|could|can|has|have|had|will|would) not\b(?! dispatch|\.)/i,
    'a contraction',
  ],
  [/\bcannot\b(?! cover \$300)/i, 'can’t'],
];

describe('English', () => {
  test.each(BANNED)('never says %s, but %s', (pattern) => {
    expect(found(said.en, pattern)).toEqual([]);
  });
});

const words = (text: string) => text.match(/[\p{L}\p{N}’'$-]+/gu) ?? [];
/** A blank line ends a sentence, too, because a letter's heading has no period. */
const sentencesIn = (text: string) =>
  text.split(/(?<=[.?!])\s+|\n{2,}/).filter((part) => words(part).length > 0);

test.each(LANGUAGES)('sentences in %s are short enough to read once', (language) => {
  const most = language === 'en' ? 32 : 38;
  const long = said[language]
    .filter((one) => !isLegal(one))
    .flatMap(({ where, text }) => sentencesIn(text).map((sentence) => ({ where, sentence })))
    .filter(({ sentence }) => words(sentence).length > most)
    .map(({ where, sentence }) => `${where}: ${sentence}`);
  expect(long).toEqual([]);
});

/** Approximate syllable count for plain words: groups of vowels, without a silent e. */
const syllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouy])e(d|s)?$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** The Flesch-Kincaid grade: the year of school needed to read a text with ease. */
function grade(texts: readonly string[]): number {
  const all = texts.flatMap(sentencesIn);
  const each = all.flatMap(words).filter((word) => /[a-z]/i.test(word));
  const sounds = each.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (each.length / all.length) + 11.8 * (sounds / each.length) - 15.59;
}

test('evacuation texts read at the level of sixth grade', () => {
  const texts = said.en.filter(({ where }) => /^(notices|cash|emergency\/(evacuation|status))/.test(where));
  expect(texts.length).toBeGreaterThan(150);
  expect(grade(texts.map(({ text }) => text).filter((text) => words(text).length > 4))).toBeLessThan(6);
});

describe('Spanish', () => {
  test('addresses people as usted', () => {
    expect(found(said.es, /\b(tú|tu|tus|contigo|eres|tienes|puedes)\b/i)).toEqual([]);
  });

  test('opens what it closes: ¿ and ¡', () => {
    expect(found(said.es, /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });

  test('uses California’s terms for orders and warnings', () => {
    expect(found(said.es, /\b(alerta|mandato) de evacuación\b/i)).toEqual([]);
  });

  test('has no English words left', () => {
    expect(found(said.es, /\b(the|your|you|with|and|this|that|our|please|not|from)\b/i)).toEqual([]);
  });
});
