import { backdrop } from './backdrop.ts';
import { pane } from './buildings.ts';
import { across, falling, fill, mix, n, picture, polygon, rectangle } from './kit.ts';
import { glow, grass, ridge, sun } from './landscape.ts';
import { DUSK, MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { beam, box, camera, can, face, flat, shadow, standing, wall } from './space.ts';
import { carton, contact, goBag, jug, sunbeam, table } from './things.ts';
import { cypress, oak } from './trees.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** A bright room with hills outside: children at a low table, one grown-up with them, bags on their hooks. */
function daycare(): string {
  const light = MORNING;
  const [, b, c, d] = light.land;
  const view = camera({ center: 400, horizon: 262, focal: 800, eye: 1.45 });
  const plaster = tones(light, STUFF.plaster);
  const wood = tones(light, STUFF.wood);
  const cloth = (color: string) => tones(light, color);
  const back = wall(view, { x: -5, z: 7.4 });
  const [[x0, y0], [x1, y1]] = [view.see(back.at(1.5, 3.15)), view.see(back.at(6.9, 0.72))];
  const room = across([0, plaster.mid], [0.5, plaster.lit], [1, mix(plaster.mid, light.shadow, 0.16)]);
  const kid = (x: number, z: number, coat: string, more: Partial<Parameters<typeof person>[1]> = {}) =>
    person(light, { ...standing(view, x, z, 1.06), child: true, coat, ...more });
  const bag = (color: string, i: number) => {
    const [px, py] = view.see(back.at(7.3 + i * 0.56, 0.92, 0.1));
    return goBag(light, { x: px, y: py, tall: view.scale(7.4) * 0.46 }, color);
  };
  return picture(W, H, [
    // outside, seen through the window
    fill(rectangle(0, 0, W, 360), falling([0, light.sky[1]], [0.5, light.sky[2]], [0.9, light.sky[3]])),
    sun(light, 132, 132, 30, 6),
    ridge(
      { width: 640, base: 296, bottom: 345, height: 130, seed: 61, rough: 0.65, hills: 2 },
      mix(b, light.mist, 0.3),
      light.mist,
      c,
    ),
    ridge(
      { width: 640, base: 322, bottom: 350, height: 74, seed: 15, rough: 0.2, hills: 3 },
      mix(c, light.mist, 0.15),
      light.mist,
    ),
    oak(478, 334, 150, 8, d, mix(d, c, 0.6)),
    // the room around it, with the window left open
    fill(`M0 0H${W}V${H}H0zM${n(x0)} ${n(y0)}V${n(y1)}H${n(x1)}V${n(y0)}z`, room),
    ...[0, 1, 2, 3].map((i) => back.panel(1.46 + i * 1.8, 0.72, 0.08, 2.43, wood.lit)),
    back.panel(1.46, 2.2, 5.4, 0.06, wood.lit),
    back.panel(1.46, 3.12, 5.48, 0.08, wood.lit),
    back.panel(1.3, 0.6, 5.8, 0.14, wood.lit),
    face(
      view,
      [
        [-9, 0, 7.4],
        [9, 0, 7.4],
        [9, 0, 1.9],
        [-9, 0, 1.9],
      ],
      falling([0, mix(wood.lit, light.mist, 0.45)], [1, wood.mid]),
    ),
    back.panel(-1, 0, 14, 0.12, plaster.mid),
    ...[-3.3, -1.5, 0.3].map((x) => sunbeam(view, light, [x, 7], 1.5, 4)),
    back.panel(6.98, 1.44, 1.7, 0.1, wood.mid),
    ...[STUFF.pine, STUFF.mustard, STUFF.denim].map(bag),
    // behind the table, at it, and before it
    flat(view, { x: 0.45, z: 4.75 }, 2.7, 1.2, light.shadow, [0, 0], 0.25),
    person(light, {
      ...standing(view, 1.35, 5.6, 1.64),
      coat: STUFF.pine,
      trousers: STUFF.slate,
      skin: SKIN[2],
      pose: 'carry',
      mirrored: true,
      hair: '#2c221d',
    }),
    kid(-1.0, 5.5, STUFF.mustard, { pose: 'carry', skin: SKIN[1] }),
    kid(0.1, 5.55, STUFF.denim, { hair: '#7a4a2b', skin: SKIN[3], pose: 'carry', mirrored: true }),
    table(view, light, { x: 0.05, z: 4.85 }, [2.3, 0.5, 0.95], '#d8b27d'),
    flat(view, { x: -0.75, z: 4.85, y: 0.505, turn: 8 }, 0.42, 0.3, cloth(STUFF.paper).lit),
    flat(view, { x: 0.75, z: 4.8, y: 0.505, turn: -10 }, 0.42, 0.3, cloth(STUFF.paper).lit),
    box(view, { x: -0.15, z: 5, y: 0.5, w: 0.13, h: 0.13, d: 0.13, turn: 20 }, cloth(STUFF.clay)),
    box(view, { x: 0.05, z: 4.96, y: 0.5, w: 0.13, h: 0.13, d: 0.13, turn: -12 }, cloth(STUFF.denim)),
    box(view, { x: -0.05, z: 4.98, y: 0.63, w: 0.13, h: 0.13, d: 0.13, turn: 4 }, cloth(STUFF.mustard)),
    can(view, { x: 0.42, z: 5, y: 0.5 }, 0.05, 0.13, cloth(STUFF.sage)),
    shadow(view, light.shadow, { x: 0.62, z: 4.05 }, 0.4, 0.9, 0.25),
    kid(0.6, 4.05, STUFF.clay, { hair: '#2c221d', skirt: true, trousers: STUFF.cream }),
    contact(view, light, { x: -1.5, z: 3.9 }, 0.26),
    can(view, { x: -1.5, z: 3.9 }, 0.19, 0.34, cloth(STUFF.clay)),
    contact(view, light, { x: 1.72, z: 3.72 }, 0.4),
    can(view, { x: 1.65, z: 3.8 }, 0.26, 0.36, cloth(STUFF.sage), 0.3),
    ...[
      [1.52, STUFF.clay],
      [1.68, STUFF.mustard],
      [1.82, STUFF.denim],
    ].map(([x, color]) =>
      can(view, { x: Number(x), z: 3.8, y: 0.36 }, 0.1, 0.07, cloth(String(color)), 0.05),
    ),
  ]);
}

/** Water and food have come: boxes on a lit porch, the courier already on the way back to the van. */
function delivered(): string {
  const light = DUSK;
  const [, , , d, e, f] = light.land;
  const view = camera({ center: 380, horizon: 318, focal: 680, eye: 1.75 });
  const cream = tones(light, STUFF.cream);
  const wood = tones(light, STUFF.wood);
  const siding = tones(light, STUFF.sage);
  const front = wall(view, { x: 0.7, z: 9.6, turn: -34, y: 0.45 });
  const lamp = view.see(front.at(1.15, 2.05, 0.15));
  const rows = Array.from({ length: 9 }, (_, i) => front.panel(0, 0.3 + i * 0.34, 9, 0.03, siding.mid));
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 318,
      seed: 70,
      peaks: 124,
      sun: [96, 248, 25],
      clouds: [
        [210, 92, 250],
        [20, 150, 200],
      ],
      ground: mix('#7b7f63', light.shadow, 0.45),
    }),
    cypress(262, 336, 120, mix(d, e, 0.4)),
    cypress(300, 338, 96, mix(d, e, 0.2)),
    oak(44, 350, 130, 9, mix(d, e, 0.5), mix(d, e, 0.05)),
    face(
      view,
      [
        [-14, 0, 15.5],
        [4, 0, 15.5],
        [4, 0, 11.6],
        [-14, 0, 11.6],
      ],
      mix(STUFF.asphalt, light.shadow, 0.42),
    ),
    face(
      view,
      [
        [-2.8, 0.01, 11.6],
        [-1.4, 0.01, 11.6],
        [1.6, 0.01, 7],
        [-0.8, 0.01, 7],
      ],
      mix(STUFF.plaster, light.shadow, 0.45),
    ),
    car(view, light, {
      body: 'van',
      color: STUFF.cream,
      x: -4.6,
      z: 13.4,
      turn: 4,
      headlights: true,
      riders: [],
    }),
    shadow(view, light.shadow, { x: -2, z: 9.4 }, 0.5, 1.5),
    person(light, {
      ...standing(view, -1.8, 11, 1.74),
      coat: STUFF.denim,
      trousers: STUFF.coal,
      pose: 'walk',
      skin: SKIN[2],
      mirrored: true,
    }),
    // the house: wall, door, window, porch
    front.panel(0, 0, 9, 4.4, siding.lit),
    ...rows,
    front.panel(1.55, 0, 1.2, 2.25, cream.lit),
    front.panel(1.65, 0, 1, 2.15, tones(light, STUFF.clay).mid),
    front.panel(1.8, 1.2, 0.7, 0.75, light.lamp),
    pane(front, light, [3.5, 0.75], [1.7, 1.35], true),
    face(view, [front.at(-0.3, 0), front.at(7, 0), front.at(7, 0, 2.3), front.at(-0.3, 0, 2.3)], wood.lit),
    face(
      view,
      [front.at(-0.3, 0, 2.3), front.at(7, 0, 2.3), front.at(7, -0.45, 2.3), front.at(-0.3, -0.45, 2.3)],
      wood.shade,
    ),
    face(
      view,
      [front.at(1.2, -0.2, 2.3), front.at(3, -0.2, 2.3), front.at(3, -0.2, 2.75), front.at(1.2, -0.2, 2.75)],
      wood.mid,
    ),
    face(
      view,
      [
        front.at(1.2, -0.2, 2.75),
        front.at(3, -0.2, 2.75),
        front.at(3, -0.45, 2.75),
        front.at(1.2, -0.45, 2.75),
      ],
      wood.deep,
    ),
    glow(light, lamp[0], lamp[1], 130, 130, 0.8),
    fill(
      polygon([
        [lamp[0] - 6, lamp[1] - 9],
        [lamp[0] + 6, lamp[1] - 9],
        [lamp[0] + 8, lamp[1] + 9],
        [lamp[0] - 8, lamp[1] + 9],
      ]),
      light.glow,
    ),
    ...stack(),
    beam(view, front.at(-0.2, 0, 2.2), front.at(-0.2, 3, 2.2), 0.16, cream.mid),
    beam(view, front.at(-0.6, 3.05, 2.3), front.at(7, 3.05, 2.3), 0.34, cream.lit),
    face(
      view,
      [front.at(-0.6, 3.2, 2.4), front.at(9, 3.2, 2.4), front.at(9, 4.6, 0), front.at(0, 4.6, 0)],
      tones(light, STUFF.clay).lit,
    ),
    fill('M-10 546Q120 530 250 566T470 612H-10z', f),
    grass(0, 556, 300, 6, 44, f),
  ]);

  function stack(): string[] {
    const spot = (along: number, out: number) => {
      const [x, y, z] = front.at(along, 0, out);
      return { x, y, z, turn: -34 };
    };
    return [
      contact(view, light, spot(3.5, 1.1), 0.9),
      carton(view, light, spot(3.1, 0.9), 0.62, 0.46, 0.46),
      carton(view, light, { ...spot(3.15, 0.9), y: 0.91, turn: -24 }, 0.46, 0.34, 0.38),
      jug(view, light, spot(2.62, 1.5), 1.15),
      jug(view, light, spot(2.95, 1.62), 1.15),
      carton(view, light, spot(3.75, 1.3), 0.56, 0.4, 0.42),
    ];
  }
}

export const care: Record<string, () => string> = {
  'gallery-daycare': daycare,
  'gallery-delivered': delivered,
};
