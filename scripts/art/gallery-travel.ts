import { backdrop } from './backdrop.ts';
import { fill, mix, picture } from './kit.ts';
import { glow, grass } from './landscape.ts';
import { DUSK, STUFF, tones } from './light.ts';
import { beam, box, camera, wall, type Camera } from './space.ts';
import { jet } from './things.ts';
import { palm } from './trees.ts';
import { strips } from './strip.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** The way out by air: an airliner climbs over the hills while the next family drives in. */
export function travel(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ center: 360, horizon: 392, focal: 700, eye: 2.2 });
  const tar = mix(STUFF.asphalt, light.shadow, 0.5);
  const cream = tones(light, STUFF.cream);
  const hall = wall(view, { x: 3, z: 62, turn: -12 });
  const road = strips(view, { near: 5, far: 58, up: 0.01, squeeze: 0.2, aside: 9 });
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
      color: STUFF.pine,
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
