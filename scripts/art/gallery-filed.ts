import { begin, house } from './buildings.ts';
import { across, ellipse, falling, fill, mix, n, picture, polygon, rectangle } from './kit.ts';
import { glow, ridge, sun } from './landscape.ts';
import { DUSK, MORNING, STUFF, tones } from './light.ts';
import { beam, camera, can, face, flat, placed, ring, wall, type Camera, type Place } from './space.ts';
import { cup, phone, sheet } from './things.ts';
import { oak } from './trees.ts';

const [W, H] = [800, 600];

/**
 * The claim is filed: a table by the window in the evening, documents in order, the list of items on a phone.
 */
export function filed(): string {
  const light = DUSK;
  const [a, b, c, d] = light.land;
  const view = camera({ center: 380, horizon: 176, focal: 720, eye: 0.56 });
  const plaster = tones(light, '#c9b997');
  const wood = tones(light, STUFF.wood);
  const paper = tones(light, STUFF.paper);
  const back = wall(view, { x: -1.6, z: 2.1, y: 0 });
  const [[x0, y0], [x1, y1]] = [view.see(back.at(0.66, 0.98)), view.see(back.at(1.94, 0.1))];
  const lampFoot = { x: 0.62, z: 1.85 };
  const [lx, ly] = view.see([0.5, 0.52, 1.8]);
  const print = (x: number, z: number, turn: number, tone: string) => [
    flat(view, { x: x + 0.005, z: z - 0.005, turn }, 0.1, 0.08, light.shadow, [0, 0], 0.3),
    flat(view, { x, z, turn }, 0.1, 0.08, paper.lit),
    flat(view, { x, z, turn }, 0.086, 0.054, tone, [0, 0.006]),
    flat(view, { x, z, turn }, 0.04, 0.022, mix(tone, light.shadow, 0.4), [-0.012, -0.006]),
  ];
  return picture(W, H, [
    fill(
      rectangle(0, 0, 560, 330),
      falling([0, light.sky[0]], [0.4, light.sky[1]], [0.75, light.sky[2]], [0.9, light.sky[3]]),
    ),
    sun(light, 196, 190, 22, 6),
    ridge(
      { width: 560, base: 262, bottom: 310, height: 96, seed: 44, rough: 0.65, hills: 2 },
      a,
      light.mist,
      mix(a, c, 0.5),
    ),
    ridge(
      { width: 560, base: 290, bottom: 320, height: 66, seed: 12, rough: 0.3, hills: 3 },
      mix(b, c, 0.5),
      light.mist,
    ),
    oak(404, 316, 110, 31, d, mix(d, c, 0.5)),
    fill(
      `M0 0H${W}V${H}H0zM${n(x0)} ${n(y0)}V${n(y1)}H${n(x1)}V${n(y0)}z`,
      across([0, plaster.shade], [0.55, plaster.mid], [1, plaster.shade]),
    ),
    back.panel(1.28, 0.1, 0.03, 0.88, tones(light, STUFF.cream).mid),
    back.panel(0.63, 0.56, 1.34, 0.02, tones(light, STUFF.cream).mid),
    back.panel(0.6, 0.06, 1.4, 0.05, tones(light, STUFF.cream).lit),
    glow(light, lx, ly + 40, 300, 230, 0.62),
    // the table
    face(
      view,
      [
        [-2.2, 0, 2.06],
        [2.2, 0, 2.06],
        [1.6, 0, 0.8],
        [-1.6, 0, 0.8],
      ],
      falling([0, mix(wood.lit, light.glow, 0.25)], [0.5, wood.mid], [1, wood.shade]),
    ),
    ...[1.82, 1.5, 1.15].map((z) => beam(view, [-2.2, 0.001, z], [2.2, 0.001, z], 0.004, wood.shade)),
    glow(light, lx, ly + 190, 280, 70, 0.5),
    // lamp
    ring(view, lampFoot, 0.09, light.shadow, 0.4),
    can(view, lampFoot, 0.08, 0.02, tones(light, STUFF.pine)),
    beam(view, [0.62, 0.02, 1.85], [0.66, 0.36, 1.85], 0.018, tones(light, STUFF.pine).mid),
    beam(view, [0.66, 0.36, 1.85], [0.52, 0.56, 1.82], 0.018, tones(light, STUFF.pine).mid),
    fill(
      polygon([
        [lx - 14, ly - 26],
        [lx + 22, ly - 22],
        [lx + 46, ly + 30],
        [lx - 62, ly + 18],
      ]),
      tones(light, STUFF.pine).lit,
    ),
    fill(ellipse(lx - 8, ly + 25, 54, 9), light.glow, { at: `rotate(6 ${n(lx - 8)} ${n(ly + 25)})` }),
    // a house of wood, no larger than a hand
    ring(view, { x: 0.36, z: 1.66 }, 0.13, light.shadow, 0.35),
    house(view, light, {
      x: 0.3,
      z: 1.7,
      turn: -28,
      w: 0.17,
      d: 0.13,
      h: 0.1,
      rise: 0.07,
      eaves: 0.012,
      color: STUFF.plaster,
      roof: STUFF.clay,
    }),
    toyDoor(view),
    cup(view, light, { x: -0.52, z: 1.66 }, STUFF.denim, 1.25),
    // folder with the documents, photos of rooms, the phone
    flat(view, { x: -0.28, z: 1.235, turn: 7 }, 0.53, 0.37, light.shadow, [0, 0], 0.35),
    flat(view, { x: -0.3, z: 1.25, turn: 7 }, 0.53, 0.37, tones(light, STUFF.sage).lit),
    flat(view, { x: -0.3, z: 1.25, turn: 7 }, 0.008, 0.37, tones(light, STUFF.sage).shade),
    sheet(view, light, { x: -0.44, z: 1.25, turn: 6 }, 7),
    sheet(view, light, { x: -0.17, z: 1.27, turn: 9 }, 6),
    ...print(0.16, 1.42, -14, tones(light, STUFF.clay).lit),
    ...print(0.22, 1.3, 6, tones(light, STUFF.denim).lit),
    phone(view, light, { x: 0.27, z: 1.06, turn: -16 }, light.glow, 1.3),
    ...screen(),
    beam(view, [-0.02, 0.008, 1.08], [0.1, 0.012, 1.3], 0.011, tones(light, STUFF.brick).mid),
  ]);

  function toyDoor(at: Camera): string {
    const shape = { x: 0.3, z: 1.7, turn: -28, w: 0.2, d: 0.15 };
    const front = wall(at, { ...begin(shape), turn: -28 });
    return (
      front.panel(0.085, 0, 0.036, 0.068, light.lamp) +
      front.panel(0.028, 0.035, 0.032, 0.032, light.shadow) +
      front.panel(0.142, 0.035, 0.032, 0.032, light.shadow)
    );
  }

  /** The list on the phone: a small house and checked lines. */
  function screen(): string[] {
    const stand = { x: 0.27, z: 1.06, turn: -16, y: 0.014 };
    const put = placed(stand);
    const roof: Place[] = [
      [-0.03, 0, 0.052],
      [0, 0, 0.082],
      [0.03, 0, 0.052],
    ];
    const moss = tones(MORNING, STUFF.pine).mid;
    return [
      face(view, roof.map(put), moss),
      flat(view, stand, 0.046, 0.03, moss, [0, 0.038]),
      ...[0, 1, 2, 3].flatMap((i) => [
        flat(view, stand, 0.01, 0.01, moss, [-0.036, -0.004 - i * 0.023]),
        flat(view, stand, 0.056 - (i % 2) * 0.012, 0.007, mix(light.shadow, light.glow, 0.45), [
          0.006 - (i % 2) * 0.006,
          -0.004 - i * 0.023,
        ]),
      ]),
    ];
  }
}
