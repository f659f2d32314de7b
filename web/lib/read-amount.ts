/** Parses a typed amount: "$1,200.50" is 1200.5, blank is undefined, anything else NaN. */
export function readAmount(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = String(typed ?? '').replace(/[$,\s]/g, '');
  if (text === '') return undefined;
  return /^-?\d*\.?\d*$/.test(text) && /\d/.test(text) ? Number(text) : Number.NaN;
}
