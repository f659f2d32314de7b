import { band, frontOf, onTheDeck } from './goods-stage.ts';
import { fill, mix, rectangle, stroke } from './kit.ts';
import { DUSK, MORNING, STUFF, tones, type Light } from './light.ts';
import { box, can, flat, ring, shadow, standing, type Camera, type Placement } from './space.ts';
import { contact, goBag, jug, sittingDog } from './things.ts';

/** A level shadow and the thing on it. */
const grounded = (view: Camera, light: Light, stand: Placement, wide: number, thing: string): string =>
  shadow(view, light.shadow, stand, wide, 0.5, 0.28) + contact(view, light, stand, wide * 0.56) + thing;

/** Two go-bags with a flashlight, ready at the door. */
export const goBags = (): string =>
  onTheDeck(DUSK, 31, (view, light) => {
    const torch = tones(light, STUFF.coal);
    return [
      grounded(view, light, { x: -0.42, z: 2.1 }, 0.6, goBag(light, standing(view, -0.42, 2.1, 0.78))),
      grounded(
        view,
        light,
        { x: 0.34, z: 1.95 },
        0.6,
        goBag(light, standing(view, 0.34, 1.95, 0.7), STUFF.clay),
      ),
      contact(view, light, { x: 0.84, z: 1.98 }, 0.1),
      can(view, { x: 0.84, z: 1.98 }, 0.045, 0.2, torch),
      can(view, { x: 0.84, z: 1.98, y: 0.2 }, 0.045, 0.06, tones(light, STUFF.mustard), 0.075),
      ring(view, { x: 0.84, z: 1.98, y: 0.261 }, 0.06, light.glow),
    ];
  });

/** A dog beside its own bag and bowl. */
export const petGoBag = (): string =>
  onTheDeck(MORNING, 47, (view, light) => {
    const bowl = tones(light, STUFF.denim);
    return [
      grounded(view, light, { x: -0.4, z: 2.1 }, 0.5, sittingDog(light, standing(view, -0.4, 2.1, 0.82))),
      grounded(
        view,
        light,
        { x: 0.36, z: 1.95 },
        0.5,
        goBag(light, standing(view, 0.36, 1.95, 0.58), STUFF.mustard),
      ),
      contact(view, light, { x: -0.02, z: 1.8 }, 0.17),
      can(view, { x: -0.02, z: 1.8 }, 0.15, 0.08, bowl, 0.11),
      ring(view, { x: -0.02, z: 1.8, y: 0.081 }, 0.085, tones(light, STUFF.bark).mid),
    ];
  });

/** A water barrel with its tap, and bottles. */
export const waterBarrel = (): string =>
  onTheDeck(MORNING, 12, (view, light) => {
    const blue = tones(light, STUFF.denim);
    const at = { x: -0.24, z: 2.15 };
    const [tx, ty] = view.see([at.x, 0.14, at.z - 0.3]);
    const hoops = [0.24, 0.56].map((y) => band(view, { ...at, y }, 0.3, mix(blue.mid, STUFF.coal, 0.35), 9));
    return [
      grounded(view, light, at, 0.7, can(view, at, 0.3, 0.86, blue)),
      ...hoops,
      ring(view, { ...at, y: 0.862 }, 0.26, blue.mid),
      can(view, { x: at.x - 0.12, z: at.z, y: 0.862 }, 0.05, 0.03, tones(light, STUFF.cream)),
      fill(rectangle(tx - 8, ty - 6, 16, 12), tones(light, STUFF.mustard).mid),
      stroke(`M${tx.toFixed(0)} ${ty.toFixed(0)}v14`, tones(light, STUFF.mustard).shade, 7),
      grounded(view, light, { x: 0.5, z: 2.1 }, 0.3, jug(view, light, { x: 0.5, z: 2.1 }, 1.05)),
      grounded(view, light, { x: 0.86, z: 1.85 }, 0.3, jug(view, light, { x: 0.86, z: 1.85 }, 0.9)),
    ];
  });

/** A fuel can, and the card that fills it. */
export const fuelCard = (): string =>
  onTheDeck(DUSK, 64, (view, light) => {
    const red = tones(light, STUFF.clay);
    const at = { x: -0.28, z: 2.05, turn: 18 };
    const tank = { ...at, w: 0.62, h: 0.62, d: 0.3 };
    const front = frontOf(view, tank);
    const card = { x: 0.5, z: 1.98, turn: -24 };
    return [
      grounded(view, light, at, 0.7, box(view, tank, red)),
      front.panel(0.12, 0.1, 0.4, 0.4, red.shade),
      front.panel(0.16, 0.14, 0.32, 0.32, red.mid),
      box(view, { ...at, x: at.x - 0.06, y: 0.62, w: 0.34, h: 0.05, d: 0.06 }, red),
      box(view, { ...at, x: at.x - 0.06, y: 0.67, w: 0.34, h: 0.04, d: 0.09 }, tones(light, STUFF.coal)),
      can(view, { x: at.x + 0.22, z: at.z + 0.06, y: 0.62 }, 0.06, 0.12, tones(light, STUFF.mustard)),
      flat(view, { ...card, x: card.x + 0.02, z: card.z - 0.02 }, 0.46, 0.3, light.shadow, [0, 0], 0.35),
      flat(view, card, 0.46, 0.3, tones(light, STUFF.pine).lit),
      flat(view, card, 0.46, 0.06, tones(light, STUFF.coal).mid, [0, 0.08]),
      flat(view, card, 0.09, 0.07, tones(light, STUFF.mustard).lit, [-0.14, -0.04]),
    ];
  });

/** A battery station with its outlets, on during an outage. */
export const powerStation = (): string =>
  onTheDeck(DUSK, 83, (view, light) => {
    const shell = tones(light, STUFF.slate);
    const at = { x: -0.1, z: 2, turn: 12 };
    const body = { ...at, w: 0.84, h: 0.5, d: 0.42 };
    const front = frontOf(view, body);
    const outlets = [0.12, 0.28, 0.44].map((x) =>
      front.panel(x, 0.1, 0.11, 0.13, tones(light, STUFF.metal).mid),
    );
    return [
      grounded(view, light, at, 0.95, box(view, body, shell)),
      front.panel(0.04, 0.05, 0.76, 0.4, tones(light, STUFF.coal).shade),
      front.panel(0.1, 0.3, 0.28, 0.12, light.glow),
      front.panel(0.12, 0.34, 0.18, 0.04, tones(light, STUFF.pine).mid),
      ...outlets,
      front.panel(0.62, 0.14, 0.12, 0.26, tones(light, STUFF.mustard).mid),
      box(view, { ...at, y: 0.5, w: 0.6, h: 0.1, d: 0.05 }, tones(light, STUFF.coal)),
      box(view, { ...at, y: 0.6, w: 0.6, h: 0.05, d: 0.14 }, tones(light, STUFF.coal)),
    ];
  });
