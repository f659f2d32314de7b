import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { impactActions, SAMPLE_POINTS, namedProgressAt } from './community-levels.ts';
import * as t from '#text/outreach/community-sections.ts';

/** An ambassador's card as the app shows it. A sample, labeled as such. */
export function SampleCard({ className }: { className?: string }) {
  const { level, next, percent } = namedProgressAt(SAMPLE_POINTS);
  return (
    <section
      aria-label={t.sampleCard}
      className={cn('rounded-card border border-line bg-raised p-5', className)}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{level.name}</p>
        <Badge>{t.sample}</Badge>
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="tabular font-display text-4xl leading-none font-bold">{SAMPLE_POINTS}</span>{' '}
        <span className="text-muted">{t.impactPoints}</span>
      </p>
      <svg aria-hidden="true" className="mt-4 block h-2 w-full overflow-hidden rounded-full bg-line">
        <rect width={`${percent}%`} height="100%" rx="4" className="fill-pine" />
      </svg>
      <p className="mt-2 text-sm text-muted">{next ? t.toNextLevel(percent, next.name) : t.highestLevel}</p>
      <ul className="mt-4 border-t border-line pt-2 text-sm">
        {impactActions.slice(0, 3).map(({ key, name, points }) => (
          <li key={key} className="flex justify-between gap-3 py-1.5">
            {name} <span className="tabular font-semibold text-moss-ink">+{points}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
