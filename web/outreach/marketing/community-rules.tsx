import { Link } from '#web/lib/link.tsx';
import { CommunitySection } from './community-section.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/outreach/community-sections.ts';

const RULES = [
  { title: t.safety, items: t.safetyRules },
  { title: t.privacy, items: t.privacyRules },
];

export function CommunityRules() {
  return (
    <CommunitySection id="rules" title={t.rulesTitle} intro={t.rulesIntro}>
      <div className="grid gap-10 @xl:grid-cols-2">
        {RULES.map(({ title, items }) => (
          <div key={title}>
            <h3 className="text-xl">{title}</h3>
            <ul className="mt-4 grid list-disc gap-2.5 pl-5 marker:text-pine-ink">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-8 text-muted">
        {rich(
          t.privacyNote((words) => (
            <Link
              to="/privacy-policy"
              className="font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {words}
            </Link>
          )),
        )}
      </p>
    </CommunitySection>
  );
}
