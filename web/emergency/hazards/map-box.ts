import type { MultiPolygon } from '#contract/shape.ts';
import type { MapBox } from './live-map-data.ts';

type Point = readonly [number, number];

/** At least this many degrees to each side, so that a single point has streets around it. */
const MARGIN = 0.02;

/** The box around shapes and lines, with some room. */
export function boxAround({
  shapes = [],
  lines = [],
}: {
  shapes?: readonly MultiPolygon[];
  lines?: readonly (readonly Point[])[];
}): MapBox {
  const points = [...shapes.flat(2), ...lines].flat();
  const lng = points.map(([x]) => x);
  const lat = points.map(([, y]) => y);
  return {
    west: Math.min(...lng) - MARGIN,
    south: Math.min(...lat) - MARGIN,
    east: Math.max(...lng) + MARGIN,
    north: Math.max(...lat) + MARGIN,
  };
}
