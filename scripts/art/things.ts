import { across, at, circle, ellipse, fill, group, mix, stroke } from './kit.ts';
import { STUFF, tones, type Light } from './light.ts';
import { beam, box, can, face, flat, placed, ring, wall, type Camera, type Placement } from './space.ts';

type Spot = { x: number; y: number; tall: number; mirrored?: boolean };

/** A sitting dog that faces right; `tall` is its height to the ears. */
export function sittingDog(light: Light, { x, y, tall, mirrored }: Spot, color: string = STUFF.fur): string {
  const fur = tones(light, color);
  const [near, dark] = mirrored ? [fur.shade, fur.deep] : [fur.mid, fur.shade];
  return group(
    { at: at(x, y, tall / 97, mirrored) },
    stroke('M-30-5q-16 3-25-9', near, 7),
    fill('M10 0q-3-16 2-34l10 0q3 16 1 28 6 1 6 6z', dark),
    fill(
      'M-28 0c-13-4-16-18-9-31 6-13 18-27 29-36 2-6 2-10 4-16 3-9 10-14 18-13 6 1 9 4 11 8l13 5c4 2 4 7 0 9l-14 3c-3 2-4 4-4 7 2 12 1 20-1 28l-2 29c5 1 7 3 7 7H9l-3-22C2-14 3-8 9-3v3z',
      near,
    ),
    fill(
      'M-28 0c-13-4-16-18-9-31 6-13 18-27 29-36-6 16-12 24-14 40s2 22 1 27z',
      mirrored ? fur.deep : fur.lit,
    ),
    fill('M2-93c-9 2-13 13-10 23 7 0 13-8 14-18z', tones(light, mix(color, STUFF.bark, 0.62)).mid),
    fill(ellipse(37.5, -81.5, 3, 2.4), fur.deep),
    stroke('M-4-66q10 7 22 3', tones(light, STUFF.pine).mid, 4.5),
  );
}

/** A dog walking to the right; `tall` is its height to the ears. */
export function walkingDog(light: Light, { x, y, tall, mirrored }: Spot, color: string = STUFF.fur): string {
  const fur = tones(light, color);
  return group(
    { at: at(x, y, tall / 84, mirrored) },
    fill('M-40-34l10 4-1 12-12 18h-8l5-20zM24-34h10l8 18 2 16h-8l-4-14z', fur.deep),
    stroke('M-44-48q-14-6-14-20', fur.mid, 6),
    fill(
      'M-46-48c8-10 52-6 66-10l8-14c2-10 12-13 19-9l14 7c4 2 3 7-1 8l-13 4c-4 6-6 12-10 18-2 8-4 11-4 16l-4 28h-8l-2-28c-14 5-34 3-46-2l-6 14 4 16h-8l-8-20c-6-12-6-20-1-28z',
      fur.mid,
    ),
    fill('M-46-48c8-10 52-6 66-10l8-14-4 24c-22 6-52-2-66 8z', mirrored ? fur.shade : fur.lit),
    fill('M38-82c-8 2-12 10-9 18 6 0 11-6 13-14z', fur.deep),
    fill(circle(60.5, -72.5, 2.5), fur.deep),
  );
}

/** A dog's head out of a window, facing right into the wind; positioned by the sill. */
export function headOut(light: Light, { x, y, tall, mirrored }: Spot, color: string = STUFF.fur): string {
  const fur = tones(light, color);
  return group(
    { at: at(x, y, tall / 46, mirrored) },
    fill(
      'M-20 0c3-12 7-22 12-30 4-11 16-17 26-13 5 2 8 5 10 9l15 5c6 2 6 9 0 11l-15 4c-6 3-8 8-8 14z',
      fur.mid,
    ),
    fill('M-20 0c3-12 7-22 12-30 3-8 9-13 17-14-9 6-13 16-14 26-1 8-1 13-1 18z', fur.lit),
    fill(
      'M9-41c-11-4-26-2-35 8 9 1 16 9 25 8 8-1 12-8 10-16z',
      tones(light, mix(color, STUFF.bark, 0.62)).mid,
    ),
    fill(ellipse(43, -26.5, 3.8, 3.2), fur.deep),
    stroke('M-13-9q14 7 28 0', tones(light, STUFF.pine).mid, 4.4),
  );
}

/** An airliner climbing to the right; `tall` is its length here. */
export function jet(light: Light, { x, y, tall, mirrored }: Spot, tilt = -12): string {
  const hull = tones(light, STUFF.cream);
  const tail = tones(light, STUFF.pine);
  return `<g transform="${at(x, y, tall / 200, mirrored)} rotate(${tilt})">${[
    fill('M-6-4l-44-34h12l50 34z', hull.shade),
    fill('M-78-6l-20-38h14l30 38z', tail.mid),
    fill('M-98 0c8-7 24-10 44-10H62c18 0 30 5 38 11-6 6-20 9-36 9H-40c-26 0-46-4-58-10z', hull.mid),
    fill('M-98 0c8-7 24-10 44-10H62c18 0 30 5 38 11z', hull.lit),
    fill('M-88-2l-18-9h10l26 8zM-8 4l-52 38h14L32 6z', hull.shade),
    fill('M-26 24q2-7 12-7h14q6 4 0 9h-16q-8 2-10-2z', hull.deep),
    fill('M82-5l8 2 5 3-13-1z', hull.deep),
  ].join('')}</g>`;
}

/** A moving carton with its tape. */
export function carton(
  view: Camera,
  light: Light,
  stand: Placement,
  w: number,
  h: number,
  d: number,
): string {
  const front = wall(view, { ...stand, ...corner(stand, w, d) });
  const tape = tones(light, STUFF.plaster);
  return [
    box(view, { ...stand, w, h, d }, tones(light, '#c39a6b')),
    front.panel(w * 0.42, h * 0.62, w * 0.16, h * 0.38, tape.mid),
    flat(view, { ...stand, y: (stand.y ?? 0) + h }, w * 0.16, d, tape.lit),
  ].join('');
}

/** The near lower left corner of a thing, where its front wall starts. */
const corner = (stand: Placement, w: number, d: number) => {
  const [x, , z] = placed(stand)([-w / 2, 0, -d / 2]);
  return { x, z };
};

/** A five-gallon water bottle. */
export function jug(view: Camera, light: Light, { x, z, y = 0 }: Placement, size = 1): string {
  const water = tones(light, '#8fb9c0');
  const cap = tones(light, STUFF.denim);
  return [
    can(view, { x, z, y }, 0.14 * size, 0.36 * size, water),
    can(view, { x, z, y: y + 0.36 * size }, 0.14 * size, 0.06 * size, water, 0.045 * size),
    can(view, { x, z, y: y + 0.42 * size }, 0.045 * size, 0.06 * size, cap),
  ].join('');
}

/** A crate for a cat or a small dog: shell, slots and a handle. */
export function carrier(view: Camera, light: Light, stand: Placement, size = 1): string {
  const [w, h, d] = [0.62 * size, 0.4 * size, 0.42 * size];
  const front = wall(view, { ...stand, ...corner(stand, w, d), y: stand.y ?? 0 });
  const shell = tones(light, STUFF.sage);
  const gap = tones(light, STUFF.coal).deep;
  return [
    box(view, { ...stand, w, h: h * 0.5, d }, tones(light, STUFF.plaster)),
    box(view, { ...stand, y: (stand.y ?? 0) + h * 0.5, w, h: h * 0.5, d }, shell),
    ...[0.14, 0.32, 0.5, 0.68].map((t) => front.panel(w * t, h * 0.56, w * 0.1, h * 0.26, gap)),
    box(
      view,
      { ...stand, y: (stand.y ?? 0) + h, w: w * 0.36, h: 0.05 * size, d: 0.05 * size },
      tones(light, STUFF.coal),
    ),
  ].join('');
}

/** A sheet of paper with unreadable lines of writing. */
export function sheet(view: Camera, light: Light, stand: Placement, lines = 6, size = 1): string {
  const [w, d] = [0.22 * size, 0.29 * size];
  const grey = tones(light, '#b9b5a5').mid;
  const rows = Array.from({ length: lines }, (_, i) =>
    flat(view, stand, w * (i === 0 ? 0.4 : 0.72 - (i % 3) * 0.09), d * 0.025, grey, [
      -w * (i === 0 ? 0.19 : 0.03 + (i % 3) * 0.045),
      d * (0.34 - i * 0.11),
    ]),
  );
  return [
    flat(view, { ...stand, x: stand.x + 0.008, z: stand.z - 0.006 }, w, d, light.shadow, [0, 0], 0.3),
    flat(view, stand, w, d, tones(light, STUFF.paper).lit),
    ...rows,
  ].join('');
}

/** A phone lying flat or leaning, with its screen lit; `paint` fills the screen. */
export function phone(view: Camera, light: Light, stand: Placement, paint: string, size = 1): string {
  const y = stand.y ?? 0;
  return [
    flat(
      view,
      { ...stand, x: stand.x + 0.006, z: stand.z - 0.005 },
      0.08 * size,
      0.16 * size,
      light.shadow,
      [0, 0],
      0.4,
    ),
    box(view, { ...stand, w: 0.076 * size, h: 0.009 * size, d: 0.152 * size }, tones(light, STUFF.coal)),
    flat(view, { ...stand, y: y + 0.01 * size }, 0.068 * size, 0.142 * size, paint),
  ].join('');
}

/** A cup with a handle at the right. */
export function cup(view: Camera, light: Light, stand: Placement, color: string, size = 1): string {
  const glaze = tones(light, color);
  const { x, z, y = 0 } = stand;
  const [hx, hy] = view.see([x + 0.043 * size, y + 0.055 * size, z]);
  const r = view.scale(z) * 0.026 * size;
  return [
    ring(view, { x: x + 0.03 * size, z: z - 0.01, y }, 0.055 * size, light.shadow, 0.35),
    stroke(circle(hx, hy, r), glaze.shade, r * 0.4),
    can(view, stand, 0.04 * size, 0.095 * size, glaze),
    ring(view, { x, z, y: y + 0.095 * size }, 0.033 * size, tones(light, STUFF.bark).shade),
  ].join('');
}

/** A ladder between two points, with the given width across the picture. */
export function ladder(
  view: Camera,
  paint: string,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  wide = 0.45,
): string {
  const mid = (t: number, side: number) =>
    [
      from[0] + (to[0] - from[0]) * t + (side * wide) / 2,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ] as const;
  return [
    ...Array.from({ length: 11 }, (_, i) =>
      beam(view, mid((i + 0.5) / 11, -1), mid((i + 0.5) / 11, 1), 0.04, paint),
    ),
    beam(view, mid(0, -1), mid(1, -1), 0.07, paint),
    beam(view, mid(0, 1), mid(1, 1), 0.07, paint),
  ].join('');
}

/** A packed bag by the door: the household's go-bag. */
export function goBag(light: Light, { x, y, tall, mirrored }: Spot, color: string = STUFF.pine): string {
  const cloth = tones(light, color);
  return group(
    { at: at(x, y, tall / 100, mirrored) },
    stroke('M-12-92q0-12 12-12t12 12', cloth.deep, 5),
    fill('M-36-8v-50q0-36 36-36t36 36v50q0 8-8 8h-56q-8 0-8-8z', cloth.mid),
    fill('M-36-8v-50q0-36 36-36-20 8-20 40V0h-8q-8 0-8-8z', cloth.lit),
    fill('M-24-8v-22q0-6 6-6h36q6 0 6 6v22q0 6-6 6h-36q-6 0-6-6z', cloth.shade),
    fill('M-24-36h48v5h-48z', across([0, cloth.lit], [1, cloth.mid])),
    fill('M36-52q9 2 9 12v24q0 8-9 9z', cloth.deep),
  );
}

/** A table top on four legs. */
export function table(
  view: Camera,
  light: Light,
  stand: Placement,
  [w, h, d]: readonly [number, number, number],
  color: string = STUFF.wood,
): string {
  const put = placed(stand);
  const wood = tones(light, color);
  const legs = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([sx = 0, sz = 0]) => {
    const [x, , z] = put([(sx * w * 0.92) / 2, 0, (sz * d * 0.84) / 2]);
    return box(
      view,
      { x, z, y: stand.y ?? 0, w: w * 0.04, h: h - 0.05, d: w * 0.04, turn: stand.turn ?? 0 },
      wood,
    );
  });
  return [...legs, box(view, { ...stand, y: (stand.y ?? 0) + h - 0.05, w, h: 0.05, d }, wood)].join('');
}

/** The dark area under a thing. */
export const contact = (view: Camera, light: Light, stand: Placement, r: number): string =>
  ring(view, stand, r, light.shadow, 0.35);

/** A beam of light from a window onto the floor, to the right and toward us. */
export const sunbeam = (
  view: Camera,
  light: Light,
  [x, z]: readonly [number, number],
  w: number,
  d: number,
): string =>
  face(
    view,
    [
      [x, 0.005, z],
      [x + w, 0.005, z],
      [x + w + d * 0.7, 0.005, z - d],
      [x + d * 0.7, 0.005, z - d],
    ],
    light.sun,
    0.4,
  );
