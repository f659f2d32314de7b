import { band, frontOf, inTheRoom } from './goods-stage.ts';
import { mix } from './kit.ts';
import { MORNING, STUFF, tones, type Light } from './light.ts';
import { upright } from './service-things.ts';
import { beam, box, can, disc, flat, ring, type Camera } from './space.ts';
import { contact, cup, sheet, table } from './things.ts';

/** An air cleaner at work in one room. */
export const airCleaner = (): string =>
  inTheRoom(MORNING, 18, STUFF.sage, (view, light) => {
    const shell = tones(light, STUFF.cream);
    const at = { x: 0.42, z: 2.05 };
    const slots = Array.from({ length: 9 }, (_, i) =>
      upright(view, [0.24, 0.6], [0.16 + i * 0.055, 0.185 + i * 0.055], 1.84, shell.shade),
    );
    return [
      contact(view, light, at, 0.34),
      box(view, { ...at, w: 0.5, h: 0.86, d: 0.4 }, shell),
      ...slots,
      box(view, { ...at, y: 0.86, w: 0.44, h: 0.03, d: 0.34 }, tones(light, STUFF.slate)),
      ring(view, { x: 0.42, z: 2.02, y: 0.892 }, 0.06, tones(light, STUFF.pine).lit),
    ];
  });

/** A water heater held to the wall by two straps. */
export const quakeStraps = (): string =>
  inTheRoom(MORNING, 29, STUFF.plaster, (view, light) => {
    const at = { x: 0.5, z: 2.4 };
    const steel = tones(light, STUFF.metal);
    const strap = tones(light, STUFF.mustard);
    const straps = [0.28, 0.92].flatMap((y) => [
      beam(view, [at.x - 0.34, y + 0.04, 2.4], [at.x - 0.75, y + 0.04, 2.97], 0.06, strap.shade),
      band(view, { ...at, y: y + 0.04 }, 0.335, strap.mid, 16),
      beam(view, [at.x + 0.34, y + 0.04, 2.4], [at.x + 0.75, y + 0.04, 2.97], 0.06, strap.shade),
    ]);
    return [
      contact(view, light, at, 0.42),
      beam(view, [at.x - 0.1, 1.3, 2.4], [at.x - 0.1, 2.4, 2.4], 0.05, steel.mid),
      beam(view, [at.x + 0.14, 1.3, 2.4], [at.x + 0.14, 2.4, 2.4], 0.05, tones(light, STUFF.clay).mid),
      can(view, at, 0.33, 1.24, tones(light, STUFF.cream)),
      ...straps,
      upright(view, [0.38, 0.62], [0.08, 0.2], 2.06, tones(light, STUFF.slate).mid),
    ];
  });

/** A round alarm on the wall, seen from the front. */
function alarm(view: Camera, light: Light, [x, y]: readonly [number, number], r: number): string {
  const shell = tones(light, STUFF.cream);
  const on = (dx: number, dy: number) => [x + dx, y + dy, 2.95] as const;
  const drop = (dx: number, dy: number) => [x + dx + 0.04, y + dy - 0.05, 2.99] as const;
  return [
    disc(view, drop, r, mix(STUFF.plaster, light.shadow, 0.35)),
    disc(view, on, r, shell.mid),
    disc(view, (dx, dy) => on(dx - r * 0.06, dy + r * 0.06), r * 0.82, shell.lit),
    disc(view, on, r * 0.36, shell.shade),
    disc(view, (dx, dy) => on(dx + r * 0.55, dy - r * 0.3), r * 0.09, tones(light, STUFF.pine).lit),
  ].join('');
}

/** Smoke and carbon monoxide alarms, up and waiting. */
export const alarms = (): string =>
  inTheRoom(MORNING, 41, STUFF.denim, (view, light) => {
    const stool = { x: 0.55, z: 2.2 };
    return [
      alarm(view, light, [0.32, 1.22], 0.22),
      alarm(view, light, [0.98, 0.98], 0.17),
      contact(view, light, stool, 0.3),
      table(view, light, stool, [0.56, 0.34, 0.42]),
      box(view, { ...stool, y: 0.34, w: 0.3, h: 0.13, d: 0.22, turn: 16 }, tones(light, STUFF.clay)),
    ];
  });

/** A desk under the window, with what is on it. */
const desk = (seed: number, color: string, things: (view: Camera, light: Light) => readonly string[]) =>
  inTheRoom(MORNING, seed, color, (view, light) => [
    contact(view, light, { x: 0.08, z: 2 }, 0.6),
    table(view, light, { x: 0.1, z: 2 }, [1.66, 0.46, 0.8]),
    ...things(view, light),
  ]);

const TOP = 0.461;

/** Plans and a permit with its stamp. */
export const permitCheck = (): string =>
  desk(57, STUFF.sage, (view, light) => {
    const blue = tones(light, STUFF.denim);
    const plans = { x: -0.14, z: 2, y: TOP, turn: 8 };
    return [
      flat(view, plans, 0.72, 0.5, blue.lit),
      flat(view, plans, 0.4, 0.014, light.sky[3], [-0.06, 0.14]),
      flat(view, plans, 0.4, 0.014, light.sky[3], [-0.06, -0.1]),
      flat(view, plans, 0.014, 0.25, light.sky[3], [-0.26, 0.02]),
      flat(view, plans, 0.014, 0.25, light.sky[3], [0.14, 0.02]),
      sheet(view, light, { x: 0.46, z: 1.94, y: TOP, turn: -14 }, 5, 1.25),
      can(view, { x: 0.78, z: 2.06, y: TOP }, 0.07, 0.05, tones(light, STUFF.coal)),
      can(view, { x: 0.78, z: 2.06, y: TOP + 0.05 }, 0.03, 0.15, tones(light, STUFF.wood), 0.05),
    ];
  });

/** A policy read line by line, over coffee. */
export const policyReview = (): string =>
  desk(72, STUFF.plaster, (view, light) => {
    const folder = tones(light, STUFF.pine);
    const open = { x: 0.02, z: 1.98, y: TOP, turn: 6 };
    return [
      flat(view, open, 0.96, 0.5, folder.mid),
      sheet(view, light, { ...open, x: -0.22, y: TOP + 0.004 }, 7, 1.5),
      sheet(view, light, { ...open, x: 0.28, y: TOP + 0.004 }, 6, 1.5),
      beam(view, [0.5, TOP + 0.02, 1.82], [0.68, TOP + 0.02, 2.06], 0.022, tones(light, STUFF.mustard).mid),
      cup(view, light, { x: 0.76, z: 2.06, y: TOP }, STUFF.clay, 1.5),
    ];
  });

/** A gable with one vent behind fine metal mesh. */
export const emberVents = (): string =>
  inTheRoom(MORNING, 90, STUFF.cream, (view, light) => {
    const steel = tones(light, STUFF.metal);
    const at = { x: 0.42, z: 1.9, turn: -10 };
    const frame = { ...at, w: 0.86, h: 0.82, d: 0.12 };
    const front = frontOf(view, frame);
    const mesh = Array.from({ length: 7 }, (_, i) => [
      front.panel(0.1 + i * 0.1, 0.1, 0.012, 0.62, steel.deep, 0.006),
      front.panel(0.08, 0.14 + i * 0.085, 0.66, 0.012, steel.deep, 0.006),
    ]).flat();
    return [
      contact(view, light, at, 0.5),
      box(view, frame, tones(light, STUFF.slate)),
      front.panel(0.08, 0.08, 0.7, 0.66, steel.mid, 0.004),
      ...mesh,
      box(view, { x: -0.42, z: 1.9, w: 0.46, h: 0.09, d: 0.34, turn: 14 }, steel),
      box(view, { x: -0.42, z: 1.9, y: 0.09, w: 0.42, h: 0.09, d: 0.3, turn: 8 }, steel),
    ];
  });
