export type ChartPoint = {
  label: string;
  /** Short label for the axis. */
  tick?: string;
  value: number;
};

/** Step sizes for round axis numbers. */
const STEPS = [1, 2, 2.5, 5, 10];
const STEPS_AT_MOST = 4;

/** Evenly spaced round integers from below the lowest to above the highest value: two to six of them. */
export function roundTicks(low: number, high: number): number[] {
  const raw = Math.max(1, (high - low) / STEPS_AT_MOST);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.ceil(power * (STEPS.find((round) => round * power >= raw) ?? 10));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/**
 * Points as SVG paths in a 100 x 100 box, y down. The scale runs from the lowest to the highest value. With
 * an axis it starts at zero and uses round numbers, so that heights are comparable.
 */
export function plot(points: readonly ChartPoint[], hasAxis = false) {
  const values = points.map((point) => point.value);
  const ticks = hasAxis ? roundTicks(Math.min(0, ...values), Math.max(0, ...values)) : [];
  const bounds = hasAxis ? ticks : values;
  const [low, high] = [Math.min(...bounds), Math.max(...bounds)];
  const x = (index: number) => round(points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => round(high > low ? 100 - ((value - low) / (high - low)) * 100 : 50);
  const corners = values.map((value, index) => `${x(index)} ${y(value)}`);
  const end = corners.at(-1);
  return {
    line: corners.length ? `M${corners.join('L')}` : '',
    area: corners.length ? `M${x(0)} 100L${corners.join('L')}L${x(points.length - 1)} 100Z` : '',
    last: end ? `M${end}h0` : '',
    ticks,
    x,
    y,
  };
}

/** The points that get an axis label: both ends, the middle and, where there is room, the quarters. */
export function labelled(count: number): { index: number; isMain: boolean }[] {
  const main = new Set([0, 2, 4].map((n) => Math.round((n * (count - 1)) / 4)));
  const all = new Set([0, 1, 2, 3, 4].map((n) => Math.round((n * (count - 1)) / 4)));
  return count < 1 ? [] : [...all].map((index) => ({ index, isMain: main.has(index) }));
}

/** Index of the point nearest to a position between the left edge (0) and the right edge (1). */
export const nearest = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));

/** Returns the point that a key moves to; undefined for other keys. */
export function keyTo(key: string, from: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const to = new Map([
    ['ArrowLeft', from - 1],
    ['ArrowDown', from - 1],
    ['ArrowRight', from + 1],
    ['ArrowUp', from + 1],
    ['PageDown', from - page],
    ['PageUp', from + page],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

const round = (number: number) => Math.round(number * 100) / 100;
