/**
 * The gazetteer's suggestions, compared with the simplest implementation: a scan over every town and ZIP code
 * for each keystroke. Both complete the same texts, typed letter by letter, alternating in one process, so
 * that a noisy machine slows both. Prints microseconds per response (median and 99th percentile) and the
 * ratio. The target is 10 ms per response.
 *
 *   npm run bench -- addresses
 */
import { completeAddress } from '#server/outreach/addresses/complete.ts';
import { gazetteer, type City } from '#server/outreach/addresses/gazetteer.ts';
import { placeKey, wordsOf } from '#server/outreach/addresses/words.ts';
import { finish } from './lib/finish.ts';
import { quantile } from './lib/measure.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('address suggestions against a scan of every town and ZIP code');

const { rounds } = sizesFor({ rounds: { full: 40, small: 3 } });
const WARM_UP_ROUNDS = 5;
const TARGET_MICROS = 10_000;

/** What people type: towns, with and without a state, and ZIP codes. The floor doesn't understand streets. */
const TYPED = [
  'paradise',
  'paradise ca',
  'san francisco',
  'st helena',
  'la cañada',
  'reno nv',
  '95969',
  '91001',
  'new york',
];
/** Only the product completes these. They are listed separately because the floor has nothing to compare. */
const ADDRESSES = ['12 Elm St, Altadena, CA 91001', '5678 Skyway Paradise', '742 Evergreen Terrace'];

const letterByLetter = (texts: string[]): string[] =>
  texts.flatMap((text) => Array.from({ length: text.length - 2 }, (_, i) => text.slice(0, i + 3)));

const opened = performance.now();
const zips = gazetteer().zipsBeginning('');
const openMs = performance.now() - opened;
const cities = [...new Set(zips.map((zip) => zip.city))];

/** The floor: no index. Reads every town, or every ZIP code when digits were typed. */
function scan(text: string): string[] {
  const words = wordsOf(text);
  const key = placeKey(words);
  if (/^\d+$/.test(key))
    return zips
      .filter((zip) => zip.code.startsWith(key))
      .map((zip) => `${zip.city.name} ${zip.code}`)
      .slice(0, 8);
  const state = words.at(-1)?.toUpperCase();
  const town = placeKey(words.slice(0, -1));
  const isFound = (city: City) =>
    city.key.startsWith(key) ||
    city.key.includes(` ${key}`) ||
    (city.state === state && city.key.startsWith(town));
  return cities
    .filter(isFound)
    .sort((a, b) => Number(b.state === 'CA') - Number(a.state === 'CA') || b.zips.length - a.zips.length)
    .map((city) => `${city.name}, ${city.state}`)
    .slice(0, 8);
}

function measure(answer: (text: string) => unknown[], texts: string[], times: number[]): number {
  let found = 0;
  for (const text of texts) {
    const start = performance.now();
    found += answer(text).length;
    times.push((performance.now() - start) * 1000);
  }
  return found;
}

const texts = letterByLetter(TYPED);
const addresses = letterByLetter(ADDRESSES);
const times = { product: [] as number[], floor: [] as number[], streets: [] as number[] };
for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
  if (round === WARM_UP_ROUNDS) for (const list of Object.values(times)) list.length = 0;
  const found = measure(completeAddress, texts, times.product);
  const scanned = measure(scan, texts, times.floor);
  const completed = measure(completeAddress, addresses, times.streets);
  if (found === 0 || scanned === 0 || completed === 0) throw new Error('nothing was found');
}

const line = (name: string, list: number[]) =>
  console.log(
    `${name.padEnd(28)} p50 ${quantile(list, 0.5).toFixed(0).padStart(6)} µs   p99 ${quantile(list, 0.99).toFixed(0).padStart(6)} µs   ${list.length} answers`,
  );
console.log(`${cities.length} towns, ${zips.length} ZIP codes, read in ${openMs.toFixed(0)} ms\n`);
line('scan of everything (floor)', times.floor);
line('towns and ZIP codes', times.product);
line('whole addresses', times.streets);
const ratio = quantile(times.floor, 0.5) / quantile(times.product, 0.5);
const worst = Math.max(quantile(times.product, 0.99), quantile(times.streets, 0.99));
console.log(
  `\n${ratio.toFixed(1)} times as fast as the floor at the median, ` +
    `${(quantile(times.floor, 0.99) / quantile(times.product, 0.99)).toFixed(1)} times at the 99th percentile; ` +
    `99th percentile ${(worst / 1000).toFixed(2)} ms of ${TARGET_MICROS / 1000} ms`,
);
addFigure({ what: 'suggestions, times as fast as the scan', value: ratio, unit: 'x' });
addFigure({
  what: '99th percentile of an answer',
  value: worst / 1000,
  unit: 'ms',
  target: { atMost: TARGET_MICROS / 1000 },
});
await finish(isSmall || worst < TARGET_MICROS ? 0 : 1);
