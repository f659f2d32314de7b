import { Link } from '#web/lib/link.tsx';
import { CommunitySection } from './community-section.tsx';

const SAFETY = [
  'Ambassadors never enter an evacuated zone, and never stay behind in one.',
  'They never replace, soften or add to an official order. They pass on its words.',
  'They do not fight fire, direct traffic or move injured people. They call 911.',
  'When an Evacuation Order covers their own street, they leave first and help from outside.',
  'Nobody is asked to do more than they feel safe doing.',
];

const PRIVACY = [
  'A neighbor is on a list only if they asked to be, and can leave it at any time.',
  'The list of who needs help stays on the street: the captain and one deputy see it.',
  'No diagnoses. It says “needs a ride” or “needs power”, not why.',
  "Ambassadors never see members' vaults, payments or claims.",
  'No photos of homes or people without their yes.',
];

const RULES = [
  { title: 'Safety', items: SAFETY },
  { title: 'Privacy', items: PRIVACY },
];

export function CommunityRules() {
  return (
    <CommunitySection
      id="rules"
      title="Rules that hold"
      intro="Every ambassador signs them. An ambassador who breaks one has to step down."
    >
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
        How we treat what ambassadors tell us stands in the{' '}
        <Link
          to="/privacy-policy"
          className="font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Privacy Policy
        </Link>
        .
      </p>
    </CommunitySection>
  );
}
