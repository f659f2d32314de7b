import * as brand from '#text/brand.ts';
import * as t from '#text/shell/descriptions.ts';
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
  '/': { description: brand.summary, source: 'outreach/marketing/landing-page.tsx' },
  '/sign-in': {
    description: t.signIn,
    source: 'core/accounts/sign-in-page.tsx',
  },
  '/admin-login': {
    description: t.adminLogin,
    source: 'core/accounts/admin-login-page.tsx',
    isIndexed: false,
    variesByMode: true,
  },
  '/waitlist': {
    description: t.waitlist,
    source: 'outreach/waitlist/waitlist-page.tsx',
    fill: ['address', 'email'],
    variants: waitlistVariants,
  },
  '/faq': {
    description: t.faq,
    source: 'outreach/marketing/faq-page.tsx',
  },
  '/community': {
    description: t.community,
    source: 'outreach/marketing/community-page.tsx',
  },
  '/community/enroll': {
    description: t.enroll,
    source: 'emergency/ambassadors/enroll-page.tsx',
  },
  '/coverage': {
    description: t.coverage,
    source: 'outreach/risk-map/coverage-page.tsx',
  },
  '/map': {
    description: t.liveMap,
    source: 'emergency/hazards/live-map-page.tsx',
  },
  '/contact': {
    description: t.contact,
    source: 'service/contact/contact-page.tsx',
    fill: ['subject'],
  },
  '/privacy-policy': {
    description: t.privacyPolicy,
    source: 'outreach/marketing/privacy-policy-page.tsx',
  },
  '/terms-of-service': {
    description: t.termsOfService,
    source: 'outreach/marketing/terms-of-service-page.tsx',
  },
  '/what-we-pay': {
    description: t.whatWePay,
    source: 'outreach/marketing/what-we-pay-page.tsx',
  },
  '/notifications/off': {
    description: t.turnOff,
    source: 'core/notifications/turn-off-page.tsx',
    isIndexed: false,
    fill: ['token'],
  },
  '/seen': {
    description: t.seen,
    source: 'core/notifications/seen-page.tsx',
    isIndexed: false,
    fill: ['t'],
  },
  '/partner/here': {
    description: t.partnerHere,
    source: 'outreach/partners/here-page.tsx',
    isIndexed: false,
    fill: ['t'],
  },
  '/email-undo': {
    description: t.emailUndo,
    source: 'core/accounts/email-undo-page.tsx',
    isIndexed: false,
  },
  '/invitation': {
    description: t.invitation,
    source: 'home/household/invitation-page.tsx',
    isIndexed: false,
  },
  '/street': {
    description: t.street,
    source: 'emergency/neighbors/street-page.tsx',
    isIndexed: false,
  },
  '/join': {
    description: t.join,
    source: 'home/join/join-page.tsx',
    isIndexed: false,
  },
  '/waitlist/leave': {
    description: t.leaveWaitlist,
    source: 'outreach/waitlist/leave-waitlist-page.tsx',
    isIndexed: false,
    fill: ['token'],
  },
  '/shared': {
    description: t.sharedPacket,
    source: 'home/claims/shared-page.tsx',
    isIndexed: false,
  },
  '/shared-recovery': {
    description: t.sharedRecovery,
    source: 'home/recovery/shared-recovery-page.tsx',
    isIndexed: false,
  },
};
