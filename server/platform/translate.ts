import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/text/language.ts';

/**
 * Checks in the contract have one message each, in English: they are made before anyone asks. Their translation is
 * found in the catalogs, by the English sentence. What isn't there stays as it is.
 */
type Translation = {
  sentences: Map<string, string>;
  /** Messages with numbers in them, like "Use 200 characters or fewer". */
  patterns: { english: RegExp; say: (numbers: readonly string[]) => string }[];
};

const FOLDER = path.resolve(import.meta.dirname, '../../contract/text');
const NUMBER = String.raw`(\$?\d[\d,.]*)`;
/** Stands for a number while a message's pattern is made. No sentence contains it. */
const HOLE = '\u0001';

type Message = string | ((...numbers: string[]) => unknown) | { [name: string]: Message };

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What a message says of these facts; undefined if it needs more than their text. */
function saidOf(message: (...facts: string[]) => unknown, facts: readonly string[]): string | undefined {
  try {
    const said = message(...facts);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

function collect(into: Translation, english: Message, other: Message): void {
  if (typeof english === 'string') {
    if (typeof other === 'string' && !into.sentences.has(english)) into.sentences.set(english, other);
  } else if (typeof english === 'function') {
    if (typeof other !== 'function' || english.length !== 1 || other.length !== 1) return;
    const said = saidOf(english, [HOLE]);
    // A pattern needs words of its own, or it would match anything.
    if (!said?.includes(HOLE) || !/[a-z]{3}/.test(said)) return;
    const pattern = new RegExp(`^${said.split(HOLE).map(escaped).join(NUMBER)}$`);
    into.patterns.push({ english: pattern, say: (numbers) => saidOf(other, numbers.slice(0, 1)) ?? '' });
  } else if (typeof other === 'object') {
    for (const [name, message] of Object.entries(english)) {
      const same = other[name];
      if (same !== undefined) collect(into, message, same);
    }
  }
}

const load = async (language: Language, file: string): Promise<Message> =>
  (await import(pathToFileURL(path.join(FOLDER, language, file)).href)) as { [name: string]: Message };

async function readCatalogs(language: Language): Promise<Translation> {
  const files = (await readdir(path.join(FOLDER, 'en'), { recursive: true })).filter((f) =>
    f.endsWith('.ts'),
  );
  // What's wrong with a value comes first: a button elsewhere may have the same words.
  const isValues = (file: string) => file.includes('values');
  const ordered = files.toSorted((a, b) => Number(isValues(b)) - Number(isValues(a)) || (a < b ? -1 : 1));
  const found: Translation = { sentences: new Map(), patterns: [] };
  for (const file of ordered) collect(found, await load('en', file), await load(language, file));
  return found;
}

const translations = new Map<Language, Promise<Translation>>();

/** Read once, by the first who needs it. */
function translationTo(language: Language): Promise<Translation> {
  const known = translations.get(language) ?? readCatalogs(language);
  translations.set(language, known);
  return known;
}

function translate({ sentences, patterns }: Translation, sentence: string): string {
  const known = sentences.get(sentence);
  if (known !== undefined) return known;
  for (const { english, say } of patterns) {
    const numbers = english.exec(sentence)?.slice(1);
    if (numbers) return say(numbers) || sentence;
  }
  return sentence;
}

/** Translates sentences of the contract's checks for a reader. */
export async function translatorTo(language: Language): Promise<(sentence: string) => string> {
  if (language === 'en') return (sentence) => sentence;
  // A message in English is better than none.
  const translation = await translationTo(language).catch(() => null);
  return (sentence) => (translation ? translate(translation, sentence) : sentence);
}

/** The error as its reader understands it. Sentences that already are in their language stay. */
export async function translateError(body: ErrorBody, language: Language): Promise<ErrorBody> {
  const inWords = await translatorTo(language);
  const fields = Object.entries(body.fields ?? {}).map(
    ([name, sentence]) => [name, inWords(sentence)] as const,
  );
  return {
    ...body,
    error: inWords(body.error),
    ...(body.fields ? { fields: Object.fromEntries(fields) } : {}),
  };
}
