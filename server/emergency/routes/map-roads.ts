/** Streets for the base map, as map tiles, for when no tile server responds. */
import type { z } from 'zod';
import type { MapRoads } from '#contract/emergency/routes.ts';
import { ROAD_LEVELS, type RoadLevel } from '#contract/road-levels.ts';
import type { RoadGraph } from './roads/road-graph.ts';
import { COORDINATE_SCALE } from './roads/road-graph.ts';
import { ROAD_CLASSES, type RoadClass } from './roads/road-rules.ts';
import { streetsIn } from './roads/street-grid.ts';

type Tile = { z: RoadLevel; x: number; y: number };
type Lines = z.input<typeof MapRoads>['lines'];
type Box = readonly [west: number, south: number, east: number, north: number];

/** Keeps a tile's response under about 250 kB, before compression. */
const MOST_POINTS = 12_000;
/** Fewer points than pixels: half a pixel of a tile that is drawn 512 wide, or twice as wide. */
const PARTS = 1024;
const MOST_KEPT = 300;

const SIZES = { motorway: 'large', trunk: 'large', primary: 'large' } as const;
const MEDIUM: readonly RoadClass[] = ['secondary', 'tertiary'];
const sizeOf = (kind: RoadClass): Lines[number]['size'] =>
  SIZES[kind as keyof typeof SIZES] ?? (MEDIUM.includes(kind) ? 'medium' : 'small');

/** When zoomed out, only the large roads. */
const SHOWN: Record<RoadLevel, readonly RoadClass[]> = {
  6: ['motorway', 'trunk'],
  8: ['motorway', 'trunk', 'primary'],
  10: ['motorway', 'trunk', 'primary', 'secondary'],
  12: ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'unclassified'],
  14: ROAD_CLASSES,
};

export const isTile = ({ z, x, y }: { z: number; x: number; y: number }): boolean =>
  ROAD_LEVELS.some((level) => level === z) && x < 2 ** z && y < 2 ** z;

/** The area of a tile, by the Web Mercator scheme. */
function boxOf({ z, x, y }: Tile): Box {
  const count = 2 ** z;
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI;
  return [(x / count) * 360 - 180, lat(y + 1), ((x + 1) / count) * 360 - 180, lat(y)];
}

/** Tiles by graph: an import creates a new graph, and the old tiles are dropped with the old one. */
const kept = new WeakMap<RoadGraph, Map<string, { lines: Lines; isCut: boolean }>>();

export function roadsOfTile(graph: RoadGraph, tile: Tile): { lines: Lines; isCut: boolean } {
  const tiles = kept.get(graph) ?? new Map<string, { lines: Lines; isCut: boolean }>();
  kept.set(graph, tiles);
  const key = `${tile.z}/${tile.x}/${tile.y}`;
  const known = tiles.get(key);
  if (known) return known;
  const drawn = drawTile(graph, tile);
  if (tiles.size >= MOST_KEPT) tiles.delete(tiles.keys().next().value as string);
  tiles.set(key, drawn);
  return drawn;
}

function drawTile(graph: RoadGraph, tile: Tile): { lines: Lines; isCut: boolean } {
  const isShown = ROAD_CLASSES.map((name) => SHOWN[tile.z].includes(name));
  const box = boxOf(tile);
  const streets = new Set<number>();
  for (const street of streetsIn(graph, box))
    if (isShown[graph.streetClass[street] ?? 0]) streets.add(street);
  const ordered = [...streets].toSorted((a, b) => (graph.streetClass[a] ?? 0) - (graph.streetClass[b] ?? 0));
  const tolerance = (box[2] - box[0]) / PARTS;
  const lines: Lines = [];
  let points = 0;
  for (const street of ordered) {
    const line = simplified(graph, street, tolerance);
    points += line.length;
    if (points > MOST_POINTS) return { lines, isCut: true };
    lines.push({ size: sizeOf(ROAD_CLASSES[graph.streetClass[street] ?? 0] ?? 'service'), line });
  }
  return { lines, isCut: false };
}

/** Drops points closer to the last kept one than the tolerance. Both ends stay, so streets still meet. */
function simplified(graph: RoadGraph, street: number, tolerance: number): [number, number][] {
  const end = graph.lineStart[street + 1] ?? 0;
  const line: [number, number][] = [];
  for (let i = graph.lineStart[street] ?? 0; i < end; i += 1) {
    const lng = (graph.lineLng[i] ?? 0) / COORDINATE_SCALE;
    const lat = (graph.lineLat[i] ?? 0) / COORDINATE_SCALE;
    const last = line.at(-1);
    const isNear = last && Math.hypot(lng - last[0], lat - last[1]) < tolerance;
    if (isNear && i < end - 1) continue;
    line.push([Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5]);
  }
  return line;
}
