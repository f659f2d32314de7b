import { CommunitySection } from './community-section.tsx';
import * as t from '#text/outreach/community-sections.ts';

export function CommunityNetwork() {
  return (
    <CommunitySection id="local-network" title={t.networkTitle} intro={t.networkIntro}>
      {t.roles.map(({ who, reach, phases }) => (
        <div key={who} className="border-b border-line py-6 first:pt-0">
          <h3 className="text-xl">
            {who} <span className="font-sans text-base font-normal tracking-normal text-muted">{reach}</span>
          </h3>
          <dl className="mt-3 grid gap-x-8 gap-y-3 @2xl:grid-cols-3">
            {phases.map(([phase, text]) => (
              <div key={phase} className="grid content-start gap-x-4 @max-2xl:grid-cols-[4rem_minmax(0,1fr)]">
                <dt className="font-medium text-pine-ink">{phase}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <h3 className="mt-12 text-xl">{t.othersTitle}</h3>
      <dl className="mt-4 grid gap-x-8 gap-y-6 @2xl:grid-cols-3">
        {t.others.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </CommunitySection>
  );
}
