import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import * as t from '#text/ui/parts.ts';

/** Clamps any number to a whole score from 0 to 100; no number at all counts as 0. */
export const clampScore = (score: number): number =>
  Number.isNaN(score) ? 0 : Math.round(Math.min(100, Math.max(0, score)));

type RingProps = {
  /** Clamped to 0-100. */
  score: number;
  /** What the score is of: 'Readiness score'. */
  label: string;
  /** Under the number; defaults to 'of 100'. */
  caption?: ReactNode;
  className?: string;
};

/** A score as a ring with its number inside. The number is the content; the ring only illustrates it. */
export function Ring({ score, label, caption = 'of 100', className }: RingProps) {
  const value = clampScore(score);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={t.of100(value)}
      className={cn('ring-meter relative grid place-items-center', className)}
    >
      <svg
        viewBox="0 0 100 100"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="50" cy="50" r="44" strokeWidth="8" className="stroke-line" />
        {value > 0 && (
          <circle
            cx="50"
            cy="50"
            r="44"
            strokeWidth="8"
            pathLength="100"
            strokeDasharray={`${value} 100`}
            strokeLinecap="round"
            className="stroke-pine transition-[stroke-dasharray]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="grid text-center">
        <span className="tabular font-display text-[2.75em] leading-none font-semibold">{value}</span>
        <span className="text-sm text-muted">{caption}</span>
      </span>
    </div>
  );
}
