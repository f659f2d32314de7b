import { begin, gables } from './buildings.ts';
import { grass, ridgeShape, road } from './landscape.ts';
import { camera, face, isSeen, wall, type Place } from './space.ts';
import type { Point } from './kit.ts';
import { oakShape } from './trees.ts';

/**
 * The outlines of the landing page's landscape: 440 high, from -560 to 2000 across. It scales by height, so a
 * phone shows the middle (400 to 1040), a laptop 0 to 1440 and a wide screen the rest. Outlines only:
 * web/outreach/marketing/ridgeline-picture.tsx adds the day or night colors.
 */
export function heroShapes(): Record<string, string> {
  const span = { x: -560, width: 2560, round: 1 };
  const far = ridgeShape({
    ...span,
    base: 262,
    bottom: 330,
    height: 190,
    seed: 4713,
    rough: 0.72,
    hills: 5.4,
    grain: 1.5,
  });
  const high = ridgeShape({
    ...span,
    base: 292,
    bottom: 350,
    height: 150,
    seed: 5486,
    rough: 0.58,
    hills: 5.8,
    grain: 1.4,
  });
  const middle = ridgeShape({
    ...span,
    base: 318,
    bottom: 390,
    height: 104,
    seed: 3184,
    rough: 0.3,
    hills: 8,
    grain: 1.7,
  });
  const oak = oakShape(5);
  return {
    far: far.body,
    farFolds: far.folds,
    high: high.body,
    highFolds: high.folds,
    middle: middle.body,
    low: 'M-564 440V306Q-400 330-260 318T0 312Q150 300 300 322T600 330 860 318 1130 300 1440 286 1740 312 2004 294V440z',
    lowShade: 'M1130 300Q1290 296 1440 286T1740 312L1900 440H1240Q1270 350 1130 300z',
    lowRoad: d(road(LOW_ROAD, 262, 0.085, '')),
    near: 'M-564 440V372Q-300 392 0 366 190 344 380 366T740 384 1010 384 1240 372 1440 378Q1700 392 2004 366V440z',
    nearRoad: d(road(NEAR_ROAD, 300, 0.1, '')),
    drive: d(road(DRIVE, 300, 0.06, '')),
    front:
      'M-564 440V420Q-300 432-120 414T260 426T520 440zM2004 440V418Q1700 432 1560 410T1220 428T1060 440z',
    blades: d(grass(20, 424, 330, 6, 26, '')) + d(grass(1150, 426, 280, 9, 28, '')),
    trunk: oak.trunk,
    crown: oak.crown.join(''),
    sunny: oak.sunny.join(''),
    ...homestead(),
  };
}

const LOW_ROAD: Point[] = [
  [1000, 396],
  [1036, 372],
  [1104, 356],
  [1082, 340],
  [1012, 332],
  [1004, 322],
  [1058, 314],
  [1096, 308],
];
const NEAR_ROAD: Point[] = [
  [470, 470],
  [560, 436],
  [690, 418],
  [830, 412],
  [940, 402],
  [1004, 386],
];
const DRIVE: Point[] = [
  [664, 394],
  [690, 400],
  [738, 408],
  [800, 413],
];

/** The path of one drawn shape, without its fill or stroke. */
const d = (svg: string) => /d="([^"]*)"/.exec(svg)?.[1] ?? '';

/** The house, seen from the hill across: walls, roof, porch and the windows with light in them. */
function homestead(): Record<string, string> {
  const view = camera({ center: 720, horizon: 256, focal: 900, eye: 7.9 });
  const shape = { x: -4.4, z: 53, turn: -30, w: 9.4, d: 6.6, h: 3, rise: 2.5 };
  const { put } = gables(shape);
  const at = (x: number, y: number, z: number): Place => put([(x * shape.w) / 2, y, (z * shape.d) / 2]);
  const ridge = shape.h + shape.rise;
  const piece = (places: Place[]) => d(face(view, places, ''));
  const front = wall(view, { ...begin(shape), turn: shape.turn });
  const panel = (along: number, up: number, w: number, h: number, out = 0) =>
    d(front.panel(along, up, w, h, '', out));
  const gable: Place[] = [at(1, 0, -1), at(1, shape.h, -1), at(1, ridge, 0), at(1, shape.h, 1), at(1, 0, 1)];
  const chimney = (x: number, z: number, w: number): Place[] => [
    at(x, ridge + 1.1, z),
    at(x + w, ridge + 1.1, z),
    at(x + w, ridge - 0.9, z),
    at(x, ridge - 0.9, z),
  ];
  return {
    wall: piece([at(-1, shape.h, -1), at(1, shape.h, -1), at(1, 0, -1), at(-1, 0, -1)]),
    gable: isSeen(view, gable) ? piece(gable) : '',
    chimney: piece(chimney(0.42, 0.1, 0.16)),
    roof: piece([
      at(-1.12, ridge, 0),
      at(1.12, ridge, 0),
      at(1.12, shape.h - 0.4, -1.2),
      at(-1.12, shape.h - 0.4, -1.2),
    ]),
    eave: piece([
      at(-1.12, shape.h - 0.4, -1.2),
      at(1.12, shape.h - 0.4, -1.2),
      at(1.12, shape.h - 0.72, -1.2),
      at(-1.12, shape.h - 0.72, -1.2),
    ]),
    windows: panel(1, 0.9, 1.5, 1.3) + panel(4.3, 0, 1, 2.1) + panel(6.7, 0.9, 1.5, 1.3),
  };
}
