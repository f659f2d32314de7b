import { backdrop } from './backdrop.ts';
import { falling, mix, picture, softLine, stroke } from './kit.ts';
import { STUFF, tones, type Light } from './light.ts';
import { bars, fallen, H, level, openWall, reveal, trace, W, type Span } from './service-things.ts';
import { camera, placed, wall, type Box, type Camera, type Placement, type Wall } from './space.ts';

/** The same camera for every marketplace item, so that the pictures line up in the catalog. */
const VIEW = camera({ center: 300, horizon: 168, focal: 520, eye: 0.72 });

/** The front of a box, to put panels on. */
export function frontOf(view: Camera, box: Box): Wall {
  const { w, d } = box;
  const [x, , z] = placed(box)([-w / 2, 0, -d / 2]);
  return wall(view, { ...box, x, z });
}

/** A hoop or strap around the near side of something round. */
export const band = (view: Camera, { x, z, y = 0 }: Placement, r: number, paint: string, width: number) =>
  stroke(
    softLine(
      Array.from({ length: 9 }, (_, i) => {
        const angle = Math.PI + (i / 8) * Math.PI;
        return view.see([x + Math.cos(angle) * r, y, z + Math.sin(angle) * r]);
      }),
    ),
    paint,
    width,
  );

const seams = (view: Camera, paint: string, [near, far]: Span) =>
  Array.from({ length: 17 }, (_, i) => {
    const x = -2.4 + i * 0.3;
    return trace(
      view,
      [
        [x, 0, far],
        [x, 0, near],
      ],
      paint,
      1.4,
    );
  });

type Draw = (view: Camera, light: Light) => readonly string[];

/** Things on a wooden deck, with the hills behind. */
export function onTheDeck(light: Light, seed: number, draw: Draw): string {
  const boards = tones(light, STUFF.wood);
  const deck: Span = [0.9, 3.3];
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 196,
      seed,
      peaks: 84,
      sun: [118, 108, 24],
      clouds: [[430, 70, 120]],
    }),
    level(VIEW, [-4, 4], deck, falling([0, boards.mid], [1, mix(boards.shade, light.shadow, 0.3)])),
    ...seams(VIEW, mix(boards.shade, light.shadow, 0.3), deck),
    ...draw(VIEW, light),
  ]);
}

/** Things on the ground in front of the hills. */
export const outdoors = (light: Light, seed: number, draw: Draw): string =>
  picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 190,
      seed,
      peaks: 92,
      sun: [470, 96, 24],
      clouds: [[150, 64, 130]],
    }),
    ...draw(VIEW, light),
  ]);

/** Things in a room with one window. */
export function inTheRoom(light: Light, seed: number, color: string, draw: Draw): string {
  const paint = tones(light, color);
  const floor = tones(light, STUFF.wood);
  const trim = tones(light, STUFF.cream);
  const [wide, tall]: [Span, Span] = [
    [-1.75, -0.55],
    [0.62, 1.5],
  ];
  return picture(W, H, [
    backdrop(light, { width: W, height: H, horizon: 150, seed, peaks: 60, sun: [110, 70, 20] }),
    reveal(VIEW, 3, wide, tall, 0.14, trim),
    openWall(VIEW, 3, wide, tall, falling([0, paint.mid], [1, paint.shade])),
    bars(VIEW, 2.99, wide, tall, [2, 2], 0.045, trim.lit),
    level(VIEW, [-4, 4], [0.8, 3], falling([0, floor.shade], [1, floor.mid])),
    ...seams(VIEW, mix(floor.shade, light.shadow, 0.25), [0.8, 3]),
    level(VIEW, [-4, 4], [2.97, 3], trim.shade, 0.04),
    fallen(VIEW, [-1.6, -0.5], [1.3, 2.6], light, 0.4),
    ...draw(VIEW, light),
  ]);
}
