import { fill, n, polygon, rectangle, stroke } from './kit.ts';
import { STUFF, tones, type Light, type Tones } from './light.ts';
import { box, can, face, isSeen, ring, type Box, type Camera, type Place, type Placement } from './space.ts';

/** The size of every service picture. */
export const [W, H] = [600, 400] as const;

export type Span = readonly [from: number, to: number];

/** A horizontal surface: a floor, a rug, a table top, a patch of light. */
export const level = (
  view: Camera,
  [left, right]: Span,
  [near, far]: Span,
  paint: string,
  y = 0,
  opacity?: number,
): string => {
  const corners: Place[] = [
    [left, y, far],
    [right, y, far],
    [right, y, near],
    [left, y, near],
  ];
  return face(view, corners, paint, opacity);
};

/** A vertical surface facing us. */
export const upright = (
  view: Camera,
  [left, right]: Span,
  [low, high]: Span,
  z: number,
  paint: string,
  opacity?: number,
): string => {
  const corners: Place[] = [
    [left, high, z],
    [right, high, z],
    [right, low, z],
    [left, low, z],
  ];
  return face(view, corners, paint, opacity);
};

/** The patch of light from a window: to the right and toward us. */
export const fallen = (
  view: Camera,
  [left, right]: Span,
  [near, far]: Span,
  light: Light,
  opacity = 0.5,
  slant = 0.9,
): string => {
  const corners: Place[] = [
    [left, 0, far],
    [right, 0, far],
    [right + (far - near) * slant, 0, near],
    [left + (far - near) * slant, 0, near],
  ];
  return face(view, corners, light.warmth, opacity);
};

/** A wall facing us with one opening, large enough to extend beyond the picture on all sides. */
export function openWall(view: Camera, z: number, wide: Span, tall: Span, paint: string): string {
  const corner = (x: number, y: number) => view.see([x, y, z]);
  const hole = [
    corner(wide[0], tall[0]),
    corner(wide[1], tall[0]),
    corner(wide[1], tall[1]),
    corner(wide[0], tall[1]),
  ];
  return fill(rectangle(-5, -5, W + 10, H + 10) + polygon(hole), paint);
}

/** The thickness of a wall around its opening: the visible sill, jambs and head. */
export function reveal(
  view: Camera,
  z: number,
  [left, right]: Span,
  [low, high]: Span,
  deep: number,
  paint: Tones,
): string {
  const back = z + deep;
  const sides: (readonly [Place[], string])[] = [
    [
      [
        [right, high, z],
        [right, low, z],
        [right, low, back],
        [right, high, back],
      ],
      paint.lit,
    ],
    [
      [
        [left, low, z],
        [left, high, z],
        [left, high, back],
        [left, low, back],
      ],
      paint.shade,
    ],
    [
      [
        [left, low, back],
        [right, low, back],
        [right, low, z],
        [left, low, z],
      ],
      paint.lit,
    ],
    [
      [
        [left, high, z],
        [right, high, z],
        [right, high, back],
        [left, high, back],
      ],
      paint.shade,
    ],
  ];
  return sides.map(([places, tone]) => (isSeen(view, places) ? face(view, places, tone) : '')).join('');
}

/** Bars that divide a window into panes. */
export const bars = (
  view: Camera,
  z: number,
  wide: Span,
  tall: Span,
  [columns, rows]: readonly [number, number],
  thick: number,
  paint: string,
): string => {
  const half = thick / 2;
  const parts: string[] = [];
  for (let i = 0; i <= columns; i++) {
    const x = wide[0] + ((wide[1] - wide[0]) * i) / columns;
    parts.push(upright(view, [x - half, x + half], [tall[0] - half, tall[1] + half], z, paint));
  }
  for (let i = 0; i <= rows; i++) {
    const y = tall[0] + ((tall[1] - tall[0]) * i) / rows;
    parts.push(upright(view, [wide[0] - half, wide[1] + half], [y - half, y + half], z, paint));
  }
  return parts.join('');
};

/** Boxes of one object, sorted farthest first. */
export const boxes = (view: Camera, light: Light, list: readonly (Box & { of: string })[]): string =>
  list
    .toSorted((a, b) => b.z - a.z)
    .map(({ of, ...shape }) => box(view, shape, tones(light, of)))
    .join('');

/** A child's chair; at angle 0 its back is away from us. */
export function chair(
  view: Camera,
  light: Light,
  { x, z, turn = 0, seat, color }: { x: number; z: number; turn?: number; seat: number; color: string },
): string {
  const angle = (turn * Math.PI) / 180;
  const put = (ax: number, az: number) => ({
    x: x + (ax * Math.cos(angle) - az * Math.sin(angle)) * seat,
    z: z + (ax * Math.sin(angle) + az * Math.cos(angle)) * seat,
    turn,
  });
  const leg = { w: seat * 0.1, d: seat * 0.1, h: seat, of: STUFF.wood };
  const post = { w: seat * 0.1, d: seat * 0.1, h: seat * 1.95, of: STUFF.wood };
  const back = [
    { ...put(-0.42, 0.42), ...post },
    { ...put(0.42, 0.42), ...post },
    { ...put(0, 0.43), y: seat * 1.45, w: seat * 0.86, d: seat * 0.08, h: seat * 0.5, of: color },
  ];
  const body =
    boxes(view, light, [
      { ...put(-0.42, -0.42), ...leg },
      { ...put(0.42, -0.42), ...leg },
    ]) + boxes(view, light, [{ ...put(0, 0), y: seat * 0.92, w: seat, d: seat, h: seat * 0.12, of: color }]);
  const behind = boxes(view, light, back);
  return put(0, 0.42).z > z ? behind + body : body + behind;
}

/** A line drawn on an object in space. */
export const trace = (view: Camera, places: readonly Place[], paint: string, width: number): string =>
  stroke(
    polygon(
      places.map((place) => view.see(place)),
      false,
    ),
    paint,
    width,
  );

/** A potted plant with long leaves; at size 1 its pot is 16 cm high. */
export function plant(view: Camera, light: Light, { x, z, y = 0 }: Placement, size = 1): string {
  const [px, py] = view.see([x, y + 0.16 * size, z]);
  const leaf = tones(light, STUFF.pine);
  const s = (view.scale(z) * size) / 249;
  const blade = (dx: number, dy: number, wide: number) =>
    `M${n(px)} ${n(py + 4 * s)}q${n((dx * 0.3 - wide) * s)} ${n(dy * 0.6 * s)} ${n(dx * s)} ${n(dy * s)}q${n((wide - dx * 0.2) * s)} ${n(-dy * 0.3 * s)} ${n(-dx * s)} ${n(-dy * s)}z`;
  return [
    ring(view, { x: x + 0.05 * size, z: z - 0.03 * size, y }, 0.12 * size, light.shadow, 0.3),
    fill(blade(34, -52, 16) + blade(6, -86, 15) + blade(46, -20, 14), leaf.shade),
    fill(blade(-40, -34, 16) + blade(-22, -70, 16) + blade(24, -74, 14), leaf.mid),
    fill(blade(-30, -54, 10), leaf.lit),
    can(view, { x, z, y }, 0.075 * size, 0.16 * size, tones(light, STUFF.clay), 0.1 * size),
  ].join('');
}
