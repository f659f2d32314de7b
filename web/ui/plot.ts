export type ChartPoint = { label: string; value: number };

/** Points as SVG paths in a 100 x 100 box, y downwards. The scale runs from the lowest to the highest value. */
export function plot(points: readonly ChartPoint[]) {
  const values = points.map((point) => point.value);
  const low = values.length ? Math.min(...values) : 0;
  const high = values.length ? Math.max(...values) : 0;
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
