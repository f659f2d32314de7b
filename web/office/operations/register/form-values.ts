import type { FieldErrors } from '#web/lib/use-field-errors.ts';

/** Reads a dialog's fields. */
export const textIn = (given: FormData, name: string): string => String(given.get(name) ?? '').trim();

export const numberIn = (given: FormData, name: string): number => {
  const text = textIn(given, name);
  return text === '' ? Number.NaN : Number(text);
};

export const listIn = (given: FormData, name: string): string[] =>
  textIn(given, name)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Errors by the name of the input: `capabilities.0.limits.species` belongs to `species`. */
export const errorsByInput = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [
      path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path,
      words,
    ]),
  );
