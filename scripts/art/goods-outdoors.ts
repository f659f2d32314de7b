import { house } from './buildings.ts';
import { frontOf, outdoors } from './goods-stage.ts';
import { DUSK, MORNING, STUFF, tones } from './light.ts';
import { upright } from './service-things.ts';
import { beam, box, shadow } from './space.ts';
import { carton, contact } from './things.ts';
import { car } from './vehicles.ts';

/** A container for debris in front of the house. */
export const debrisHaul = (): string =>
  outdoors(MORNING, 22, (view, light) => {
    const steel = tones(light, STUFF.pine);
    const at = { x: -0.05, z: 3, turn: 14 };
    const body = { ...at, w: 1.95, h: 0.72, d: 1 };
    const front = frontOf(view, body);
    const wood = tones(light, STUFF.wood);
    return [
      house(view, light, {
        x: 4.6,
        z: 17,
        w: 4.4,
        d: 3.4,
        h: 1.9,
        rise: 1,
        color: STUFF.plaster,
        roof: STUFF.clay,
        turn: -18,
      }),
      shadow(view, light.shadow, at, 2, 0.7, 0.3),
      contact(view, light, at, 1.05),
      beam(view, [-0.5, 0.6, 3.2], [-0.95, 1.16, 3.3], 0.09, wood.shade),
      beam(view, [0.15, 0.6, 3.2], [0.5, 1.12, 3.4], 0.09, wood.mid),
      beam(view, [-0.2, 0.6, 3], [0.1, 1.02, 3], 0.07, wood.lit),
      box(view, { ...at, x: -0.25, y: 0.62, w: 0.5, h: 0.18, d: 0.4 }, tones(light, STUFF.brick)),
      box(view, body, steel),
      ...[0.1, 0.55, 1, 1.45, 1.78].map((x) => front.panel(x, 0.02, 0.07, 0.68, steel.shade, 0.01)),
      front.panel(0.02, 0.64, 1.9, 0.08, steel.lit, 0.02),
    ];
  });

/** Storage units; one stands open. */
export const storageMonth = (): string =>
  outdoors(MORNING, 35, (view, light) => {
    const plaster = tones(light, STUFF.plaster);
    const roof = tones(light, STUFF.slate);
    const door = (x: number, from: number) =>
      Array.from({ length: Math.round((1.06 - from) / 0.1) }, (_, i) =>
        upright(
          view,
          [x, x + 0.9],
          [from + i * 0.1, from + i * 0.1 + 0.085],
          3.18,
          i % 2 === 0 ? tones(light, STUFF.clay).mid : tones(light, STUFF.clay).shade,
        ),
      );
    return [
      contact(view, light, { x: 0, z: 3.1 }, 2.1),
      box(view, { x: 0, z: 4, w: 3.9, h: 1.34, d: 1.6 }, plaster),
      box(view, { x: 0, z: 3.96, y: 1.34, w: 4.1, h: 0.1, d: 1.8 }, roof),
      ...door(-1.65, 0),
      upright(view, [-0.45, 0.45], [0, 1.06], 3.19, tones(light, STUFF.coal).mid),
      carton(view, light, { x: -0.2, z: 3.12 }, 0.4, 0.34, 0.3),
      carton(view, light, { x: 0.22, z: 3.1 }, 0.36, 0.46, 0.3),
      carton(view, light, { x: -0.18, z: 3.12, y: 0.34 }, 0.3, 0.24, 0.26),
      ...door(-0.45, 0.86),
      ...door(0.75, 0),
    ];
  });

/** A van, and the first cartons. */
export const movingHalfDay = (): string =>
  outdoors(DUSK, 58, (view, light) => [
    shadow(view, light.shadow, { x: 0.9, z: 8.2 }, 4, 1, 0.3),
    car(view, light, { body: 'van', color: STUFF.cream, x: 0.9, z: 8.2, turn: 164 }),
    contact(view, light, { x: -0.6, z: 2.5 }, 0.62),
    carton(view, light, { x: -0.86, z: 2.6, turn: 12 }, 0.52, 0.42, 0.4),
    carton(view, light, { x: -0.26, z: 2.45, turn: -10 }, 0.46, 0.36, 0.38),
    carton(view, light, { x: -0.7, z: 2.56, y: 0.42, turn: 4 }, 0.42, 0.32, 0.34),
  ]);
