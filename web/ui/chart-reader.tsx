import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { type ChartPoint, keyTo, nearest } from './plot.ts';

type ChartReaderProps = {
  label: string;
  points: readonly ChartPoint[];
  say: (value: number) => string;
  /** Position of a point and of a value, in percent. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** The chart to draw underneath. */
  children: ReactNode;
};

/**
 * Makes a chart's values readable by pointer, touch and arrow keys. It's a slider, so every screen reader
 * announces the value as it moves. It starts at the newest point.
 */
export function ChartReader({ label, points, say, x, y, children }: ChartReaderProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const newest = points.length - 1;
  // The line may have become shorter in the meantime.
  const index = Math.min(asked ?? newest, newest);
  const point = points[index];
  if (!point) return <div>{children}</div>;

  const readAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAsked(nearest((event.clientX - left) / width, points.length));
  };
  const onPointerLeave = (event: PointerEvent<HTMLElement>) => {
    // Lifting a finger also fires pointerleave. The touched value stays until the next touch.
    if (event.pointerType === 'mouse' && event.currentTarget !== document.activeElement) setAsked(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'Escape' ? null : keyTo(event.key, index, points.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAsked(to);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={index}
      aria-valuetext={`${point.label}: ${say(point.value)}`}
      onFocus={() => setAsked((now) => now ?? newest)}
      onBlur={() => setAsked(null)}
      onKeyDown={onKeyDown}
      onPointerDown={readAt}
      onPointerMove={readAt}
      onPointerLeave={onPointerLeave}
      className="relative cursor-crosshair touch-pan-y rounded-sm outline-offset-2"
    >
      {children}
      {asked !== null && (
        <>
          <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
            <line
              x1={`${x(index)}%`}
              x2={`${x(index)}%`}
              y1="0"
              y2="100%"
              className="stroke-line-strong"
              strokeDasharray="3 3"
            />
            <circle
              cx={`${x(index)}%`}
              cy={`${y(point.value)}%`}
              r="6"
              strokeWidth="2"
              className="fill-pine stroke-surface"
            />
          </svg>
          {/* Shifted left in proportion to its position, so that it never leaves the chart. */}
          <p
            aria-hidden="true"
            className={cn(
              'pointer-events-none absolute rounded-control bg-ink px-3 py-1.5 text-sm whitespace-nowrap text-paper',
              y(point.value) < 50 ? 'bottom-2' : 'top-2',
            )}
            style={{ left: `${x(index)}%`, transform: `translateX(-${x(index)}%)` }}
          >
            <span className="tabular font-medium">{say(point.value)}</span>
            <span className="block text-xs opacity-80">{point.label}</span>
          </p>
        </>
      )}
    </div>
  );
}
