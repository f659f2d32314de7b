import { cn } from '#web/ui/cn.ts';
import { bandOf, DOT, type RiskColor } from './risk-bands.ts';
import { formatScore } from './risk-format.ts';

/** A dot in a band's color. Always shown next to the band's word. */
export function RiskDot({ color, className }: { color: RiskColor; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('inline-block size-3 shrink-0 rounded-full ring-1 ring-ink/25', DOT[color], className)}
    />
  );
}

/** A score and the band it falls in. */
export function ScoreMark({ score }: { score: number }) {
  const band = bandOf(score);
  return (
    <p className="flex items-end gap-3">
      <span className="tabular font-display text-4xl leading-none font-semibold">{formatScore(score)}</span>
      <span className="text-sm leading-tight">
        <span className="text-muted">of 100</span>
        <span className="flex items-center gap-1.5 font-medium">
          <RiskDot color={band.color} />
          Score band: {band.word}
        </span>
      </span>
    </p>
  );
}
