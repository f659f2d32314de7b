import { CommunitySection } from './community-section.tsx';

const ROLES = [
  {
    who: 'Street captain',
    reach: '10 to 30 homes',
    phases: [
      ['Before', 'Leads the drill and keeps the list of who needs help.'],
      ['During', 'Knocks while it is still safe, then leaves with everyone else. Checks in by message.'],
      ['After', 'Knows who is where, and tells the ZIP team what is missing.'],
    ],
  },
  {
    who: 'ZIP team',
    reach: '5 to 10 street captains',
    phases: [
      ['Before', 'Holds workshops, stores kits, pairs rides across streets.'],
      ['During', 'Works from outside the zone: gathers check-ins, passes open questions to our concierge.'],
      ['After', 'Runs the meeting point, hands out supplies, leads newcomers to local help.'],
    ],
  },
  {
    who: 'County lead',
    reach: 'all ZIP teams of a county',
    phases: [
      ['Before', 'Plans the season with councils and fire stations.'],
      ['During', 'Keeps one line to the county and one to us. Repeats official words and adds none.'],
      ['After', 'Collects what was learned and changes the plan.'],
    ],
  },
] as const;

const OTHERS = [
  {
    name: 'Fire safe councils',
    text: 'Clear fuel, win grants and know the land. Ambassadors bring them neighbors.',
  },
  {
    name: 'CERT teams',
    text: 'Community Emergency Response Teams are trained and called out by the fire department. Many ambassadors belong to one. In a CERT vest they follow CERT, not us.',
  },
  {
    name: 'County and fire department',
    text: 'Decide on Warnings and Orders, close roads, rescue people. Nobody in our network does any of that.',
  },
];

export function CommunityNetwork() {
  return (
    <CommunitySection
      id="local-network"
      title="The local network"
      intro="Small circles that know each other, beside the organizations that were there before us."
    >
      {ROLES.map(({ who, reach, phases }) => (
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
      <h3 className="mt-12 text-xl">Who else is there</h3>
      <dl className="mt-4 grid gap-x-8 gap-y-6 @2xl:grid-cols-3">
        {OTHERS.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </CommunitySection>
  );
}
