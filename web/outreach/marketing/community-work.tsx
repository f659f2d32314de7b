import { DoorOpen, Footprints, Package, Users } from 'lucide-react';
import { localPath } from '#web/lib/local-path.ts';
import { CommunitySection } from './community-section.tsx';
import * as t from '#text/outreach/community-sections.ts';

const WORK = [
  { icon: Footprints, ...t.work.drill },
  { icon: DoorOpen, ...t.work.rides },
  { icon: Package, ...t.work.kits },
  { icon: Users, ...t.work.neighbors },
];

export function CommunityWork() {
  return (
    <CommunitySection id="what-ambassadors-do" title={t.workTitle} intro={t.workIntro}>
      <ul className="grid gap-x-10 gap-y-9 @xl:grid-cols-2">
        {WORK.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="size-6 text-pine-ink" aria-hidden="true" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {/* A separate page, outside the app. */}
      <a
        href={localPath('/community/events')}
        className="mt-8 inline-flex min-h-11 items-center font-medium text-pine-ink underline underline-offset-4"
      >
        {t.seeEvents}
      </a>
    </CommunitySection>
  );
}
