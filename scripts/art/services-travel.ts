import { falling, fill, mix, picture, rectangle } from './kit.ts';
import { clouds, glow, grass, ridge, scrub, sky, sun } from './landscape.ts';
import { DUSK, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { gable, panes } from './service-houses.ts';
import { airliner, cabinDoor, gear, nearRail, stairPlace, stairs } from './service-plane.ts';
import { H, W } from './service-things.ts';
import { camera, face, placed, shadow, standing, type Camera, type Place } from './space.ts';
import { oak, palm } from './trees.ts';
import { car } from './vehicles.ts';

const light = DUSK;
const [a, b, c, d, e, f] = light.land;

/** A flight out: stairs at the rear door, the cabin lit, the last of the sun behind the tail. */
export function flight(): string {
  const view = camera({ center: 300, horizon: 314, focal: 720, eye: 1.7 });
  const plane = { x: 5, z: 25.5, turn: -27 };
  const tar = mix(STUFF.asphalt, light.shadow, 0.42);
  const on = (share: number, metres: number) => {
    const [x, y, z] = stairPlace(plane, share);
    return standing(view, x, z, metres, y);
  };
  const put = placed(plane);
  const ground: Place[] = [
    [-13, 0, 0.6],
    [14, 0, 0.6],
    [14, 0, -5],
    [-8, 0, -3.6],
  ];
  const line: Place[] = [
    [-30, 0, -8.3],
    [14, 0, -8.3],
    [14, 0, -8.6],
    [-30, 0, -8.6],
  ];
  return picture(W, H, [
    sky(light, W, H, 314),
    sun(light, 46, 268, 20),
    clouds(light, 9, [
      [270, 50, 240],
      [-40, 96, 150],
      [400, 92, 180],
    ]),
    ridge(
      { width: W, base: 322, bottom: 336, height: 110, seed: 27, rough: 0.7, hills: 2.2 },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      { width: W, base: 324, bottom: 336, height: 52, seed: 12, rough: 0.4, hills: 3 },
      mix(b, c, 0.3),
      light.mist,
      mix(c, d, 0.3),
    ),
    fill(
      rectangle(0, 313, W, 87),
      falling(
        [0, mix(tar, light.mist, 0.5)],
        [0.3, mix(tar, light.mist, 0.12)],
        [1, mix(tar, light.shadow, 0.6)],
      ),
    ),
    scrub((t) => [t * 250, 314], 8, 5, mix(c, light.mist, 0.25), 38),
    face(view, line.map(put), tones(light, STUFF.mustard).mid, 0.6),
    face(view, ground.map(put), light.shadow, 0.45),
    airliner(view, light, plane, 13),
    cabinDoor(view, light, plane),
    glow(light, 268, 272, 46, 50, 0.7),
    gear(view, light, plane, 9.5),
    stairs(view, light, plane),
    person(light, { ...on(0.93, 1.72), coat: STUFF.clay, pose: 'walk', skin: SKIN[1] }),
    person(light, { ...on(0.5, 1.7), coat: STUFF.denim, pose: 'walk', skin: SKIN[0], hair: '#2c2320' }),
    person(light, { ...on(0.3, 1.1), coat: STUFF.mustard, pose: 'walk', child: true, pack: STUFF.brick }),
    nearRail(view, light, plane),
  ]);
}

/** A car at the curb: the driver holds the door, the bag goes in. */
export function ride(): string {
  const view = camera({ center: 300, horizon: 178, focal: 560, eye: 1.65 });
  const stand = { x: 0.55, z: 7.6, turn: 32 };
  const put = placed(stand);
  const tar = mix(STUFF.asphalt, light.shadow, 0.42);
  const walk = tones(light, STUFF.plaster);
  const lane = (from: number, to: number, paint: string, y = 0) =>
    face(
      view,
      (
        [
          [-11, y, to],
          [60, y, to],
          [60, y, from],
          [-11, y, from],
        ] as const
      ).map(put),
      paint,
    );
  const stands = (along: number, out: number, metres: number) => {
    const [x, , z] = put([along, 0, -out]);
    return standing(view, x, z, metres);
  };
  return picture(W, H, [
    sky(light, W, H, 190),
    sun(light, 74, 82, 18),
    clouds(light, 12, [
      [300, 40, 220],
      [20, 52, 130],
    ]),
    ridge(
      { width: W, base: 190, bottom: 205, height: 124, seed: 52, rough: 0.7, hills: 2.4 },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      { width: W, base: 190, bottom: 205, height: 70, seed: 18, rough: 0.3, hills: 3 },
      mix(b, c, 0.4),
      light.mist,
      mix(c, d, 0.3),
    ),
    fill(rectangle(0, 184, W, 216), falling([0, mix(c, light.mist, 0.3)], [0.3, mix(d, c, 0.4)], [1, d])),
    oak(384, 192, 70, 4, mix(c, d, 0.4), mix(c, light.mist, 0.15)),
    street(view),
    palm(556, 196, 172, 7, mix(d, e, 0.3), -0.04),
    lane(-14, 9, mix(walk.mid, light.shadow, 0.18)),
    lane(-1.35, 6.6, falling([0, mix(tar, light.mist, 0.4)], [0.25, mix(tar, light.mist, 0.1)], [1, tar])),
    lane(-1.5, -1.35, walk.lit, 0.1),
    car(view, light, { body: 'wagon', color: STUFF.mustard, ...stand, headlights: true }),
    openDoor(view, stand),
    shadow(view, light.shadow, { x: put([-0.02, 0, -2])[0], z: put([-0.02, 0, -2])[2] }, 0.5, 1.6),
    person(light, {
      ...stands(-0.02, 2, 1.74),
      coat: STUFF.slate,
      trousers: STUFF.coal,
      pose: 'reach',
      skin: SKIN[2],
      hair: '#231c1a',
      mirrored: true,
    }),
    shadow(view, light.shadow, { x: put([-1.3, 0, -1.75])[0], z: put([-1.3, 0, -1.75])[2] }, 0.4, 1),
    person(light, {
      ...stands(-1.3, 1.75, 1.16),
      coat: STUFF.clay,
      pose: 'walk',
      child: true,
      pack: STUFF.pine,
      skin: SKIN[0],
    }),
    oak(12, 420, 150, 3, f, e),
    grass(60, 404, 120, 4, 26, f),
  ]);
}

/** Houses over the road, one of them awake. */
function street(view: Camera): string {
  const turn = 32;
  const home = { x: -5.9, z: 19.5, w: 8.5, h: 2.8, d: 6.5, rise: 1.8, turn };
  const other = { x: 6.4, z: 27.6, w: 9, h: 2.8, d: 6.5, rise: 1.8, turn };
  const dark = mix(light.sky[0], light.shadow, 0.5);
  const frame = tones(light, STUFF.cream).lit;
  const door = tones(light, STUFF.pine).mid;
  return (
    gable(view, other, tones(light, STUFF.sage), tones(light, STUFF.bark)) +
    panes(
      view,
      light,
      other,
      [
        [1, 0.9, 1.4, 1.2, dark],
        [6, 0.9, 1.8, 1.2, dark],
        [4, 0, 1, 2.1, door],
      ],
      frame,
    ) +
    gable(view, home, tones(light, STUFF.plaster), tones(light, STUFF.clay)) +
    panes(
      view,
      light,
      home,
      [
        [1, 0.9, 1.6, 1.3],
        [6, 0.9, 1.6, 1.3, dark],
        [4, 0, 0.95, 2.1, door],
      ],
      frame,
    )
  );
}

/** The rear door, swung out on its front edge, and the lit seat behind it. */
function openDoor(view: Camera, stand: { x: number; z: number; turn: number }): string {
  const put = placed(stand);
  const paint = tones(light, STUFF.mustard);
  const lean = (y: number) => -(y <= 1 ? 0.92 : 0.92 - (0.24 * (y - 1)) / 0.68);
  const flush = (x: number, y: number): Place => put([x, y, lean(y)]);
  const swing = (68 * Math.PI) / 180;
  const leaf = (q: number, y: number): Place =>
    put([-0.27 - q * Math.cos(swing), y, lean(y) - q * Math.sin(swing)]);
  const hole = [
    flush(-0.95, 0.4),
    flush(-1.2, 0.85),
    flush(-1.2, 1.06),
    flush(-1.12, 1.55),
    flush(-0.27, 1.58),
    flush(-0.27, 0.4),
  ];
  const [gx, gy] = view.see(put([-0.7, 1, -0.9]));
  return [
    face(view, hole, light.glow),
    face(
      view,
      [
        flush(-1.2, 0.95),
        flush(-0.98, 1.3),
        flush(-0.78, 1.24),
        flush(-0.86, 0.72),
        flush(-0.3, 0.7),
        flush(-0.27, 0.4),
        flush(-0.95, 0.4),
        flush(-1.2, 0.85),
      ],
      tones(light, STUFF.bark).mid,
    ),
    glow(light, gx, gy + 10, 66, 70, 0.5),
    face(
      view,
      [leaf(0, 0.4), leaf(0, 1.58), leaf(0.82, 1.55), leaf(0.95, 1.02), leaf(0.95, 0.84), leaf(0.72, 0.4)],
      paint.shade,
    ),
    face(
      view,
      [leaf(0.07, 1.06), leaf(0.07, 1.5), leaf(0.78, 1.48), leaf(0.87, 1.06)],
      mix(light.sky[2], light.shadow, 0.25),
    ),
    face(view, [leaf(0.08, 0.62), leaf(0.08, 0.9), leaf(0.82, 0.9), leaf(0.76, 0.62)], paint.deep, 0.7),
  ].join('');
}
