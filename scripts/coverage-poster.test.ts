import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { beforeAll, expect, test } from 'vitest';
import { makeCoveragePoster, simplify } from './coverage-poster.ts';

const made = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../node_modules/.cache/coverage', file), 'utf8');
beforeAll(makeCoveragePoster);

test('simplifying a line drops invisible points and keeps its ends and corners', () => {
  const line = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [2, 2],
  ] as const;
  expect(simplify(line, 0.01)).toEqual([line[0], line[2], line[3]]);
  expect(simplify(line, 0.0001)).toEqual(line);
});

test.each(['land.svg', 'lines.svg'])('every path in %s is valid to its end', (file) => {
  const paths = [...made(file).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
  expect(paths.length).toBeGreaterThan(0);
  // A browser stops at the first thing it can't parse, and the rest of the picture is missing.
  for (const d of paths) expect(d).toMatch(/^(M-?\d+ -?\d+l-?\d+ -?\d+( -?\d+ -?\d+)*)+$/);
});

test('the map shows California’s 58 counties in place, and the neighboring states', () => {
  type Shapes = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;
  const west = JSON.parse(made('west.json')) as Shapes;
  const counties = feature(west, west.objects.counties).features;
  const inCalifornia = counties.filter(({ id }) => String(id).startsWith('06'));
  expect(inCalifornia).toHaveLength(58);
  for (const { geometry } of inCalifornia) {
    const numbers = JSON.stringify('coordinates' in geometry ? geometry.coordinates : []).match(
      /-?\d+(\.\d+)?/g,
    );
    const longitudes = (numbers ?? []).map(Number).filter((n) => n < 0);
    expect(Math.min(...longitudes)).toBeGreaterThan(-124.6);
    expect(Math.max(...longitudes)).toBeLessThan(-114);
  }
  expect(feature(west, west.objects.states).features).toHaveLength(51);
});
