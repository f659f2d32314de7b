import { BRAND } from '#contract/brand.ts';
import { PLAN_COLORS, PLAN_KEYS } from '#contract/core/plans.ts';

/**
 * What the build needs to know about a public page. Separate from routes.tsx, so that visitors don't load it.
 */
export type PrerenderedFacts = {
  /** For search engines and link previews. */
  description: string;
  /** The page's module, which its document preloads. */
  source: string;
  /** False adds noindex. */
  isIndexed?: boolean;
  /** Query parameters that the server writes into the page, so that they appear before any script runs. */
  fill?: readonly string[];
  /** Queries that change the page: it's prerendered for each. `*` matches any text. */
  variants?: readonly string[];
  /** The page differs in demo mode: it's prerendered for both. */
  variesByMode?: boolean;
};

/** The waitlist page varies by plan, by badge color, and with or without an email address. */
const waitlistVariants = [
  '',
  ...PLAN_KEYS.flatMap((plan) => [
    `plan=${plan}`,
    ...PLAN_COLORS.map((color) => `plan=${plan}&color=${color}`),
  ]),
]
  .flatMap((query) => [query, query === '' ? 'email=*' : `${query}&email=*`])
  .filter((query) => query !== '');

/** By path; every entry of `publicPages` has one. */
export const prerenderedFacts: Readonly<Record<string, PrerenderedFacts>> = {
  '/': { description: BRAND.summary, source: 'outreach/marketing/landing-page.tsx' },
  '/sign-in': {
    description: 'Sign in to Hearthline with a passkey or a one-time code. There is no password.',
    source: 'core/accounts/sign-in-page.tsx',
  },
  '/admin-login': {
    description: 'Where the team that runs Hearthline signs in.',
    source: 'core/accounts/admin-login-page.tsx',
    isIndexed: false,
    variesByMode: true,
  },
  '/waitlist': {
    description:
      'Check whether your home is covered and join the Hearthline waitlist with your address and e-mail. It takes a minute and costs nothing.',
    source: 'outreach/waitlist/waitlist-page.tsx',
    fill: ['address', 'email'],
    variants: waitlistVariants,
  },
  '/faq': {
    description:
      'How evacuation protection works: pre-approval, coverage in all of California, hotels, emergency cash, plans, privacy and what happens when an Evacuation Order is declared.',
    source: 'outreach/marketing/faq-page.tsx',
  },
  '/community': {
    description:
      'The Hearthline ambassador program: training, a local network and impact points for neighbors who help their street get ready before fire season.',
    source: 'outreach/marketing/community-page.tsx',
  },
  '/coverage': {
    description:
      "How much risk your address carries, by FEMA's National Risk Index: county rating, hazards, past disasters and support partners nearby, on a map of the West.",
    source: 'outreach/risk-map/coverage-page.tsx',
  },
  '/contact': {
    description: 'Write to the Hearthline team. A person answers within 24 hours.',
    source: 'outreach/contact/contact-page.tsx',
    fill: ['subject'],
  },
  '/privacy-policy': {
    description:
      'What Hearthline collects, why, who sees it, how long it is kept, and the rights you have over it.',
    source: 'outreach/marketing/privacy-policy-page.tsx',
  },
  '/terms-of-service': {
    description:
      'The agreement between Hearthline and its members: automatic activation, billing, emergency funds, limits, ending a membership.',
    source: 'outreach/marketing/terms-of-service-page.tsx',
  },
  '/what-we-pay': {
    description:
      'When Hearthline pays emergency cash and hotel rooms in an evacuation, how much, for which home, and how to appeal.',
    source: 'outreach/marketing/what-we-pay-page.tsx',
  },
  '/notifications/off': {
    description: 'Turn off one kind of Hearthline e-mail with the link from it.',
    source: 'core/notifications/turn-off-page.tsx',
    isIndexed: false,
    fill: ['token'],
  },
  '/seen': {
    description: 'Tell Hearthline that your household has seen its evacuation order.',
    source: 'core/notifications/seen-page.tsx',
    isIndexed: false,
    fill: ['t'],
  },
  '/email-undo': {
    description: 'Restore the earlier email address of your Hearthline account.',
    source: 'core/accounts/email-undo-page.tsx',
    isIndexed: false,
  },
  '/invitation': {
    description: 'Accept or decline an invitation to share a home on Hearthline.',
    source: 'home/household/invitation-page.tsx',
    isIndexed: false,
  },
  '/join': {
    description: 'Accept your invitation to become a Hearthline member.',
    source: 'home/join/join-page.tsx',
    isIndexed: false,
  },
  '/waitlist/leave': {
    description: 'Leave the Hearthline waitlist with the link from your e-mail.',
    source: 'outreach/waitlist/leave-waitlist-page.tsx',
    isIndexed: false,
    fill: ['token'],
  },
  '/shared': {
    description: 'A claim packet that somebody shared with you.',
    source: 'home/claims/shared-page.tsx',
    isIndexed: false,
  },
};
