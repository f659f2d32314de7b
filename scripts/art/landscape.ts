import {
  circle,
  dice,
  ellipse,
  falling,
  fill,
  mix,
  n,
  polygon,
  radiant,
  rectangle,
  softLine,
  stroke,
  whole,
  type Point,
} from './kit.ts';
import type { Light } from './light.ts';

/** The whole sky, down to `horizon`; the ground below it is covered by land. */
export function sky(light: Light, width: number, height: number, horizon: number): string {
  const end = Math.min(1, (horizon / height) * 1.02);
  const [zenith, middle, low, edge] = light.sky;
  return fill(
    rectangle(0, 0, width, height),
    falling([0, zenith], [end * 0.42, middle], [end * 0.8, low], [end, edge]),
  );
}

/** The low sun and the light around it. */
export const sun = (light: Light, x: number, y: number, r: number, reach = 7): string =>
  fill(circle(x, y, r * reach), radiant([0, light.sun, 0.85], [0.25, light.sun, 0.4], [1, light.sun, 0])) +
  fill(circle(x, y, r), light.sun);

/** A warm pool of light around a lamp, a window or a screen. */
export const glow = (light: Light, x: number, y: number, rx: number, ry = rx, strength = 0.6): string =>
  fill(
    ellipse(x, y, rx, ry),
    radiant([0, light.glow, strength], [0.4, light.lamp, strength * 0.4], [1, light.lamp, 0]),
  );

/** Long flat evening clouds, brighter underneath. */
export function clouds(
  light: Light,
  seed: number,
  places: readonly (readonly [x: number, y: number, width: number])[],
): string {
  const roll = dice(seed);
  return places
    .map(([x, y, width]) => {
      const tall = width * (0.022 + roll() * 0.014);
      const top: Point[] = Array.from({ length: 7 }, (_, i) => [
        x + (width * (i + 0.5)) / 7,
        y - tall * Math.sin(((i + 0.5) / 7) * Math.PI) * (0.6 + roll() * 0.9),
      ]);
      const d = `${softLine([[x, y], ...top, [x + width, y]])}q${n(-width * 0.35)} ${n(tall * 0.55)} ${n(-width * 0.55)} ${n(tall * 0.28)}t${n(-width * 0.45)} ${n(-tall * 0.28)}z`;
      return fill(d, light.sky[3], { opacity: 0.42 });
    })
    .join('');
}

export type Ridge = {
  /** where it starts, the left edge by default */
  x?: number;
  width: number;
  /** the base line of the ridge, and where its color ends */
  base: number;
  bottom: number;
  /** how far its highest point rises above the base */
  height: number;
  seed: number;
  /** 0 is a soft grass hill, 1 a rocky crest */
  rough?: number;
  /** how many hills across, and how finely they are drawn */
  hills?: number;
  grain?: number;
  /** round to this many pixels where tenths would be wasted */
  round?: number;
};

/** The crest of a ridge, left to right: broad hills with smaller ones on top. */
export function crest({
  width,
  base,
  height,
  seed,
  rough = 0.5,
  hills = 3,
  x = 0,
  grain = 1,
}: Ridge): Point[] {
  const roll = dice(seed);
  const phases = Array.from({ length: 5 }, () => roll() * Math.PI * 2);
  const count = Math.round((16 + rough * 40) * grain);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    let level = 0;
    phases.forEach((phase, octave) => {
      const wave = Math.sin(t * Math.PI * 2 * hills * 0.5 * 1.87 ** octave + phase);
      const sharp = 1 - Math.abs(wave) * 2.2;
      level += (wave * (1 - rough) + sharp * rough) * 0.52 ** octave;
    });
    const jag = (roll() - 0.5) * rough * 0.1;
    return [x - 4 + t * (width + 8), base - height * (0.5 + level * 0.27 + jag)];
  });
}

const land = (points: readonly Point[], bottom: number, rough: number): string => {
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  const line = rough < 0.45 ? softLine(points) : polygon(points, false);
  return `${line}V${n(bottom)}H${n(first[0])}z`.replace(`H${n(last[0])}`, '');
};

/** The outline of a ridge, and the folds on its shaded sides. */
export function ridgeShape(shape: Ridge): { body: string; folds: string } {
  const { round } = shape;
  const rounded = ([x, y]: Point): Point =>
    round === undefined ? [x, y] : [Math.round(x / round) * round, Math.round(y / round) * round];
  const points = crest(shape).map(rounded);
  const roll = dice(shape.seed + 77);
  const folds = points.flatMap((point, i): string[] => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after || before[1] < point[1] || after[1] < point[1]) return [];
    let end = i + 1;
    while (end < points.length - 1 && (points[end + 1] as Point)[1] > (points[end] as Point)[1]) end++;
    const slope = points.slice(i, end + 1);
    const foot = slope.at(-1) as Point;
    if (foot[1] - point[1] < shape.height * 0.06) return [];
    const reach = foot[0] - point[0];
    const depth = Math.min(reach * 0.8, shape.height * (0.16 + roll() * 0.22));
    const back: Point[] = [
      [foot[0] - reach * 0.06, foot[1] + depth * 0.5],
      [point[0] + reach * 0.6, foot[1] + depth * 0.12],
      [point[0] + reach * 0.52, foot[1] + depth * 0.75],
      [point[0] + reach * 0.16, point[1] + (foot[1] - point[1]) * 0.75 + depth * 0.2],
      [point[0] + reach * 0.2, point[1] + (foot[1] - point[1]) * 0.4],
    ];
    return [polygon([...slope, ...back.map(rounded)])];
  });
  return { body: land(points, shape.bottom, shape.rough ?? 0.5), folds: folds.join('') };
}

/**
 * A ridge in one tone that fades into mist toward its foot. `relief` adds a second tone on the shaded sides,
 * so that it looks like a mountain and not a paper cutout.
 */
export function ridge(shape: Ridge, tone: string, mist: string, relief?: string): string {
  const { body, folds } = ridgeShape(shape);
  const paint = falling([0, tone], [0.35, mix(tone, mist, 0.12)], [1, mix(tone, mist, 0.62)]);
  return fill(body, paint) + (relief ? fill(folds, relief, { opacity: 0.5 }) : '');
}

/** Bushes and grass along an edge, in the tone of the ground below them. */
export function scrub(
  line: (t: number) => Point,
  seed: number,
  size: number,
  tone: string,
  count = 30,
): string {
  const roll = dice(seed);
  const d = Array.from({ length: count }, (_, i) => {
    const [x, y] = line((i + roll() * 0.8) / count);
    const r = size * (0.4 + roll() * 0.9);
    return `M${whole(x - r)} ${whole(y + 2)}q${whole(r * 0.2)} ${whole(-r)} ${whole(r)} ${whole(-r * (0.7 + roll() * 0.4))}t${whole(r * 1.1)} ${whole(r)}z`;
  }).join('');
  return fill(d, tone);
}

/** Blades of dry grass in front, leaning with the wind. */
export function grass(
  x: number,
  y: number,
  width: number,
  seed: number,
  height: number,
  tone: string,
): string {
  const roll = dice(seed);
  const d = Array.from({ length: Math.round(width / 12) }, () => {
    const gx = x + roll() * width;
    const h = height * (0.4 + roll() * 0.6);
    const lean = h * (roll() * 0.7 - 0.2);
    return `M${whole(gx - 1.4)} ${whole(y)}q${whole(lean * 0.2)} ${whole(-h * 0.6)} ${whole(lean)} ${whole(-h)}q${whole(-lean * 0.5)} ${whole(h * 0.6)} ${whole(2.8 - lean)} ${whole(h)}z`;
  }).join('');
  return fill(d, tone);
}

/** Power or telephone line between two poles, hanging. */
export const wire = (from: Point, to: Point, sag: number, tone: string, width = 1): string =>
  stroke(
    `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag)} ${n(to[0])} ${n(to[1])}`,
    tone,
    width,
  );

/**
 * A road over open land, through points from near to far. It narrows toward the horizon and lies flat: thin
 * where it runs across the view, wide where it runs away from us. `offset` (-1 to 1) draws a line on it.
 */
export function road(
  points: readonly Point[],
  horizon: number,
  spread: number,
  paint: string,
  { width = 1, offset = 0 }: { width?: number; offset?: number } = {},
): string {
  const line = points.flatMap((point, i): Point[] => {
    const [p0, p2, p3] = [points[i - 1] ?? point, points[i + 1], points[i + 2] ?? points[i + 1]];
    if (!p2 || !p3) return [point];
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => {
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * point[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * point[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * point[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      return [along(0), along(1)];
    });
  });
  const edge = (side: number) =>
    line.map(([x, y], i): Point => {
      const before = line[i - 1] ?? [x, y];
      const after = line[i + 1] ?? [x, y];
      // across the road, in the plane of the ground (which we see at a slant)
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) / 0.34];
      const length = Math.hypot(dx, dy) || 1;
      const half = Math.max(0.4, (y - horizon) * spread) * side;
      return [x + (-dy / length) * half, y + (dx / length) * half * 0.34];
    });
  return fill(polygon([...edge(offset - width), ...edge(offset + width).toReversed()]), paint);
}
