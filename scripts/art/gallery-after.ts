import { backdrop } from './backdrop.ts';
import { begin, gables, house, pane } from './buildings.ts';
import { across, falling, fill, mix, n, picture, polygon, radiant, rectangle, ellipse } from './kit.ts';
import { glow, grass, oak, palm, pine, ridge, sun } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import {
  beam,
  box,
  camera,
  can,
  face,
  flat,
  placed,
  ring,
  shadow,
  standing,
  wall,
  type Camera,
  type Place,
} from './space.ts';
import { cup, jet, ladder, phone, sheet } from './things.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** The way out by air: an airliner climbs over the hills while the next family drives in. */
function travel(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ centre: 360, horizon: 392, focal: 700, eye: 2.2 });
  const tar = mix(STUFF.asphalt, light.shadow, 0.5);
  const cream = tones(light, STUFF.cream);
  const hall = wall(view, { x: 3, z: 62, turn: -12 });
  const road = (x0: number, x1: number, paint: string, opacity?: number) =>
    face(
      view,
      [
        [x0 * 0.2 + 9, 0.01, 58],
        [x1 * 0.2 + 9, 0.01, 58],
        [x1, 0.01, 5],
        [x0, 0.01, 5],
      ],
      paint,
      opacity,
    );
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 392,
      seed: 90,
      peaks: 140,
      sun: [140, 318, 27],
      clouds: [
        [20, 120, 230],
        [300, 210, 260],
        [560, 92, 260],
      ],
      ground: mix('#7b7f63', light.shadow, 0.4),
    }),
    jet(light, { x: 476, y: 138, tall: 350 }, -13),
    // tower and hall
    hall.panel(19, 0, 1.5, 15, mix(cream.mid, light.mist, 0.25)),
    hall.panel(17.9, 15, 3.7, 0.5, mix(cream.lit, light.mist, 0.2)),
    hall.panel(18.1, 15.5, 3.3, 1.7, light.lamp),
    hall.panel(17.9, 17.2, 3.7, 0.6, mix(cream.shade, light.mist, 0.2)),
    hall.panel(7, 0, 34, 7, mix(cream.lit, light.mist, 0.12)),
    hall.panel(6, 7, 36, 0.9, tones(light, STUFF.pine).mid),
    ...Array.from({ length: 9 }, (_, i) =>
      hall.panel(8 + i * 3.6, 0.6, 3, 5.4, i % 4 === 2 ? light.glow : light.lamp),
    ),
    palm(60, 402, 150, 4, mix(d, e, 0.3), 0.06),
    palm(96, 400, 110, 14, mix(d, e, 0.1), -0.04),
    road(-12, 5.2, tar),
    road(-3.7, -3.45, light.warmth, 0.5),
    road(4.8, 5, light.warmth, 0.35),
    ...[12, 17, 24, 34].map((z) =>
      beam(view, [(5 - z) * -0.135 + 5.7, 0, z], [(5 - z) * -0.135 + 5.7, 0.8, z], 0.12, mix(e, d, 0.3)),
    ),
    ...lampPosts(view),
    car(view, light, {
      body: 'wagon',
      colour: STUFF.pine,
      x: -0.6,
      z: 11,
      turn: 66,
      headlights: true,
      riders: [],
    }),
    box(view, { x: -0.6, z: 10.7, y: 1.66, w: 1.3, h: 0.3, d: 0.9, turn: 66 }, tones(light, STUFF.clay)),
    fill('M-10 540Q150 546 250 612H-10z', f),
    grass(0, 560, 130, 9, 34, f),
    fill('M810 520Q700 540 640 612H810z', f),
    grass(676, 560, 120, 19, 46, f),
  ]);

  function lampPosts(at: Camera): string[] {
    return [15, 23, 36].map((z) => {
      const x = (5 - z) * 0.18 - 4.4 + (z - 5) * 0.33;
      const [px, py] = at.see([x + 1, 6.1, z]);
      return [
        beam(at, [x, 0, z], [x, 6.2, z], 0.14, mix(e, light.mist, z / 120)),
        beam(at, [x, 6.2, z], [x + 1.1, 6.2, z], 0.1, mix(e, light.mist, z / 120)),
        glow(light, px, py, at.scale(z) * 1.1, at.scale(z) * 1.1, 0.8),
      ].join('');
    });
  }
}

/** The claim is filed: a table by the window in the evening, papers in order, the list of things on a phone. */
function filed(): string {
  const light = DUSK;
  const [a, b, c, d] = light.land;
  const view = camera({ centre: 380, horizon: 176, focal: 720, eye: 0.56 });
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
      colour: STUFF.plaster,
      roof: STUFF.clay,
    }),
    toyDoor(view),
    cup(view, light, { x: -0.52, z: 1.66 }, STUFF.denim, 1.25),
    // folder with the papers, prints of rooms, the phone
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

  /** The list on the phone: a small house and ticked lines. */
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

/** Work on the house, in good order: a new roof half laid, the truck in the drive, the owner shown the plan. */
function coordinated(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ centre: 400, horizon: 356, focal: 720, eye: 1.7 });
  const shape = {
    x: 2.6,
    z: 17,
    turn: -26,
    w: 11,
    d: 7,
    h: 3.1,
    rise: 2.5,
    colour: STUFF.cream,
    roof: STUFF.slate,
  };
  const { put } = gables(shape);
  const front = wall(view, { ...begin(shape), turn: -26 });
  const wood = tones(light, STUFF.wood);
  const slope = (along: number, up: number): Place =>
    put([along, shape.h - 0.36 + up * (shape.rise + 0.36), -shape.d / 2 - 0.5 + up * (shape.d / 2 + 0.5)]);
  const patch = (x0: number, x1: number, u0: number, u1: number, paint: string) =>
    face(view, [slope(x0, u1), slope(x1, u1), slope(x1, u0), slope(x0, u0)], paint);
  const bare = tones(light, '#d3ab74');
  const [wx, wy] = view.see(slope(1.4, 0.62));
  const [vx, vy] = view.see(slope(3.6, 0.32));
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 356,
      seed: 31,
      peaks: 128,
      sun: [104, 236, 28],
      clouds: [
        [260, 70, 270],
        [600, 112, 180],
      ],
      ground: mix('#a9a573', light.shadow, 0.24),
    }),
    oak(706, 372, 210, 21, mix(d, e, 0.3), mix(d, c, 0.4)),
    pine(246, 372, 150, 6, mix(d, c, 0.2)),
    pine(214, 370, 110, 8, mix(d, c, 0.45)),
    face(
      view,
      [
        [-7, 0, 16],
        [-1.6, 0, 16.6],
        [1, 0, 5],
        [-9.5, 0, 5],
      ],
      mix(STUFF.plaster, light.shadow, 0.3),
      0.8,
    ),
    house(view, light, shape),
    patch(0.4, 5.9, 0, 1, bare.lit),
    patch(2, 5.9, 0.45, 1, bare.mid),
    ...[0.2, 0.4, 0.6, 0.8].map((u) => patch(-5.9, 0.4, u, u + 0.014, tones(light, STUFF.slate).shade)),
    ...[1.5, 2.6, 3.7, 4.8].map((x) => patch(x, x + 0.06, 0, 1, bare.shade)),
    pane(front, light, [1.1, 1], [1.6, 1.3], false),
    front.panel(3.9, 0, 1.25, 2.3, tones(light, STUFF.cream).shade),
    front.panel(4, 0, 1.05, 2.2, tones(light, STUFF.pine).mid),
    pane(front, light, [6.3, 1], [1.6, 1.3], true),
    pane(front, light, [8.7, 1], [1.2, 1.3], false),
    person(light, {
      x: wx,
      y: wy,
      tall: view.scale(15.5) * 1.66,
      coat: STUFF.clay,
      trousers: STUFF.denim,
      hat: STUFF.mustard,
      pose: 'carry',
      skin: SKIN[1],
    }),
    person(light, {
      x: vx,
      y: vy,
      tall: view.scale(13) * 1.3,
      coat: STUFF.denim,
      trousers: STUFF.slate,
      hat: STUFF.mustard,
      pose: 'reach',
      skin: SKIN[2],
      mirrored: true,
    }),
    ladder(view, tones(light, STUFF.metal).mid, [2.2, 0, 11.4], [2.65, 3.6, 13.2]),
    car(view, light, { body: 'pickup', colour: STUFF.pine, x: -4.1, z: 12, turn: 20 }),
    ...[0, 1, 2].map((i) =>
      beam(
        view,
        [-6.9, 1.2 + i * 0.1, 11.4],
        [-3.6, 1.42 + i * 0.1, 12.3],
        0.12,
        i === 2 ? wood.lit : wood.mid,
      ),
    ),
    shadow(view, light.shadow, { x: -0.5, z: 8.2 }, 0.5, 1.5, 0.3),
    shadow(view, light.shadow, { x: 0.5, z: 8 }, 0.5, 1.5, 0.3),
    person(light, {
      ...standing(view, -0.55, 8.2, 1.68),
      coat: STUFF.plaster,
      trousers: STUFF.denim,
      skin: SKIN[0],
      hair: '#5a3a25',
      skirt: false,
    }),
    person(light, {
      ...standing(view, 0.45, 8, 1.78),
      coat: STUFF.mustard,
      trousers: STUFF.coal,
      hat: STUFF.cream,
      skin: SKIN[2],
      pose: 'point',
    }),
    planIn(),
    fill('M-10 570Q190 552 380 578T810 560V612H-10z', f),
    grass(0, 574, 240, 6, 40, f),
    grass(520, 572, 280, 26, 40, f),
  ]);

  function planIn(): string {
    const [x, y] = view.see([-0.08, 1.02, 8.05]);
    return (
      fill(
        polygon([
          [x - 26, y - 20],
          [x + 24, y - 26],
          [x + 28, y + 8],
          [x - 22, y + 14],
        ]),
        tones(light, STUFF.paper).lit,
      ) +
      fill(
        polygon([
          [x - 16, y - 10],
          [x + 14, y - 14],
          [x + 16, y + 1],
          [x - 14, y + 5],
        ]),
        radiant([0, '#8fb0b4'], [1, '#a9c3c2']),
      )
    );
  }
}

export const after: Record<string, () => string> = {
  'gallery-travel': travel,
  'gallery-filed': filed,
  'gallery-coordinated': coordinated,
};
