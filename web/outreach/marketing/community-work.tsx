import { DoorOpen, Footprints, Package, Users } from 'lucide-react';
import { CommunitySection } from './community-section.tsx';

const WORK = [
  {
    icon: Footprints,
    title: 'Leads a drill',
    text: 'Twice a year the street practices leaving: two ways out, a meeting place, a count. The second time is always faster.',
  },
  {
    icon: DoorOpen,
    title: 'Knows who needs a ride',
    text: 'Who does not drive, does not hear the siren or cannot lift the garage door by hand. Each of them has two neighbors who will knock.',
  },
  {
    icon: Package,
    title: 'Hands out kits',
    text: 'Masks, water, a light, a radio, copies of papers. Given in person, so that people know what is in the bag.',
  },
  {
    icon: Users,
    title: 'Brings neighbors on board',
    text: 'Helps five households at a time to write a plan. Whether they become members is up to them.',
  },
];

export function CommunityWork() {
  return (
    <CommunitySection
      id="what-ambassadors-do"
      title="What an ambassador does"
      intro="Quiet work on quiet days. It is what makes the loud day short."
    >
      <ul className="grid gap-x-10 gap-y-9 @xl:grid-cols-2">
        {WORK.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="size-6 text-pine-ink" aria-hidden="true" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </CommunitySection>
  );
}
