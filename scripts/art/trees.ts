import { at, dice, fill, group, n, polygon, whole, type Point } from './kit.ts';

/** Distant foliage: a closed line of round bumps through the points. */
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

/**
 * A live oak, 104 high, at the origin: a short forked trunk, three clumps of leaves, and the sunlit part of
 * each.
 */
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

/** An Italian cypress: dark and flame-shaped, next to a house. */
export const cypress = (x: number, y: number, height: number, tone: string): string => {
  const w = height * 0.1;
  return fill(
    `M${n(x)} ${n(y - height)}c${n(w)} ${n(height * 0.3)} ${n(w * 1.3)} ${n(height * 0.75)} ${n(w * 0.7)} ${n(height * 0.96)}q${n(-w * 0.7)} ${n(height * 0.05)} ${n(-w * 1.4)} 0c${n(-w * 0.6)} ${n(-height * 0.21)} ${n(-w * 0.3)} ${n(-height * 0.66)} ${n(w * 0.7)} ${n(-height * 0.96)}z`,
    tone,
  );
};
