/**
 * Grid cells of 0.01 degrees, about a kilometer, as numbers. A hazard can affect only routes that share a cell with it.
 */
import { pointsAlong, METERS_A_LAT, metersALng, type Position } from '#server/platform/flat-earth.ts';
import type { Box } from '#server/platform/polygon.ts';

const CELLS_A_DEGREE = 100;
const ROW = 100_000;
const STEP_METERS = 250;
/** With more cells than this, checking every route of the incident is faster. */
const MOST_CELLS = 20_000;

const column = (lng: number): number => Math.floor((lng + 180) * CELLS_A_DEGREE);
const row = (lat: number): number => Math.floor((lat + 90) * CELLS_A_DEGREE);

export const cellAt = ([lng, lat]: Position): number => row(lat) * ROW + column(lng);

export const cellsOfLine = (line: readonly Position[]): number[] => [
  ...new Set([...pointsAlong(line, STEP_METERS)].map(cellAt)),
];

/** The cells of a box and their neighbors, because a line between two samples may cut a corner. Null: too many. */
export function cellsOfBox({ west, south, east, north }: Box, meters = 0): number[] | null {
  const margin = Math.max(meters, STEP_METERS);
  const [dx, dy] = [margin / metersALng(Math.max(Math.abs(south), Math.abs(north))), margin / METERS_A_LAT];
  const [left, right] = [column(west - dx), column(east + dx)];
  const [low, high] = [row(south - dy), row(north + dy)];
  if ((right - left + 1) * (high - low + 1) > MOST_CELLS) return null;
  const cells: number[] = [];
  for (let y = low; y <= high; y += 1) for (let x = left; x <= right; x += 1) cells.push(y * ROW + x);
  return cells;
}
