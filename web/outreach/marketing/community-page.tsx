import picture from '#web/art/community.svg';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { EnrollLink } from './community-enroll-link.tsx';

const CommunityBody = deferredSection(() => import('./community-body.tsx').then((m) => m.CommunityBody));

export function CommunityPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14">
      <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] @4xl:items-center @5xl:gap-16">
        <div>
          <h1 className="text-4xl @xl:text-5xl @5xl:text-6xl">Community Support</h1>
          <p className="mt-5 max-w-xl text-lg text-muted">
            On the worst night, the first knock on the door is a neighbor's. Ambassadors are those neighbors.
            They get their street ready before the season, know who needs a ride, and help people home again.
          </p>
          <p className="mt-4 max-w-xl text-lg text-muted">
            We train them, equip them and connect them with the people who lead the response.
          </p>
          <EnrollLink className="mt-8" />
          <p className="mt-3 text-sm text-muted">
            Enrollment is open all year. It’s free, and you don’t have to be a member.
          </p>
        </div>
        <img
          src={picture}
          alt="Neighbors meet at a table under an oak; one of them points to a map of the evacuation zones"
          width={1200}
          height={800}
          decoding="async"
          className="aspect-3/2 w-full rounded-card border border-line"
        />
      </div>
      <CommunityBody />
    </div>
  );
}

/** Loads the deferred sections. */
export const preloadSections = CommunityBody.preload;
