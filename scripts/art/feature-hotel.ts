import { backdrop } from './backdrop.ts';
import { fill, mix, picture } from './kit.ts';
import { glow, grass } from './landscape.ts';
import { DUSK, STUFF, tones } from './light.ts';
import { camera, face, wall } from './space.ts';
import { oak, palm } from './trees.ts';
import { strips } from './strip.ts';
import { car } from './vehicles.ts';

const [W, H] = [640, 400];

/** A hotel off the highway at dusk: many windows are dark, one is already lit. */
export function hotel(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ center: 290, horizon: 268, focal: 560, eye: 3.2 });
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
  const lane = strips(view, { near: 7, far: 120, up: 0.02, squeeze: 0.5, aside: -14 });
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
    car(view, light, { body: 'wagon', color: STUFF.clay, x: 0.3, z: 16, turn: 62, headlights: true }),
    fill('M650 366Q540 352 430 408H650z', f),
    grass(470, 388, 160, 9, 30, f),
    fill('M-8 388Q60 376 130 408H-8z', f),
  ]);
}
