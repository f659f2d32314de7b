import { cn } from '#web/ui/cn.ts';
import { bandOf, DOT, type RiskColor } from './risk-bands.ts';
import { explainRating } from './rating-words.ts';
import { formatScore } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';

/** A dot in a band's color. Always shown next to the band's word. */
export function RiskDot({ color, className }: { color: RiskColor; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('inline-block size-3 shrink-0 rounded-full ring-1 ring-ink/25', DOT[color], className)}
    />
  );
}

/** A score, with a sentence that explains it beside FEMA's rating. */
export function ScoreMark({ score, rating }: { score: number; rating: string }) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline gap-2">
        <span className="tabular font-display text-4xl leading-none font-semibold">{formatScore(score)}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {t.of100}
          <RiskDot color={bandOf(score).color} />
        </span>
      </p>
      <p className="text-sm text-muted">{explainRating(rating, score)}</p>
    </div>
  );
}
