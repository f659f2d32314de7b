import {
  at,
  circle,
  dice,
  ellipse,
  falling,
  fill,
  group,
  mix,
  n,
  polygon,
  radiant,
  rectangle,
  softLine,
  stroke,
  type Point,
} from './kit.ts';
import type { Light } from './light.ts';

/** Leaves and grass need no fraction of a pixel. */
const whole = (value: number) => n(Math.round(value));

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
  /** where it begins, at the left edge unless told */
  x?: number;
  width: number;
  /** the line the ridge stands on, and where its colour ends */
  base: number;
  bottom: number;
  /** how far its highest top rises above the base */
  height: number;
  seed: number;
  /** 0 is a soft grass hill, 1 a rocky crest */
  rough?: number;
  /** how many hills across, and how finely they are drawn */
  hills?: number;
  grain?: number;
  /** round to so many pixels, where a tenth would be wasted */
  round?: number;
};

/** The crest of a ridge, left to right: broad hills carrying smaller ones. */
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

/** The outline of a ridge, and the folds on the sides turned from the sun. */
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
 * A ridge in one tone that thins into mist towards its foot. With `relief`, the sides turned from the sun carry a
 * second tone: that is what makes it a mountain and not a paper cut.
 */
export function ridge(shape: Ridge, tone: string, mist: string, relief?: string): string {
  const { body, folds } = ridgeShape(shape);
  const paint = falling([0, tone], [0.35, mix(tone, mist, 0.12)], [1, mix(tone, mist, 0.62)]);
  return fill(body, paint) + (relief ? fill(folds, relief, { opacity: 0.5 }) : '');
}

/** Bushes and grass along an edge, in the tone of the ground they stand on. */
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

/** Leaves seen from afar: a closed line of round bumps through the points. */
function leaves(points: readonly Point[]): string {
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length] as Point;
    const r = Math.hypot(x - px, y - py) * 0.56;
    d += i === 0 ? `M${whole(x)} ${whole(y)}` : `A${whole(r)} ${whole(r)} 0 0 1 ${whole(x)} ${whole(y)}`;
  });
  return `${d}z`;
}

/** A clump of leaves: bumps over the top, almost flat below. */
export function clump(
  x: number,
  y: number,
  rx: number,
  ry: number,
  roll: () => number,
  count: number,
): string {
  const ring = Array.from({ length: count }, (_, i): Point => {
    const angle =
      Math.PI * 0.94 + (i / (count - 1)) * Math.PI * 1.12 + (i && i < count - 1 ? (roll() - 0.5) * 0.22 : 0);
    const reach = 0.93 + roll() * 0.14;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const below = [0.5, 0.02, -0.5].map((t): Point => [x + t * rx, y + ry * (0.2 + roll() * 0.12)]);
  return leaves([...ring, ...below]);
}

/** A live oak 104 high at the origin: a short forked trunk, three clumps of leaves, and the sunny part of each. */
export function oakShape(seed: number): { trunk: string; crown: string[]; sunny: string[] } {
  const roll = dice(seed);
  const jitter = () => (roll() - 0.5) * 8;
  const parts = [
    [0, -56, 50, 46],
    [-38, -46, 36, 30],
    [38, -48, 36, 32],
  ].map(([cx = 0, cy = 0, rx = 0, ry = 0]) => [cx + jitter(), cy + jitter() * 0.5, rx, ry] as const);
  return {
    trunk: 'M-8 0q5-16 1-30l-20-18 4-4 20 14 2-26h6l0 24 20-18 5 4-22 24q-2 14 4 30z',
    sunny: parts.map(([cx, cy, rx, ry]) =>
      clump(cx - rx * 0.2, cy - ry * 0.32, rx * 0.62, ry * 0.56, roll, 6),
    ),
    crown: parts.map(([cx, cy, rx, ry]) => clump(cx, cy, rx, ry, roll, 9)),
  };
}

export function oak(x: number, y: number, height: number, seed: number, tone: string, sunny: string): string {
  const shape = oakShape(seed);
  return group(
    { at: at(x, y, height / 104) },
    fill(shape.trunk, tone),
    ...shape.crown.map((d) => fill(d, tone)),
    ...shape.sunny.map((d) => fill(d, sunny, { opacity: 0.8 })),
  );
}

/** A pine: uneven tiers of drooping branches. */
export function pine(x: number, y: number, height: number, seed: number, tone: string): string {
  const roll = dice(seed);
  const tiers = 8;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const top = -height + (height * 0.9 * i) / tiers;
    const reach = height * (0.03 + 0.19 * ((i + 1) / tiers) ** 0.9);
    const drop = (height * 0.9) / tiers;
    left.push(
      [x - reach * (0.85 + roll() * 0.3), y + top + drop * (1.05 + roll() * 0.2)],
      [x - reach * 0.42, y + top + drop * 0.92],
    );
    right.push(
      [x + reach * (0.85 + roll() * 0.3), y + top + drop * (1.05 + roll() * 0.2)],
      [x + reach * 0.42, y + top + drop * 0.92],
    );
  }
  const trunk = height * 0.018;
  return fill(
    polygon([
      [x, y - height * 1.03],
      ...right,
      [x + trunk, y - height * 0.1],
      [x + trunk, y],
      [x - trunk, y],
      [x - trunk, y - height * 0.1],
      ...left.toReversed(),
    ]),
    tone,
  );
}

/** A fan palm: a slim bent trunk and a ragged round head. */
export function palm(x: number, y: number, height: number, seed: number, tone: string, lean = 0.06): string {
  const roll = dice(seed);
  const head: Point = [x + height * lean, y - height];
  const w = height * 0.016;
  const trunk = `M${n(x - w)} ${n(y)}Q${n(x - w * 0.4)} ${n(y - height * 0.55)} ${n(head[0] - w * 0.5)} ${n(head[1])}h${n(w)}Q${n(x + w * 1.4)} ${n(y - height * 0.5)} ${n(x + w * 1.2)} ${n(y)}z`;
  const fronds = Array.from({ length: 15 }, (_, i) => {
    const angle = -Math.PI * 0.5 + ((i - 7) / 7) * Math.PI * 0.86 + (roll() - 0.5) * 0.14;
    const long = height * (0.15 + roll() * 0.035);
    const sag = Math.abs(Math.cos(angle)) * long * 0.34 + Math.max(0, Math.sin(angle)) * long * 0.1;
    const [ex, ey] = [Math.cos(angle) * long, Math.sin(angle) * long + sag];
    const [mx, my] = [Math.cos(angle) * long * 0.55, Math.sin(angle) * long * 0.62];
    const wide = long * 0.13;
    return `M${n(head[0])} ${n(head[1])}q${n(mx - Math.sin(angle) * wide)} ${n(my + Math.cos(angle) * wide)} ${n(ex)} ${n(ey)}q${n(mx - ex + Math.sin(angle) * wide * 0.4)} ${n(my - ey - Math.cos(angle) * wide * 0.4)} ${n(-ex)} ${n(-ey)}z`;
  }).join('');
  const skirt = `M${n(head[0] - w * 2.4)} ${n(head[1])}q${n(w * 0.4)} ${n(height * 0.07)} ${n(w * 1.6)} ${n(height * 0.1)}h${n(w * 1.6)}q${n(w * 1.2)} ${n(-height * 0.03)} ${n(w * 1.6)} ${n(-height * 0.1)}z`;
  return fill(trunk, tone) + fill(skirt, tone) + fill(fronds, tone);
}

/** An Italian cypress: a dark flame-shaped exclamation beside a house. */
export const cypress = (x: number, y: number, height: number, tone: string): string => {
  const w = height * 0.1;
  return fill(
    `M${n(x)} ${n(y - height)}c${n(w)} ${n(height * 0.3)} ${n(w * 1.3)} ${n(height * 0.75)} ${n(w * 0.7)} ${n(height * 0.96)}q${n(-w * 0.7)} ${n(height * 0.05)} ${n(-w * 1.4)} 0c${n(-w * 0.6)} ${n(-height * 0.21)} ${n(-w * 0.3)} ${n(-height * 0.66)} ${n(w * 0.7)} ${n(-height * 0.96)}z`,
    tone,
  );
};

/** Power or telephone line between two poles, hanging. */
export const wire = (from: Point, to: Point, sag: number, tone: string, width = 1): string =>
  stroke(
    `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag)} ${n(to[0])} ${n(to[1])}`,
    tone,
    width,
  );

/**
 * A road over open land, through points from near to far. It narrows towards the horizon and lies flat: where it runs
 * across the view it is thin, where it runs away from us it is wide. `offset` (-1 to 1) draws a line on it.
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
