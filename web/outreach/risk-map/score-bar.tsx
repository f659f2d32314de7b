import { cn } from '#web/ui/cn.ts';
import { bandOf, FILL } from './risk-bands.ts';
import { formatScore } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';

type ScoreBarProps = { label: string; score: number | null; rating: string };

/** One hazard: its name, FEMA's rating, and its score as a bar in the color of the score's band. */
export function ScoreBar({ label, score, rating }: ScoreBarProps) {
  const words =
    score === null ? (rating === '' ? t.notReported : rating) : `${formatScore(score)}, ${rating}`;
  return (
    <li className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="tabular text-right text-sm text-muted">{words}</span>
      </span>
      {/* The text has all the information; the bar is decorative. */}
      <svg aria-hidden="true" className="block h-2.5 w-full overflow-hidden rounded-full bg-line">
        {score !== null && (
          <rect
            width={`${score}%`}
            height="100%"
            rx="5"
            className={cn('transition-[width]', FILL[bandOf(score).color])}
          />
        )}
      </svg>
    </li>
  );
}
