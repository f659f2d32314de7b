import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMON_RANGES } from './common-fonts.ts';

test('the unicode-range in fonts.css matches the subset fonts exactly', () => {
  const css = readFileSync('web/styles/fonts.css', 'utf8');
  const hex = (code: number) => code.toString(16).toUpperCase();
  const wanted = COMMON_RANGES.map(([from, to]) =>
    from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
  ).join(', ');
  const named = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) =>
    range?.replace(/\s+/g, ' ').trim(),
  );
  expect(named).toEqual([wanted, wanted]);
});
