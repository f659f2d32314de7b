import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import * as t from '#text/ui/parts.ts';

const FILLS = {
  pine: 'fill-pine',
  moss: 'fill-moss',
  sky: 'fill-sky',
  amber: 'fill-amber',
  danger: 'fill-danger',
  'plan-blue': 'fill-plan-blue',
  'plan-purple': 'fill-plan-purple',
  'plan-orange': 'fill-plan-orange',
};

type BarMeterProps = {
  label: string;
  value: number;
  max: number;
  /** The amount in words at the end of the row; defaults to '12 of 15'. */
  text?: string;
  hint?: ReactNode;
  tone?: keyof typeof FILLS;
  className?: string;
};

/** One row of a breakdown: its name, its amount, and a bar of value against max. */
export function BarMeter({ label, value, max, text, hint, tone = 'pine', className }: BarMeterProps) {
  const words = text ?? t.ofMax(value, max);
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="tabular text-right text-sm text-muted" aria-hidden="true">
          {words}
        </span>
      </div>
      <svg
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={words}
        className="block h-2.5 w-full overflow-hidden rounded-full bg-line"
      >
        <rect width={`${share}%`} height="100%" rx="5" className={cn('transition-[width]', FILLS[tone])} />
      </svg>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
