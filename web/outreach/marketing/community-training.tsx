import { CommunitySection } from './community-section.tsx';

const MODULES = [
  {
    name: 'How evacuations work',
    hours: '1 hour',
    text: 'Warning and Order, zones, closed roads, and who decides what.',
  },
  {
    name: 'Your street on paper',
    hours: '1 hour',
    text: 'Two ways out, a meeting place, a list of who needs help, kept safely.',
  },
  {
    name: 'Leading a drill',
    hours: '2 hours',
    text: 'In person, with an ambassador who has led one. You lead the next.',
  },
  {
    name: 'Access and animals',
    hours: '1 hour',
    text: 'Mobility, hearing, medical power, service animals, horses and cats that hide.',
  },
  {
    name: 'After the fire',
    hours: '1 hour',
    text: 'Going home safely, scams to watch for, grief, and where help is.',
  },
];

export function CommunityTraining() {
  return (
    <CommunitySection
      id="training"
      title="Training"
      intro="Five modules, six hours. Four are online and one is on a street. At the end there is a short test and a certificate, valid for two years. A one-hour refresher renews it."
    >
      <ol className="grid gap-x-10 @xl:grid-cols-2">
        {MODULES.map(({ name, hours, text }) => (
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
