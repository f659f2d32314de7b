import { across, ellipse, falling, fill, mix, n, picture, rectangle, stroke } from './kit.ts';
import { glow } from './landscape.ts';
import { DUSK, STUFF, tones } from './light.ts';
import { boxes, H, level, trace, upright, W } from './service-things.ts';
import { box, camera, can, face, placed, ring, standing, type Camera, type Place } from './space.ts';
import { sittingDog } from './things.ts';

/** Dinner on the doorstep, and an animal that has smelled it. */
export function food(): string {
  const light = DUSK;
  const view = camera({ center: 300, horizon: 128, focal: 490, eye: 0.96 });
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
