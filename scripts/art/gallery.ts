import { falling, fill, mix, picture, polygon, rectangle, softLine, stroke } from './kit.ts';
import { lodge } from './buildings.ts';
import { glow, grass, oak, palm, ridge, scrub, sky, sun, clouds } from './landscape.ts';
import { DUSK, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { box, camera, face, shadow, wall, type Camera } from './space.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** A room is held: the family has arrived, one door stands open. */
function booked(): string {
  const light = DUSK;
  const [a, b, c, d, e, f] = light.land;
  const view = camera({ centre: 400, horizon: 372, focal: 720, eye: 1.9 });
  const tar = mix(STUFF.asphalt, light.shadow, 0.5);
  const stall = (x: number, z: number) =>
    face(
      view,
      [
        [x, 0, z],
        [x + 0.14, 0, z],
        [x + 2.3, 0, z + 5],
        [x + 2.16, 0, z + 5],
      ],
      light.warmth,
      0.35,
    );
  const foot = (x: number, z: number, metres: number) => {
    const [px, py] = view.see([x, 0, z]);
    return { x: px, y: py, tall: view.scale(z) * metres };
  };
  const door = view.see([4.2, 0, 22.6]);
  return picture(W, H, [
    sky(light, W, H, 372),
    sun(light, 150, 304, 26),
    clouds(light, 5, [
      [330, 84, 280],
      [24, 142, 210],
      [430, 150, 330],
    ]),
    ridge(
      { width: W, base: 384, bottom: 400, height: 132, seed: 21, rough: 0.7, hills: 2.2 },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      { width: W, base: 392, bottom: 410, height: 92, seed: 8, rough: 0.55, hills: 2.6 },
      mix(b, c, 0.2),
      light.mist,
      mix(c, d, 0.3),
    ),
    ridge(
      { width: W, base: 392, bottom: 420, height: 40, seed: 33, rough: 0.2, hills: 4 },
      mix(c, d, 0.4),
      light.mist,
    ),
    scrub((t) => [t * 330, 375], 4, 10, mix(d, c, 0.3), 30),
    fill(
      rectangle(0, 374, W, H - 374),
      falling(
        [0, mix(tar, light.mist, 0.45)],
        [0.22, mix(tar, light.mist, 0.16)],
        [1, mix(tar, light.shadow, 0.6)],
      ),
    ),
    palm(58, 386, 230, 3, mix(d, e, 0.6), 0.05),
    palm(112, 381, 168, 9, mix(d, e, 0.3), -0.05),
    sign(view),
    lodge(view, light, {
      x: -6.5,
      z: 40,
      turn: -52,
      rooms: 7,
      floors: 2,
      colour: STUFF.plaster,
      door: STUFF.pine,
      lit: [
        [1, 1],
        [3, 1],
      ],
      open: [4, 0],
    }),
    glow(light, door[0], door[1] + 4, 200, 50, 0.75),
    stall(-8.6, 12.4),
    stall(-5.2, 12.4),
    stall(-1.7, 12.4),
    shadow(view, light.shadow, { x: -1.6, z: 13.6 }, 1.7, 1.5),
    car(view, light, { body: 'wagon', colour: STUFF.denim, x: -3.5, z: 13.6, turn: 24, headlights: true }),
    box(view, { x: -3.9, z: 13.45, y: 1.66, w: 1.5, h: 0.3, d: 0.9, turn: 24 }, tones(light, STUFF.clay)),
    shadow(view, light.shadow, { x: 1, z: 13.6 }, 0.5, 1.6),
    shadow(view, light.shadow, { x: 1.95, z: 13.9 }, 0.4, 1.1),
    person(light, { ...foot(1, 13.6, 1.74), coat: STUFF.mustard, pose: 'walk', skin: SKIN[1] }),
    person(light, {
      ...foot(1.95, 13.9, 1.14),
      coat: STUFF.clay,
      child: true,
      pack: STUFF.pine,
      pose: 'walk',
    }),
    suitcase(view),
    fill(
      softLine([
        [-10, 548],
        [120, 540],
        [300, 566],
        [470, 610],
      ]) + 'V620H-10z',
      f,
    ),
    grass(0, 560, 300, 6, 40, f),
    oak(30, 600, 130, 5, f, e),
  ]);
}

/** The sign by the road: two panels on a post, lit along the edge, nothing to read. */
function sign(view: Camera): string {
  const board = wall(view, { x: -7.5, z: 30 });
  const clay = tones(DUSK, STUFF.clay);
  return [
    board.panel(0, 0, 0.3, 8.6, mix(DUSK.land[4], DUSK.mist, 0.15)),
    board.panel(-1.5, 6.3, 3.3, 1.9, clay.lit),
    board.panel(-1.32, 6.48, 2.94, 1.54, DUSK.glow),
    board.panel(-0.8, 5.2, 1.9, 0.8, tones(DUSK, STUFF.pine).lit),
  ].join('');
}

const suitcase = (view: Camera): string =>
  box(view, { x: 0.52, z: 13.5, y: 0.06, w: 0.42, h: 0.62, d: 0.24, turn: -20 }, tones(DUSK, STUFF.brick)) +
  stroke(polygon([view.see([0.62, 0.66, 13.5]), view.see([0.8, 0.88, 13.55])], false), DUSK.shadow, 2);

export const gallery: Record<string, () => string> = { 'gallery-booked': booked };
