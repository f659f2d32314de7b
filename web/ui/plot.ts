export type ChartPoint = { label: string; value: number };

/**
 * Points as SVG paths in a 100 x 100 box, y downwards. The scale ends at the highest value and starts at the lowest,
 * or at zero where an amount must be judged by its height.
 */
export function plot(points: readonly ChartPoint[], fromZero = false) {
  const values = points.map((point) => point.value);
  const bounds = fromZero || values.length === 0 ? [0, ...values] : values;
  const [low, high] = [Math.min(...bounds), Math.max(...bounds)];
  const span = high - low;
  const x = (index: number) => round(points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => round(span ? 100 - ((value - low) / span) * 100 : 50);
  const corners = values.map((value, index) => `${x(index)} ${y(value)}`);
  const end = corners.at(-1);
  return {
    line: corners.length ? `M${corners.join('L')}` : '',
    area: corners.length ? `M${x(0)} 100L${corners.join('L')}L${x(points.length - 1)} 100Z` : '',
    last: end ? `M${end}h0` : '',
    low,
    high,
  };
}

const round = (number: number) => Math.round(number * 100) / 100;
