import { ChartReader } from './chart-reader.tsx';
import { cn } from './cn.ts';
import { labelled, plot, type ChartPoint } from './plot.ts';

type LineChartProps = {
  /** What is drawn: 'Points balance, last 30 days'. */
  label: string;
  points: readonly ChartPoint[];
  /** The points that screen readers list when all would be too many: those where the value changed. */
  listed?: readonly ChartPoint[];
  /** Formats a value for the axis and the table; plain numbers by default. */
  format?: (value: number) => string;
  /** Formats a single value with its unit; defaults to the axis format. */
  say?: (value: number) => string;
  /** A sparkline for the corner of a card; its baseline is the lowest value, not zero. */
  spark?: boolean;
  className?: string;
};

/**
 * A line chart over time, without a library. Each value can be read by pointer, touch and keyboard; a table
 * has the same data for screen readers. Axis labels are SVG, which can be positioned in percent without a
 * style attribute.
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
      {/* A zero-length line with round caps stays a round dot however the box is stretched. */}
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
          {/* Half a text line of overhang at both ends, so that each number is centered on its grid line. */}
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
      {/* A table ignores the width of sr-only and would widen the page. */}
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  );
}
