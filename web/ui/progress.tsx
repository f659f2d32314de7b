import { cn } from './cn.ts';

type ProgressProps = {
  /** 0-100; omit while the amount of work is unknown. */
  value?: number | undefined;
  /** Names what is progressing. */
  label: string;
  /** The state in words, when a bare percentage isn't enough: '3 of 5 files'. */
  valueText?: string | undefined;
  className?: string;
};

/** A progress bar, drawn with SVG attributes so that it also keeps its value in prerendered HTML. */
export function Progress({ value, label, valueText, className }: ProgressProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      aria-valuetext={valueText}
      className={cn('block h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <rect
        width={`${known ?? 35}%`}
        height="100%"
        rx="4"
        className={cn(
          'fill-pine',
          known === undefined
            ? 'animate-slide motion-reduce:[width:100%] motion-reduce:opacity-40'
            : 'transition-[width]',
        )}
      />
    </svg>
  );
}
