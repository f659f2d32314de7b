import { fill, mix, polygon, type Point } from './kit.ts';
import { STUFF, tones, type Light } from './light.ts';
import { beam, disc, face, placed, type Camera, type Place, type Placement } from './space.ts';

const R = 1.95;
const AXIS = 3.7;
/** Along the body from the tail: the center of the tube and its thickness there. */
const TUBE: readonly (readonly [along: number, middle: number, r: number])[] = [
  [-17.2, AXIS + 1.2, 0.3],
  [-15.5, AXIS + 0.98, 0.72],
  [-13.4, AXIS + 0.62, 1.2],
  [-11.2, AXIS + 0.28, 1.62],
  [-9, AXIS + 0.06, 1.88],
  [-7, AXIS, R],
  [30, AXIS, R],
];
const SEATS = Array.from({ length: 24 }, (_, i) => -5.2 + i * 0.82);

/** A point on the hull: along the body, and by angle, 0 toward us, 90 on top. */
function skin(along: number, degrees: number): Place {
  const next = TUBE.findIndex(([x]) => x >= along);
  const [to, from] = [TUBE[Math.max(1, next)], TUBE[Math.max(0, next - 1)]];
  if (!to || !from) return [along, AXIS, -R];
  const share = (along - from[0]) / (to[0] - from[0]);
  const [middle, r] = [from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
  const angle = (degrees * Math.PI) / 180;
  return [along, middle + Math.sin(angle) * r, -Math.cos(angle) * r];
}

/** The outline around all points; the tube is convex everywhere. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const line: Point[] = [];
    for (const p of list) {
      for (let last = line.at(-1), before = line.at(-2); last && before;) {
        const turn = (last[0] - before[0]) * (p[1] - before[1]) - (last[1] - before[1]) * (p[0] - before[0]);
        if (turn > 0) break;
        line.pop();
        [last, before] = [line.at(-1), line.at(-2)];
      }
      line.push(p);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The rear of an airliner on the apron: tail, lit windows, and the rear door at `-6.6` meters. */
export function airliner(view: Camera, light: Light, stand: Placement, front: number): string {
  const put = placed(stand);
  const shell = tones(light, STUFF.cream);
  const fin = tones(light, STUFF.pine);
  const ring = (along: number) => Array.from({ length: 18 }, (_, i) => view.see(put(skin(along, i * 20))));
  const stations = [...TUBE.map(([along]) => along).filter((along) => along < front), front];
  const strip = (low: number, high: number, paint: string, from = -17.2, opacity?: number) => {
    const along = [from, ...stations.filter((s) => s > from)];
    const places = [
      ...along.map((s) => put(skin(s, high))),
      ...along.toReversed().map((s) => put(skin(s, low))),
    ];
    return face(view, places, paint, opacity);
  };
  const plate = (points: readonly Place[], paint: string) => face(view, points.map(put), paint);
  const windows = SEATS.map((s) =>
    plate([skin(s, 22), skin(s + 0.36, 22), skin(s + 0.36, 9), skin(s, 9)], light.lamp),
  );
  return [
    plate(
      [
        [-15.6, AXIS + 1.3, 1],
        [-12.4, AXIS + 1, 1],
        [-14.6, AXIS + 1.7, 6.4],
        [-16.2, AXIS + 1.7, 6.4],
      ],
      shell.deep,
    ),
    plate(
      [
        [-16.4, AXIS + 1.5, 0],
        [-18.2, AXIS + 7.9, 0],
        [-15.6, AXIS + 7.9, 0],
        [-10.6, AXIS + 2.2, 0],
        [-8.2, AXIS + 1.6, 0],
        [-9, AXIS + 1, 0],
      ],
      fin.mid,
    ),
    plate(
      [
        [-17.2, AXIS + 4.3, -0.05],
        [-18.2, AXIS + 7.9, -0.05],
        [-15.6, AXIS + 7.9, -0.05],
        [-13.7, AXIS + 5.7, -0.05],
      ],
      fin.lit,
    ),
    plate(
      [
        [-16.4, AXIS + 1.5, -0.05],
        [-18.2, AXIS + 7.9, -0.05],
        [-17.5, AXIS + 7.9, -0.05],
        [-15.5, AXIS + 1.5, -0.05],
      ],
      fin.shade,
    ),
    fill(polygon(hull(stations.flatMap(ring))), mix(shell.lit, shell.mid, 0.35)),
    strip(38, 100, shell.lit),
    strip(-95, -22, shell.shade),
    strip(-95, -52, shell.deep, -14),
    strip(-14, -6, fin.mid, -14),
    ...windows,
    plate(
      [
        [-15.4, AXIS + 1.05, -0.55],
        [-11.9, AXIS + 0.85, -1],
        [-14.4, AXIS + 1.5, -6.6],
        [-16, AXIS + 1.5, -6.6],
      ],
      mix(shell.lit, shell.mid, 0.6),
    ),
    plate(
      [
        [-11.9, AXIS + 0.85, -1],
        [-14.4, AXIS + 1.5, -6.6],
        [-14.6, AXIS + 1.3, -6.6],
        [-12.3, AXIS + 0.62, -1],
      ],
      shell.shade,
    ),
  ].join('');
}

/** A traveler's position on the stairs: 0 is the ground, 1 the door. */
export const stairPlace = (stand: Placement, share: number): Place =>
  placed(stand)([DOOR + 0.5, SILL * share, -(2 + (1 - share) * RUN)]);

const DOOR = -6.9;
const SILL = 2.75;
const RUN = 4.3;
const STEPS = 9;

/** Stairs from the apron to the rear door; draw what is behind them first. */
export function stairs(view: Camera, light: Light, stand: Placement): string {
  const put = placed(stand);
  const metal = tones(light, STUFF.metal);
  const plate = (points: readonly Place[], paint: string) => face(view, points.map(put), paint);
  const out = (share: number) => -(1.9 + (1 - share) * RUN);
  const [left, right] = [DOOR, DOOR + 1.2];
  const rail = (x: number, paint: string) =>
    [0, 0.33, 0.66, 1]
      .map((s) => beam(view, put([x, SILL * s, out(s)]), put([x, SILL * s + 1, out(s)]), 0.06, paint))
      .join('') + beam(view, put([x, 1, out(0)]), put([x, SILL + 1, out(1)]), 0.08, paint);
  const steps = Array.from({ length: STEPS }, (_, i) => {
    const [low, high] = [i / STEPS, (i + 1) / STEPS];
    return (
      plate(
        [
          [left, SILL * high, out(low)],
          [right, SILL * high, out(low)],
          [right, SILL * low, out(low)],
          [left, SILL * low, out(low)],
        ],
        metal.shade,
      ) +
      plate(
        [
          [left, SILL * high, out(high)],
          [right, SILL * high, out(high)],
          [right, SILL * high, out(low)],
          [left, SILL * high, out(low)],
        ],
        metal.lit,
      )
    );
  });
  return [
    plate(
      [
        [right, 0.3, out(0.05)],
        [right, SILL, out(1)],
        [right, SILL - 0.5, out(1)],
        [right, 0, out(0.1)],
      ],
      metal.deep,
    ),
    ...[0.45, 0.95].map((s) =>
      beam(view, put([right, 0, out(s)]), put([right, SILL * s, out(s)]), 0.12, metal.deep),
    ),
    rail(right, metal.shade),
    ...steps.toReversed(),
  ].join('');
}

/** The nearest hand rail, drawn after the people on the stairs. */
export function nearRail(view: Camera, light: Light, stand: Placement): string {
  const put = placed(stand);
  const metal = tones(light, STUFF.metal);
  const out = (share: number) => -(1.9 + (1 - share) * RUN);
  return (
    [0, 0.33, 0.66, 1]
      .map((s) =>
        beam(view, put([DOOR, SILL * s, out(s)]), put([DOOR, SILL * s + 1, out(s)]), 0.06, metal.mid),
      )
      .join('') + beam(view, put([DOOR, 1, out(0)]), put([DOOR, SILL + 1, out(1)]), 0.08, metal.lit)
  );
}

/** The open door and the cabin light in it. */
export function cabinDoor(view: Camera, light: Light, stand: Placement): string {
  const put = placed(stand);
  const door = [skin(DOOR + 0.12, 31), skin(DOOR + 1.1, 31), skin(DOOR + 1.1, -29), skin(DOOR + 0.12, -29)];
  const leaf = [skin(DOOR + 1.15, 31), skin(DOOR + 2, 31), skin(DOOR + 2, -29), skin(DOOR + 1.15, -29)].map(
    ([x, y, z]): Place => [x, y, z - 0.15],
  );
  return face(view, door.map(put), light.glow) + face(view, leaf.map(put), tones(light, STUFF.cream).mid);
}

/** The main gear under the belly. */
export const gear = (view: Camera, light: Light, stand: Placement, along: number): string => {
  const put = placed(stand);
  const dark = tones(light, STUFF.coal);
  return [0.7, 0, -1.2]
    .map((z) =>
      z === 0
        ? beam(view, put([along, 2.2, -0.6]), put([along, 0.5, -0.6]), 0.26, tones(light, STUFF.metal).shade)
        : disc(view, (x, y) => put([along + x, 0.55 + y, z]), 0.55, dark.deep),
    )
    .join('');
};
