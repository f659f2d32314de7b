import { CommunityCalculator } from './community-calculator.tsx';
import { impactActions } from './community-levels.ts';
import { SampleCard } from './community-sample-card.tsx';
import { CommunitySection } from './community-section.tsx';
import * as t from '#text/outreach/community-sections.ts';

export function CommunityPoints() {
  return (
    <CommunitySection
      id="impact-points"
      title={t.pointsTitle}
      intro={t.pointsIntro}
      aside={<SampleCard className="mt-4 max-w-sm" />}
    >
      <dl className="border-b border-line">
        {impactActions.map(({ key, name, points, note }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-line py-4 first:border-t-0 first:pt-0"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="tabular row-span-2 font-display text-2xl font-bold text-moss-ink">+{points}</dd>
            <dd className="text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <CommunityCalculator />
    </CommunitySection>
  );
}
