import { backdrop } from './backdrop.ts';
import { gables } from './buildings.ts';
import { fill, mix, picture } from './kit.ts';
import { grass } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { beam, box, camera, face, isSeen, shadow, standing, type Place } from './space.ts';
import { ladder } from './things.ts';
import { oak, pine } from './trees.ts';

const [W, H] = [640, 400];

/** Rebuilding: the frame of a house stands in the morning, the walls are rising. */
export function recovery(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ center: 330, horizon: 262, focal: 560, eye: 1.7 });
  const shape = { x: 0.7, z: 15.4, turn: -28, w: 9, d: 6.4, h: 2.9, rise: 2.4 };
  const { put } = gables(shape);
  const pale = tones(light, '#e0b676');
  const at = (x: number, y: number, z: number): Place => put([(x * shape.w) / 2, y, (z * shape.d) / 2]);
  const count = 9;
  const steps = Array.from({ length: count }, (_, i) => -1 + (2 * i) / (count - 1));
  const rafters = (x: number, far: string, near: string) =>
    beam(view, at(x, shape.h, 1), at(x, shape.h + shape.rise, 0), 0.13, far) +
    beam(view, at(x, shape.h, -1), at(x, shape.h + shape.rise, 0), 0.15, near);
  const floor: Place[] = [at(-1, 0.2, 1), at(1, 0.2, 1), at(1, 0.2, -1), at(-1, 0.2, -1)];
  const sheathing: Place[] = [at(0.28, shape.h, -1), at(1, shape.h, -1), at(1, 0.2, -1), at(0.28, 0.2, -1)];
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 262,
      seed: 205,
      peaks: 110,
      sun: [84, 166, 20],
      clouds: [
        [210, 52, 200],
        [460, 80, 150],
      ],
      ground: mix('#b3a878', light.shadow, 0.2),
    }),
    oak(72, 284, 120, 7, mix(d, e, 0.2), mix(d, c, 0.4)),
    pine(592, 280, 140, 5, mix(d, e, 0.2)),
    pine(622, 284, 180, 9, mix(d, e, 0.45)),
    shadow(view, light.shadow, { x: 4.4, z: 12.6 }, 7, 3, 0.22),
    face(
      view,
      [at(-1.04, 0, -1.04), at(1.04, 0, -1.04), at(1.04, 0.24, -1.04), at(-1.04, 0.24, -1.04)],
      tones(light, STUFF.plaster).shade,
    ),
    isSeen(view, floor) ? face(view, floor, tones(light, STUFF.plaster).mid) : '',
    ...steps.map((x) => beam(view, at(x, 0.2, 1), at(x, shape.h, 1), 0.11, pale.shade)),
    beam(view, at(-1, shape.h, 1), at(1, shape.h, 1), 0.16, pale.shade),
    ...[-0.5, 0, 0.5].map((z) => beam(view, at(-1, 0.2, z), at(-1, shape.h, z), 0.11, pale.mid)),
    ...steps.map((x) => rafters(x, pale.shade, pale.mid)),
    beam(view, at(-1.02, shape.h + shape.rise, 0), at(1.02, shape.h + shape.rise, 0), 0.2, pale.lit),
    face(view, sheathing, tones(light, STUFF.sage).lit),
    face(
      view,
      [at(0.52, 2.2, -1), at(0.78, 2.2, -1), at(0.78, 1.1, -1), at(0.52, 1.1, -1)],
      mix(light.sky[2], light.shadow, 0.12),
    ),
    ...steps
      .filter((x) => x < 0.3)
      .map((x) => beam(view, at(x, 0.2, -1), at(x, shape.h, -1), 0.13, pale.lit)),
    beam(view, at(-1, 0.26, -1), at(1, 0.26, -1), 0.14, pale.mid),
    beam(view, at(-1, shape.h, -1), at(1, shape.h, -1), 0.2, pale.lit),
    beam(view, at(-0.5, 0.3, -1), at(-1, 1.9, -1), 0.1, pale.mid),
    ladder(view, tones(light, STUFF.metal).shade, [2.1, 0, 9.9], [2.3, 3.1, 11.4], 0.42),
    person(light, {
      ...standing(view, -1.35, 12.6, 1.72, 0.2),
      coat: STUFF.denim,
      trousers: STUFF.coal,
      hat: STUFF.mustard,
      pose: 'reach',
      skin: SKIN[2],
    }),
    box(view, { x: -4.4, z: 11, w: 2.6, h: 0.5, d: 0.9, turn: -14 }, pale),
    shadow(view, light.shadow, { x: -1.7, z: 8.6 }, 0.45, 1.5, 0.28),
    shadow(view, light.shadow, { x: -1.05, z: 8.5 }, 0.4, 1, 0.28),
    person(light, {
      ...standing(view, -1.7, 8.6, 1.7),
      coat: STUFF.clay,
      trousers: STUFF.denim,
      skin: SKIN[0],
      hair: '#5a3a25',
    }),
    person(light, {
      ...standing(view, -1.08, 8.5, 1.12),
      coat: STUFF.mustard,
      trousers: STUFF.slate,
      child: true,
      skin: SKIN[0],
      hair: '#5a3a25',
      pose: 'point',
    }),
    fill('M-8 384Q160 368 320 386T648 376V404H-8z', f),
    grass(0, 386, 200, 6, 30, f),
    grass(430, 384, 200, 16, 30, f),
  ]);
}
