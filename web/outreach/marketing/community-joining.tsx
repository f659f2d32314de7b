import { CommunitySection } from './community-section.tsx';
import * as t from '#text/outreach/community-sections.ts';

export function CommunityJoining() {
  return (
    <CommunitySection id="joining" title={t.joiningTitle}>
      <dl className="grid gap-x-10 gap-y-6 @xl:grid-cols-2">
        {t.joiningFacts.map(({ name, text }) => (
          <div key={name} className="border-t-2 border-pine pt-4">
            <dt className="font-display text-xl font-semibold">{name}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </CommunitySection>
  );
}
