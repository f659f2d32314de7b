import { ChartReader } from './chart-reader.tsx';
import { cn } from './cn.ts';
import { labelled, plot, type ChartPoint } from './plot.ts';

type LineChartProps = {
  /** What is drawn: 'Points balance, last 30 days'. */
  label: string;
  points: readonly ChartPoint[];
  /** Those that are read out, where all of them would be too many: the points at which something changed. */
  listed?: readonly ChartPoint[];
  /** How a value reads in the axis and the table; plain numbers unless told. */
  format?: (value: number) => string;
  /** How one value reads alone, with its unit; as in the axis unless told. */
  say?: (value: number) => string;
  /** The line alone, for a corner of a card; its floor is the lowest value, not zero. */
  spark?: boolean;
  className?: string;
};

/**
 * A line over time, without a library. Each value can be read by pointer, finger and keys; the same data stands in a
 * table for those who do not see it. Axis labels are SVG, which has places in percent without a style attribute.
 */
export function LineChart(props: LineChartProps) {
  const { label, points, listed = points, format = String, say = format, spark, className } = props;
  const { line, area, last, ticks, x, y } = plot(points, !spark);
  const drawing = (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={cn('block w-full overflow-visible', spark ? 'h-10' : 'h-40')}
    >
      {!spark && <path d={area} className="fill-pine-soft" />}
      {ticks.map((tick) => (
        <path key={tick} d={`M0 ${y(tick)}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
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
  );
  return (
    <figure className={cn('grid gap-1', className)}>
      {spark ? (
        drawing
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-x-3">
          {/* Half a line out at both ends: each number stands at its line. */}
          <div
            aria-hidden="true"
            className="tabular -my-[0.5em] flex flex-col-reverse justify-between text-right text-sm leading-none text-muted"
          >
            {ticks.map((tick) => (
              <span key={tick}>{format(tick)}</span>
            ))}
          </div>
          <ChartReader label={label} points={points} say={say} x={x} y={y}>
            {drawing}
          </ChartReader>
          <svg
            aria-hidden="true"
            className="col-start-2 mt-1 block h-5 w-full overflow-visible fill-muted text-sm"
          >
            {labelled(points.length).map(({ index, isMain }) => (
              <text
                key={index}
                x={`${x(index)}%`}
                y="15"
                textAnchor={x(index) === 0 ? 'start' : x(index) === 100 ? 'end' : 'middle'}
                className={cn(!isMain && 'max-md:hidden')}
              >
                {points[index]?.tick ?? points[index]?.label}
              </text>
            ))}
          </svg>
        </div>
      )}
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
