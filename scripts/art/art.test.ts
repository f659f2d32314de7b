import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heroFile, pictures } from './pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../web/art');
const names = Object.keys(pictures);
const drawn = (name: string) => pictures[name]?.() ?? '';
const zipped = (name: string) => gzipSync(drawn(name), { level: 9 }).length;

test('web/art contains exactly the pictures the code draws', () => {
  expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
});

describe.each(names)('%s', (name) => {
  const svg = drawn(name);

  test('is committed as drawn', () => {
    expect(readFileSync(path.join(folder, `${name}.svg`), 'utf8') === svg, 'run scripts/draw-art.ts').toBe(
      true,
    );
  });

  test('is a valid, self-contained SVG without text', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+" /,
    );
    expect(svg).not.toMatch(
      /<(script|text|image|use|foreignObject|filter|style)\b|href=|url\((?!#)|\son\w+=/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\{/);
    const open: string[] = [];
    for (const [, end, tag = '', self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(tag);
      else if (!self) open.push(tag);
    }
    expect(open).toEqual([]);
    const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(known).toContain(id);
  });

  test('uses at most one decimal place in coordinates', () => {
    for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).not.toMatch(/\.\d\d/);
  });

  test('is at most 9 kB compressed', () => {
    expect(zipped(name)).toBeLessThanOrEqual(9000);
  });
});

test('the landing page pictures total at most 60 kB compressed', () => {
  const landing = names.filter((name) => /^(gallery|feature)-/.test(name));
  expect(landing.reduce((sum, name) => sum + zipped(name), 0)).toBeLessThanOrEqual(60_000);
});

test('the landing page landscape matches the committed file', () => {
  const file = path.resolve(import.meta.dirname, '../../web/outreach/marketing/ridgeline-shapes.json');
  expect(readFileSync(file, 'utf8') === heroFile(), 'run scripts/draw-art.ts').toBe(true);
  expect(gzipSync(heroFile(), { level: 9 }).length).toBeLessThanOrEqual(3500);
});
