import { CommunitySection } from './community-section.tsx';
import * as t from '#text/outreach/community-sections.ts';

export function CommunityTraining() {
  return (
    <CommunitySection id="training" title={t.trainingTitle} intro={t.trainingIntro}>
      <ol className="grid gap-x-10 @xl:grid-cols-2">
        {t.modules.map(({ name, hours, text }) => (
          <li key={name} className="border-t border-line py-5">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-lg">{name}</h3>
              <p className="tabular shrink-0 text-sm text-muted">{hours}</p>
            </div>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </CommunitySection>
  );
}
