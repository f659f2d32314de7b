import { across, ellipse, falling, fill, mix, n, picture, rectangle, stroke } from './kit.ts';
import { clouds, glow, oak, ridge, sky, sun } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { H, W, boxes, level, plant, trace, upright } from './service-things.ts';
import {
  beam,
  box,
  camera,
  can,
  face,
  placed,
  ring,
  standing,
  wall,
  type Camera,
  type Place,
} from './space.ts';
import { sittingDog } from './things.ts';

/** Supper on the doorstep; somebody has smelled it. */
export function food(): string {
  const light = DUSK;
  const view = camera({ centre: 300, horizon: 128, focal: 490, eye: 0.96 });
  const back = 2.75;
  const siding = tones(light, STUFF.denim);
  const trim = tones(light, STUFF.cream);
  const boards = tones(light, STUFF.wood);
  const door = tones(light, STUFF.clay);
  const rows = Array.from({ length: 14 }, (_, i) =>
    trace(
      view,
      [
        [-3, i * 0.17 + 0.06, back],
        [3, i * 0.17 + 0.06, back],
      ],
      siding.shade,
      1.6,
    ),
  );
  const seams = Array.from({ length: 15 }, (_, i) => {
    const x = -2.1 + i * 0.3;
    return trace(
      view,
      [
        [x, 0, back],
        [x, 0, 1],
      ],
      mix(boards.shade, light.shadow, 0.3),
      1.4,
    );
  });
  const [lx, ly] = view.see([1.1, 1.38, back - 0.1]);
  return picture(W, H, [
    fill(rectangle(-5, -5, W + 10, H + 10), falling([0, siding.shade], [0.85, siding.mid])),
    ...rows,
    // the doorway and the light in the hall
    upright(view, [-1.16, 0.12], [0, 2.3], back, trim.mid),
    upright(view, [-1.05, 0.01], [0, 2.3], back, mix(light.lamp, light.glow, 0.35)),
    upright(
      view,
      [-1.05, 0.01],
      [0, 0.42],
      back,
      falling([0, light.lamp, 0], [1, mix(light.lamp, STUFF.wood, 0.6), 0.8]),
    ),
    face(
      view,
      [
        [-1.05, 2.3, back],
        [-0.5, 2.3, 3.15],
        [-0.5, 0, 3.15],
        [-1.05, 0, back],
      ],
      across([0, door.mid], [1, door.lit]),
    ),
    ...[
      [0.2, 0.75],
      [0.95, 1.9],
    ].map(([low = 0, high = 0]) =>
      face(
        view,
        [
          [-0.95, high, 2.81],
          [-0.61, high, 3.07],
          [-0.61, low, 3.07],
          [-0.95, low, 2.81],
        ],
        door.shade,
        0.55,
      ),
    ),
    ring(view, { x: -0.56, z: 3.08, y: 0.9 }, 0.03, light.glow),
    fill(ellipse(...view.see([-0.56, 0.9, 3.06]), 5, 5), tones(light, STUFF.mustard).lit),
    // sidelight
    upright(view, [0.2, 0.62], [0.2, 2.3], back, trim.mid),
    upright(view, [0.27, 0.55], [0.27, 2.3], back, mix(light.lamp, light.shadow, 0.12)),
    ...[0.78, 1.3].map((y) => upright(view, [0.27, 0.55], [y, y + 0.05], back, trim.mid)),
    level(view, [-4, 4], [0.9, back], falling([0, boards.mid], [1, mix(boards.shade, light.shadow, 0.35)])),
    ...seams,
    upright(view, [-1.2, 0.16], [-0.01, 0.05], back - 0.06, trim.shade),
    face(
      view,
      [
        [-0.5, 0, back],
        [0, 0, back],
        [0.75, 0, 1],
        [-0.5, 0, 1],
      ],
      light.glow,
      0.28,
    ),
    level(view, [-1.1, 0.02], [1.95, 2.55], tones(light, STUFF.bark).shade, 0.008),
    level(view, [-1.02, -0.06], [2, 2.5], tones(light, STUFF.bark).mid, 0.01),
    ring(view, { x: -0.24, z: 2.62, y: 0.01 }, 0.24, light.shadow, 0.35),
    sittingDog(light, standing(view, -0.27, 2.62, 0.7), STUFF.fur),
    lamp(lx, ly),
    boots(view),
    supper(view),
  ]);
}

function lamp(x: number, y: number): string {
  const iron = tones(DUSK, STUFF.coal);
  return [
    glow(DUSK, x, y + 8, 170, 160, 0.7),
    fill(`M${n(x - 5)} ${n(y - 34)}h10v14h-10z`, iron.shade),
    fill(`M${n(x - 19)} ${n(y - 8)}l8-14h22l8 14z`, iron.mid),
    fill(`M${n(x - 15)} ${n(y - 8)}h30l-5 36h-20z`, DUSK.glow),
    stroke(`M${n(x)} ${n(y - 8)}v36M${n(x - 15)} ${n(y - 8)}l5 36h20l5-36`, iron.mid, 2),
    fill(`M${n(x - 11)} ${n(y + 27)}h22v5h-22z`, iron.mid),
  ].join('');
}

/** A child's rain boots, one fallen over. */
function boots(view: Camera): string {
  const rubber = tones(DUSK, STUFF.mustard);
  const [x, y] = view.see([-1.22, 0, 2.42]);
  const boot = (px: number, py: number) =>
    fill(`M${n(px - 13)} ${n(py - 56)}h25v34q16 4 21 12q2 6 0 10h-46z`, rubber.mid) +
    fill(`M${n(px - 13)} ${n(py - 56)}h9v56h-9z`, rubber.lit) +
    fill(`M${n(px - 13)} ${n(py - 56)}h25v7h-25z`, rubber.shade) +
    fill(`M${n(px - 13)} ${n(py - 4)}h47v5h-47z`, rubber.deep);
  return (
    fill(ellipse(x + 14, y + 3, 48, 7), DUSK.shadow, { opacity: 0.4 }) + boot(x - 22, y - 6) + boot(x + 6, y)
  );
}

/** A paper bag with bread and greens, two warm boxes, a bottle. */
function supper(view: Camera): string {
  const light = DUSK;
  const [bx, by] = view.see([0.42, 0.44, 2.12]);
  const kraft = tones(light, '#c9a273');
  const crust = tones(light, '#c58a4a');
  const leaf = tones(light, STUFF.pine);
  const bag = { x: 0.42, z: 2.12, w: 0.36, h: 0.44, d: 0.22, turn: 16 };
  const put = placed(bag);
  const side = (...[p, q, r, t, paint]: readonly [Place, Place, Place, Place, string]) =>
    face(
      view,
      [p, q, r, t].map(([x, y, z]) => put([(x * bag.w) / 2, y * bag.h, (z * bag.d) / 2])),
      paint,
    );
  const loaf = (x: number, lean: number, long: number) =>
    stroke(`M${n(x)} ${n(by + 4)}L${n(x + lean)} ${n(by - long)}`, crust.mid, 21) +
    stroke(`M${n(x - 5)} ${n(by)}L${n(x + lean - 5)} ${n(by - long)}`, crust.lit, 7) +
    stroke(
      [0.3, 0.52, 0.74].map((t) => `M${n(x + lean * t - 5)} ${n(by - long * t + 4)}l10-7`).join(''),
      crust.shade,
      3,
    );
  const frond = (dx: number, dy: number, wide: number) =>
    `M${n(bx + 20)} ${n(by + 2)}q${n(dx - wide)} ${n(dy * 0.7)} ${n(dx)} ${n(dy)}q${n(wide)} ${n(-dy * 0.2)} ${n(-dx)} ${n(-dy)}z`;
  return [
    face(
      view,
      [
        [0.26, 0.004, 1.98],
        [0.5, 0.004, 2.28],
        [1.5, 0.004, 2.02],
        [1.2, 0.004, 1.78],
      ],
      light.shadow,
      0.38,
    ),
    box(view, bag, kraft),
    side([-1, 1, 1], [1, 1, 1], [1, 1, -1], [-1, 1, -1], kraft.deep),
    loaf(bx - 18, -18, 72),
    loaf(bx + 4, 4, 58),
    fill(frond(24, -62, 12) + frond(46, -40, 14) + frond(4, -50, 12), leaf.mid),
    fill(frond(36, -56, 6) + frond(12, -60, 5), leaf.lit),
    side([-1, 1, 1], [-1, 1, -1], [-1, 0, -1], [-1, 0, 1], kraft.lit),
    side([-1, 1, -1], [1, 1, -1], [1, 0, -1], [-1, 0, -1], mix(kraft.mid, kraft.shade, 0.4)),
    side([-1, 1, -1], [1, 1, -1], [1, 0.9, -1], [-1, 0.9, -1], kraft.mid),
    side([-1, 0.9, 0], [-1, 0.9, -1], [-1, 0, -1], [-1, 0.1, 0], mix(kraft.lit, kraft.mid, 0.35)),
    boxes(view, light, [{ x: 0.86, z: 2.1, w: 0.34, h: 0.13, d: 0.26, turn: -10, of: STUFF.cream }]),
    boxes(view, light, [{ x: 0.86, z: 2.1, y: 0.13, w: 0.36, h: 0.03, d: 0.28, turn: -10, of: STUFF.pine }]),
    boxes(view, light, [{ x: 0.84, z: 2.1, y: 0.16, w: 0.3, h: 0.11, d: 0.24, turn: 6, of: STUFF.cream }]),
    boxes(view, light, [{ x: 0.84, z: 2.1, y: 0.27, w: 0.32, h: 0.03, d: 0.26, turn: 6, of: STUFF.pine }]),
    can(view, { x: 1.13, z: 2 }, 0.055, 0.24, tones(light, STUFF.sage)),
    can(view, { x: 1.13, z: 2, y: 0.24 }, 0.055, 0.05, tones(light, STUFF.sage), 0.022),
    can(view, { x: 1.13, z: 2, y: 0.29 }, 0.024, 0.04, tones(light, STUFF.coal)),
  ].join('');
}

/** On the porch with the file open: what is covered, what comes next. */
export function insurance(): string {
  const light = MORNING;
  const [a, b, c, d, e] = light.land;
  const view = camera({ centre: 232, horizon: 196, focal: 500, eye: 1.55 });
  const rep = standing(view, -0.62, 4.6, 1.76);
  const owner = standing(view, 0.36, 4.75, 1.68);
  const wood = tones(light, STUFF.cream);
  const deck = tones(light, mix(STUFF.wood, STUFF.cream, 0.3));
  const [near, far] = [1.2, 13];
  const seams = Array.from({ length: 9 }, (_, i) =>
    trace(
      view,
      [
        [-1.5 + i * 0.36, 0, far],
        [-1.5 + i * 0.36, 0, near],
      ],
      deck.shade,
      1,
    ),
  );
  const post = (z: number) => box(view, { x: -1.5, z, w: 0.16, h: 2.7, d: 0.16 }, wood);
  const rail = [
    beam(view, [-1.5, 0.95, far], [-1.5, 0.95, near], 0.09, wood.lit),
    beam(view, [-1.5, 0.16, far], [-1.5, 0.16, near], 0.07, wood.mid),
    ...Array.from({ length: 32 }, (_, i) => {
      const z = 2 + i * 0.34;
      return beam(view, [-1.5, 0.16, z], [-1.5, 0.92, z], 0.045, wood.mid);
    }),
  ];
  return picture(W, H, [
    sky(light, W, H, 196),
    sun(light, 70, 104, 20),
    clouds(light, 7, [[20, 60, 130]]),
    ridge(
      { width: W, base: 206, bottom: 226, height: 96, seed: 83, rough: 0.7, hills: 3 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 214, bottom: 240, height: 62, seed: 26, rough: 0.5, hills: 3 },
      b,
      light.mist,
      mix(b, c, 0.5),
    ),
    fill(
      rectangle(0, 216, W, 190),
      falling([0, mix(c, light.mist, 0.45)], [0.4, mix(c, '#d9bd7c', 0.35)], [1, mix(d, '#d9bd7c', 0.2)]),
    ),
    oak(168, 228, 74, 4, mix(c, d, 0.6), mix(c, b, 0.3)),
    oak(26, 262, 104, 13, mix(d, e, 0.2), mix(c, d, 0.7)),
    level(view, [-1.62, 1.7], [near, far], falling([0, mix(deck.lit, light.warmth, 0.3)], [1, deck.mid])),
    ...seams,
    ...rail,
    ...[12.2, 9.2, 6.4].map(post),
    house(view),
    // light between the posts
    ...[10.6, 7.7, 4.9, 2.5].map((z) =>
      face(
        view,
        [
          [-1.4, 0.005, z + 1.1],
          [-1.4, 0.005, z - 0.7],
          [1.7, 0.005, z - 2.6],
          [1.7, 0.005, z - 0.8],
        ],
        light.warmth,
        0.3,
      ),
    ),
    plant(view, light, { x: 1.36, z: 4.75 }, 2.5),
    fill(ellipse(rep.x + 26, rep.y + 2, 52, 7), light.shadow, { opacity: 0.3 }),
    fill(ellipse(owner.x + 26, owner.y + 2, 52, 7), light.shadow, { opacity: 0.3 }),
    person(light, {
      ...owner,
      coat: STUFF.clay,
      trousers: STUFF.denim,
      pose: 'carry',
      skin: SKIN[2],
      hair: '#2c2320',
      mirrored: true,
    }),
    person(light, {
      ...rep,
      coat: STUFF.pine,
      trousers: STUFF.coal,
      pose: 'carry',
      skin: SKIN[3],
      hair: '#6d4a30',
    }),
    folder(rep.x + rep.tall * 0.2, rep.y - rep.tall * 0.63),
    post(3.4),
  ]);
}

/** The house along the porch: its wall, windows, open door, and the ceiling above. */
function house(view: Camera): string {
  const light = MORNING;
  const side = wall(view, { x: 1.7, z: 13, turn: -90 });
  const paint = tones(light, mix(STUFF.sage, STUFF.cream, 0.35));
  const trim = tones(light, STUFF.cream);
  const glass = mix(light.sky[0], light.shadow, 0.35);
  const lines = Array.from({ length: 15 }, (_, i) =>
    trace(view, [side.at(0, i * 0.18), side.at(12.2, i * 0.18)], paint.shade, 0.9),
  );
  const pane = (along: number, wide: number) =>
    side.panel(along - 0.1, 0.8, wide + 0.2, 1.4, trim.lit, 0.02) +
    side.panel(along, 0.9, wide, 1.2, glass, 0.03) +
    side.panel(along, 1.52, wide, 0.6, mix(glass, light.sky[2], 0.4), 0.035) +
    side.panel(along + wide / 2 - 0.03, 0.9, 0.06, 1.2, trim.lit, 0.04);
  const roof: Place[] = [
    [-1.75, 2.7, 13],
    [1.7, 2.7, 13],
    [1.7, 2.7, 1],
    [-1.75, 2.7, 1],
  ];
  const [lx, ly] = view.see([0.3, 2.7, 6.6]);
  return [
    side.panel(0, 0, 12.4, 2.7, paint.lit),
    ...lines,
    side.panel(0, 2.15, 12.4, 0.55, paint.mid),
    pane(2, 1.6),
    pane(9.35, 1.1),
    side.panel(5.5, 0, 1.3, 2.2, trim.lit, 0.02),
    side.panel(5.6, 0, 1.1, 2.1, mix(STUFF.bark, light.shadow, 0.35), 0.03),
    side.panel(5.6, 0, 1.1, 2.1, across([0, light.lamp, 0.1], [1, light.lamp, 0.55]), 0.03),
    face(
      view,
      roof,
      falling(
        [0, tones(light, mix(STUFF.denim, STUFF.cream, 0.5)).shade],
        [1, tones(light, mix(STUFF.denim, STUFF.cream, 0.62)).mid],
      ),
    ),
    beam(view, [-1.5, 2.62, 13], [-1.5, 2.62, 1.2], 0.2, trim.mid),
    stroke(`M${n(lx)} ${n(ly)}v22`, tones(light, STUFF.coal).mid, 2),
    fill(`M${n(lx - 9)} ${n(ly + 22)}h18l3 18h-24z`, tones(light, STUFF.coal).shade),
    fill(`M${n(lx - 10)} ${n(ly + 40)}h20l-3 5h-14z`, light.lamp),
  ].join('');
}

/** An open file between two people. */
function folder(x: number, y: number): string {
  const board = tones(MORNING, STUFF.mustard);
  const page = tones(MORNING, STUFF.paper);
  return [
    fill(`M${n(x - 26)} ${n(y - 12)}l28 8 30-12-4 26-26 12-26-10z`, board.shade),
    fill(`M${n(x - 24)} ${n(y - 17)}l26 8v27l-24-9z`, page.lit),
    fill(`M${n(x + 2)} ${n(y - 9)}l27-11-4 26-23 12z`, page.mid),
    stroke(
      `M${n(x - 18)} ${n(y - 8)}l14 4.5M${n(x - 18)} ${n(y - 2)}l12 4M${n(x + 7)} ${n(y - 4)}l15-6M${n(x + 7)} ${n(y + 2)}l12-5`,
      page.shade,
      1.6,
    ),
  ].join('');
}
