import type { MultiPolygon } from '#contract/shape.ts';
import * as t from '#text/office/operations-declare.ts';

export type ReadArea = { shape: MultiPolygon } | { problem: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readRing(value: unknown): [number, number][] | string {
  if (!Array.isArray(value) || value.length < 3) return t.ringTooShort;
  const ring: [number, number][] = [];
  for (const point of value) {
    const [lng, lat] = Array.isArray(point) ? (point as unknown[]) : [];
    if (typeof lng !== 'number' || typeof lat !== 'number' || !Number.isFinite(lng) || !Number.isFinite(lat))
      return t.badPoint;
    if (Math.abs(lat) > 90 && Math.abs(lng) <= 90) return t.swapped;
    if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return t.offEarth(lng, lat);
    if (lng > 0) return t.eastern(lng, lat);
    ring.push([lng, lat]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push(first);
  return ring;
}

function readPolygon(value: unknown): [number, number][][] | string {
  if (!Array.isArray(value) || value.length === 0) return t.noRing;
  const rings: [number, number][][] = [];
  for (const one of value) {
    const ring = readRing(one);
    if (typeof ring === 'string') return ring;
    rings.push(ring);
  }
  return rings;
}

/** The polygons of a geometry, feature or collection; an error message if it contains anything else. */
function polygonsIn(value: unknown): unknown[] | string {
  if (!isObject(value)) return t.notGeoJson;
  switch (value.type) {
    case 'FeatureCollection':
      return Array.isArray(value.features) ? gather(value.features) : t.noFeatures;
    case 'Feature':
      return polygonsIn(value.geometry);
    case 'GeometryCollection':
      return Array.isArray(value.geometries) ? gather(value.geometries) : t.noGeometries;
    case 'Polygon':
      return [value.coordinates];
    case 'MultiPolygon':
      return Array.isArray(value.coordinates) ? value.coordinates : t.noCoordinates;
    default:
      return typeof value.type === 'string' ? t.wrongType(value.type) : t.noType;
  }
}

function gather(list: readonly unknown[]): unknown[] | string {
  const all: unknown[] = [];
  for (const one of list) {
    const found = polygonsIn(one);
    if (typeof found === 'string') return found;
    all.push(...found);
  }
  return all.length > 0 ? all : t.emptyCollection;
}

/** Parses a pasted area, or explains what's wrong with it. */
export function readGeoJson(text: string): ReadArea {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: t.notJson };
  }
  const found = polygonsIn(value);
  if (typeof found === 'string') return { problem: found };
  const shape: MultiPolygon = [];
  for (const one of found) {
    const polygon = readPolygon(one);
    if (typeof polygon === 'string') return { problem: polygon };
    shape.push(polygon);
  }
  return { shape };
}
