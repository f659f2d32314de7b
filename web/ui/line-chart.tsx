import { cn } from './cn.ts';
import { plot, type ChartPoint } from './plot.ts';

type LineChartProps = {
  /** What is drawn: 'Points balance, last 30 days'. */
  label: string;
  points: readonly ChartPoint[];
  /** Those that are read out, where all of them would be too many: the points at which something changed. */
  listed?: readonly ChartPoint[];
  /** How a value reads in the axis and the table; plain numbers unless told. */
  format?: (value: number) => string;
  /** The line alone, for a corner of a card; its floor is the lowest value, not zero. */
  spark?: boolean;
  className?: string;
};

/** A line over time, without a library. The same data stands in a table for those who do not see it. */
export function LineChart(props: LineChartProps) {
  const { label, points, listed = points, format = String, spark, className } = props;
  const { line, area, last, low, high } = plot(points, !spark);
  return (
    <figure className={cn('grid gap-1', className)}>
      <div aria-hidden="true" className={cn('grid gap-x-3', !spark && 'grid-cols-[auto_1fr]')}>
        {!spark && (
          <div className="tabular flex flex-col justify-between text-right text-sm leading-none text-muted">
            <span>{format(high)}</span>
            <span>{format(low)}</span>
          </div>
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className={cn('block w-full overflow-visible', spark ? 'h-10' : 'h-40')}
        >
          {!spark && <path d={area} className="fill-pine-soft" />}
          {!spark &&
            [0, 50, 100].map((y) => (
              <path key={y} d={`M0 ${y}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
            ))}
          <path
            d={line}
            className="stroke-pine"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {/* A line of no length with round ends stays a round dot however the box is stretched. */}
          <path
            d={last}
            className="stroke-pine"
            strokeWidth="8"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {!spark && (
          <div className="col-start-2 flex justify-between pt-1 text-sm text-muted">
            <span>{points[0]?.label}</span>
            <span>{points.at(-1)?.label}</span>
          </div>
        )}
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <tbody>
          {listed.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
