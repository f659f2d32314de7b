import { blob, circle, ellipse, falling, fill, mix, n, picture, polygon, stroke } from './kit.ts';
import { oak, ridge, sky, sun } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { gable } from './service-houses.ts';
import { H, W, bars, boxes, level, openWall, reveal, trace, upright } from './service-things.ts';
import {
  beam,
  box,
  camera,
  can,
  disc,
  face,
  flat,
  placed,
  ring,
  wall,
  type Camera,
  type Place,
} from './space.ts';
import { cup } from './things.ts';

const light = MORNING;
const [a, b, c, d] = light.land;

/** A lesson goes on: a child with headphones, a teacher on the screen, the cat at the window. */
export function tutor(): string {
  const view = camera({ centre: 300, horizon: 132, focal: 540, eye: 1.22 });
  const back = 2.62;
  const glass = [-1.3, 0.02] as const;
  const tall = [0.96, 1.78] as const;
  const plaster = tones(light, mix(STUFF.plaster, STUFF.sage, 0.3));
  const frame = tones(light, STUFF.cream);
  const top = 0.74;
  return picture(W, H, [
    sky(light, W, H, 150),
    sun(light, 92, 66, 17),
    ridge(
      { width: W, base: 150, bottom: 170, height: 88, seed: 57, rough: 0.6, hills: 3.4 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 168, bottom: 200, height: 56, seed: 19, rough: 0.3, hills: 3 },
      b,
      light.mist,
      mix(b, c, 0.4),
    ),
    oak(250, 190, 70, 9, mix(c, d, 0.3), mix(c, b, 0.5)),
    openWall(view, back, glass, tall, falling([0, plaster.mid], [1, mix(plaster.mid, plaster.shade, 0.35)])),
    reveal(view, back, glass, tall, 0.1, frame),
    bars(view, back, glass, tall, [2, 1], 0.035, frame.lit),
    upright(view, [glass[0] - 0.08, glass[1] + 0.08], [tall[0] - 0.06, tall[0]], back - 0.05, frame.lit),
    cat(view),
    shelf(view, back),
    level(
      view,
      [-3, 3],
      [1.62, back],
      falling([0, tones(light, STUFF.wood).mid], [1, tones(light, mix(STUFF.wood, STUFF.cream, 0.25)).lit]),
      top,
    ),
    face(
      view,
      [
        [-1.25, top, back],
        [-0.66, top, back],
        [0.1, top, 1.62],
        [-0.75, top, 1.62],
      ],
      light.warmth,
      0.4,
    ),
    face(
      view,
      [
        [-0.6, top, back],
        [0, top, back],
        [0.95, top, 1.62],
        [0.2, top, 1.62],
      ],
      light.warmth,
      0.4,
    ),
    upright(view, [-3, 3], [top - 0.07, top], 1.62, tones(light, STUFF.wood).shade),
    upright(view, [-3, 3], [-1, top - 0.07], 1.64, mix(plaster.deep, light.shadow, 0.3)),
    ...[0.1, 0.62].map((x) =>
      upright(view, [x, x + 0.48], [0.5, 0.65], 1.63, mix(plaster.deep, plaster.shade, 0.35)),
    ),
    ...[0.3, 0.82].map((x) =>
      upright(view, [x, x + 0.09], [0.565, 0.585], 1.62, tones(light, STUFF.mustard).shade),
    ),
    laptop(view, top),
    can(view, { x: 0.92, z: 2.25, y: top }, 0.045, 0.11, tones(light, STUFF.pine)),
    ...[-0.03, 0, 0.025].map((x, i) =>
      beam(
        view,
        [0.92 + x * 0.6, top + 0.1, 2.25],
        [0.92 + x * 1.6, top + 0.2 + i * 0.01, 2.25],
        0.012,
        tones(light, [STUFF.mustard, STUFF.clay, STUFF.denim][i] ?? STUFF.wood).mid,
      ),
    ),
    boxes(view, light, [{ x: 0.98, z: 1.9, y: top, w: 0.3, h: 0.035, d: 0.2, turn: 12, of: STUFF.denim }]),
    boxes(view, light, [
      { x: 0.97, z: 1.9, y: top + 0.035, w: 0.27, h: 0.03, d: 0.19, turn: 4, of: STUFF.mustard },
    ]),
    pupil(),
  ]);
}

function cat(view: Camera): string {
  const [x, y] = view.see([-1.0, 0.96, 2.6]);
  const fur = tones(light, STUFF.slate);
  return (
    fill(`M${n(x - 17)} ${n(y)}q-5-24 8-38q2-4 2-10l1-14 7 7h7l7-7 1 14q1 10-5 14q10 12 7 34z`, fur.shade) +
    fill(`M${n(x - 17)} ${n(y)}q-5-24 8-38q2-4 2-10l1-14 5 5q-2 22-6 32q-6 12-4 25z`, fur.mid) +
    stroke(`M${n(x + 14)} ${n(y - 2)}q16 2 17 14q0 8-7 9`, fur.shade, 6)
  );
}

/** A board with books, and a plant that hangs over its edge. */
function shelf(view: Camera, back: number): string {
  const colours = [STUFF.clay, STUFF.pine, STUFF.cream, STUFF.denim, STUFF.mustard, STUFF.brick, STUFF.sage];
  const books = colours.map((of, i) => ({
    x: 0.35 + i * 0.063,
    z: back - 0.1,
    y: 1.45,
    w: 0.05,
    h: 0.22 - (i % 3) * 0.03,
    d: 0.16,
    of,
  }));
  const [px, py] = view.see([1.02, 1.57, back - 0.12]);
  const leaf = tones(light, STUFF.pine);
  return [
    upright(view, [0.3, 1.25], [1.33, 1.41], back, light.shadow, 0.14),
    boxes(view, light, books),
    boxes(view, light, [{ x: 0.72, z: back - 0.1, y: 1.41, w: 0.95, h: 0.04, d: 0.2, of: STUFF.wood }]),
    can(view, { x: 1.02, z: back - 0.1, y: 1.45 }, 0.055, 0.1, tones(light, STUFF.clay), 0.07),
    fill(
      `M${n(px)} ${n(py)}q-22-6-28 12q16 6 28-12zM${n(px)} ${n(py)}q-14-24-26-18q4 18 26 18zM${n(px)} ${n(py)}q-2-26 10-30q8 18-10 30zM${n(px)} ${n(py)}q10-20 26-14q-8 18-26 14zM${n(px)} ${n(py)}q24-4 26 24q-18-2-26-24z`,
      leaf.mid,
    ),
    fill(`M${n(px)} ${n(py)}q-14-24-26-18q14 4 26 18zM${n(px)} ${n(py)}q-22-6-28 12q10-12 28-12z`, leaf.lit),
  ].join('');
}

/** The screen: a teacher, and the triangle and circle the lesson is about. */
function laptop(view: Camera, top: number): string {
  const stand = { x: 0.1, z: 2.12, y: top + 0.012, turn: -14 };
  const screen = wall(view, stand);
  const [w, h] = [0.56, 0.36];
  const shell = tones(light, STUFF.metal);
  const on = (points: readonly (readonly [number, number])[], paint: string) =>
    face(
      view,
      points.map(([x, y]) => screen.at(x * w, y * h, 0.004)),
      paint,
    );
  const put = placed(stand);
  const deck: Place[] = [put([0, 0, 0]), put([w, 0, 0]), put([w, 0, -0.34]), put([0, 0, -0.34])];
  const keys: Place[] = [
    put([0.05, 0.002, -0.05]),
    put([w - 0.05, 0.002, -0.05]),
    put([w - 0.05, 0.002, -0.18]),
    put([0.05, 0.002, -0.18]),
  ];
  const skin = tones(light, SKIN[1]);
  const round = (x: number, y: number, r: number, paint: string) =>
    disc(view, (dx, dy) => screen.at(x * w + dx, y * h + dy, 0.006), r, paint);
  return [
    face(
      view,
      deck.map(([x, , z]): Place => [x + 0.05, top, z - 0.02]),
      light.shadow,
      0.3,
    ),
    screen.panel(-0.012, 0, w + 0.024, h + 0.02, shell.deep),
    screen.panel(0.008, 0.02, w - 0.016, h - 0.02, light.glow, 0.002),
    on(
      [
        [0.05, 0.1],
        [0.05, 0.94],
        [0.55, 0.94],
        [0.55, 0.1],
      ],
      mix(STUFF.sage, light.glow, 0.35),
    ),
    on(
      [
        [0.11, 0.1],
        [0.13, 0.3],
        [0.2, 0.4],
        [0.3, 0.43],
        [0.4, 0.4],
        [0.47, 0.3],
        [0.49, 0.1],
      ],
      tones(light, STUFF.pine).mid,
    ),
    on(
      [
        [0.27, 0.38],
        [0.27, 0.5],
        [0.33, 0.5],
        [0.33, 0.38],
      ],
      skin.shade,
    ),
    round(0.3, 0.67, 0.062, tones(light, '#3a2a22').mid),
    round(0.3, 0.62, 0.05, skin.mid),
    on(
      [
        [0.62, 0.56],
        [0.76, 0.9],
        [0.9, 0.56],
      ],
      tones(light, STUFF.clay).mid,
    ),
    round(0.76, 0.3, 0.05, tones(light, STUFF.denim).mid),
    face(view, deck, shell.mid),
    face(view, keys, shell.shade),
  ].join('');
}

/** The child from behind: a chair, a jumper, headphones, one hand at the notebook. */
function pupil(): string {
  const knit = tones(light, STUFF.clay);
  const hair = tones(light, '#4a3527');
  const skin = tones(light, SKIN[0]);
  const wood = tones(light, STUFF.wood);
  const phones = tones(light, STUFF.mustard);
  const page = tones(light, STUFF.paper);
  return [
    fill('M250 262l66-5 16 24-74 7z', page.mid),
    fill('M250 262l32-3 9 26-33 3z', page.lit),
    stroke('M296 262l-12-22', tones(light, STUFF.pine).mid, 3),
    // the far arm reaches to the notebook
    fill('M222 250q24 8 34 22q18 0 30-6l6 14q-22 18-46 14q-24-6-36-24z', knit.shade),
    fill(ellipse(292, 270, 9, 7), skin.mid),
    fill('M122 404q-6-92 8-130q8-24 34-30h34q28 6 36 30q16 40 10 130z', knit.mid),
    fill('M122 404q-6-92 8-130q8-24 34-30h8q-22 30-24 66q-2 50 2 94z', knit.lit),
    fill('M166 246v-14h30v14q-15 10-30 0z', skin.shade),
    fill(
      blob([
        [140, 204],
        [142, 160],
        [180, 144],
        [220, 160],
        [222, 204],
        [206, 236],
        [180, 242],
        [156, 236],
      ]),
      hair.mid,
    ),
    fill(
      blob([
        [140, 204],
        [142, 160],
        [180, 144],
        [196, 150],
        [164, 172],
        [160, 216],
        [158, 236],
      ]),
      mix(hair.mid, light.warmth, 0.16),
    ),
    fill('M158 232q22 10 46 0q-2 14-10 20q-14 5-28 0q-7-8-8-20z', hair.mid),
    fill('M158 232q6 3 12 4q-2 8 0 17l-4-1q-7-8-8-20z', mix(hair.mid, light.warmth, 0.16)),
    stroke('M142 192q2-54 40-54t40 54', phones.mid, 6),
    stroke('M142 192q2-54 40-54', phones.lit, 6),
    fill('M134 186q0-10 8-10t9 10v22q0 10-9 10t-8-10z', phones.lit),
    fill('M214 186q0-10 8-10t8 10v22q0 10-8 10t-8-10z', phones.shade),
    // the chair's back
    fill('M112 330q70-16 142 0l2 40q-72-14-146 0z', wood.mid),
    fill('M112 330q70-16 142 0l0 7q-72-14-142 0z', wood.lit),
    fill('M124 364h12v40h-12zM230 364h12v40h-12z', wood.shade),
  ].join('');
}

/** A new house on paper and in card, the morning across the table. */
export function architect(): string {
  const view = camera({ centre: 300, horizon: 24, focal: 560, eye: 0.66 });
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
    plant(view),
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

/** A plant that has seen many projects. */
function plant(view: Camera): string {
  const [x, y] = view.see([1.05, 0.16, 2.25]);
  const leaf = tones(light, STUFF.pine);
  const blade = (dx: number, dy: number, wide: number) =>
    `M${n(x)} ${n(y + 4)}q${n(dx * 0.3 - wide)} ${n(dy * 0.6)} ${n(dx)} ${n(dy)}q${n(wide - dx * 0.2)} ${n(-dy * 0.3)} ${n(-dx)} ${n(-dy)}z`;
  return [
    ring(view, { x: 1.1, z: 2.22 }, 0.12, light.shadow, 0.3),
    fill(blade(34, -52, 16) + blade(6, -86, 15) + blade(46, -20, 14), leaf.shade),
    fill(blade(-40, -34, 16) + blade(-22, -70, 16) + blade(24, -74, 14), leaf.mid),
    fill(blade(-30, -54, 10), leaf.lit),
    can(view, { x: 1.05, z: 2.25 }, 0.075, 0.16, tones(light, STUFF.clay), 0.1),
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
        r * 2,
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

/** A card model on its board, with trees of sponge. */
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
