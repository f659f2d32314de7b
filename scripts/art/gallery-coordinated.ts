import { backdrop } from './backdrop.ts';
import { begin, gables, house, pane } from './buildings.ts';
import { fill, mix, picture, polygon, radiant } from './kit.ts';
import { grass } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { beam, camera, face, shadow, standing, wall, type Place } from './space.ts';
import { ladder } from './things.ts';
import { oak, pine } from './trees.ts';
import { car } from './vehicles.ts';

const [W, H] = [800, 600];

/** Work on the house, in good order: a new roof half laid, the truck in the drive, the owner shown the plan. */
export function coordinated(): string {
  const light = MORNING;
  const [, , c, d, e, f] = light.land;
  const view = camera({ center: 400, horizon: 356, focal: 720, eye: 1.7 });
  const shape = {
    x: 2.6,
    z: 17,
    turn: -26,
    w: 11,
    d: 7,
    h: 3.1,
    rise: 2.5,
    color: STUFF.cream,
    roof: STUFF.slate,
  };
  const { put } = gables(shape);
  const front = wall(view, { ...begin(shape), turn: -26 });
  const wood = tones(light, STUFF.wood);
  const slope = (along: number, up: number): Place =>
    put([along, shape.h - 0.36 + up * (shape.rise + 0.36), -shape.d / 2 - 0.5 + up * (shape.d / 2 + 0.5)]);
  const patch = (x0: number, x1: number, u0: number, u1: number, paint: string) =>
    face(view, [slope(x0, u1), slope(x1, u1), slope(x1, u0), slope(x0, u0)], paint);
  const bare = tones(light, '#d3ab74');
  const [wx, wy] = view.see(slope(1.4, 0.62));
  const [vx, vy] = view.see(slope(3.6, 0.32));
  return picture(W, H, [
    backdrop(light, {
      width: W,
      height: H,
      horizon: 356,
      seed: 31,
      peaks: 128,
      sun: [104, 236, 28],
      clouds: [
        [260, 70, 270],
        [600, 112, 180],
      ],
      ground: mix('#a9a573', light.shadow, 0.24),
    }),
    oak(706, 372, 210, 21, mix(d, e, 0.3), mix(d, c, 0.4)),
    pine(246, 372, 150, 6, mix(d, c, 0.2)),
    pine(214, 370, 110, 8, mix(d, c, 0.45)),
    face(
      view,
      [
        [-7, 0, 16],
        [-1.6, 0, 16.6],
        [1, 0, 5],
        [-9.5, 0, 5],
      ],
      mix(STUFF.plaster, light.shadow, 0.3),
      0.8,
    ),
    house(view, light, shape),
    patch(0.4, 5.9, 0, 1, bare.lit),
    patch(2, 5.9, 0.45, 1, bare.mid),
    ...[0.2, 0.4, 0.6, 0.8].map((u) => patch(-5.9, 0.4, u, u + 0.014, tones(light, STUFF.slate).shade)),
    ...[1.5, 2.6, 3.7, 4.8].map((x) => patch(x, x + 0.06, 0, 1, bare.shade)),
    pane(front, light, [1.1, 1], [1.6, 1.3], false),
    front.panel(3.9, 0, 1.25, 2.3, tones(light, STUFF.cream).shade),
    front.panel(4, 0, 1.05, 2.2, tones(light, STUFF.pine).mid),
    pane(front, light, [6.3, 1], [1.6, 1.3], true),
    pane(front, light, [8.7, 1], [1.2, 1.3], false),
    person(light, {
      x: wx,
      y: wy,
      tall: view.scale(15.5) * 1.66,
      coat: STUFF.clay,
      trousers: STUFF.denim,
      hat: STUFF.mustard,
      pose: 'carry',
      skin: SKIN[1],
    }),
    person(light, {
      x: vx,
      y: vy,
      tall: view.scale(13) * 1.3,
      coat: STUFF.denim,
      trousers: STUFF.slate,
      hat: STUFF.mustard,
      pose: 'reach',
      skin: SKIN[2],
      mirrored: true,
    }),
    ladder(view, tones(light, STUFF.metal).mid, [2.2, 0, 11.4], [2.65, 3.6, 13.2]),
    car(view, light, { body: 'pickup', color: STUFF.pine, x: -4.1, z: 12, turn: 20 }),
    ...[0, 1, 2].map((i) =>
      beam(
        view,
        [-6.9, 1.2 + i * 0.1, 11.4],
        [-3.6, 1.42 + i * 0.1, 12.3],
        0.12,
        i === 2 ? wood.lit : wood.mid,
      ),
    ),
    shadow(view, light.shadow, { x: -0.5, z: 8.2 }, 0.5, 1.5, 0.3),
    shadow(view, light.shadow, { x: 0.5, z: 8 }, 0.5, 1.5, 0.3),
    person(light, {
      ...standing(view, -0.55, 8.2, 1.68),
      coat: STUFF.plaster,
      trousers: STUFF.denim,
      skin: SKIN[0],
      hair: '#5a3a25',
      skirt: false,
    }),
    person(light, {
      ...standing(view, 0.45, 8, 1.78),
      coat: STUFF.mustard,
      trousers: STUFF.coal,
      hat: STUFF.cream,
      skin: SKIN[2],
      pose: 'point',
    }),
    planIn(),
    fill('M-10 570Q190 552 380 578T810 560V612H-10z', f),
    grass(0, 574, 240, 6, 40, f),
    grass(520, 572, 280, 26, 40, f),
  ]);

  function planIn(): string {
    const [x, y] = view.see([-0.08, 1.02, 8.05]);
    return (
      fill(
        polygon([
          [x - 26, y - 20],
          [x + 24, y - 26],
          [x + 28, y + 8],
          [x - 22, y + 14],
        ]),
        tones(light, STUFF.paper).lit,
      ) +
      fill(
        polygon([
          [x - 16, y - 10],
          [x + 14, y - 14],
          [x + 16, y + 1],
          [x - 14, y + 5],
        ]),
        radiant([0, '#8fb0b4'], [1, '#a9c3c2']),
      )
    );
  }
}
