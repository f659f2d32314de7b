import { circle, ellipse, falling, fill, mix, picture, polygon, stroke } from './kit.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { gable } from './service-houses.ts';
import { H, W, level, plant, trace, upright } from './service-things.ts';
import { beam, box, camera, face, flat, placed, wall, type Camera, type Place } from './space.ts';
import { cup } from './things.ts';

const light = MORNING;
const [, b, c] = light.land;

/** A new house as a drawing and a cardboard model, morning light across the table. */
export function architect(): string {
  const view = camera({ center: 300, horizon: 24, focal: 560, eye: 0.66 });
  const wood = tones(light, STUFF.wood);
  const plaster = tones(light, mix(STUFF.plaster, STUFF.denim, 0.12));
  const far = 2.45;
  return picture(W, H, [
    fill(
      'M-5-5H605V405H-5z',
      falling([0, mix(plaster.mid, plaster.shade, 0.25)], [0.4, mix(plaster.mid, plaster.shade, 0.55)]),
    ),
    studio(),
    level(view, [-4, 4], [0.6, far], falling([0, mix(wood.mid, light.warmth, 0.32)], [1, wood.mid])),
    upright(view, [-4, 4], [-0.03, 0], far, wood.lit),
    face(
      view,
      [
        [-1.3, 0, far],
        [-0.75, 0, far],
        [0.25, 0, 0.7],
        [-0.5, 0, 0.7],
      ],
      light.warmth,
      0.4,
    ),
    face(
      view,
      [
        [-0.68, 0, far],
        [-0.1, 0, far],
        [1.1, 0, 0.7],
        [0.36, 0, 0.7],
      ],
      light.warmth,
      0.4,
    ),
    plant(view, light, { x: 1.05, z: 2.25 }),
    rolls(view),
    plan(view),
    model(view),
    cup(view, light, { x: -0.2, z: 1.98 }, STUFF.pine, 1.3),
    ruler(view),
    drawingHand(),
  ]);
}

function studio(): string {
  const [x, y, w, h] = [34, -10, 190, 118];
  const frame = tones(light, STUFF.cream);
  const hill = (shift: number, seed: number, tone: string) => {
    const top = y + h - shift;
    return fill(`M${x} ${top}q${30 + seed} -26 ${70} -10q30 10 58 -14q26 -18 62 6V${y + h}H${x}z`, tone);
  };
  const sheet = (px: number, py: number, lines: string) =>
    fill(`M${px} ${py}h74v56h-74z`, tones(light, STUFF.paper).mid) +
    stroke(lines, tones(light, STUFF.denim).mid, 1.4);
  return [
    fill(`M${x} ${y}h${w}v${h}h-${w}z`, falling([0, light.sky[1]], [1, light.sky[3]])),
    fill(circle(x + 52, y + 52, 15), light.sun),
    hill(26, 4, b),
    hill(6, 18, mix(c, b, 0.3)),
    fill(`M${x - 6} ${y}h6v${h}h-6zM${x + w} ${y}h6v${h}h-6zM${x + w / 2 - 3} ${y}h6v${h}h-6z`, frame.mid),
    fill(`M${x - 14} ${y + h}h${w + 28}v9h-${w + 28}z`, frame.lit),
    sheet(350, 24, 'M362 70v-22l25-16 25 16v22zM380 70v-14h12v14'),
    sheet(446, 18, 'M458 64v-34h28v14h22v20zM486 44v20'),
  ].join('');
}

/** Drawings rolled up at the back of the table. */
function rolls(view: Camera): string {
  const paper = tones(light, STUFF.paper);
  const roll = (from: Place, to: Place, r: number) => {
    const [x, y] = view.see(to);
    const s = view.scale(to[2]);
    return (
      beam(
        view,
        [from[0] + 0.03, 0, from[2] - 0.03],
        [to[0] + 0.03, 0, to[2] - 0.03],
        r * 1.3,
        mix(light.shadow, STUFF.wood, 0.5),
      ) +
      beam(view, from, to, r * 2, paper.lit) +
      beam(
        view,
        [from[0], from[1] - r * 0.6, from[2]],
        [to[0], to[1] - r * 0.6, to[2]],
        r * 0.8,
        paper.shade,
      ) +
      fill(ellipse(x, y, r * s * 0.5, r * s), paper.mid) +
      fill(ellipse(x, y, r * s * 0.28, r * s * 0.6), paper.deep)
    );
  };
  return (
    roll([-1.4, 0.035, 2.16], [-0.5, 0.035, 2.28], 0.035) +
    roll([-1.5, 0.035, 2.0], [-0.62, 0.035, 2.1], 0.035)
  );
}

/** The plan: rooms, a door's swing, the terrace; nothing to read. */
function plan(view: Camera): string {
  const stand = { x: -0.3, z: 1.26, turn: 7 };
  const put = placed(stand);
  const ink = tones(light, STUFF.denim).mid;
  const thin = mix(ink, STUFF.paper, 0.4);
  const line = (points: readonly (readonly [number, number])[], width: number, paint = ink) =>
    trace(
      view,
      points.map(([x, z]) => put([x, 0, z])),
      paint,
      width,
    );
  const swing = (x: number, z: number, r: number) =>
    line(
      Array.from(
        { length: 6 },
        (_, i) => [x + r * Math.cos((i / 10) * Math.PI), z + r * Math.sin((i / 10) * Math.PI)] as const,
      ),
      1.2,
      thin,
    );
  return [
    flat(view, { ...stand, x: stand.x + 0.012, z: stand.z - 0.01 }, 1.02, 0.68, light.shadow, [0, 0], 0.35),
    flat(view, stand, 1.02, 0.68, tones(light, STUFF.paper).lit),
    line(
      [
        [-0.46, -0.3],
        [0.46, -0.3],
        [0.46, 0.3],
        [-0.46, 0.3],
        [-0.46, -0.3],
      ],
      1,
      thin,
    ),
    line(
      [
        [-0.36, -0.18],
        [0.02, -0.18],
        [0.02, -0.06],
        [0.3, -0.06],
        [0.3, 0.22],
        [-0.36, 0.22],
        [-0.36, -0.18],
      ],
      3.2,
    ),
    line(
      [
        [-0.14, -0.18],
        [-0.14, 0.04],
      ],
      2.4,
    ),
    line(
      [
        [-0.36, 0.04],
        [-0.2, 0.04],
      ],
      2.4,
    ),
    line(
      [
        [-0.14, 0.1],
        [-0.14, 0.22],
      ],
      2.4,
    ),
    line(
      [
        [0.02, -0.06],
        [0.02, 0.06],
      ],
      2.4,
    ),
    line(
      [
        [0.02, 0.12],
        [0.02, 0.22],
      ],
      2.4,
    ),
    swing(0.02, 0.06, 0.07),
    swing(-0.14, 0.04, 0.06),
    line(
      [
        [0.06, -0.22],
        [0.34, -0.22],
        [0.34, -0.1],
      ],
      1.2,
      thin,
    ),
    line(
      [
        [-0.36, -0.24],
        [0.02, -0.24],
      ],
      1,
      thin,
    ),
  ].join('');
}

/** A cardboard model on its board, with trees made of sponge. */
function model(view: Camera): string {
  const stand = { x: 0.4, z: 1.56, turn: -24 };
  const put = placed(stand);
  const card = tones(light, STUFF.paper);
  const roof = tones(light, STUFF.clay);
  const y = 0.022;
  const main = {
    x: stand.x,
    z: stand.z,
    y,
    turn: stand.turn,
    w: 0.36,
    h: 0.13,
    d: 0.22,
    rise: 0.11,
    over: 0.018,
  };
  const tree = (x: number, z: number, r: number) => {
    const [tx, , tz] = put([x, 0, z]);
    const [px, py] = view.see([tx, y + r * 1.7, tz]);
    const s = view.scale(tz) * r;
    const leaf = tones(light, STUFF.pine);
    return (
      beam(view, [tx, y, tz], [tx, y + r * 1.5, tz], 0.008, tones(light, STUFF.bark).mid) +
      fill(circle(px, py, s), leaf.mid) +
      fill(ellipse(px - s * 0.26, py - s * 0.24, s * 0.6, s * 0.6), leaf.lit)
    );
  };
  const front = wall(view, {
    x: put([-0.18, 0, -0.112])[0],
    z: put([-0.18, 0, -0.112])[2],
    y,
    turn: stand.turn,
  });
  const [sx, , sz] = put([0.235, 0, -0.05]);
  const corner = put([0.16, 0, -0.132]);
  const side = wall(view, { x: corner[0], z: corner[2], y, turn: stand.turn });
  const cast: Place[] = [
    put([0.2, y, 0.1]),
    put([0.36, y, 0.02]),
    put([0.36, y, -0.24]),
    put([-0.1, y, -0.2]),
    put([-0.17, y, -0.11]),
  ];
  return [
    flat(view, { ...stand, x: stand.x + 0.05, z: stand.z - 0.03 }, 0.72, 0.52, light.shadow, [0, 0], 0.3),
    box(view, { ...stand, w: 0.72, d: 0.52, h: y }, tones(light, mix(STUFF.wood, STUFF.cream, 0.5))),
    face(view, cast, light.shadow, 0.3),
    tree(-0.27, 0.17, 0.05),
    tree(0.05, 0.21, 0.04),
    gable(view, main, card, roof),
    front.panel(0.03, 0.025, 0.05, 0.06, tones(light, STUFF.denim).mid),
    front.panel(0.11, 0, 0.045, 0.09, tones(light, STUFF.pine).mid),
    front.panel(0.19, 0.025, 0.1, 0.06, tones(light, STUFF.denim).mid),
    box(view, { x: sx, z: sz, y, w: 0.15, h: 0.085, d: 0.16, turn: stand.turn }, card),
    box(
      view,
      { x: sx, z: sz, y: y + 0.085, w: 0.17, h: 0.01, d: 0.18, turn: stand.turn },
      tones(light, STUFF.sage),
    ),
    side.panel(0.02, 0, 0.11, 0.065, tones(light, STUFF.wood).mid),
    tree(-0.28, -0.14, 0.042),
  ].join('');
}

function ruler(view: Camera): string {
  const stand = { x: 0.5, z: 1.1, turn: -16 };
  const edge = tones(light, STUFF.mustard);
  const put = placed(stand);
  return [
    flat(view, { ...stand, x: stand.x + 0.01, z: stand.z - 0.012 }, 0.5, 0.05, light.shadow, [0, 0], 0.3),
    box(view, { ...stand, w: 0.5, d: 0.05, h: 0.008 }, edge),
    ...Array.from({ length: 11 }, (_, i) => {
      const x = -0.22 + i * 0.044;
      return trace(view, [put([x, 0.009, 0.02]), put([x, 0.009, i % 5 ? 0.005 : -0.01])], edge.deep, 1);
    }),
  ].join('');
}

/** A hand with a pencil comes in from below. */
function drawingHand(): string {
  const skin = tones(light, SKIN[1]);
  const sleeve = tones(light, STUFF.pine);
  return [
    fill('M60 410L126 348l34 30-26 32z', sleeve.mid),
    fill('M60 410L126 348l10 9-54 53z', sleeve.lit),
    fill(
      polygon([
        [122, 352],
        [130, 344],
        [168, 376],
        [160, 384],
      ]),
      tones(light, STUFF.cream).mid,
    ),
    fill('M132 348q10-16 28-18q18-4 32-14q8 0 6 8l-10 10q8 4 8 12q-2 14-20 18q-12 6-14 14z', skin.mid),
    fill('M132 348q10-16 28-18q18-4 32-14q4 0 5 3q-16 14-34 18q-14 4-22 18z', skin.lit),
    stroke('M178 352L210 300', tones(light, STUFF.mustard).mid, 5),
    fill('M207 302l6 3 2-11z', skin.lit),
    fill('M170 350q6-12 22-16q8 2 6 12q-10 2-18 14z', skin.mid),
  ].join('');
}
