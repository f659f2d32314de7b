import { between, metersToSegment, type Position } from '#server/platform/flat-earth.ts';
import { CAN_START_HERE, COORDINATE_SCALE, type RoadGraph, type RoadMeta } from './road-graph.ts';

/** In degrees: at most 560 m, so a point's own cell and its neighbors reach 400 m. */
const CELL = 0.005;

type Lines = { lineStart: Uint32Array; lineLng: Int32Array; lineLat: Int32Array };
type Box = readonly [west: number, south: number, east: number, north: number];

/** Sorts streets into the cells that their boxes touch. */
export function layGrid({ lineStart, lineLng, lineLat }: Lines, [west, south, east, north]: Box) {
  const columns = Math.floor((east - west) / CELL) + 1;
  const rows = Math.floor((north - south) / CELL) + 1;
  const cellStart = new Uint32Array(columns * rows + 1);
  const streets = lineStart.length - 1;
  const visit = (each: (cell: number, street: number) => void) => {
    for (let s = 0; s < streets; s += 1) {
      const seen = new Set<number>();
      for (let i = (lineStart[s] ?? 0) + 1; i < (lineStart[s + 1] ?? 0); i += 1) {
        const x = [i - 1, i].map((at) => Math.floor(((lineLng[at] ?? 0) / COORDINATE_SCALE - west) / CELL));
        const y = [i - 1, i].map((at) => Math.floor(((lineLat[at] ?? 0) / COORDINATE_SCALE - south) / CELL));
        for (let row = Math.min(...y); row <= Math.max(...y); row += 1)
          for (let column = Math.min(...x); column <= Math.max(...x); column += 1)
            seen.add(row * columns + column);
      }
      for (const cell of seen) each(cell, s);
    }
  };
  visit((cell) => (cellStart[cell + 1] = (cellStart[cell + 1] ?? 0) + 1));
  for (let cell = 0; cell < columns * rows; cell += 1)
    cellStart[cell + 1] = (cellStart[cell + 1] ?? 0) + (cellStart[cell] ?? 0);
  const cellStreet = new Uint32Array(cellStart[columns * rows] ?? 0);
  const next = cellStart.slice();
  visit((cell, street) => {
    const place = next[cell] ?? 0;
    cellStreet[place] = street;
    next[cell] = place + 1;
  });
  const grid: RoadMeta['grid'] = { west, south, columns, rows, cell: CELL };
  return { grid, cellStart, cellStreet };
}

/** Streets whose cells touch a box. May contain duplicates. */
export function* streetsIn(graph: RoadGraph, [west, south, east, north]: Box): Generator<number> {
  const { grid } = graph.meta;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const left = Math.floor((west - grid.west) / grid.cell);
  const right = Math.floor((east - grid.west) / grid.cell);
  const low = Math.floor((south - grid.south) / grid.cell);
  const high = Math.floor((north - grid.south) / grid.cell);
  if (right < 0 || high < 0 || left >= grid.columns || low >= grid.rows) return;
  for (let row = clamp(low, grid.rows - 1); row <= clamp(high, grid.rows - 1); row += 1)
    for (let column = clamp(left, grid.columns - 1); column <= clamp(right, grid.columns - 1); column += 1) {
      const cell = row * grid.columns + column;
      for (let k = graph.cellStart[cell] ?? 0; k < (graph.cellStart[cell + 1] ?? 0); k += 1)
        yield graph.cellStreet[k] ?? 0;
    }
}

/** A place on a street: between points `segment - 1` and `segment` of its line. */
export type StreetPlace = { street: number; segment: number; at: Position; meters: number };

/** How far a home or a hotel may be from its street. */
export const NEAR_METERS = 400;

/** The nearest place where a trip can start or end, or null when there is none nearby. */
export function nearestPlace(
  graph: RoadGraph,
  at: Position,
  options: { within?: number; isFit?: (street: number) => boolean } = {},
): StreetPlace | null {
  const { within = NEAR_METERS } = options;
  const isFit = options.isFit ?? ((street) => ((graph.streetFlags[street] ?? 0) & CAN_START_HERE) !== 0);
  const { cell } = graph.meta.grid;
  let best: StreetPlace | null = null;
  const box = [at[0] - cell, at[1] - cell, at[0] + cell, at[1] + cell] as const;
  for (const street of streetsIn(graph, box)) {
    if (!isFit(street)) continue;
    const end = graph.lineStart[street + 1] ?? 0;
    const start = graph.lineStart[street] ?? 0;
    let a: Position = [
      (graph.lineLng[start] ?? 0) / COORDINATE_SCALE,
      (graph.lineLat[start] ?? 0) / COORDINATE_SCALE,
    ];
    for (let i = start + 1; i < end; i += 1) {
      const b: Position = [
        (graph.lineLng[i] ?? 0) / COORDINATE_SCALE,
        (graph.lineLat[i] ?? 0) / COORDINATE_SCALE,
      ];
      const { meters, along } = metersToSegment(at, a, b);
      if (meters <= within && (!best || meters < best.meters))
        best = { street, segment: i - start, at: between(a, b, along), meters };
      a = b;
    }
  }
  return best;
}
