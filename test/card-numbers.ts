/** Ids from providers and from us are random hex, in which thirteen digits in a row aren't rare. */
const IDS = /\b[a-z]+_[0-9a-f]{24}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Digits in a row, or in groups separated by one space, hyphen, dot or encoded space. */
const RUNS = /\d(?:(?:[ .+-]|%20)?\d){12,}/g;
const [LEAST, MOST] = [13, 19];

/** The check digit that every card number has. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').reverse().entries()) {
    const twice = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

/** Possible card numbers anywhere in a text, even inside a longer run of digits. */
export function cardNumbersIn(text: string): string[] {
  const found = [];
  for (const [run] of text.replaceAll(IDS, '#').matchAll(RUNS)) {
    const digits = run.replaceAll('%20', '').replaceAll(/\D/g, '');
    for (let from = 0; from + LEAST <= digits.length; from += 1)
      for (let length = LEAST; length <= MOST && from + length <= digits.length; length += 1) {
        const number = digits.slice(from, from + length);
        // Card numbers start with 2 (Mastercard) to 6 (Discover, UnionPay, Maestro).
        if (/^[2-6]/.test(number) && isLuhn(number)) found.push(number);
      }
  }
  return found;
}

type Sent = { path: string; params: ReadonlyMap<string, string>; key: string | undefined };

/** The same for all parts of a request, each separately, because two amounts in a row aren't a card number. */
export const cardNumbersSent = ({ path, params, key = '' }: Sent): string[] =>
  [path, key, ...[...params].flat()].flatMap(cardNumbersIn);
