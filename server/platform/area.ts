/** Areas with their borders sorted into a grid, to ask millions of points how they lie to them. */
import type { MultiPolygon } from '#contract/shape.ts';
import { METERS_A_LAT, metersALng, type Position } from './flat-earth.ts';
import { edgesOf, prepare, type Box, type Prepared } from './polygon.ts';

/** Segments in meters around an origin; segment `i` is `at[4i] … at[4i + 3]`. */
export type Segments = {
  count: number;
  at: Float64Array;
  /** Meters to the nearest segment, or Infinity beyond `within`. */
  metersTo: (point: Position, within?: number) => number;
  /** Whether the straight line from a to b meets a segment. */
  isCrossed: (a: Position, b: Position) => boolean;
};

/** A few segments a cell: a query looks at a handful. */
const SEGMENTS_A_CELL = 2;
const MOST_CELLS = 1 << 20;

/** Sorts segments, given as lng, lat, lng, lat, into a grid. */
export function indexSegments(degrees: ArrayLike<number>): Segments {
  const count = Math.floor(degrees.length / 4);
  const origin: Position = [degrees[0] ?? 0, degrees[1] ?? 0];
  const scale = metersALng(origin[1]);
  const at = new Float64Array(count * 4);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count * 4; i += 2) {
    const x = ((degrees[i] ?? 0) - origin[0]) * scale;
    const y = ((degrees[i + 1] ?? 0) - origin[1]) * METERS_A_LAT;
    at[i] = x;
    at[i + 1] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  const wanted = Math.min(MOST_CELLS, Math.max(1, count / SEGMENTS_A_CELL));
  const [width, height] = [Math.max(1, east - west), Math.max(1, north - south)];
  const cell = Math.max(1, Math.sqrt((width * height) / wanted), Math.max(width, height) / 4096);
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(height / cell));
  const clampTo = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  const columnOf = (x: number) => clampTo(Math.floor((x - west) / cell), columns);
  const rowOf = (y: number) => clampTo(Math.floor((y - south) / cell), rows);

  const start = new Uint32Array(columns * rows + 1);
  const visit = (each: (cellAt: number, segment: number) => void) => {
    for (let i = 0; i < count; i += 1) {
      const [ax, ay, bx, by] = [at[4 * i] ?? 0, at[4 * i + 1] ?? 0, at[4 * i + 2] ?? 0, at[4 * i + 3] ?? 0];
      for (let row = rowOf(Math.min(ay, by)); row <= rowOf(Math.max(ay, by)); row += 1)
        for (let column = columnOf(Math.min(ax, bx)); column <= columnOf(Math.max(ax, bx)); column += 1)
          each(row * columns + column, i);
    }
  };
  visit((cellAt) => (start[cellAt + 1] = (start[cellAt + 1] ?? 0) + 1));
  for (let i = 0; i < columns * rows; i += 1) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const list = new Uint32Array(start[columns * rows] ?? 0);
  const next = start.slice();
  visit((cellAt, segment) => {
    const place = next[cellAt] ?? 0;
    list[place] = segment;
    next[cellAt] = place + 1;
  });

  const metersTo = (point: Position, within = Infinity): number => {
    if (count === 0) return Infinity;
    const x = (point[0] - origin[0]) * scale;
    const y = (point[1] - origin[1]) * METERS_A_LAT;
    const outside = Math.hypot(Math.max(west - x, 0, x - east), Math.max(south - y, 0, y - north));
    if (outside > within) return Infinity;
    const [column, row] = [columnOf(x), rowOf(y)];
    let best = within === Infinity ? Infinity : within * within;
    let isFound = false;
    const look = (c: number, r: number) => {
      if (c < 0 || r < 0 || c >= columns || r >= rows) return;
      const cellAt = r * columns + c;
      for (let k = start[cellAt] ?? 0; k < (start[cellAt + 1] ?? 0); k += 1) {
        const i = 4 * (list[k] ?? 0);
        const ax = (at[i] ?? 0) - x;
        const ay = (at[i + 1] ?? 0) - y;
        const dx = (at[i + 2] ?? 0) - (at[i] ?? 0);
        const dy = (at[i + 3] ?? 0) - (at[i + 1] ?? 0);
        const square = dx * dx + dy * dy;
        const along = square > 0 ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square)) : 0;
        const distance = (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
        if (distance <= best) {
          best = distance;
          isFound = true;
        }
      }
    };
    // Rings of cells around the point's own, until the next ring can't be nearer.
    for (let ring = 0; ring <= Math.max(columns, rows); ring += 1) {
      const least = Math.hypot((ring - 1) * cell, outside);
      if (ring > 0 && least * least > best) break;
      for (let c = column - ring; c <= column + ring; c += 1) {
        look(c, row - ring);
        if (ring > 0) look(c, row + ring);
      }
      for (let r = row - ring + 1; r < row + ring; r += 1) {
        look(column - ring, r);
        look(column + ring, r);
      }
    }
    return isFound ? Math.sqrt(best) : Infinity;
  };

  const isCrossed = (a: Position, b: Position): boolean => {
    if (count === 0) return false;
    const [ax, ay] = [(a[0] - origin[0]) * scale, (a[1] - origin[1]) * METERS_A_LAT];
    const [bx, by] = [(b[0] - origin[0]) * scale, (b[1] - origin[1]) * METERS_A_LAT];
    if (Math.max(ax, bx) < west || Math.min(ax, bx) > east) return false;
    if (Math.max(ay, by) < south || Math.min(ay, by) > north) return false;
    for (let row = rowOf(Math.min(ay, by)); row <= rowOf(Math.max(ay, by)); row += 1)
      for (let column = columnOf(Math.min(ax, bx)); column <= columnOf(Math.max(ax, bx)); column += 1) {
        const cellAt = row * columns + column;
        for (let k = start[cellAt] ?? 0; k < (start[cellAt + 1] ?? 0); k += 1) {
          const i = 4 * (list[k] ?? 0);
          const [cx, cy] = [at[i] ?? 0, at[i + 1] ?? 0];
          const [dx, dy] = [at[i + 2] ?? 0, at[i + 3] ?? 0];
          const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
            (qx - px) * (ry - py) - (qy - py) * (rx - px);
          // Touching counts as crossing: the doubtful case must not open a road.
          const one = side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) <= 0;
          const other = side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) <= 0;
          const near =
            Math.max(Math.min(ax, bx), Math.min(cx, dx)) <= Math.min(Math.max(ax, bx), Math.max(cx, dx)) &&
            Math.max(Math.min(ay, by), Math.min(cy, dy)) <= Math.min(Math.max(ay, by), Math.max(cy, dy));
          if (one && other && near) return true;
        }
      }
    return false;
  };
  return { count, at, metersTo, isCrossed };
}

export type Area = {
  box: Box;
  contains: Prepared['contains'];
  border: Segments;
  /** Border segments as lng, lat, lng, lat. */
  degrees: Float64Array;
};

export function areaOf(shape: MultiPolygon): Area {
  const { box, contains } = prepare(shape);
  const degrees = edgesOf(shape).at;
  return { box, contains, border: indexSegments(degrees), degrees };
}

/** Whether a straight line lies in an area, wholly or in part. */
export const meets = (area: Area, a: Position, b: Position): boolean => {
  const { west, south, east, north } = area.box;
  if (Math.max(a[0], b[0]) < west || Math.min(a[0], b[0]) > east) return false;
  if (Math.max(a[1], b[1]) < south || Math.min(a[1], b[1]) > north) return false;
  return area.contains(a[0], a[1]) || area.contains(b[0], b[1]) || area.border.isCrossed(a, b);
};
