import { expect, test } from 'vitest';
import { readGeoJson } from './read-geojson.ts';

const ring = [
  [-121, 39],
  [-121, 40],
  [-120, 40],
];
const polygon = { type: 'Polygon', coordinates: [ring] };
const closed = [[[...ring, ring[0]]]];

test.each([
  ['a polygon', polygon],
  ['a feature', { type: 'Feature', properties: {}, geometry: polygon }],
  ['a collection', { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] }],
  ['several polygons', { type: 'MultiPolygon', coordinates: [[ring]] }],
])('%s is read, and its ring is closed', (_name, pasted) => {
  expect(readGeoJson(JSON.stringify(pasted))).toEqual({ shape: closed });
});

test.each([
  ['{', 'This isn’t JSON'],
  ['[]', 'This isn’t GeoJSON'],
  ['{"type":"Point","coordinates":[1,2]}', 'not a Point'],
  ['{"type":"FeatureCollection","features":[]}', 'This collection is empty'],
  ['{"type":"Polygon","coordinates":[[[-121,39],[-121,40]]]}', 'at least three points'],
  ['{"type":"Polygon","coordinates":[[[39,-121],[40,-121],[40,-120]]]}', 'Longitude comes first'],
  ['{"type":"Polygon","coordinates":[[[121,39],[121,40],[120,40]]]}', 'east of Greenwich'],
  ['{"type":"Polygon","coordinates":[[["a",39],[-121,40],[-120,40]]]}', 'two numbers'],
])('%s is refused with the reason', (pasted, said) => {
  expect(readGeoJson(pasted)).toEqual({ problem: expect.stringContaining(said) });
});
