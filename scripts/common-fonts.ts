/**
 * Creates small fonts with the characters that nearly every page uses; fonts.css loads the full ones only if
 * a name needs more. Vite runs it before it reads any style, in development and in builds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'node_modules/.cache/fonts');

/** Must equal the `unicode-range` of the small faces in fonts.css; a test compares them. */
export const COMMON_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xd1, 0xd1],
  [0xe1, 0xe1],
  [0xe9, 0xe9],
  [0xed, 0xed],
  [0xf1, 0xf1],
  [0xf3, 0xf3],
  [0xfa, 0xfa],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

const letters = COMMON_RANGES.map(([from, to]) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
).join('');

/** The display face is used for headings and figures, never lighter than this. */
const FONTS = [
  { family: 'figtree', weights: { min: 300, max: 900 } },
  { family: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
];

let made: Promise<void> | undefined;
/** Once per process: the page and HTML builds share the fonts. */
export const makeCommonFonts = (): Promise<void> => (made ??= make());

async function make(): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const { family, weights } of FONTS) {
    const source = path.join(
      root,
      `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    );
    const file = path.join(target, `${family}-common.woff2`);
    const font = await subsetFont(readFileSync(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(file, font);
  }
}
