import { falling, fill, mix, n, picture, rectangle, stroke } from './kit.ts';
import { clouds, ridge, scrub, sky, sun } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { H, W, boxes, level, trace, upright } from './service-things.ts';
import { beam, camera, face, ring, standing, type Camera, type Place } from './space.ts';
import { oak, pine } from './trees.ts';

const light = MORNING;
const [a, b, c, d, e] = light.land;

const RIDGE = 1;
const TOP = 3.6;
const HALF = 3.9;
const EAVE = 0.1;

/** The new roof, rafter by rafter, seen from the deck where the carpenter stands. */
export function contractor(): string {
  const view = camera({ center: 300, horizon: 226, focal: 440, eye: 1.5 });
  const deck = tones(light, mix(STUFF.wood, STUFF.cream, 0.35));
  const seams = Array.from({ length: 9 }, (_, i) => {
    const x = -3.2 + i * 1.1;
    return trace(
      view,
      [
        [x, 0, 12.4],
        [x, 0, 2],
      ],
      deck.shade,
      1.2,
    );
  });
  const man = standing(view, -0.22, 4.5, 1.78);
  const hand = { x: man.x - man.tall * 0.35, y: man.y - man.tall * 0.86 };
  return picture(W, H, [
    sky(light, W, H, 226),
    sun(light, 96, 92, 21),
    clouds(light, 2, [
      [250, 46, 200],
      [20, 150, 120],
    ]),
    ridge(
      { width: W, base: 238, bottom: 258, height: 120, seed: 91, rough: 0.7, hills: 2.4 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 248, bottom: 272, height: 80, seed: 37, rough: 0.5, hills: 2.8 },
      b,
      light.mist,
      mix(b, c, 0.5),
    ),
    fill(rectangle(0, 250, W, 160), falling([0, mix(c, light.mist, 0.3)], [0.5, mix(d, c, 0.5)])),
    scrub((t) => [t * 600, 258], 5, 13, mix(c, d, 0.4), 34),
    oak(40, 300, 110, 7, mix(d, c, 0.2), mix(c, d, 0.2)),
    pine(96, 306, 120, 4, mix(d, e, 0.15)),
    level(
      view,
      [RIDGE - HALF, RIDGE + HALF],
      [2.4, 12.4],
      falling([0, mix(deck.mid, light.mist, 0.3)], [1, deck.lit]),
    ),
    ...seams,
    ...[12, 10.8, 9.6, 8.4, 7.2, 6].map((z) =>
      beam(view, [RIDGE - HALF, 0, z], [RIDGE + HALF, 0, z - 2.6], 0.16, mix(deck.mid, light.shadow, 0.22)),
    ),
    upright(view, [RIDGE - HALF, RIDGE + HALF], [-0.25, 0], 2.4, deck.shade),
    frame(view),
    lumber(view),
    ring(view, { x: 0.06, z: 4.45 }, 0.36, light.shadow, 0.3),
    person(light, {
      ...man,
      coat: STUFF.denim,
      trousers: STUFF.bark,
      hat: STUFF.mustard,
      pose: 'point',
      skin: SKIN[1],
      mirrored: true,
    }),
    stroke(
      `M${n(man.x - man.tall * 0.1)} ${n(man.y - man.tall * 0.47)}h${n(man.tall * 0.2)}`,
      tones(light, STUFF.brick).mid,
      6,
    ),
    hammer(hand.x, hand.y),
  ]);
}

const rafterAt = (x: number, z: number): Place => [x, TOP - (Math.abs(x - RIDGE) / HALF) * (TOP - EAVE), z];

/** Pairs of rafters from far to near, the ridge board, and boards already on the far right slope. */
function frame(view: Camera): string {
  const parts: string[] = [];
  const zs = [12.2, 11, 9.8, 8.6, 7.4, 6.2, 5];
  const fresh = mix(STUFF.wood, STUFF.mustard, 0.25);
  for (const z of zs) {
    const haze = Math.max(0, (z - 5) * 0.06);
    const wood = tones(light, fresh);
    const [lit, mid, shade] = [wood.lit, wood.mid, wood.shade].map((tone) => mix(tone, light.mist, haze)) as [
      string,
      string,
      string,
    ];
    const thick = 0.17;
    const [left, right, top] = [rafterAt(RIDGE - HALF, z), rafterAt(RIDGE + HALF, z), rafterAt(RIDGE, z)];
    const up = (place: Place, by: number): Place => [place[0], place[1] + by, place[2]];
    // tie and post
    parts.push(beam(view, rafterAt(RIDGE - HALF * 0.4, z), rafterAt(RIDGE + HALF * 0.4, z), 0.12, shade));
    parts.push(beam(view, left, top, thick, mid), beam(view, up(left, 0.08), up(top, 0.08), 0.05, lit));
    parts.push(beam(view, right, top, thick, shade), beam(view, up(right, 0.08), up(top, 0.08), 0.05, mid));
    const next = zs[zs.indexOf(z) + 1];
    if (next) {
      parts.push(beam(view, [RIDGE, TOP - 0.05, z], [RIDGE, TOP - 0.05, next], 0.2, mid));
      parts.push(beam(view, rafterAt(RIDGE - HALF, z), rafterAt(RIDGE - HALF, next), 0.12, lit));
    }
    if (next && next >= 6.2) {
      const sheet = [
        rafterAt(RIDGE + 0.1, z),
        rafterAt(RIDGE + HALF, z),
        rafterAt(RIDGE + HALF, next),
        rafterAt(RIDGE + 0.1, next),
      ];
      parts.push(
        face(
          view,
          sheet.map((place) => up(place, 0.1)),
          mix(tones(light, mix(STUFF.wood, STUFF.bark, 0.25)).shade, light.mist, haze),
        ),
      );
    }
  }
  return parts.join('');
}

/** Boards on the deck, and a tool box. */
function lumber(view: Camera): string {
  const pile = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((i) => ({
      x: 1.9 + i * 0.02,
      z: 5.4 - i * 0.22,
      y: row * 0.1,
      w: 2.2 - row * 0.15,
      h: 0.09,
      d: 0.2,
      turn: -6,
      of: mix(STUFF.wood, STUFF.mustard, 0.1 + ((i + row) % 3) * 0.16),
    })),
  );
  return [
    level(view, [1, 3.5], [4.8, 5.3], light.shadow, 0.004, 0.25),
    boxes(view, light, pile),
    boxes(view, light, [{ x: 0.95, z: 4.25, w: 0.5, h: 0.24, d: 0.24, turn: -14, of: STUFF.clay }]),
    beam(view, [0.78, 0.36, 4.32], [1.12, 0.36, 4.26], 0.04, tones(light, STUFF.coal).mid),
    beam(view, [0.78, 0.24, 4.32], [0.78, 0.36, 4.32], 0.035, tones(light, STUFF.coal).mid),
    beam(view, [1.12, 0.24, 4.26], [1.12, 0.36, 4.26], 0.035, tones(light, STUFF.coal).mid),
  ].join('');
}

function hammer(x: number, y: number): string {
  const steel = tones(light, STUFF.slate);
  const [px, py] = [Math.round(x), Math.round(y)];
  return (
    stroke(`M${px + 4} ${py + 8}l-13-34`, tones(light, STUFF.bark).mid, 5) +
    fill(`M${px - 20} ${py - 24}l22-9 4 9-9 4-10 4-4 1z`, steel.mid)
  );
}
