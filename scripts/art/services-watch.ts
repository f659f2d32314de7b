import {
  blob,
  circle,
  dice,
  falling,
  fill,
  mix,
  picture,
  polygon,
  radiant,
  rectangle,
  softLine,
} from './kit.ts';
import { clouds, glow, grass, ridge, scrub, sky } from './landscape.ts';
import { DUSK, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { H, W, boxes } from './service-things.ts';
import { beam, camera, face, placed, shadow, standing, type Camera, type Place } from './space.ts';
import { pine } from './trees.ts';
import { car } from './vehicles.ts';

const light = DUSK;
const [a, b, c, d, e, f] = light.land;

/** On watch: a patrol truck on the ridge road after sunset, its lights calm, the valley awake below. */
export function emergency(): string {
  const view = camera({ center: 300, horizon: 214, focal: 600, eye: 2 });
  const truck = { x: 1.2, z: 9.2, turn: 206 };
  const late = {
    ...light,
    sky: [
      mix(light.sky[0], light.shadow, 0.45),
      mix(light.sky[0], light.sky[1], 0.55),
      light.sky[2],
      light.sky[3],
    ] as const,
  };
  const [px, py] = [96, 196];
  const smoke = blob([
    [446, 168],
    [452, 140],
    [480, 122],
    [530, 112],
    [590, 96],
    [650, 100],
    [610, 118],
    [540, 134],
    [492, 150],
    [470, 172],
  ]);
  const roll = dice(31);
  const town = Array.from({ length: 34 }, () => {
    const far = roll();
    return circle(40 + roll() * 330 + far * 30, 236 + far * 22, 0.7 + far * 0.7);
  }).join('');
  return picture(W, H, [
    sky(late, W, H, 214),
    fill(circle(px, py, 190), radiant([0, light.sun, 0.7], [0.3, light.sun, 0.3], [1, light.sun, 0])),
    clouds(late, 6, [
      [60, 74, 190],
      [280, 118, 150],
    ]),
    fill(smoke, mix(light.mist, light.shadow, 0.22), { opacity: 0.5 }),
    ridge(
      { width: W, base: 226, bottom: 246, height: 110, seed: 64, rough: 0.7, hills: 2.4 },
      mix(a, b, 0.4),
      light.mist,
      mix(b, c, 0.5),
    ),
    ridge(
      { width: W, base: 240, bottom: 262, height: 84, seed: 23, rough: 0.5, hills: 2.8 },
      mix(b, c, 0.6),
      light.mist,
      mix(c, d, 0.4),
    ),
    fill(rectangle(0, 236, W, 60), falling([0, mix(c, light.mist, 0.28)], [1, mix(d, c, 0.4)])),
    fill(town, light.lamp, { opacity: 0.9 }),
    ridge(
      { width: W, base: 282, bottom: 345, height: 44, seed: 9, rough: 0.3, hills: 2.2 },
      mix(d, c, 0.25),
      mix(d, light.mist, 0.1),
      mix(d, e, 0.5),
    ),
    road(view),
    car(view, light, { body: 'pickup', color: STUFF.cream, ...truck, headlights: true }),
    livery(view, truck),
    beams(view, truck),
    shadow(view, light.shadow, { x: -2.3, z: 8.3 }, 0.5, 1.5),
    person(light, {
      ...standing(view, -2.3, 8.3, 1.76),
      coat: STUFF.mustard,
      trousers: STUFF.coal,
      hat: STUFF.mustard,
      pose: 'carry',
      skin: SKIN[1],
    }),
    fill(
      `${softLine([
        [-10, 372],
        [90, 362],
        [220, 384],
        [330, 410],
      ])}V420H-10z`,
      f,
    ),
    scrub((t) => [-6 + t * 170, 378 + t * 8], 2, 20, f, 12),
    grass(40, 384, 220, 8, 34, f),
    pine(566, 424, 230, 12, f),
  ]);
}

/** The road along the edge, with its line and its guard rail. */
function road(view: Camera): string {
  const tar = mix(STUFF.asphalt, light.shadow, 0.5);
  const edge: Place[] = [
    [-26, 0, 12.2],
    [-6, 0, 10.2],
    [4, 0, 10.6],
    [26, 0, 14],
    [26, 0, 2],
    [-26, 0, 2],
  ];
  const post = (x: number, z: number) =>
    beam(view, [x, -0.2, z], [x, 0.72, z], 0.12, mix(e, light.mist, 0.08));
  const rail: Place[] = [
    [-11, 0.62, 10.6],
    [-5.2, 0.62, 9.9],
    [3.6, 0.62, 10.2],
    [9, 0.62, 11],
  ];
  const steel = tones(light, STUFF.metal);
  const band = (low: number, high: number, paint: string) =>
    face(
      view,
      [
        ...rail.map(([x, , z]): Place => [x, high, z]),
        ...rail.toReversed().map(([x, , z]): Place => [x, low, z]),
      ],
      paint,
    );
  return [
    fill(
      polygon(edge.map((place) => view.see(place))),
      falling(
        [0, mix(tar, light.mist, 0.3)],
        [0.4, mix(tar, light.mist, 0.06)],
        [1, mix(tar, light.shadow, 0.6)],
      ),
    ),
    ...[-9, -6.6, -4.2, -1.8, 0.6, 3, 5.4, 7.8].map((x) => post(x, 10.2)),
    band(0.4, 0.7, steel.shade),
    band(0.58, 0.7, steel.mid),
  ].join('');
}

/** What makes it a patrol truck: a stripe along the side and a light bar with one amber lamp on. */
function livery(view: Camera, truck: { x: number; z: number; turn: number }): string {
  const put = placed(truck);
  const stripe = (from: number, to: number, low: number, high: number, paint: string) =>
    face(
      view,
      (
        [
          [from, high, 0.975],
          [to, high, 0.975],
          [to, low, 0.975],
          [from, low, 0.975],
        ] as const
      ).map(put),
      paint,
    );
  const lamp = (z: number, of: string) => {
    const [x, , depth] = put([-0.05, 0, z]);
    return { x, z: depth, y: 1.84, w: 0.3, h: 0.15, d: 0.34, turn: truck.turn, of };
  };
  const [gx, gy] = view.see(put([-0.05, 1.92, 0.4]));
  return [
    stripe(-2.7, -2.2, 0.78, 0.98, tones(light, STUFF.pine).mid),
    stripe(-1.2, 1.2, 0.78, 0.98, tones(light, STUFF.pine).mid),
    stripe(2.16, 2.5, 0.78, 0.94, tones(light, STUFF.pine).mid),
    boxes(view, light, [lamp(-0.42, STUFF.denim), lamp(0, STUFF.metal)]),
    glow(light, gx, gy, 66, 60, 0.7),
    boxes(view, { ...light, dimness: 0 }, [lamp(0.42, light.lamp)]),
  ].join('');
}

/** Headlights on the road. */
function beams(view: Camera, truck: { x: number; z: number; turn: number }): string {
  const put = placed(truck);
  const reach: Place[] = [
    [2.6, 0.02, 0.8],
    [6.4, 0.02, 2.2],
    [6.8, 0.02, -1.6],
    [2.6, 0.02, -0.8],
  ];
  const spots = [-0.75, 0.75].map((z) => {
    const [x, y] = view.see(put([2.62, 0.8, z]));
    return glow(light, x, y, 26, 24, 0.8);
  });
  return (
    fill(blob(reach.map((place) => view.see(put(place)))), light.glow, { opacity: 0.22 }) + spots.join('')
  );
}
