import { blob, ellipse, falling, fill, mix, n, picture, stroke } from './kit.ts';
import { ridge, sky, sun } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { H, W, bars, boxes, level, openWall, reveal, upright } from './service-things.ts';
import { beam, camera, can, disc, face, placed, wall, type Camera, type Place } from './space.ts';
import { oak } from './trees.ts';

const light = MORNING;
const [a, b, c, d] = light.land;

/** A lesson goes on: a child with headphones, a teacher on the screen, the cat at the window. */
export function tutor(): string {
  const view = camera({ center: 300, horizon: 132, focal: 540, eye: 1.22 });
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
  const colors = [STUFF.clay, STUFF.pine, STUFF.cream, STUFF.denim, STUFF.mustard, STUFF.brick, STUFF.sage];
  const books = colors.map((of, i) => ({
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

/** The child from behind: a chair, a sweater, headphones, one hand at the notebook. */
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
