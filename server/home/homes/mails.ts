import { POLICY_KINDS } from '#contract/home/policies.ts';
import type { ApprovalDoubt } from '#contract/home/protection.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { HomeRow, PolicyRow } from './store.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const when = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

type Ending = {
  name: string | null;
  policy: Pick<PolicyRow, 'kind' | 'carrier' | 'expiryDate'>;
  home: Pick<HomeRow, 'city'>;
  daysLeft: number;
  url: string;
};

/** Names the insurer, the date and the town, but never the policy number or the street. */
export function policyEnds({ name, policy, home, daysLeft, url }: Ending): MailParts {
  const { kind, carrier, expiryDate } = policy;
  const sort = kind === 'other' ? 'policy' : `${POLICY_KINDS[kind].toLowerCase()} policy`;
  return {
    subject: `Your ${carrier} policy ends ${when(daysLeft)}`,
    greeting: name ? `Hello ${name}` : 'Hello',
    paragraphs: [
      `The ${sort} with ${carrier} for your home in ${home.city} ends on ${dayInWords(expiryDate)}, ${when(daysLeft)}.`,
      'If it is renewed, press Renew in your HomeVault so that your records and your readiness score stay right. If you change insurers, add the new policy there.',
      'Call your insurer if you have not heard from them. A home without cover is hardest to insure in fire season.',
    ],
    action: { label: 'Open HomeVault', url },
  };
}

type ChangedByOther = { name: string | null; who: string; areas: readonly string[]; url: string };

/** To the owner: what someone else changed, by area. The details are in the activity log, behind the sign-in. */
export const changedByOther = ({ name, who, areas, url }: ChangedByOther): MailParts => ({
  subject: 'Your home was changed by someone you share it with',
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: [`${who} made changes in your home on Hearthline: ${areas.join('; ').toLowerCase()}.`],
  action: { label: 'See what changed', url },
  closing: 'If you didn’t expect this, you can change or end this person’s access on your Household page.',
});

const WHY_REVIEWED: Record<ApprovalDoubt, string> = {
  'pin-far': 'the pin is far from the address you entered',
  'same-home': 'another account has the same home',
};

type HomeDecided = {
  name: string | null;
  home: Pick<HomeRow, 'city'>;
  isApproved: boolean;
  doubt: ApprovalDoubt;
  origin: string;
};

/** To the owner: what our team decided about a home, why it was reviewed, and how to appeal. */
export const homeDecided = ({ name, home, isApproved, doubt, origin }: HomeDecided): MailParts => ({
  subject: isApproved
    ? `Your home in ${home.city} is approved`
    : `We couldn’t approve your home in ${home.city}`,
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: isApproved
    ? [
        `Our team reviewed your home in ${home.city} because ${WHY_REVIEWED[doubt]}. It’s approved.`,
        'If an Evacuation Order covers it while your membership protects it, hotel and cash start by themselves.',
      ]
    : [
        `Our team reviewed your home in ${home.city} because ${WHY_REVIEWED[doubt]}. We couldn’t approve it, so hotel and cash don’t start for this home.`,
        'You still get evacuation alerts, and your account stays as it is.',
        'Is the address or the pin wrong? Correct it in your HomeVault, and we’ll check again.',
        'To appeal, contact us and tell us why this is your home. Another person on our team decides.',
      ],
  action: isApproved
    ? { label: 'Open HomeVault', url: `${origin}/vault` }
    : { label: 'Appeal', url: `${origin}/contact` },
  ...(isApproved ? {} : { links: [{ label: 'Open HomeVault', url: `${origin}/vault` }] }),
});
