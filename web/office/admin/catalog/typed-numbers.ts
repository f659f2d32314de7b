import { ApiError } from '#web/lib/api-error.ts';
import * as t from '#text/office/admin-catalog.ts';

const textOf = (given: FormData, name: string) => String(given.get(name) ?? '').trim();

/** A client-side error in the server's format, shown at its field. */
const refuse = (name: string, sentence: string) =>
  new ApiError(400, JSON.stringify({ error: sentence, fields: { [name]: sentence } }), 'Bad Request');

/** Parses a typed whole number. */
export function readWholeNumber(given: FormData, name: string): number {
  const text = textOf(given, name).replaceAll(',', '');
  if (!/^[+-]?\d{1,9}$/.test(text)) throw refuse(name, t.enterWhole);
  return Number(text);
}

/** The same, where blank means no limit. */
export const readOptionalWholeNumber = (given: FormData, name: string): number | null =>
  textOf(given, name) === '' ? null : readWholeNumber(given, name);

/** Parses typed dollars to cents. */
export function centsIn(given: FormData, name: string): number {
  const text = textOf(given, name).replace(/^\$/, '').replaceAll(',', '');
  if (text === '') return 0;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw refuse(name, t.enterDollars);
  return Math.round(Number(text) * 100);
}
