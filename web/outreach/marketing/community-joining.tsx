import { CommunitySection } from './community-section.tsx';

const FACTS = [
  { name: 'Who', text: 'Anyone aged 18 or older who lives in California. No experience needed.' },
  { name: 'Cost', text: 'None. Training and materials are on us.' },
  {
    name: 'Time',
    text: 'Six hours of training, then about three hours a month. More in October, less in spring.',
  },
  { name: 'Start', text: 'Enrollment is open now. Write to us, and we’ll reply with the next step.' },
];

export function CommunityJoining() {
  return (
    <CommunitySection id="joining" title="Who can join">
      <dl className="grid gap-x-10 gap-y-6 @xl:grid-cols-2">
        {FACTS.map(({ name, text }) => (
          <div key={name} className="border-t-2 border-pine pt-4">
            <dt className="font-display text-xl font-semibold">{name}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </CommunitySection>
  );
}
