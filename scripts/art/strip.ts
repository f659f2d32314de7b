import { face, type Camera } from './space.ts';

type Course = {
  /** How far away it begins and ends, and how high above the ground it is drawn. */
  near: number;
  far: number;
  up: number;
  /** At its far end everything stands this much closer together, and to the side. */
  squeeze: number;
  aside: number;
};

/** Draws strips of a road that runs away from the eye: from `x0` to `x1` where it begins. */
export const strips =
  (view: Camera, { near, far, up, squeeze, aside }: Course) =>
  (x0: number, x1: number, paint: string, opacity?: number): string =>
    face(
      view,
      [
        [x0 * squeeze + aside, up, far],
        [x1 * squeeze + aside, up, far],
        [x1, up, near],
        [x0, up, near],
      ],
      paint,
      opacity,
    );
