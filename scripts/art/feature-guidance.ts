import {
  circle,
  ellipse,
  falling,
  fill,
  mix,
  picture,
  polygon,
  radiant,
  rectangle,
  type Point,
} from './kit.ts';
import { clouds, glow, grass, ridge, road, sky, sun } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { oak, pine } from './trees.ts';

const [W, H] = [640, 400];

/**
 * A guide on the way out: the road down from the hills with its safe lane marked, and a person following it
 * by phone.
 */
export function guidance(): string {
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
