import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Coordinates } from '#contract/outreach/risk-map.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { boxOf, contains, milesToEdge, type Box, type Polygon } from './polygons.ts';
import { countyName, stateOfFips } from './state-codes.ts';

export type County = { fips: string; name: string; state: string };
/** One polygon of a county. Islands are separate, so that no bounding box spans an ocean. */
type Piece = { county: County; polygon: Polygon; box: Box };

/**
 * Piers, boats and homes on a simplified shoreline can fall outside every county. This is how far out they
 * still count.
 */
const OFFSHORE_MILES = 10;
/** Degrees of latitude, safely more than OFFSHORE_MILES. */
const REACH = 0.15;

export type CountyShapes = {
  /** The county of a point or, offshore, the nearest within ten miles. Null outside the United States. */
  countyAt(point: Coordinates): County | null;
  counties: readonly County[];
  /** GeoJSON coordinates of a county, by its five-digit code. Simplified: never for deciding about one home. */
  shapeOf(fips: string): MultiPolygon | null;
};

let loaded: CountyShapes | undefined;

/** US counties (Census Bureau 2017, via us-atlas). Loaded once, which takes a moment. */
export function countyShapes(): CountyShapes {
  return (loaded ??= load());
}

const cellOf = (lat: number, lng: number): number => Math.floor(lat) * 1000 + Math.floor(lng);

function load(): CountyShapes {
  const file = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'));
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    counties: GeometryCollection<{ name: string }>;
  }>;
  const counties: County[] = [];
  const shapes = new Map<string, Polygon[]>();
  // One-degree grid cells, each with the polygons whose box touches it.
  const grid = new Map<number, Piece[]>();
  for (const { id, properties, geometry } of feature(topology, topology.objects.counties).features) {
    const fips = String(id);
    const state = stateOfFips(fips);
    if (!state) continue;
    const county = { fips, name: countyName(fips, properties.name), state };
    counties.push(county);
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    shapes.set(fips, polygons);
    for (const polygon of polygons) addPiece(grid, { county, polygon, box: boxOf(polygon) });
  }
  return {
    counties,
    countyAt: (point) => find(grid, point),
    shapeOf: (fips) => (shapes.get(fips) as MultiPolygon | undefined) ?? null,
  };
}

function addPiece(grid: Map<number, Piece[]>, piece: Piece): void {
  const { west, south, east, north } = piece.box;
  for (let lat = Math.floor(south); lat <= north; lat++)
    for (let lng = Math.floor(west); lng <= east; lng++) {
      const cell = grid.get(cellOf(lat, lng));
      if (cell) cell.push(piece);
      else grid.set(cellOf(lat, lng), [piece]);
    }
}

function find(grid: ReadonlyMap<number, readonly Piece[]>, point: Coordinates): County | null {
  const { lat, lng } = point;
  const here = grid.get(cellOf(lat, lng)) ?? [];
  const inside = here.find(({ polygon, box }) => isIn(box, lat, lng, 0, 0) && contains(polygon, point));
  if (inside) return inside.county;
  return nearest(grid, point)?.county ?? null;
}

const isIn = (box: Box, lat: number, lng: number, up: number, across: number): boolean =>
  lat >= box.south - up && lat <= box.north + up && lng >= box.west - across && lng <= box.east + across;

function nearest(grid: ReadonlyMap<number, readonly Piece[]>, point: Coordinates): Piece | undefined {
  const { lat, lng } = point;
  const across = REACH / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const corners = [-REACH, REACH].flatMap((up) =>
    [-across, across].map((side) => cellOf(lat + up, lng + side)),
  );
  const near = new Set([...new Set(corners)].flatMap((cell) => grid.get(cell) ?? []));
  let best: Piece | undefined;
  let least = OFFSHORE_MILES;
  for (const piece of near) {
    if (!isIn(piece.box, lat, lng, REACH, across)) continue;
    const miles = milesToEdge(piece.polygon, point);
    if (miles > least) continue;
    [best, least] = [piece, miles];
  }
  return best;
}
