import { blob, falling, fill, mix, n, picture, rectangle, softLine, stroke } from './kit.ts';
import { clouds, glow, ridge, sky, sun } from './landscape.ts';
import { DUSK, STUFF, tones } from './light.ts';
import { sleepingDog } from './service-animals.ts';
import { H, W, bars, boxes, fallen, level, openWall, reveal, upright } from './service-things.ts';
import { beam, camera, can, ring, type Camera } from './space.ts';

/** A hotel room for the night: the balcony door is open, the lamp is on, the dog is already asleep. */
export function hotel(): string {
  const light = DUSK;
  const [a, b, c, d] = light.land;
  const view = camera({ center: 300, horizon: 172, focal: 478, eye: 1.35 });
  const back = 5;
  const door = [-3.05, 0.1] as const;
  const tall = [0, 2.32] as const;
  const plaster = tones(light, STUFF.plaster);
  const frame = tones(light, STUFF.bark);
  const carpet = mix(tones(light, STUFF.sage).shade, light.shadow, 0.25);
  return picture(W, H, [
    sky(light, W, H, 190),
    sun(light, 112, 138, 18),
    clouds(light, 3, [
      [40, 76, 120],
      [190, 96, 150],
    ]),
    ridge(
      { width: W, base: 182, bottom: 200, height: 62, seed: 14, rough: 0.7, hills: 2.4 },
      a,
      light.mist,
      mix(a, c, 0.4),
    ),
    ridge(
      { width: W, base: 192, bottom: 212, height: 40, seed: 5, rough: 0.3, hills: 3 },
      b,
      light.mist,
      mix(b, c, 0.5),
    ),
    ridge(
      { width: W, base: 210, bottom: 290, height: 62, seed: 41, rough: 0.15, hills: 3 },
      mix(c, d, 0.3),
      mix(c, light.mist, 0.3),
    ),
    balcony(view),
    openWall(
      view,
      back,
      door,
      tall,
      falling([0, plaster.shade], [0.7, mix(plaster.mid, plaster.shade, 0.45)]),
    ),
    reveal(view, back, door, tall, 0.18, plaster),
    upright(view, [-7, 7], [2.72, 4], back, plaster.deep, 0.55),
    bars(view, back, [-1.5, 0.1], tall, [1, 1], 0.09, frame.shade),
    upright(view, [-1.46, 0.06], [0.05, 2.28], back, light.glow, 0.13),
    level(view, [-7, 7], [1, back], falling([0, carpet], [1, mix(carpet, light.shadow, 0.5)])),
    upright(view, [0.1, 7], [0, 0.12], back, plaster.shade),
    fallen(view, [-3, -1.55], [2.1, back], light, 0.3, 0.5),
    fallen(view, [-1.42, 0.02], [2.1, back], light, 0.14, 0.5),
    curtain(view, -3.5, 0.75),
    curtain(view, 0.02, 0.46),
    painting(view),
    nightstand(view),
    bed(view),
    suitcase(view),
    ring(view, { x: -1.05, z: 3.25 }, 0.85, tones(light, STUFF.clay).shade, 0.75),
    ring(view, { x: -1.05, z: 3.25 }, 0.68, tones(light, STUFF.clay).mid, 0.75),
    sleepingDog(light, 150, 368, 116, STUFF.fur),
  ]);
}

function balcony(view: Camera): string {
  const light = DUSK;
  const rail = mix(light.land[4], light.mist, 0.12);
  const posts = Array.from({ length: 15 }, (_, i) => {
    const x = -4.4 + i * 0.36;
    return beam(view, [x, 0, 6.3], [x, 1, 6.3], 0.035, rail);
  });
  return [
    level(view, [-6, 2], [5, 6.3], mix(tones(light, STUFF.plaster).lit, light.mist, 0.3)),
    ...posts,
    beam(view, [-6, 1, 6.3], [2, 1, 6.3], 0.08, rail),
    beam(view, [-6, 0.06, 6.3], [2, 0.06, 6.3], 0.06, rail),
  ].join('');
}

/** A curtain in soft folds, drawn aside: the evening shines through it. */
function curtain(view: Camera, x: number, wide: number): string {
  const cloth = tones(DUSK, STUFF.cream);
  const [left, top] = view.see([x, 2.42, 4.85]);
  const [right, low] = view.see([x + wide, 0.02, 4.85]);
  const fold = (right - left) / 4;
  const folds = [0, 1, 2, 3].map((i) => {
    const fx = left + i * fold;
    return fill(
      `M${n(fx)} ${n(top)}h${n(fold)}q${n(i - 1)} ${n((low - top) / 2)} ${n(2)} ${n(low - top)}h${n(-fold)}q${n(i - 2)} ${n((top - low) / 2)} ${n(-2)} ${n(top - low)}z`,
      [cloth.lit, mix(cloth.lit, cloth.mid, 0.7), mix(cloth.lit, cloth.mid, 0.2), cloth.mid][i] ?? cloth.mid,
    );
  });
  return folds.join('');
}

function painting(view: Camera): string {
  const light = DUSK;
  const [x, y] = view.see([1.5, 1.95, 4.98]);
  const [r, b] = view.see([2.65, 1.3, 4.98]);
  return (
    upright(view, [1.44, 2.71], [1.24, 2.01], 4.98, tones(light, STUFF.bark).shade) +
    fill(rectangle(x, y, r - x, b - y), mix(light.sky[2], light.shadow, 0.18)) +
    fill(
      `${softLine([
        [x, y + 34],
        [x + 22, y + 20],
        [x + 48, y + 36],
        [x + 74, y + 24],
        [r, y + 38],
      ])}V${n(b)}H${n(x)}z`,
      mix(light.land[2], light.shadow, 0.2),
    )
  );
}

function nightstand(view: Camera): string {
  const light = DUSK;
  const [x, y] = view.see([0.68, 1.1, 4.6]);
  return [
    boxes(view, light, [{ x: 0.68, z: 4.6, w: 0.5, h: 0.55, d: 0.45, of: STUFF.wood }]),
    upright(view, [0.48, 0.88], [0.28, 0.3], 4.37, light.shadow, 0.5),
    can(view, { x: 0.68, z: 4.6, y: 0.55 }, 0.06, 0.3, tones(light, STUFF.clay), 0.03),
    glow(light, x, y, 120, 110, 0.75),
    fill(`M${n(x - 12)} ${n(y - 12)}h24l8 30h-40z`, light.glow),
    fill(`M${n(x - 12)} ${n(y - 12)}h8l-4 30h-12z`, light.lamp, { opacity: 0.6 }),
  ].join('');
}

function bed(view: Camera): string {
  const light = DUSK;
  const linen = tones(light, STUFF.paper);
  const blanket = tones(light, STUFF.denim);
  const pillow = (x: number) => {
    const [px, py] = view.see([x, 0.62, 4.55]);
    return (
      fill(
        blob([
          [px - 38, py + 8],
          [px - 36, py - 22],
          [px, py - 27],
          [px + 38, py - 22],
          [px + 38, py + 8],
          [px, py + 12],
        ]),
        linen.lit,
      ) +
      fill(
        blob([
          [px - 20, py + 9],
          [px + 10, py + 2],
          [px + 38, py - 14],
          [px + 37, py + 8],
          [px, py + 12],
        ]),
        linen.mid,
      )
    );
  };
  return [
    boxes(view, light, [{ x: 2.05, z: 4.94, w: 2.1, h: 1.15, d: 0.1, of: STUFF.bark }]),
    boxes(view, light, [{ x: 2.05, z: 3.9, w: 1.9, h: 0.28, d: 2, of: STUFF.bark }]),
    boxes(view, light, [{ x: 2.05, z: 3.9, y: 0.26, w: 1.9, h: 0.3, d: 2, of: STUFF.paper }]),
    pillow(1.62),
    pillow(2.55),
    boxes(view, light, [{ x: 2.05, z: 3.58, y: 0.24, w: 1.94, h: 0.35, d: 1.4, of: STUFF.denim }]),
    level(view, [1.08, 3.02], [3.98, 4.28], linen.lit, 0.6),
    level(view, [1.08, 3.02], [2.95, 3.25], tones(light, STUFF.mustard).mid, 0.6),
    upright(view, [1.08, 3.02], [0.24, 0.59], 2.87, blanket.shade, 0.4),
  ].join('');
}

function suitcase(view: Camera): string {
  const light = DUSK;
  const [x, y] = view.see([0.28, 0.64, 3.95]);
  return (
    level(view, [0.1, 0.95], [3.7, 3.95], light.shadow, 0, 0.4) +
    stroke(`M${n(x - 9)} ${n(y + 4)}v-30h17v29`, tones(light, STUFF.metal).shade, 2.2) +
    boxes(view, light, [{ x: 0.28, z: 3.95, y: 0.03, w: 0.42, h: 0.6, d: 0.24, turn: 12, of: STUFF.brick }])
  );
}
