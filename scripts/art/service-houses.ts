import type { Light, Tones } from './light.ts';
import { face, isSeen, placed, toneOf, wall, type Camera, type Place, type Placement } from './space.ts';

export type Gable = Placement & {
  /** along the ridge, up to the eaves, across */
  w: number;
  h: number;
  d: number;
  /** from the eaves to the ridge */
  rise: number;
  /** how far the roof overhangs */
  over?: number;
};

/**
 * A house with four walls and a two-sided roof; the ridge runs left to right. Positioned by the middle of its
 * floor.
 */
export function gable(
  view: Camera,
  { w, h, d, rise, over = 0.4, ...stand }: Gable,
  walls: Tones,
  roof: Tones,
): string {
  const put = placed(stand);
  const at = (x: number, y: number, z: number) => put([(x * w) / 2, y, (z * d) / 2]);
  const top = h + rise;
  const drop = (rise * over) / (d / 2);
  const [ox, oz] = [1 + over / (w / 2), 1 + over / (d / 2)];
  const seen = (places: Place[], paint: Tones) =>
    isSeen(view, places) ? face(view, places, toneOf(paint, places)) : '';
  const slope = (side: number) => {
    const places = [
      at(-ox * side, top, 0),
      at(ox * side, top, 0),
      at(ox * side, h - drop, -oz * side),
      at(-ox * side, h - drop, -oz * side),
    ];
    return { places, svg: seen(places, roof) };
  };
  const under = (side: number) =>
    seen(
      [
        at(-ox * side, h - drop, -oz * side),
        at(ox * side, h - drop, -oz * side),
        at(ox * side, h, -side),
        at(-ox * side, h, -side),
      ],
      { lit: walls.deep, mid: walls.deep, shade: walls.deep, deep: walls.deep },
    );
  const end = (side: number) =>
    seen(
      [at(side, top, 0), at(side, h, side), at(side, 0, side), at(side, 0, -side), at(side, h, -side)],
      walls,
    );
  const long = (side: number) =>
    seen([at(-side, h, -side), at(side, h, -side), at(side, 0, -side), at(-side, 0, -side)], walls);
  return [slope(-1).svg, end(1), end(-1), long(1), long(-1), under(1), slope(1).svg].join('');
}

/** Panes on the long side of a gabled house facing us: meters from its left end. */
export function panes(
  view: Camera,
  light: Light,
  house: Gable,
  list: readonly (readonly [along: number, up: number, width: number, height: number, paint?: string])[],
  frame: string,
): string {
  const put = placed(house);
  const [x, , z] = put([-house.w / 2, 0, -house.d / 2]);
  const front = wall(view, { x, z, y: house.y ?? 0, turn: house.turn ?? 0 });
  return list
    .map(
      ([along, up, width, height, paint]) =>
        front.panel(along - 0.08, up - 0.08, width + 0.16, height + 0.16, frame) +
        front.panel(along, up, width, height, paint ?? light.lamp),
    )
    .join('');
}
