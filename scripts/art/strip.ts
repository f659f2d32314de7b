import { face, type Camera } from './space.ts';

type Course = {
  /** Where it starts and ends in depth, and its height above the ground. */
  near: number;
  far: number;
  up: number;
  /** How much closer together, and how far to the side, everything is at its far end. */
  squeeze: number;
  aside: number;
};

/** Draws strips of a road that runs away from the eye, from `x0` to `x1` at its near end. */
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
