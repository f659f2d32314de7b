import picture from '#web/art/community.svg';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { EnrollLink } from './community-enroll-link.tsx';
import * as t from '#text/outreach/community.ts';

const CommunityBody = deferredSection(() => import('./community-body.tsx').then((m) => m.CommunityBody), {
  isText: true,
});

export function CommunityPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14">
      <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] @4xl:items-center @5xl:gap-16">
        <div>
          <h1 className="text-4xl @xl:text-5xl @5xl:text-6xl">{t.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{t.intro}</p>
          <p className="mt-4 max-w-xl text-lg text-muted">{t.weTrain}</p>
          <EnrollLink className="mt-8" />
          <p className="mt-3 text-sm text-muted">{t.openAllYear}</p>
        </div>
        <img
          src={picture}
          alt={t.pictureAlt}
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
