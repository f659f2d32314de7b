import { backdrop } from './backdrop.ts';
import { gables } from './buildings.ts';
import {
  across,
  circle,
  ellipse,
  falling,
  fill,
  mix,
  picture,
  polygon,
  radiant,
  rectangle,
  stroke,
  type Point,
} from './kit.ts';
import { clouds, glow, grass, oak, palm, pine, ridge, road, sky, sun } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { beam, box, camera, face, isSeen, shadow, standing, wall, type Place } from './space.ts';
import { ladder } from './things.ts';
import { car } from './vehicles.ts';

const [W, H] = [640, 400];

/** A hotel off the highway at dusk: many windows are dark, one is already lit. */
function hotel(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ centre: 290, horizon: 268, focal: 560, eye: 3.2 });
  const plaster = tones(light, STUFF.plaster);
  const clay = tones(light, STUFF.clay);
  const glass = mix(light.sky[0], light.shadow, 0.45);
  const front = wall(view, { x: 1.5, z: 58, turn: -32 });
  const [rooms, floors] = [9, 4];
  const windows = Array.from({ length: rooms * floors }, (_, i) => {
    const [room, floor] = [i % rooms, Math.floor(i / rooms)];
    const isHeld = room === 3 && floor === 2;
    return front.panel(
      1.9 + room * 3.4,
      5 + floor * 3.1,
      2.1,
      1.9,
      isHeld ? light.glow : (room * 7 + floor * 3) % 5 === 1 ? mix(glass, light.lamp, 0.3) : glass,
    );
  });
  const held = view.see(front.at(13, 12.2));
  const lane = (x0: number, x1: number, paint: string, opacity?: number) =>
    face(
      view,
      [
        [x0 * 0.5 - 14, 0.02, 120],
        [x1 * 0.5 - 14, 0.02, 120],
        [x1, 0.02, 7],
        [x0, 0.02, 7],
      ],
      paint,
      opacity,
    );
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 268,
      seed: 140,
      peaks: 112,
      sun: [92, 212, 19],
      clouds: [
        [30, 84, 190],
        [230, 50, 210],
      ],
      ground: mix('#7b7f63', light.shadow, 0.4),
    }),
    palm(236, 278, 116, 4, mix(d, e, 0.2), 0.05),
    palm(262, 276, 88, 8, mix(d, e, 0), -0.05),
    front.panel(0, 0, 34, 18.4, mix(plaster.mid, plaster.lit, 0.2)),
    front.panel(0, 0, 0.9, 18.4, clay.lit),
    ...[8, 11.1, 14.2].map((up) => front.panel(0.9, up - 0.35, 33, 0.22, plaster.shade)),
    front.panel(-0.3, 18.4, 34.6, 0.9, clay.lit),
    ...windows,
    front.panel(-0.5, 3.3, 35, 0.5, clay.mid, 1.5),
    ...Array.from({ length: 6 }, (_, i) =>
      front.panel(1.2 + i * 4, 0.2, 3.2, 2.8, i === 2 ? light.glow : light.lamp),
    ),
    glow(light, held[0], held[1], 66, 66, 0.85),
    oak(600, 300, 84, 6, mix(e, d, 0.2), mix(d, e, 0.3)),
    lane(-12, 2.6, mix(STUFF.asphalt, light.shadow, 0.5)),
    lane(-11.6, -11.45, light.warmth, 0.45),
    lane(2.1, 2.25, light.warmth, 0.45),
    ...[9, 13, 19, 28, 42].map((z) => {
      const t = (z - 7) / 113;
      const x = -4.7 + t * (-16.35 + 4.7);
      return face(
        view,
        [
          [x - 0.1, 0.03, z + z * 0.14],
          [x + 0.1, 0.03, z + z * 0.14],
          [x + 0.1, 0.03, z],
          [x - 0.1, 0.03, z],
        ],
        light.warmth,
        0.5,
      );
    }),
    face(
      view,
      [
        [0.6, 0.01, 15],
        [9, 0.01, 50],
        [17, 0.01, 42],
        [3.2, 0.01, 9.5],
      ],
      mix(STUFF.asphalt, light.shadow, 0.45),
    ),
    car(view, light, { body: 'wagon', colour: STUFF.clay, x: 0.3, z: 16, turn: 62, headlights: true }),
    fill('M650 366Q540 352 430 408H650z', f),
    grass(470, 388, 160, 9, 30, f),
    fill('M-8 388Q60 376 130 408H-8z', f),
  ]);
}

/** Cash on the way: from the driver's seat, the road ahead, the card and the phone on the console. */
function cash(): string {
  const light = DUSK;
  const [a, b, c, d, e, f] = light.land;
  const dark = mix(STUFF.coal, light.shadow, 0.6);
  const edge = mix(dark, light.warmth, 0.28);
  const soft = mix(dark, light.sky[0], 0.22);
  return picture(W, H, [
    sky(light, W, 300, 214),
    sun(light, 168, 156, 18),
    clouds(light, 3, [
      [250, 66, 200],
      [40, 92, 150],
      [470, 104, 160],
    ]),
    ridge(
      { width: W, base: 226, bottom: 250, height: 98, seed: 17, rough: 0.7, hills: 2.2 },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      { width: W, base: 232, bottom: 256, height: 62, seed: 29, rough: 0.5, hills: 2.6 },
      mix(b, c, 0.3),
      light.mist,
      mix(c, d, 0.3),
    ),
    fill(rectangle(0, 214, W, 90), falling([0, mix(e, light.mist, 0.45)], [1, mix(e, light.mist, 0.1)])),
    fill(
      polygon([
        [336, 215],
        [344, 215],
        [560, 304],
        [150, 304],
      ]),
      mix(STUFF.asphalt, light.shadow, 0.35),
    ),
    ...[
      [340, 219, 1],
      [342, 226, 1.8],
      [345, 238, 3],
      [350, 257, 5],
    ].map(([x = 0, y = 0, w = 0]) =>
      fill(
        polygon([
          [x - w * 0.5, y],
          [x + w * 0.5, y],
          [x + w, y + w * 3],
          [x - w * 0.5, y + w * 3],
        ]),
        light.warmth,
        { opacity: 0.7 },
      ),
    ),
    // tail lights of the car ahead: somebody else is leaving, too
    fill(circle(331, 222, 1.6) + circle(338, 222, 1.6), '#d8452f'),
    palm(560, 232, 70, 5, d, 0.05),
    oak(72, 240, 62, 12, mix(d, c, 0.2), mix(c, d, 0.2)),
    // the frame of the windscreen, the mirror
    fill(`M0 0H${W}V${H}H0zM44 286Q330 232 604 292Q612 150 566 30Q320 10 96 34Q40 150 44 286z`, dark),
    fill('M96 34Q320 10 566 30l2 5Q320 16 92 42z', edge, { opacity: 0.5 }),
    fill('M268 34h116q8 0 6 10l-6 20q-2 6-10 6h-92q-9 0-11-6l-7-20q-2-10 4-10z', soft),
    fill(
      'M274 39h104q5 0 4 6l-5 17q-1 4-7 4h-90q-6 0-8-4l-5-17q-1-6 7-6z',
      falling([0, light.sky[1]], [0.7, light.sky[2]], [1, light.sky[3]]),
    ),
    fill('M322 12h8v22h-8z', dark),
    // dashboard
    fill('M0 300Q330 222 640 306V400H0z', falling([0, soft], [0.3, dark], [1, mix(dark, '#0c1c1e', 0.5)])),
    stroke('M0 301Q330 223 640 307', edge, 2, { opacity: 0.8 }),
    // instruments and wheel
    glow(light, 168, 316, 80, 34, 0.35),
    fill('M84 320Q90 282 168 280T252 316z', mix(dark, '#0c1c1e', 0.4)),
    stroke('M110 312a24 22 0 0 1 46-4M180 307a24 22 0 0 1 46 3', light.lamp, 2.5, { opacity: 0.8 }),
    stroke('M22 420C22 328 88 288 168 288S314 328 314 420', mix(dark, '#0c1c1e', 0.55), 20),
    stroke('M15 400C22 322 88 280 168 280', edge, 2.5, { opacity: 0.7 }),
    fill('M128 352q40-14 80 0l10 52h-100z', mix(dark, '#0c1c1e', 0.5)),
    // the phone on its mount, the card before it
    glow(light, 432, 306, 150, 104, 0.55),
    fill('M424 352h22l8 30h-38z', mix(dark, '#0c1c1e', 0.5)),
    fill('M402 246q0-8 8-8h50q8 0 8 8v104q0 8-8 8h-50q-8 0-8-8z', mix(STUFF.coal, '#0c1c1e', 0.4)),
    fill('M407 249q0-5 5-5h46q5 0 5 5v98q0 5-5 5h-46q-5 0-5-5z', falling([0, light.glow], [1, light.lamp])),
    fill(circle(435, 276, 15), tones(MORNING, STUFF.pine).mid),
    stroke('M428 276l5 6 10-11', light.glow, 3.4),
    fill(
      rectangle(418, 300, 34, 7) + rectangle(422, 313, 26, 4) + rectangle(418, 330, 34, 11),
      tones(MORNING, STUFF.pine).mid,
      { opacity: 0.8 },
    ),
    fill('M474 338l108-22 20 56q1 5-4 6l-102 20q-6 1-7-4l-19-50q-1-5 4-6z', light.shadow, { opacity: 0.5 }),
    fill(
      'M470 332l108-22q5-1 7 4l18 52q1 5-4 6l-106 21q-6 1-7-4l-20-51q-1-5 4-6z',
      across(
        [0, tones(light, STUFF.pine).lit],
        [0.55, tones(light, STUFF.pine).mid],
        [1, tones(light, STUFF.pine).shade],
      ),
    ),
    fill('M484 346l20-4 6 16-20 4z', light.lamp),
    stroke('M508 377l74-15', light.glow, 3, { opacity: 0.55 }),
    stroke('M470 332l108-22', light.warmth, 1.4, { opacity: 0.7 }),
    fill('M0 394Q320 372 640 396V400H0z', f),
  ]);
}

/** A guide on the way out: the road down from the hills with its safe lane marked, and somebody who follows it by phone. */
function guidance(): string {
  const light = DUSK;
  const [a, b, c, d, e, f] = light.land;
  const points: Point[] = [
    [250, 412],
    [330, 372],
    [452, 342],
    [404, 310],
    [300, 290],
    [322, 266],
    [408, 251],
    [392, 236],
    [346, 226],
    [366, 214],
    [396, 206],
  ];
  return picture(W, H, [
    sky(light, W, H, 220),
    sun(light, 120, 150, 20),
    clouds(light, 9, [
      [240, 60, 210],
      [480, 88, 180],
      [30, 76, 120],
    ]),
    ridge(
      { width: W, base: 214, bottom: 260, height: 120, seed: 63, rough: 0.75, hills: 2 },
      a,
      light.mist,
      mix(a, c, 0.5),
    ),
    // a haze of smoke over the far ridge, no more
    fill(ellipse(590, 116, 190, 58), radiant([0, '#7d7a70', 0.5], [0.5, '#8d877a', 0.28], [1, '#a99f8c', 0])),
    ridge(
      { width: W, base: 240, bottom: 300, height: 84, seed: 24, rough: 0.5, hills: 2.4 },
      mix(b, c, 0.3),
      light.mist,
      mix(c, d, 0.4),
    ),
    // town at the foot of the hills, where the road leads
    ...[
      [372, 196],
      [384, 193],
      [398, 196],
      [408, 192],
      [418, 197],
      [392, 189],
      [430, 195],
      [362, 199],
    ].map(([x = 0, y = 0]) => fill(rectangle(x, y, 3, 2.4), light.lamp)),
    glow(light, 396, 194, 70, 22, 0.55),
    fill('M-8 262Q120 214 250 236T470 226 648 200V404H-8z', falling([0, c], [0.6, mix(c, d, 0.6)], [1, d])),
    fill('M470 226Q560 214 648 200V404H520Q600 300 470 226z', mix(d, e, 0.4), { opacity: 0.6 }),
    road(points, 196, 0.17, mix(STUFF.asphalt, light.shadow, 0.4)),
    road(points, 196, 0.17, light.glow, { width: 0.16 }),
    oak(520, 292, 62, 4, mix(d, e, 0.5), mix(d, c, 0.1)),
    oak(568, 312, 78, 14, mix(d, e, 0.7), mix(d, c, 0)),
    oak(232, 262, 34, 24, mix(d, e, 0.2), mix(d, c, 0.4)),
    oak(476, 250, 30, 34, mix(d, e, 0.1), mix(d, c, 0.5)),
    fill(ellipse(372, 303, 26, 12), light.lamp, { opacity: 0.3 }),
    fill('M372 304q-13-14-13-24a13 13 0 0 1 26 0q0 10-13 24z', light.sun),
    fill(circle(372, 280, 6), tones(MORNING, STUFF.pine).mid),
    // the lookout: a person, a phone's light, the car behind
    fill('M-8 330Q60 318 128 334T262 408H-8z', f),
    pine(36, 344, 190, 3, f),
    pine(6, 350, 230, 13, f),
    glow(light, 158, 288, 44, 44, 0.7),
    person(light, {
      x: 146,
      y: 352,
      tall: 92,
      coat: STUFF.denim,
      trousers: STUFF.coal,
      pose: 'carry',
      skin: SKIN[1],
      pack: STUFF.clay,
    }),
    fill(
      polygon([
        [159, 286],
        [166, 285],
        [168, 298],
        [161, 299],
      ]),
      light.sun,
    ),
    grass(70, 352, 150, 5, 22, f),
  ]);
}

/** Rebuilding: the frame of a house stands in the morning, the walls are rising. */
function recovery(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ centre: 330, horizon: 262, focal: 560, eye: 1.7 });
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

export const features: Record<string, () => string> = {
  'feature-hotel': hotel,
  'feature-cash': cash,
  'feature-guidance': guidance,
  'feature-recovery': recovery,
};
