import { randomInt } from 'node:crypto';

/** Without characters that look or sound alike: B/8, I/1/L, O/0, S/5, Z/2. */
export const REF_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';

/** A reference that people can say on the phone: "H7K-QR9". */
export function newReference(): string {
  const letters = Array.from({ length: 6 }, () => REF_ALPHABET[randomInt(REF_ALPHABET.length)]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

const WHOLE = new RegExp(`^[${REF_ALPHABET}]{6}$`);

/** Parses what was typed or heard as a reference. Null if it can't be one. */
export function readReference(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return WHOLE.test(letters) ? `${letters.slice(0, 3)}-${letters.slice(3)}` : null;
}
