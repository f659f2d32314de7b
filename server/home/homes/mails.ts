import { POLICY_KINDS } from '#contract/home/policies.ts';
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
