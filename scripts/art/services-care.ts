import { ellipse, falling, fill, mix, n, picture, softLine, stroke, type Point } from './kit.ts';
import { clouds, grass, ridge, sky, sun } from './landscape.ts';
import { MORNING, SKIN, STUFF, tones } from './light.ts';
import { person } from './people.ts';
import { dog } from './service-animals.ts';
import { H, W, bars, boxes, chair, fallen, level, openWall, reveal, upright } from './service-things.ts';
import { can, camera, ring, standing, type Camera } from './space.ts';
import { oak } from './trees.ts';

const light = MORNING;
const [a, b, c, d, e, f] = light.land;

/** Two dogs out with their walker, over the hill before the heat. */
export function petCare(): string {
  const straw = mix('#d9bd7c', light.mist, 0.2);
  const hand: Point = [231, 270];
  const leash = (to: Point, sag: number) =>
    stroke(
      `M${hand.join(' ')}Q${n((hand[0] + to[0]) / 2)} ${n((hand[1] + to[1]) / 2 + sag)} ${to.join(' ')}`,
      tones(light, STUFF.brick).mid,
      2,
    );
  const cast = (x: number, y: number, long: number, thick: number) =>
    fill(
      `M${n(x - thick)} ${n(y)}q${n(long * 0.5)} 1 ${n(long)} ${n(long * 0.22)}q${n(thick)} 3 ${n(thick * 2)}-2q${n(-long * 0.6)} ${n(-long * 0.2)} ${n(-long + thick)} ${n(-long * 0.22)}z`,
      light.shadow,
      { opacity: 0.3 },
    );
  return picture(W, H, [
    sky(light, W, H, 262),
    sun(light, 86, 120, 21),
    clouds(light, 4, [
      [300, 60, 190],
      [150, 92, 120],
    ]),
    ridge(
      { width: W, base: 268, bottom: 290, height: 128, seed: 71, rough: 0.7, hills: 2.2 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 276, bottom: 300, height: 84, seed: 16, rough: 0.5, hills: 2.6 },
      b,
      light.mist,
      mix(b, c, 0.5),
    ),
    ridge(
      { width: W, base: 292, bottom: 320, height: 54, seed: 44, rough: 0.2, hills: 2.4 },
      mix(c, b, 0.3),
      light.mist,
    ),
    oak(508, 288, 176, 8, mix(d, e, 0.35), mix(d, c, 0.6)),
    oak(60, 302, 58, 2, mix(c, d, 0.5), mix(c, b, 0.5)),
    fill(
      `${softLine([
        [-10, 318],
        [140, 300],
        [330, 296],
        [480, 276],
        [610, 284],
      ])}V410H-10z`,
      falling([0, mix(straw, light.mist, 0.3)], [1, mix(straw, d, 0.35)]),
    ),
    fill(
      `${softLine([
        [-10, 352],
        [160, 344],
        [360, 348],
        [610, 318],
      ])}v26${softLine([
        [610, 344],
        [380, 372],
        [170, 366],
        [-10, 380],
      ]).replace('M', 'L')}z`,
      mix(straw, light.mist, 0.62),
    ),
    cast(204, 358, 120, 9),
    cast(318, 360, 70, 16),
    cast(440, 352, 60, 12),
    leash([356, 296], 14),
    leash([472, 318], 26),
    person(light, {
      x: 200,
      y: 360,
      tall: 178,
      coat: STUFF.denim,
      trousers: STUFF.bark,
      pose: 'walk',
      skin: SKIN[1],
      hair: '#3a2a22',
    }),
    dog(light, { x: 286, y: 364, tall: 62, color: STUFF.fur, collar: STUFF.pine }),
    dog(light, {
      x: 424,
      y: 354,
      tall: 34,
      color: '#4a4640',
      pale: '#d8c7ac',
      low: 14,
      ears: 'up',
      collar: STUFF.clay,
    }),
    fill(
      `${softLine([
        [-10, 392],
        [180, 384],
        [400, 396],
        [610, 376],
      ])}V410H-10z`,
      mix(e, straw, 0.15),
    ),
    grass(-6, 398, 240, 3, 44, mix(e, f, 0.3)),
    grass(430, 396, 180, 9, 52, mix(e, f, 0.3)),
    grass(220, 402, 230, 14, 26, mix(e, f, 0.2)),
  ]);
}

/** Small chairs, a round table and a tower of blocks, in the first sun of the day. */
export function daycare(): string {
  const view = camera({ center: 300, horizon: 128, focal: 470, eye: 1.2 });
  const back = 4.6;
  const glass = [-3.1, -0.5] as const;
  const tall = [0.72, 1.86] as const;
  const plaster = tones(light, STUFF.plaster);
  const floor = mix(STUFF.wood, STUFF.cream, 0.45);
  return picture(W, H, [
    sky(light, W, H, 150),
    sun(light, 90, 70, 17),
    ridge(
      { width: W, base: 140, bottom: 160, height: 66, seed: 30, rough: 0.6, hills: 3 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 160, bottom: 210, height: 46, seed: 12, rough: 0.2, hills: 3 },
      b,
      mix(b, light.mist, 0.4),
    ),
    oak(190, 178, 78, 6, mix(c, d, 0.3), mix(c, b, 0.5)),
    openWall(view, back, glass, tall, plaster.mid),
    reveal(view, back, glass, tall, 0.16, plaster),
    bars(view, back, glass, tall, [3, 1], 0.05, plaster.lit),
    upright(view, [glass[0] - 0.1, glass[1] + 0.1], [tall[0] - 0.09, tall[0]], back - 0.06, plaster.lit),
    upright(view, [-8, 8], [0, 0.55], back, mix(STUFF.sage, light.warmth, 0.25)),
    upright(view, [-8, 8], [0.55, 0.6], back, plaster.lit),
    hooks(view, back),
    drawings(view, back),
    level(
      view,
      [-8, 8],
      [0.6, back],
      falling([0, mix(floor, light.shadow, 0.1)], [1, mix(floor, STUFF.wood, 0.5)]),
    ),
    ring(view, { x: 0.05, z: 2.75 }, 1.35, tones(light, STUFF.denim).mid, 0.55),
    ring(view, { x: 0.05, z: 2.75 }, 1.12, mix(STUFF.denim, STUFF.cream, 0.55), 0.8),
    ...[0, 1, 2].map((i) => fallen(view, [-3.05 + i * 0.87, -2.3 + i * 0.87], [1.1, 3.9], light, 0.42, 0.62)),
    chair(view, light, { x: 0.5, z: 3.6, turn: -8, seat: 0.3, color: STUFF.clay }),
    chair(view, light, { x: -1.3, z: 2.75, turn: 64, seat: 0.3, color: STUFF.denim }),
    ring(view, { x: -0.6, z: 2.7 }, 0.2, light.shadow, 0.3),
    person(light, {
      ...standing(view, -0.66, 2.75, 0.94),
      coat: STUFF.mustard,
      trousers: STUFF.slate,
      pose: 'reach',
      child: true,
      skin: SKIN[2],
      hair: '#2a201c',
    }),
    playTable(view),
    chair(view, light, { x: 1.02, z: 2.5, turn: -100, seat: 0.3, color: STUFF.pine }),
    boxes(view, light, [
      { x: -1.02, z: 2.26, w: 0.13, h: 0.13, d: 0.13, turn: 20, of: STUFF.denim },
      { x: -1.2, z: 2.2, w: 0.13, h: 0.13, d: 0.13, turn: -15, of: STUFF.clay },
      { x: -1.12, z: 2.22, y: 0.13, w: 0.2, h: 0.08, d: 0.12, turn: 4, of: STUFF.mustard },
    ]),
  ]);
}

/** Four hooks at the height of small hands, four bags. */
function hooks(view: Camera, back: number): string {
  const wood = tones(light, STUFF.wood);
  const bag = (x: number, color: string) => {
    const [px, py] = view.see([x, 1.12, back - 0.08]);
    const cloth = tones(light, color);
    return [
      stroke(
        `M${n(px - 7)} ${n(py + 10)}Q${n(px)} ${n(py - 12)} ${n(px + 7)} ${n(py + 10)}`,
        cloth.shade,
        2.4,
      ),
      fill(`M${n(px - 15)} ${n(py + 16)}q0-9 9-9h12q9 0 9 9v23q0 6-6 6h-18q-6 0-6-6z`, cloth.mid),
      fill(`M${n(px - 15)} ${n(py + 16)}q0-9 9-9h4q-7 4-7 14v24h-0q-6 0-6-6z`, cloth.lit),
      fill(`M${n(px - 9)} ${n(py + 27)}h18v10q0 3-3 3h-12q-3 0-3-3z`, cloth.shade),
    ].join('');
  };
  return [
    upright(view, [0.15, 2.75], [1.1, 1.18], back - 0.02, wood.mid),
    upright(view, [0.15, 2.75], [1.16, 1.18], back - 0.02, wood.lit),
    bag(0.5, STUFF.clay),
    bag(1.15, STUFF.pine),
    bag(1.8, STUFF.mustard),
    bag(2.45, STUFF.denim),
  ].join('');
}

/** The table, and a house of blocks on it that is nearly done. */
function playTable(view: Camera): string {
  const wood = tones(light, mix(STUFF.wood, STUFF.cream, 0.35));
  const top = 0.5;
  const block = (x: number, z: number, y: number, w: number, h: number, of: string) => ({
    x,
    z,
    y: top + y,
    w,
    h,
    d: 0.11,
    of,
  });
  const [rx, ry] = view.see([0, top + 0.45, 2.75]);
  const s = view.scale(2.75);
  const roof = tones(light, STUFF.clay);
  return [
    ring(view, { x: 0.3, z: 2.7 }, 0.62, light.shadow, 0.3),
    ...[
      [-0.36, 2.95],
      [0.5, 2.95],
      [-0.3, 2.4],
      [0.45, 2.4],
    ].map(([x = 0, z = 0]) => can(view, { x, z }, 0.035, top, wood)),
    can(view, { x: 0.07, z: 2.72, y: top - 0.05 }, 0.66, 0.05, wood),
    fill(ellipse(rx + 36, ry + 83, 40, 6), light.shadow, { opacity: 0.28 }),
    boxes(view, light, [
      block(-0.12, 2.75, 0, 0.11, 0.11, STUFF.denim),
      block(0.12, 2.75, 0, 0.11, 0.11, STUFF.pine),
      block(-0.12, 2.75, 0.11, 0.11, 0.11, STUFF.mustard),
      block(0.12, 2.75, 0.11, 0.11, 0.11, STUFF.denim),
    ]),
    boxes(view, light, [block(0, 2.75, 0.22, 0.36, 0.08, STUFF.cream)]),
    boxes(view, light, [block(0, 2.75, 0.3, 0.15, 0.13, STUFF.sage)]),
    fill(
      `M${n(rx - 0.12 * s)} ${n(ry + 0.02 * s)}L${n(rx)} ${n(ry - 0.12 * s)}l${n(0.12 * s)} ${n(0.14 * s)}z`,
      roof.mid,
    ),
    fill(
      `M${n(rx - 0.12 * s)} ${n(ry + 0.02 * s)}L${n(rx)} ${n(ry - 0.12 * s)}l${n(0.02 * s)} ${n(0.14 * s)}z`,
      roof.lit,
    ),
  ].join('');
}

/** What was painted yesterday, pinned up: a hill, a house, a sun. */
function drawings(view: Camera, back: number): string {
  const sheet = (x: number, y: number, ground: string, thing: (px: number, py: number) => string) => {
    const [px, py] = view.see([x + 0.25, y + 0.18, back]);
    return (
      upright(view, [x, x + 0.5], [y, y + 0.38], back, tones(light, STUFF.paper).lit) +
      upright(view, [x + 0.04, x + 0.46], [y + 0.04, y + 0.13], back, tones(light, ground).mid) +
      thing(px, py)
    );
  };
  return [
    sheet(0.45, 1.42, STUFF.sage, (x, y) =>
      fill(ellipse(x + 8, y - 2, 7, 7), tones(light, STUFF.mustard).mid),
    ),
    sheet(1.2, 1.46, STUFF.denim, (x, y) =>
      fill(`M${n(x - 10)} ${n(y + 6)}v-10l9-8 9 8v10z`, tones(light, STUFF.clay).mid),
    ),
    sheet(1.95, 1.41, STUFF.mustard, (x, y) =>
      fill(`M${n(x - 16)} ${n(y + 6)}q8-18 15-8q8-14 17 8z`, tones(light, STUFF.pine).mid),
    ),
  ].join('');
}
