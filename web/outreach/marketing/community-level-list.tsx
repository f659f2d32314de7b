import { levels, SAMPLE_POINTS, namedProgressAt } from './community-levels.ts';
import { CommunitySection } from './community-section.tsx';
import { cn } from '#web/ui/cn.ts';
import { locale } from '#text/locale.ts';
import * as t from '#text/outreach/community-sections.ts';

const count = new Intl.NumberFormat(locale);

export function CommunityLevels() {
  const { level: sampleLevel, next, percent } = namedProgressAt(SAMPLE_POINTS);
  return (
    <CommunitySection id="levels" title={t.levelsTitle} intro={t.levelsIntro}>
      <ol className="border-l-2 border-line">
        {levels.map(({ name, from, gives }) => (
          <li key={name} className="relative pb-8 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-2 -left-[0.4375rem] size-3 rounded-full border-2 border-paper',
                from <= SAMPLE_POINTS ? 'bg-pine' : 'bg-line-strong',
              )}
            />
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-xl">{name}</h3>
              <p className="tabular text-muted">{t.fromPoints(count.format(from))}</p>
            </div>
            <p className="mt-1.5 max-w-prose text-muted">{gives}</p>
            {name === sampleLevel.name && next && (
              <p className="mt-3 inline-block rounded-control bg-pine-soft px-3 py-1.5 text-sm text-pine-ink">
                {t.sampleIsHere(SAMPLE_POINTS, percent, next.name)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </CommunitySection>
  );
}
