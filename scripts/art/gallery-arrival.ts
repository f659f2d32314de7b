import { backdrop } from './backdrop.ts';
import { begin, house, lodge, pane } from './buildings.ts';
import { fill, mix, picture, polygon, softLine, stroke } from './kit.ts';
import { glow, grass } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { beam, box, camera, face, placed, shadow, standing, wall, type Camera } from './space.ts';
import { carrier, contact, headOut, sittingDog } from './things.ts';
import { oak, palm, pine } from './trees.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** A room is held: the family has arrived, one door stands open. */
function booked(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ center: 400, horizon: 372, focal: 720, eye: 1.9 });
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
    backdrop(light, {
      width: W,
      height: H,
      horizon: 372,
      seed: 21,
      peaks: 132,
      sun: [150, 304, 26],
      clouds: [
        [330, 84, 280],
        [24, 142, 210],
        [430, 150, 330],
      ],
      ground: tar,
    }),
    palm(58, 386, 230, 3, mix(d, e, 0.6), 0.05),
    palm(112, 381, 168, 9, mix(d, e, 0.3), -0.05),
    sign(view),
    lodge(view, light, {
      x: -6.5,
      z: 40,
      turn: -52,
      rooms: 7,
      floors: 2,
      color: STUFF.plaster,
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
    car(view, light, {
      body: 'wagon',
      color: STUFF.denim,
      x: -3.5,
      z: 13.6,
      turn: 24,
      headlights: true,
      riders: [[0.1, 1.48]],
    }),
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

/** The sign by the road: two panels on a post, lit along the edge, without text. */
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

/** The animals are safe: a dog arrives at a farmyard, head in the wind; another one is already waiting. */
function relocated(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ center: 400, horizon: 330, focal: 700, eye: 1.5 });
  const gravel = mix(STUFF.plaster, light.shadow, 0.32);
  const white = tones(light, STUFF.cream);
  const barn = { x: 4.6, z: 21, turn: -24, w: 8, d: 6, h: 3, rise: 2, color: STUFF.clay, roof: STUFF.slate };
  const front = wall(view, { ...begin(barn), turn: -24 });
  const fence = (x: number, z: number) => [
    beam(view, [x, 0, z], [x, 1.15, z], 0.13, white.mid),
    beam(view, [x, 0.95, z], [x + 2.4, 0.95, z - 0.35], 0.12, white.lit),
    beam(view, [x, 0.5, z], [x + 2.4, 0.5, z - 0.35], 0.12, white.lit),
  ];
  const wagon = { x: -1.75, z: 7.4, turn: 14 };
  const put = placed(wagon);
  const [sx, sy] = view.see(put([-0.6, 1.06, -0.86]));
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 330,
      seed: 52,
      peaks: 120,
      sun: [120, 214, 28],
      clouds: [
        [330, 74, 260],
        [560, 128, 220],
      ],
      ground: mix('#a9a573', light.shadow, 0.2),
    }),
    oak(96, 344, 120, 12, mix(d, e, 0.3), mix(d, c, 0.5)),
    oak(190, 338, 66, 3, mix(d, c, 0.2), mix(d, c, 0.7)),
    pine(742, 350, 200, 4, mix(d, e, 0.4)),
    pine(786, 356, 250, 7, mix(d, e, 0.7)),
    house(view, light, barn),
    front.panel(2.6, 0, 2.6, 2.5, white.lit),
    front.panel(2.75, 0, 2.3, 2.35, mix(light.shadow, light.lamp, 0.18)),
    pane(front, light, [0.7, 1.1], [1.1, 1], false),
    pane(front, light, [6, 1.1], [1.1, 1], true),
    ...[-9, -6.6, -4.2, -1.8].flatMap((x, i) => fence(x, 17.6 - i * 0.35)),
    face(
      view,
      [
        [1.2, 0, 18],
        [5.6, 0, 18.2],
        [9, 0, 4.2],
        [-7, 0, 4.2],
      ],
      gravel,
      0.75,
    ),
    ...[8.2, 6].flatMap((x, i) => fence(x, 14.2 + i * 0.35)),
    shadow(view, light.shadow, { x: 2.4, z: 10.2 }, 0.5, 1.5, 0.3),
    person(light, {
      ...standing(view, 2.4, 10.2, 1.7),
      coat: STUFF.pine,
      trousers: STUFF.denim,
      pose: 'reach',
      skin: SKIN[2],
      mirrored: true,
    }),
    shadow(view, light.shadow, { x: 3.35, z: 10 }, 0.4, 0.6, 0.3),
    sittingDog(light, { ...standing(view, 3.3, 10, 0.72), mirrored: true }, STUFF.coal),
    car(view, light, { body: 'wagon', color: STUFF.mustard, ...wagon, riders: [[0.12, 1.48]] }),
    headOut(light, { x: sx, y: sy, tall: view.scale(7.2) * 0.56 }),
    contact(view, light, { x: 2.85, z: 6.2 }, 0.42),
    carrier(view, light, { x: 2.75, z: 6.3, turn: -16 }, 1.15),
    fill(
      `${softLine([
        [-10, 572],
        [200, 566],
        [420, 584],
        [640, 560],
        [810, 570],
      ])}V610H-10z`,
      f,
    ),
    grass(0, 578, 260, 6, 42, f),
    grass(560, 572, 240, 16, 46, f),
  ]);
}

export const arrivals: Record<string, () => string> = {
  'gallery-booked': booked,
  'gallery-relocated': relocated,
};
