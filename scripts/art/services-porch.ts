import { across, ellipse, falling, fill, mix, n, picture, rectangle, stroke } from './kit.ts';
import { clouds, ridge, sky, sun } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { H, level, plant, trace, W } from './service-things.ts';
import { beam, box, camera, face, standing, wall, type Camera, type Place } from './space.ts';
import { oak } from './trees.ts';

/** On the porch with the file open: what is covered, what comes next. */
export function insurance(): string {
  const light = MORNING;
  const [a, b, c, d, e] = light.land;
  const view = camera({ center: 232, horizon: 196, focal: 500, eye: 1.55 });
  const rep = standing(view, -0.62, 4.6, 1.76);
  const owner = standing(view, 0.36, 4.75, 1.68);
  const wood = tones(light, STUFF.cream);
  const deck = tones(light, mix(STUFF.wood, STUFF.cream, 0.3));
  const [near, far] = [1.2, 13];
  const seams = Array.from({ length: 9 }, (_, i) =>
    trace(
      view,
      [
        [-1.5 + i * 0.36, 0, far],
        [-1.5 + i * 0.36, 0, near],
      ],
      deck.shade,
      1,
    ),
  );
  const post = (z: number) => box(view, { x: -1.5, z, w: 0.16, h: 2.7, d: 0.16 }, wood);
  const rail = [
    beam(view, [-1.5, 0.95, far], [-1.5, 0.95, near], 0.09, wood.lit),
    beam(view, [-1.5, 0.16, far], [-1.5, 0.16, near], 0.07, wood.mid),
    ...Array.from({ length: 32 }, (_, i) => {
      const z = 2 + i * 0.34;
      return beam(view, [-1.5, 0.16, z], [-1.5, 0.92, z], 0.045, wood.mid);
    }),
  ];
  return picture(W, H, [
    sky(light, W, H, 196),
    sun(light, 70, 104, 20),
    clouds(light, 7, [[20, 60, 130]]),
    ridge(
      { width: W, base: 206, bottom: 226, height: 96, seed: 83, rough: 0.7, hills: 3 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 214, bottom: 240, height: 62, seed: 26, rough: 0.5, hills: 3 },
      b,
      light.mist,
      mix(b, c, 0.5),
    ),
    fill(
      rectangle(0, 216, W, 190),
      falling([0, mix(c, light.mist, 0.45)], [0.4, mix(c, '#d9bd7c', 0.35)], [1, mix(d, '#d9bd7c', 0.2)]),
    ),
    oak(168, 228, 74, 4, mix(c, d, 0.6), mix(c, b, 0.3)),
    oak(26, 262, 104, 13, mix(d, e, 0.2), mix(c, d, 0.7)),
    level(view, [-1.62, 1.7], [near, far], falling([0, mix(deck.lit, light.warmth, 0.3)], [1, deck.mid])),
    ...seams,
    ...rail,
    ...[12.2, 9.2, 6.4].map(post),
    house(view),
    // light between the posts
    ...[10.6, 7.7, 4.9, 2.5].map((z) =>
      face(
        view,
        [
          [-1.4, 0.005, z + 1.1],
          [-1.4, 0.005, z - 0.7],
          [1.7, 0.005, z - 2.6],
          [1.7, 0.005, z - 0.8],
        ],
        light.warmth,
        0.3,
      ),
    ),
    plant(view, light, { x: 1.36, z: 4.75 }, 2.5),
    fill(ellipse(rep.x + 26, rep.y + 2, 52, 7), light.shadow, { opacity: 0.3 }),
    fill(ellipse(owner.x + 26, owner.y + 2, 52, 7), light.shadow, { opacity: 0.3 }),
    person(light, {
      ...owner,
      coat: STUFF.clay,
      trousers: STUFF.denim,
      pose: 'carry',
      skin: SKIN[2],
      hair: '#2c2320',
      mirrored: true,
    }),
    person(light, {
      ...rep,
      coat: STUFF.pine,
      trousers: STUFF.coal,
      pose: 'carry',
      skin: SKIN[3],
      hair: '#6d4a30',
    }),
    folder(rep.x + rep.tall * 0.2, rep.y - rep.tall * 0.63),
    post(3.4),
  ]);
}

/** The house along the porch: its wall, windows, open door, and the ceiling above. */
function house(view: Camera): string {
  const light = MORNING;
  const side = wall(view, { x: 1.7, z: 13, turn: -90 });
  const paint = tones(light, mix(STUFF.sage, STUFF.cream, 0.35));
  const trim = tones(light, STUFF.cream);
  const glass = mix(light.sky[0], light.shadow, 0.35);
  const lines = Array.from({ length: 15 }, (_, i) =>
    trace(view, [side.at(0, i * 0.18), side.at(12.2, i * 0.18)], paint.shade, 0.9),
  );
  const pane = (along: number, wide: number) =>
    side.panel(along - 0.1, 0.8, wide + 0.2, 1.4, trim.lit, 0.02) +
    side.panel(along, 0.9, wide, 1.2, glass, 0.03) +
    side.panel(along, 1.52, wide, 0.6, mix(glass, light.sky[2], 0.4), 0.035) +
    side.panel(along + wide / 2 - 0.03, 0.9, 0.06, 1.2, trim.lit, 0.04);
  const roof: Place[] = [
    [-1.75, 2.7, 13],
    [1.7, 2.7, 13],
    [1.7, 2.7, 1],
    [-1.75, 2.7, 1],
  ];
  const [lx, ly] = view.see([0.3, 2.7, 6.6]);
  return [
    side.panel(0, 0, 12.4, 2.7, paint.lit),
    ...lines,
    side.panel(0, 2.15, 12.4, 0.55, paint.mid),
    pane(2, 1.6),
    pane(9.35, 1.1),
    side.panel(5.5, 0, 1.3, 2.2, trim.lit, 0.02),
    side.panel(5.6, 0, 1.1, 2.1, mix(STUFF.bark, light.shadow, 0.35), 0.03),
    side.panel(5.6, 0, 1.1, 2.1, across([0, light.lamp, 0.1], [1, light.lamp, 0.55]), 0.03),
    face(
      view,
      roof,
      falling(
        [0, tones(light, mix(STUFF.denim, STUFF.cream, 0.5)).shade],
        [1, tones(light, mix(STUFF.denim, STUFF.cream, 0.62)).mid],
      ),
    ),
    beam(view, [-1.5, 2.62, 13], [-1.5, 2.62, 1.2], 0.2, trim.mid),
    stroke(`M${n(lx)} ${n(ly)}v22`, tones(light, STUFF.coal).mid, 2),
    fill(`M${n(lx - 9)} ${n(ly + 22)}h18l3 18h-24z`, tones(light, STUFF.coal).shade),
    fill(`M${n(lx - 10)} ${n(ly + 40)}h20l-3 5h-14z`, light.lamp),
  ].join('');
}

/** An open file between two people. */
function folder(x: number, y: number): string {
  const board = tones(MORNING, STUFF.mustard);
  const page = tones(MORNING, STUFF.paper);
  return [
    fill(`M${n(x - 26)} ${n(y - 12)}l28 8 30-12-4 26-26 12-26-10z`, board.shade),
    fill(`M${n(x - 24)} ${n(y - 17)}l26 8v27l-24-9z`, page.lit),
    fill(`M${n(x + 2)} ${n(y - 9)}l27-11-4 26-23 12z`, page.mid),
    stroke(
      `M${n(x - 18)} ${n(y - 8)}l14 4.5M${n(x - 18)} ${n(y - 2)}l12 4M${n(x + 7)} ${n(y - 4)}l15-6M${n(x + 7)} ${n(y + 2)}l12-5`,
      page.shade,
      1.6,
    ),
  ].join('');
}
