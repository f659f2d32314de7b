/**
 * Draws the West from the county outlines of us-atlas (US Census Bureau, public domain): `west.json`, the
 * shapes the map shows, and two pictures of the map's first view that are shown until it is ready. The
 * pictures are masks, so that the page colors them with its own tokens in light and dark mode. Vite runs it
 * before it reads any style.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { merge, mesh, quantize } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { FIRST_VIEW } from '#contract/outreach/risk-words.ts';

type Shapes = {
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
};
type Atlas = Topology<Shapes>;
type Point = readonly [number, number];

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'node_modules/.cache/coverage');

/** Census codes of the states in contract/outreach/risk-words.ts: CA NV AZ OR WA ID MT WY UT CO NM AK HI. */
const WEST = new Set(['06', '32', '04', '41', '53', '16', '30', '56', '49', '08', '35', '02', '15']);
/** Codes from here on are territories. */
const FIRST_TERRITORY = '57';

/**
 * Tolerance in degrees: half a pixel on the map while whole counties are visible, one pixel in the picture.
 */
const MAP_TOLERANCE = 0.01;
const POSTER_TOLERANCE = 0.02;

/** Larger than the map on any screen; the page shows its center. */
const POSTER = { width: 2600, height: 1700 };

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
/** Counties and states are areas, although the format also allows points and lines. */
const shapesOf = (collection: GeometryCollection<{ name: string }>): Shape[] =>
  collection.geometries.filter((shape) => shape.type === 'Polygon' || shape.type === 'MultiPolygon');

/** Distance of a point from the line a-b. Degrees of longitude are scaled down for this latitude. */
function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const shrink = 0.8;
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const [px, py] = [(x - ax) * shrink, y - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Douglas-Peucker: the fewest points within the tolerance. End points stay, so neighbors still meet. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let furthest = { at: 0, off: 0 };
  line.forEach((point, at) => {
    const off = offLine(point, first, last);
    if (off > furthest.off) furthest = { at, off };
  });
  if (furthest.off <= tolerance) return [first, last];
  const head = simplify(line.slice(0, furthest.at + 1), tolerance);
  return [...head, ...simplify(line.slice(furthest.at), tolerance).slice(1)];
}

/** An island is one closed line and must not collapse to a stroke. */
function simplifyArc(arc: readonly Point[], tolerance: number): Point[] {
  const fewer = simplify(arc, tolerance);
  const [first, last] = [arc[0], arc.at(-1)];
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  if (!isClosed || fewer.length >= 4) return fewer;
  const third = Math.floor(arc.length / 3);
  return [first, arc[third] ?? first, arc[2 * third] ?? first, first];
}

/** Converts the atlas's integer deltas to degrees. */
function inDegrees({ arcs, transform }: Atlas): Point[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

/** The states, and the counties of the West, without lines that neither uses. */
function west(atlas: Atlas, tolerance: number): Atlas {
  const arcs = inDegrees(atlas);
  const kept: Point[][] = [];
  const numbers = new Map<number, number>();
  const keep = (arc: number): number => {
    const at = arc < 0 ? ~arc : arc;
    const number = numbers.get(at) ?? kept.push(simplifyArc(arcs[at] ?? [], tolerance)) - 1;
    numbers.set(at, number);
    return arc < 0 ? ~number : number;
  };
  const keepShapes = (
    collection: GeometryCollection<{ name: string }>,
    isWanted: (id: string) => boolean,
  ): GeometryCollection<{ name: string }> => ({
    type: 'GeometryCollection',
    geometries: shapesOf(collection)
      .filter((shape) => isWanted(String(shape.id)))
      .map((shape) =>
        shape.type === 'Polygon'
          ? { ...shape, arcs: shape.arcs.map((ring) => ring.map(keep)) }
          : { ...shape, arcs: shape.arcs.map((part) => part.map((ring) => ring.map(keep))) },
      ),
  });
  const objects = {
    states: keepShapes(atlas.objects.states, (id) => id < FIRST_TERRITORY),
    counties: keepShapes(atlas.objects.counties, (id) => WEST.has(id.slice(0, 2))),
  };
  return { type: 'Topology', objects, arcs: kept as unknown as Atlas['arcs'] };
}

/** Position in the picture: Web Mercator, like the map. */
function toPixel([lng, lat]: Point): Point {
  const world = 512 * 2 ** FIRST_VIEW.zoom;
  const across = (degrees: number) => ((degrees + 180) / 360) * world;
  const down = (degrees: number) =>
    (0.5 - Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI)) * world;
  return [
    across(lng) - across(FIRST_VIEW.lng) + POSTER.width / 2,
    down(lat) - down(FIRST_VIEW.lat) + POSTER.height / 2,
  ];
}

const isInPicture = ([x, y]: Point) =>
  x > -200 && x < POSTER.width + 200 && y > -200 && y < POSTER.height + 200;

/**
 * A line in whole-pixel steps. Lines within one pixel are left out, because an `l` without numbers would end
 * the path.
 */
function toPath(line: readonly Point[]): string {
  const points = line.map(toPixel);
  const [first] = points;
  if (!first || !points.some(isInPicture)) return '';
  let [x, y] = [Math.round(first[0]), Math.round(first[1])];
  const start = `M${x} ${y}l`;
  const steps = points.slice(1).flatMap(([px, py]) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    [x, y] = [x + dx, y + dy];
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`];
  });
  return steps.length > 0 ? start + steps.join(' ') : '';
}

const picture = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${POSTER.width}" height="${POSTER.height}">${shapes}</svg>`;

function drawPoster(atlas: Atlas): { land: string; lines: string } {
  const small = west(atlas, POSTER_TOLERANCE);
  const { states, counties } = small.objects;
  const pathOf = (lines: readonly (readonly Point[])[]) => lines.map(toPath).join('');
  const nation = merge(small, shapesOf(states)).coordinates.flat() as unknown as Point[][];
  const strokes = (shape: GeometryCollection) =>
    pathOf(mesh(small, shape).coordinates as unknown as Point[][]);
  return {
    land: picture(`<path d="${pathOf(nation)}" fill-rule="evenodd"/>`),
    lines: picture(
      '<g fill="none" stroke="#000" stroke-linejoin="round">' +
        `<path stroke-width=".6" stroke-opacity=".55" d="${strokes(counties)}"/>` +
        `<path stroke-width="1.2" d="${strokes(states)}"/></g>`,
    ),
  };
}

let isMade = false;
/** Once per process: the page and HTML builds share the pictures. */
export function makeCoveragePoster(): void {
  if (isMade) return;
  isMade = true;
  const atlas = JSON.parse(
    readFileSync(path.join(root, 'node_modules/us-atlas/counties-10m.json'), 'utf8'),
  ) as Atlas;
  const { land, lines } = drawPoster(atlas);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'land.svg'), land);
  writeFileSync(path.join(target, 'lines.svg'), lines);
  writeFileSync(path.join(target, 'west.json'), JSON.stringify(quantize(west(atlas, MAP_TOLERANCE), 4e4)));
}
