import { messagesIn } from '#contract/text/catalog.ts';
import { LANGUAGES, type Language } from '#contract/text/language.ts';

type ItemText = Readonly<Record<string, { name: string; description: string }>>;

/** Every built-in text in English with its counterpart in another language. */
function counterparts(language: Language): ReadonlyMap<string, string> {
  const [from, to]: ItemText[] = [messagesIn('en').items.items, messagesIn(language).items.items];
  return new Map(
    Object.entries(from ?? {}).flatMap(([key, { name, description }]) => [
      [name, to?.[key]?.name ?? name],
      [description, to?.[key]?.description ?? description],
    ]),
  );
}

const BY_LANGUAGE = new Map(LANGUAGES.map((language) => [language, counterparts(language)]));

/**
 * The name or description of an item in a language. Orders and points keep the English they were made with, so
 * the text itself is looked up. What an administrator wrote is shown as written.
 */
export const itemIn = (language: Language, text: string): string =>
  BY_LANGUAGE.get(language)?.get(text) ?? text;

export const itemWords = <T extends { name: string; description: string }>(
  item: T,
  language: Language,
): T => ({
  ...item,
  name: itemIn(language, item.name),
  description: itemIn(language, item.description),
});
