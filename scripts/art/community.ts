import { backdrop } from './backdrop.ts';
import { house } from './buildings.ts';
import { blob, dice, fill, mix, picture, polygon, softLine, stroke, type Point } from './kit.ts';
import { grass } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person, type Person } from './people.ts';
import { beam, box, camera, can, face, flat, placed, shadow, standing, wall } from './space.ts';
import { carton, contact, goBag, jug, sittingDog } from './things.ts';
import { clump, cypress, pine } from './trees.ts';
import { car } from './vehicles.ts';

const [W, H] = [1200, 800];

/** Neighbors of one street and their fire-safe council: a table under the oaks, a map of the zones, bags to take home. */
function community(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ center: 600, horizon: 430, focal: 930, eye: 1.7 });
  const cloth = tones(light, STUFF.pine);
  const paper = tones(light, STUFF.paper);
  const neighbour = (x: number, z: number, metres: number, who: Omit<Person, 'x' | 'y' | 'tall'>) =>
    shadow(view, light.shadow, { x, z }, 0.5, metres * 0.9, 0.26) +
    person(light, { ...standing(view, x, z, metres), ...who });
  const cottage = (x: number, z: number, color: string, roof: string) =>
    house(view, light, { x, z, turn: -22, w: 11, d: 8, h: 3.2, rise: 2.6, color, roof });
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 430,
      seed: 412,
      peaks: 250,
      sun: [800, 250, 32],
      clouds: [
        [520, 92, 330],
        [900, 150, 280],
        [820, 60, 180],
      ],
      ground: mix('#a8a672', light.shadow, 0.22),
    }),
    // the street they share
    cypress(712, 446, 70, mix(d, c, 0.3)),
    cottage(12, 74, STUFF.cream, STUFF.clay),
    cottage(27, 66, STUFF.sage, STUFF.slate),
    pine(1010, 456, 130, 5, mix(d, c, 0.2)),
    pine(1160, 472, 270, 15, mix(d, e, 0.4)),
    face(
      view,
      [
        [-40, 0, 40],
        [60, 0, 40],
        [60, 0, 30],
        [-40, 0, 30],
      ],
      mix(STUFF.asphalt, light.mist, 0.35),
    ),
    car(view, light, { body: 'pickup', color: STUFF.clay, x: 12, z: 28, turn: 172 }),
    // a pool of shade under the oak
    fill(
      blob([
        [-40, 560],
        [300, 500],
        [720, 520],
        [1010, 580],
        [900, 690],
        [480, 740],
        [40, 720],
      ]),
      mix(f, e, 0.3),
      { opacity: 0.35 },
    ),
    greatOak(),
    // behind the table
    neighbour(-0.6, 10.3, 1.7, {
      coat: STUFF.clay,
      trousers: STUFF.slate,
      skin: SKIN[2],
      hair: '#2c221d',
      pose: 'carry',
    }),
    neighbour(0.75, 10.4, 1.62, {
      coat: STUFF.mustard,
      trousers: STUFF.slate,
      skin: SKIN[0],
      hair: '#8b8a84',
      pose: 'point',
    }),
    ...mapBoard(),
    ...tableWithCloth(),
    // before it
    neighbour(-2.75, 8.3, 1.75, {
      coat: STUFF.denim,
      trousers: STUFF.coal,
      skin: SKIN[1],
      hat: STUFF.cream,
      pose: 'walk',
    }),
    ...rake(),
    neighbour(-1.35, 7.6, 1.74, { coat: STUFF.cream, trousers: STUFF.denim, skin: SKIN[3], hair: '#a5793f' }),
    neighbour(-0.7, 7.5, 1.15, {
      coat: STUFF.mustard,
      trousers: STUFF.denim,
      skin: SKIN[3],
      hair: '#a5793f',
      child: true,
      pack: STUFF.clay,
      pose: 'hand',
    }),
    neighbour(1.35, 7.9, 1.66, {
      coat: STUFF.sage,
      trousers: STUFF.slate,
      skin: SKIN[2],
      hair: '#2c221d',
      skirt: true,
      pose: 'reach',
    }),
    shadow(view, light.shadow, { x: 2.3, z: 7.6 }, 0.4, 0.6, 0.26),
    sittingDog(light, { ...standing(view, 2.25, 7.6, 0.74), mirrored: true }),
    leash(),
    // bags and water to take home
    contact(view, light, { x: 3.5, z: 8.3 }, 0.7),
    carton(view, light, { x: 3.2, z: 8.5, turn: -18 }, 0.7, 0.5, 0.5),
    jug(view, light, { x: 3.85, z: 8.5 }, 1.2),
    jug(view, light, { x: 4.2, z: 8.35 }, 1.2),
    goBag(light, standing(view, 3.75, 7.9, 0.55), STUFF.clay),
    fill('M-10 762Q260 726 560 760T1210 740V810H-10z', f),
    grass(0, 766, 300, 6, 54, f),
    grass(900, 758, 280, 26, 54, f),
  ]);

  /** The old oak they meet under, near enough to see its limbs and the sky between its leaves. */
  function greatOak(): string {
    const roll = dice(4);
    const bark = mix(e, f, 0.55);
    const leaf = mix(e, f, 0.25);
    const sunny = mix(d, e, 0.66);
    const limbs = [
      [
        [206, 500],
        [150, 420],
        [40, 360],
        [-30, 350],
      ],
      [
        [222, 500],
        [230, 400],
        [190, 300],
        [200, 240],
      ],
      [
        [232, 510],
        [310, 420],
        [430, 380],
        [520, 340],
      ],
    ] satisfies Point[][];
    const mass = [
      [210, 250, 330, 230, 19],
      [-10, 320, 190, 150, 12],
      [440, 320, 200, 150, 13],
    ] as const;
    const tufts = [
      [60, 150, 110, 70],
      [220, 96, 130, 76],
      [372, 176, 104, 66],
      [150, 262, 100, 58],
      [300, 286, 96, 54],
      [468, 286, 92, 58],
      [560, 346, 56, 34],
    ] as const;
    return [
      fill('M150 664Q200 620 192 500L240 496Q244 610 300 664 260 650 226 656T150 664z', bark),
      ...mass.map(([x, y, rx, ry, count]) => fill(clump(x, y, rx, ry, roll, count), leaf)),
      ...limbs.map((points, i) => stroke(softLine(points), bark, 26 - i * 4)),
      ...tufts.map(([x, y, rx, ry]) => fill(clump(x, y, rx, ry, roll, 9), sunny)),
    ].join('');
  }

  function tableWithCloth(): string[] {
    const stand = { x: 0.1, z: 9.2 };
    return [
      flat(view, { x: 0.5, z: 8.9 }, 3.4, 1, light.shadow, [0, 0], 0.3),
      box(view, { ...stand, w: 3.1, h: 0.76, d: 0.8 }, cloth),
      ...[-1.2, -0.6, 0, 0.6, 1.2].map((x) =>
        face(
          view,
          [
            [x + 0.1, 0.72, 8.795],
            [x + 0.14, 0.72, 8.795],
            [x + 0.17, 0.02, 8.795],
            [x + 0.1, 0.02, 8.795],
          ],
          cloth.shade,
        ),
      ),
      ...[
        [-1.1, 12],
        [-0.7, -6],
        [-0.2, 4],
      ].map(([x = 0, turn = 0]) => flat(view, { x, z: 9.15, y: 0.765, turn }, 0.3, 0.4, paper.lit)),
      box(view, { x: 0.45, z: 9.25, y: 0.76, w: 0.3, h: 0.2, d: 0.16, turn: -10 }, tones(light, STUFF.coal)),
      beam(view, [0.56, 0.96, 9.25], [0.66, 1.4, 9.25], 0.018, tones(light, STUFF.coal).mid),
      can(view, { x: 1.05, z: 9.2, y: 0.76 }, 0.11, 0.34, tones(light, STUFF.metal)),
      can(view, { x: 1.35, z: 9.15, y: 0.76 }, 0.04, 0.1, tones(light, STUFF.clay)),
      can(view, { x: 1.47, z: 9.05, y: 0.76 }, 0.04, 0.1, tones(light, STUFF.denim)),
    ];
  }

  /** The map on its easel: hills, a road, and the zones in four colors, nothing to read. */
  function mapBoard(): string[] {
    const board = wall(view, { x: 2.2, z: 10.2, turn: -14, y: 0.85 });
    const wood = tones(light, STUFF.wood);
    const zone = (points: readonly Point[], color: string) =>
      face(
        view,
        points.map(([u, v]) => board.at(u * 1.7, v * 1.25, 0.02)),
        tones(light, color).lit,
      );
    return [
      beam(view, [2.5, 0, 10.1], [2.75, 2.2, 10.15], 0.07, wood.shade),
      beam(view, [3.75, 0, 9.7], [3.5, 2.2, 9.9], 0.07, wood.shade),
      board.panel(-0.06, -0.06, 1.82, 1.37, wood.mid),
      board.panel(0, 0, 1.7, 1.25, paper.lit),
      zone(
        [
          [0.05, 0.06],
          [0.05, 0.5],
          [0.3, 0.62],
          [0.46, 0.4],
          [0.4, 0.06],
        ],
        STUFF.sage,
      ),
      zone(
        [
          [0.05, 0.56],
          [0.05, 0.94],
          [0.44, 0.94],
          [0.5, 0.66],
          [0.32, 0.68],
        ],
        STUFF.mustard,
      ),
      zone(
        [
          [0.5, 0.94],
          [0.95, 0.94],
          [0.95, 0.56],
          [0.7, 0.5],
          [0.56, 0.66],
        ],
        '#a9c3c2',
      ),
      zone(
        [
          [0.46, 0.06],
          [0.95, 0.06],
          [0.95, 0.5],
          [0.7, 0.44],
          [0.52, 0.4],
        ],
        STUFF.clay,
      ),
      stroke(
        polygon(
          (
            [
              [0.02, 0.3],
              [0.3, 0.36],
              [0.5, 0.56],
              [0.74, 0.62],
              [0.98, 0.84],
            ] as const
          ).map(([u, v]) => view.see(board.at(u * 1.7, v * 1.25, 0.03))),
          false,
        ),
        paper.lit,
        5,
      ),
    ];
  }

  function rake(): string[] {
    const put = placed({ x: -2.75, z: 8.3 });
    const wood = tones(light, STUFF.wood);
    return [
      beam(view, put([0.12, 0.86, -0.1]), put([1.1, 0.1, -0.3]), 0.045, wood.mid),
      beam(view, put([-0.3, 1.2, -0.02]), put([0.12, 0.86, -0.1]), 0.045, wood.lit),
      beam(view, put([0.92, 0.06, -0.3]), put([1.28, 0.1, -0.3]), 0.07, tones(light, STUFF.coal).mid),
    ];
  }

  function leash(): string {
    const [hx, hy] = view.see([1.84, 1.31, 7.9]);
    const [dx, dy] = view.see([2.18, 0.5, 7.6]);
    return stroke(
      polygon(
        [
          [hx, hy],
          [(hx + dx) / 2 + 6, (hy + dy) / 2 + 20],
          [dx, dy],
        ],
        false,
      ),
      tones(light, STUFF.brick).mid,
      2.4,
    );
  }
}

export const communities: Record<string, () => string> = { community };
