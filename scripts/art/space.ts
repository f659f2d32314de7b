import { blob, fill, mix, polygon, type Point } from './kit.ts';
import type { Tones } from './light.ts';

/** Meters: right, up, away from the eye. */
export type Place = readonly [x: number, y: number, z: number];
/** A thing's position on the ground and its rotation (degrees, counterclockwise seen from above). */
export type Placement = { x: number; z: number; y?: number; turn?: number };

export type Camera = {
  /** Projects a position in the world to a point in the picture. */
  see: (place: Place) => Point;
  /** Pixels per meter at a distance. */
  scale: (z: number) => number;
  eye: number;
};

/**
 * The camera: its height in meters, the horizon in the picture and the focal length in pixels. At a distance
 * of z meters, one meter is focal / z pixels.
 */
export function camera(view: { center: number; horizon: number; focal: number; eye: number }): Camera {
  const scale = (z: number) => view.focal / Math.max(0.3, z);
  return {
    scale,
    eye: view.eye,
    see: ([x, y, z]) => [view.center + x * scale(z), view.horizon + (view.eye - y) * scale(z)],
  };
}

/** Converts a thing's own axes (right, up, back) to world coordinates. */
export function placed(stand: Placement): (local: Place) => Place {
  const angle = ((stand.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [stand.x + x * cos - z * sin, (stand.y ?? 0) + y, stand.z + x * sin + z * cos];
}

export const face = (view: Camera, places: readonly Place[], paint: string, opacity?: number): string =>
  fill(polygon(places.map((place) => view.see(place))), paint, opacity === undefined ? {} : { opacity });

/** True if a flat face is turned toward the eye. Its corners must run clockwise seen from outside. */
export function isSeen(view: Camera, places: readonly Place[]): boolean {
  const points = places.map((place) => view.see(place));
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    area += x * ny - nx * y;
  });
  return area > 0;
}

/** The tone of a face by its direction: left is lit, toward us is mid, right is shade, up is brightest. */
export function toneOf(tones: Tones, places: readonly Place[]): string {
  const [a, b, c] = places as [Place, Place, Place];
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - b[0], c[1] - b[1], c[2] - b[2]] as const;
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...normal) || 1;
  // Clockwise corners in a left-handed world: this normal points outward.
  const lightness = (normal[0] * -0.72 + normal[1] * 0.62 + normal[2] * -0.3) / length;
  return lightness > 0.3
    ? mix(tones.mid, tones.lit, Math.min(1, (lightness - 0.3) / 0.45))
    : mix(tones.shade, tones.mid, Math.max(0, (lightness + 0.35) / 0.65));
}

/** An upright plane for windows and doors: meters along it, up, and out toward us. */
export type Wall = {
  at: (along: number, up: number, out?: number) => Place;
  panel: (along: number, up: number, width: number, height: number, paint: string, out?: number) => string;
};

export function wall(view: Camera, stand: Placement): Wall {
  const put = placed(stand);
  const at = (along: number, up: number, out = 0): Place => put([along, up, -out]);
  return {
    at,
    panel: (along, up, width, height, paint, out = 0) =>
      face(
        view,
        [
          at(along, up + height, out),
          at(along + width, up + height, out),
          at(along + width, up, out),
          at(along, up, out),
        ],
        paint,
      ),
  };
}

export type Box = Placement & { w: number; h: number; d: number };

/** A box: only its visible faces, each in its tone. Positioned by the middle of its floor. */
export function box(view: Camera, { w, h, d, ...stand }: Box, tones: Tones): string {
  const put = placed(stand);
  const corner = (x: number, y: number, z: number) => put([(x * w) / 2, y * h, (z * d) / 2]);
  const faces: Place[][] = [
    [corner(-1, 1, -1), corner(1, 1, -1), corner(1, 0, -1), corner(-1, 0, -1)],
    [corner(1, 1, -1), corner(1, 1, 1), corner(1, 0, 1), corner(1, 0, -1)],
    [corner(1, 1, 1), corner(-1, 1, 1), corner(-1, 0, 1), corner(1, 0, 1)],
    [corner(-1, 1, 1), corner(-1, 1, -1), corner(-1, 0, -1), corner(-1, 0, 1)],
    [corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1)],
  ];
  return faces
    .filter((places) => isSeen(view, places))
    .map((places) => face(view, places, toneOf(tones, places)))
    .join('');
}

/** A circle in the plane of a thing (a wheel, a clock), in correct perspective. */
export function disc(view: Camera, at: (x: number, y: number) => Place, r: number, paint: string): string {
  const points = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    return view.see(at(Math.cos(angle) * r * 1.03, Math.sin(angle) * r * 1.03));
  });
  return fill(blob(points), paint);
}

/** The long shadow of a thing `wide` and `tall` meters: away from the sun, to the right and toward us. */
export function shadow(
  view: Camera,
  paint: string,
  stand: Placement,
  wide: number,
  tall: number,
  opacity = 0.35,
): string {
  const [dx, dz] = [0.86 * tall * 1.7, -0.5 * tall * 1.7];
  const { x, z, y = 0 } = stand;
  const half = wide / 2;
  return face(
    view,
    [
      [x - half * 0.5, y, z - half * 0.86],
      [x - half * 0.3 + dx, y, z - half * 0.6 + dz],
      [x + half * 0.3 + dx, y, z + half * 0.6 + dz],
      [x + half * 0.5, y, z + half * 0.86],
    ],
    paint,
    opacity,
  );
}

/** Position for `person` and the animals: the feet in the picture and the height in pixels. */
export function standing(
  view: Camera,
  x: number,
  z: number,
  metres: number,
  y = 0,
): { x: number; y: number; tall: number } {
  const [px, py] = view.see([x, y, z]);
  return { x: px, y: py, tall: view.scale(z) * metres };
}

/** A straight piece of wood, metal or rope between two points, thicker when nearer. */
export function beam(view: Camera, from: Place, to: Place, thick: number, paint: string): string {
  const [a, b] = [view.see(from), view.see(to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const [ra, rb] = [(thick / 2) * view.scale(from[2]), (thick / 2) * view.scale(to[2])];
  return fill(
    polygon([
      [a[0] + nx * ra, a[1] + ny * ra],
      [b[0] + nx * rb, b[1] + ny * rb],
      [b[0] - nx * rb, b[1] - ny * rb],
      [a[0] - nx * ra, a[1] - ny * ra],
    ]),
    paint,
  );
}

/** Something thin lying flat: a sheet, a card, a rug. `along` and `back` offset a smaller thing on it. */
export function flat(
  view: Camera,
  stand: Placement,
  w: number,
  d: number,
  paint: string,
  [along, back]: Point = [0, 0],
  opacity?: number,
): string {
  const put = placed(stand);
  const corners: Place[] = [
    [along - w / 2, 0, back + d / 2],
    [along + w / 2, 0, back + d / 2],
    [along + w / 2, 0, back - d / 2],
    [along - w / 2, 0, back - d / 2],
  ];
  return face(view, corners.map(put), paint, opacity);
}

/** A level circle: the rim of a cup, a round table, a pool of light. */
export function ring(view: Camera, stand: Placement, r: number, paint: string, opacity?: number): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return view.see([
      stand.x + Math.cos(angle) * r * 1.04,
      stand.y ?? 0,
      stand.z + Math.sin(angle) * r * 1.04,
    ]);
  });
  return fill(blob(points), paint, opacity === undefined ? {} : { opacity });
}

/** An upright cylinder or cone: cup, jug, pot, post. */
export function can(view: Camera, stand: Placement, r: number, h: number, tones: Tones, top = r): string {
  const { x, z, y = 0 } = stand;
  const [left, right] = [view.see([x - r, y, z]), view.see([x + r, y, z])];
  const [leftTop, rightTop] = [view.see([x - top, y + h, z]), view.see([x + top, y + h, z])];
  const cut = (t: number): Point[] => [
    [leftTop[0] + (rightTop[0] - leftTop[0]) * t, leftTop[1]],
    [left[0] + (right[0] - left[0]) * t, left[1]],
  ];
  const [[litTop, litLow], [shadeTop, shadeLow]] = [cut(0.28), cut(0.68)] as [[Point, Point], [Point, Point]];
  return [
    ring(view, stand, r, tones.shade),
    fill(polygon([leftTop, rightTop, right, left]), tones.mid),
    fill(polygon([leftTop, litTop, litLow, left]), tones.lit),
    fill(polygon([shadeTop, rightTop, right, shadeLow]), tones.shade),
    ring(view, { x, z, y: y + h }, top, tones.lit),
  ].join('');
}
