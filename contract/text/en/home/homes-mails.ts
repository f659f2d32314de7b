/** Emails about a home: its policies, changes by others, and what our team decided. */
import type { EndingPolicy } from '#contract/text/facts.ts';

export const hello = (name: string) => `Hello ${name}`;
export const helloYou = 'Hello';
export const openVault = 'Open HomeVault';

// A policy that ends soon.
export const policyEndsSubject = (carrier: string, days: number) =>
  days === 0
    ? `Your ${carrier} policy ends today`
    : days === 1
      ? `Your ${carrier} policy ends tomorrow`
      : `Your ${carrier} policy ends in ${days} days`;
export const policyKinds = {
  homeowners: 'homeowners policy',
  renters: 'renters policy',
  condo: 'condo policy',
  flood: 'flood policy',
  earthquake: 'earthquake policy',
  other: 'policy',
};
export const policyEnds = (policy: EndingPolicy) =>
  `The ${policy.kind} with ${policy.carrier} for your home in ${policy.city} ends on ${policy.day}, ${
    policy.days === 0 ? 'today' : policy.days === 1 ? 'tomorrow' : `in ${policy.days} days`
  }.`;
export const policyRenew =
  'If it’s renewed, press Renew in your HomeVault so that your records and your readiness score stay right. If you change insurers, add the new policy there.';
export const policyCall =
  'Call your insurer if you haven’t heard from them. A home without coverage is hardest to insure in fire season.';

// A change by someone else. The areas are in the order they are listed.
export const changedSubject = 'Your home was changed by someone you share it with';
export const changed = (who: string, areas: readonly string[]) =>
  `${who} made changes in your home on Hearthline: ${areas.join('; ')}.`;
export const areas = {
  policies: 'insurance policies',
  plan: 'evacuation plan',
  sharing: 'who shares the home',
  people: 'people, pets or contacts',
  claims: 'claim packets',
  home: 'home details',
};
export const seeChanges = 'See what changed';
export const unexpected =
  'If you didn’t expect this, you can change or end this person’s access on your Household page.';

// What our team decided about a home.
export const approvedSubject = (city: string) => `Your home in ${city} is approved`;
export const declinedSubject = (city: string) => `We couldn’t approve your home in ${city}`;
export const approved = {
  'pin-far': (city: string) =>
    `Our team reviewed your home in ${city} because the pin is far from the address you entered. It’s approved.`,
  'same-home': (city: string) =>
    `Our team reviewed your home in ${city} because another account has the same home. It’s approved.`,
};
export const approvedMeans =
  'If an Evacuation Order covers it while your membership protects it, hotel and cash start automatically.';
export const declined = {
  'pin-far': (city: string) =>
    `Our team reviewed your home in ${city} because the pin is far from the address you entered. We couldn’t approve it, so hotel and cash don’t start for this home.`,
  'same-home': (city: string) =>
    `Our team reviewed your home in ${city} because another account has the same home. We couldn’t approve it, so hotel and cash don’t start for this home.`,
};
export const stillAlerted = 'You still get evacuation alerts, and your account stays as it is.';
export const correctIt =
  'Is the address or the pin wrong? Correct it in your HomeVault, and we’ll check again.';
export const howToAppeal =
  'To appeal, contact us and tell us why this is your home. Another person on our team decides.';
export const appeal = 'Appeal';
