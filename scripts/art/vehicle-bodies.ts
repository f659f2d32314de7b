import type { Point } from './kit.ts';

/** A side outline in meters, from the rear sill over the roof to the front sill; x forward, y up. */
export type Body = {
  outline: readonly Point[];
  /** which segments of the outline (by their first point) are glass */
  glass: readonly number[];
  /** below this height the body has its full width; above it, the sides lean in */
  belt: number;
  half: number;
  roofHalf: number;
  windows: readonly (readonly Point[])[];
  wheels: readonly [number, number];
  wheel: number;
};

const WAGON: Body = {
  outline: [
    [-2.26, 0.32],
    [-2.34, 0.62],
    [-2.3, 0.98],
    [-2.02, 1.5],
    [-1.8, 1.62],
    [-0.3, 1.68],
    [0.3, 1.6],
    [1.02, 1.06],
    [1.9, 0.94],
    [2.22, 0.8],
    [2.32, 0.55],
    [2.28, 0.3],
  ],
  glass: [2, 6],
  belt: 1,
  half: 0.9,
  roofHalf: 0.66,
  windows: [
    [
      [-2.06, 1.06],
      [-1.82, 1.5],
      [-1.22, 1.54],
      [-1.22, 1.06],
    ],
    [
      [-1.14, 1.06],
      [-1.14, 1.55],
      [-0.3, 1.57],
      [-0.3, 1.06],
    ],
    [
      [-0.22, 1.06],
      [-0.22, 1.57],
      [0.2, 1.53],
      [0.82, 1.06],
    ],
  ],
  wheels: [-1.42, 1.42],
  wheel: 0.35,
};

const PICKUP: Body = {
  outline: [
    [-2.7, 0.45],
    [-2.74, 1.08],
    [-0.92, 1.1],
    [-0.8, 1.72],
    [-0.6, 1.82],
    [0.35, 1.82],
    [0.62, 1.76],
    [1.22, 1.18],
    [2.3, 1.1],
    [2.55, 0.95],
    [2.62, 0.6],
    [2.56, 0.42],
  ],
  glass: [2, 6],
  belt: 1.1,
  half: 0.96,
  roofHalf: 0.74,
  windows: [
    [
      [-0.74, 1.18],
      [-0.66, 1.7],
      [-0.12, 1.72],
      [-0.12, 1.18],
    ],
    [
      [-0.04, 1.18],
      [-0.04, 1.72],
      [0.5, 1.7],
      [1.02, 1.18],
    ],
  ],
  wheels: [-1.72, 1.68],
  wheel: 0.4,
};

const VAN: Body = {
  outline: [
    [-2.7, 0.4],
    [-2.76, 1],
    [-2.7, 2.2],
    [-2.55, 2.36],
    [0.9, 2.4],
    [1.2, 2.3],
    [1.95, 1.35],
    [2.5, 1.14],
    [2.72, 0.85],
    [2.74, 0.5],
    [2.68, 0.36],
  ],
  glass: [5],
  belt: 1.2,
  half: 0.98,
  roofHalf: 0.84,
  windows: [
    [
      [0.62, 1.3],
      [0.62, 2.05],
      [1.08, 2.05],
      [1.62, 1.3],
    ],
  ],
  wheels: [-1.75, 1.75],
  wheel: 0.38,
};

export const BODIES = { wagon: WAGON, pickup: PICKUP, van: VAN } as const;
