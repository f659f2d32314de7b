/**
 * Simplified shapes for drawing. They have fewer points than the official ones, so never base a decision on them. Pure.
 */
import type { MultiPolygon } from '#contract/shape.ts';
import type { Box } from '#server/emergency/alerts/alerts.ts';
import type { Point } from '#server/ports/hazard-feed.ts';

/** About a pixel of a large screen. */
const PARTS = 2000;

export const toleranceOf = ({ west, south, east, north }: Box): number =>
  Math.max(east - west, north - south) / PARTS;

const rounded = ([lng, lat]: Point): Point => [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5];

/** Drops points closer to the last kept one than the tolerance. Both ends stay. */
export function drawnLine(line: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of line.entries()) {
    const last = kept.at(-1);
    const isEnd = index === 0 || index === line.length - 1;
    if (isEnd || !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= tolerance)
      kept.push(rounded(point));
  }
  return kept;
}

/** A ring that would collapse keeps its points. */
const drawnRing = (ring: readonly Point[], tolerance: number): Point[] => {
  const drawn = drawnLine(ring, tolerance);
  return drawn.length >= 4 ? drawn : ring.map(rounded);
};

export const drawnShape = (shape: MultiPolygon, tolerance: number): MultiPolygon =>
  shape.map((rings) => rings.map((ring) => drawnRing(ring, tolerance)));
