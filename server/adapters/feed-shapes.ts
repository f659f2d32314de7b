/**
 * Parses shapes published by feeds. A shape is used whole or not at all: half of one would leave people out.
 */
import type { MultiPolygon } from '#contract/shape.ts';

export type ReadShape = { shape: MultiPolygon; shapeProblem: null } | { shape: null; shapeProblem: string };

type Ring = [number, number][];

/** More points than any real zone has; beyond this it is an error or an attack. */
const MOST_POINTS = 200_000;

const problem = (shapeProblem: string): ReadShape => ({ shape: null, shapeProblem });

class BadShape extends Error {}

/** A GeoJSON Polygon or MultiPolygon, or rings in Esri JSON. */
export function readGeometry(geometry: unknown): ReadShape {
  if (geometry === null || geometry === undefined) return problem('It came without a shape.');
  if (typeof geometry !== 'object') return problem('Its shape cannot be read.');
  const { type, coordinates, rings } = geometry as Record<string, unknown>;
  try {
    if (rings !== undefined) return polygons([list(rings)]); // Esri: outlines and holes in one list
    if (type === 'Polygon') return polygons([list(coordinates)]);
    if (type === 'MultiPolygon') return polygons(list(coordinates).map(list));
    return problem('Its shape is not an area.');
  } catch (e) {
    if (e instanceof BadShape) return problem(e.message);
    throw e;
  }
}

/** Separate areas, each an outline without holes, combined into one shape. */
export function readOutlines(outlines: readonly [number, number][][]): ReadShape {
  try {
    return polygons(outlines.map((outline) => [outline]));
  } catch (e) {
    if (e instanceof BadShape) return problem(e.message);
    throw e;
  }
}

function polygons(given: readonly unknown[][]): ReadShape {
  let points = 0;
  const shape = given
    .map((rings) =>
      rings.map((ring) => {
        const read = list(ring).map(position);
        points += read.length;
        if (points > MOST_POINTS) throw new BadShape('Its shape has too many points.');
        return closed(read);
      }),
    )
    // Rings without an area contain no one; even-odd turns the others into outlines and holes.
    .map((rings) => rings.filter(hasArea))
    .filter((rings) => rings.length > 0);
  return shape.length > 0 ? { shape, shapeProblem: null } : problem('Its shape is empty.');
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new BadShape('Its shape cannot be read.');
  return value;
}

function position(value: unknown): [number, number] {
  const [lng, lat] = list(value);
  if (typeof lng !== 'number' || typeof lat !== 'number') throw new BadShape('Its shape cannot be read.');
  if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= 90)) throw new BadShape('Its shape is not on earth.');
  return [lng, lat];
}

/** Feeds sometimes omit the closing point. */
function closed(ring: Ring): Ring {
  const [start] = ring;
  const end = ring.at(-1);
  if (!start || !end || (start[0] === end[0] && start[1] === end[1])) return ring;
  return [...ring, start];
}

/** An area takes at least three distinct points. */
function hasArea(ring: Ring): boolean {
  const [first] = ring;
  const second = first && ring.find(([lng, lat]) => lng !== first[0] || lat !== first[1]);
  return (
    second !== undefined &&
    ring.some(
      ([lng, lat]) => (lng !== first?.[0] || lat !== first[1]) && (lng !== second[0] || lat !== second[1]),
    )
  );
}
