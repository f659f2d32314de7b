import { falling, fill, mix, rectangle } from './kit.ts';
import { clouds, ridge, scrub, sky, sun } from './landscape.ts';
import type { Light } from './light.ts';

export type Backdrop = {
  width: number;
  height: number;
  /** where level ground meets the sky */
  horizon: number;
  seed: number;
  sun?: readonly [x: number, y: number, r: number];
  /** how high the farthest ridge rises */
  peaks: number;
  clouds?: readonly (readonly [x: number, y: number, width: number])[];
  ground?: string;
};

/** Sky, sun, three ridges, a line of bushes and the ground: the background of every outdoor picture. */
export function backdrop(light: Light, { width, height, horizon, seed, peaks, ...more }: Backdrop): string {
  const [a, b, c, d, e, f] = light.land;
  const ground = more.ground ?? mix(e, d, 0.4);
  return [
    sky(light, width, height, horizon),
    more.sun ? sun(light, ...more.sun) : '',
    clouds(light, seed, more.clouds ?? []),
    ridge(
      {
        width,
        base: horizon + 12,
        bottom: horizon + 28,
        height: peaks,
        seed,
        round: 1,
        rough: 0.7,
        hills: 2.2,
      },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      {
        width,
        base: horizon + 18,
        bottom: horizon + 34,
        height: peaks * 0.68,
        seed: seed + 11,
        round: 1,
        rough: 0.55,
        hills: 2.6,
      },
      mix(b, c, 0.2),
      light.mist,
      mix(c, d, 0.3),
    ),
    ridge(
      {
        width,
        base: horizon + 18,
        bottom: horizon + 40,
        height: peaks * 0.32,
        seed: seed + 23,
        round: 1,
        rough: 0.2,
        hills: 4,
      },
      mix(c, d, 0.4),
      light.mist,
    ),
    scrub((t) => [t * width, horizon + 3], seed, height * 0.017, mix(d, c, 0.3), 20),
    fill(
      rectangle(0, horizon + 2, width, height - horizon),
      falling(
        [0, mix(ground, light.mist, 0.45)],
        [0.22, mix(ground, light.mist, 0.16)],
        [1, mix(ground, f, 0.55)],
      ),
    ),
  ].join('');
}
