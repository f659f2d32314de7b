import { type ListPrices, parsePrices, priceWords } from '#contract/core/list-prices.ts';

const given = typeof document === 'undefined' ? undefined : document.documentElement.dataset['prices'];

/** What a new member pays today. The server writes it into every document. */
export const PRICES: ListPrices = parsePrices(given);

const words = priceWords(PRICES);

/** A phrase with a price. A prerendered page holds its stand-in, which the server fills in for each visitor. */
export const priceWord = (name: string): string =>
  given === undefined ? `__${name}__` : (words[name] ?? '');
