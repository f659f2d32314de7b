import { cosineOfMiles, type Area, type Spot } from './reach.ts';

/** Cell size: a few hotels per cell, and few cells to search. */
const CELL_MILES = 5;
const MILES_OF_A_DEGREE = 69;
const MOST_CELLS = 250_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A map divided into cells. Searches go outward, ring by ring, around a place. */
export type Grid = {
  columns: number;
  rows: number;
  column(lng: number): number;
  row(lat: number): number;
  /** Nothing in this ring or beyond is nearer than this. A cosine, so it decreases with distance. */
  cosines: Float64Array;
};

export function gridOver(spots: readonly Spot[]): Grid {
  const box: Area = { south: 90, north: -90, west: 180, east: -180 };
  for (const { lat, lng } of spots) {
    if (lat < box.south) box.south = lat;
    if (lat > box.north) box.north = lat;
    if (lng < box.west) box.west = lng;
    if (lng > box.east) box.east = lng;
  }
  const flattest = Math.cos(radians(Math.min(89, Math.max(Math.abs(box.south), Math.abs(box.north)))));
  let tall = CELL_MILES / MILES_OF_A_DEGREE;
  const count = (size: number, cell: number) => Math.max(1, Math.floor(size / cell) + 1);
  const sides = () =>
    [count(box.north - box.south, tall), count(box.east - box.west, tall / flattest)] as const;
  while (sides()[0] * sides()[1] > MOST_CELLS) tall *= 2;
  const wide = tall / flattest;
  const [rows, columns] = sides();
  const clamp = (n: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(n)));
  return {
    columns,
    rows,
    column: (lng) => clamp((lng - box.west) / wide, columns),
    row: (lat) => clamp((lat - box.south) / tall, rows),
    cosines: Float64Array.from({ length: Math.max(rows, columns) + 1 }, (_, ring) =>
      leastApart(ring - 1, tall, wide, flattest),
    ),
  };
}

/**
 * Highest cosine between places with this many whole cells between them, north or east, measured where cells
 * are narrowest.
 */
function leastApart(cells: number, tall: number, wide: number, flattest: number): number {
  if (cells <= 0) return 1;
  const north = Math.cos(radians(cells * tall));
  const half = flattest * Math.sin(radians(Math.min(180, cells * wide)) / 2);
  const east = 1 - 2 * half * half;
  return Math.max(north, east) + ROUNDING;
}
const ROUNDING = 1 - cosineOfMiles(0.01);
