import type { ComponentType } from 'react';
import { BRAND } from '#contract/brand.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { isDemo } from '#web/lib/mode.ts';
import type { PageRoute } from '#web/lib/page-route.ts';
import * as t from '#text/shell/titles.ts';

export const titled = (title: string) => `${title} · ${BRAND.name}`;

/**
 * Whether the document came with prerendered HTML. Evaluated now, because later the root holds a skeleton or
 * the page.
 */
const cameAsHtml =
  typeof document === 'undefined' || document.getElementById('root')?.hasChildNodes() === true;

/** The prerendered HTML is on screen and stays while the code of its deferred sections loads. */
const isPrerendered = () =>
  cameAsHtml &&
  (typeof document === 'undefined' || document.documentElement.dataset['hydrated'] === undefined);

/**
 * A page with deferred sections. Without prerendered HTML the sections are loaded first, or a #hash would
 * find no target.
 */
async function whole(Page: ComponentType, preloadSections: () => Promise<unknown>): Promise<ComponentType> {
  if (!isPrerendered()) await preloadSections();
  return Page;
}

const landing = lazyPage(() =>
  import('#web/outreach/marketing/landing-page.tsx').then((m) => whole(m.LandingPage, m.preloadSections)),
);
const waitlist = lazyPage(() =>
  import('#web/outreach/waitlist/waitlist-page.tsx').then((m) => whole(m.WaitlistPage, m.preloadSections)),
);
const faq = lazyPage(() =>
  import('#web/outreach/marketing/faq-page.tsx').then((m) => whole(m.FaqPage, m.preloadSections)),
);
const community = lazyPage(() =>
  import('#web/outreach/marketing/community-page.tsx').then((m) => whole(m.CommunityPage, m.preloadSections)),
);
const coverage = lazyPage(() =>
  import('#web/outreach/risk-map/coverage-page.tsx').then((m) => whole(m.CoveragePage, m.preloadSections)),
);
const liveMap = lazyPage(() =>
  import('#web/emergency/hazards/live-map-page.tsx').then((m) => whole(m.LiveMapPage, m.preloadSections)),
);
const contact = lazyPage(() =>
  import('#web/service/contact/contact-page.tsx').then((m) => whole(m.ContactPage, m.preloadSections)),
);
const enroll = lazyPage(() =>
  import('#web/emergency/ambassadors/enroll-page.tsx').then((m) => whole(m.EnrollPage, m.preloadSections)),
);
const privacyPolicy = lazyPage(() =>
  import('#web/outreach/marketing/privacy-policy-page.tsx').then((m) =>
    whole(m.PrivacyPolicyPage, m.preloadSections),
  ),
);
const termsOfService = lazyPage(() =>
  import('#web/outreach/marketing/terms-of-service-page.tsx').then((m) =>
    whole(m.TermsOfServicePage, m.preloadSections),
  ),
);
const whatWePay = lazyPage(() =>
  import('#web/outreach/marketing/what-we-pay-page.tsx').then((m) =>
    whole(m.WhatWePayPage, m.preloadSections),
  ),
);
const linkPages = () => import('#web/link-pages.ts');
const leaveWaitlist = lazyPage(() => linkPages().then((m) => m.leaveWaitlistPage()));
const shared = lazyPage(() => linkPages().then((m) => m.sharedPage()));
const sharedRecovery = lazyPage(() => linkPages().then((m) => m.sharedRecoveryPage()));
const signIn = lazyPage(() => import('#web/core/accounts/sign-in-page.tsx').then((m) => m.SignInPage));
const adminLogin = lazyPage(() => linkPages().then((m) => m.adminLoginPage()));
const invitation = lazyPage(() => linkPages().then((m) => m.invitationPage()));
const street = lazyPage(() => linkPages().then((m) => m.streetPage()));
const join = lazyPage(() => linkPages().then((m) => m.joinPage()));
const turnOff = lazyPage(() => linkPages().then((m) => m.turnOffPage()));
const seen = lazyPage(() => linkPages().then((m) => m.seenPage()));
const partnerHere = lazyPage(() => linkPages().then((m) => m.partnerHerePage()));
const emailUndo = lazyPage(() => linkPages().then((m) => m.emailUndoPage()));
const components = lazyPage(() => linkPages().then((m) => m.componentsPage()));
const mailbox = lazyPage(() => linkPages().then((m) => m.mailboxPage()));
const phone = lazyPage(() => linkPages().then((m) => m.phonePage()));

/** Pages for everyone, signed in or not: members must be able to read the terms. */
export const contentPages: readonly PageRoute[] = [
  { path: '/faq', title: titled(t.faq), ...faq },
  { path: '/community', title: titled(t.community), ...community },
  { path: '/community/enroll', title: titled(t.enroll), ...enroll },
  { path: '/coverage', title: titled(t.coverage), ...coverage },
  { path: '/map', title: titled(t.liveMap), ...liveMap },
  { path: '/contact', title: titled(t.contact), ...contact },
  { path: '/privacy-policy', title: titled(t.privacyPolicy), ...privacyPolicy },
  { path: '/terms-of-service', title: titled(t.termsOfService), ...termsOfService },
  { path: '/what-we-pay', title: titled(t.whatWePay), ...whatWePay },
  { path: '/waitlist/leave', title: titled(t.leaveWaitlist), ...leaveWaitlist },
  { path: '/shared', title: titled(t.sharedPacket), ...shared },
  { path: '/shared-recovery', title: titled(t.sharedRecovery), ...sharedRecovery },
  { path: '/notifications/off', title: titled(t.turnOff), ...turnOff },
  { path: '/seen', title: titled(t.seen), ...seen },
  { path: '/partner/here', title: titled(t.partnerHere), ...partnerHere },
  { path: '/email-undo', title: titled(t.emailUndo), ...emailUndo },
  { path: '/invitation', title: titled(t.invitation), ...invitation },
  { path: '/street', title: titled(t.invitation), ...street },
];

/** Signed-out pages. Each is prerendered to its own HTML; see prerendered-pages.ts. */
export const publicPages: readonly PageRoute[] = [
  { path: '/', title: `${BRAND.name} · ${t.landing}`, ...landing },
  { path: '/sign-in', title: titled(t.signIn), ...signIn },
  { path: '/admin-login', title: titled(t.adminLogin), ...adminLogin },
  { path: '/waitlist', title: titled(t.waitlist), ...waitlist },
  { path: '/join', title: titled(t.join), ...join },
  ...contentPages,
];

/** Demo tools, in both route sets, only when the server runs in demo mode. */
export const demoPages: readonly PageRoute[] = [
  { path: '/demo/ui', title: titled(t.components), ...components },
  { path: '/demo/mailbox', title: titled(t.mailbox), ...mailbox },
  { path: '/demo/phone', title: titled(t.phone), ...phone },
];

export const publicRoutes = (): PageRoute[] => [
  ...publicPages,
  ...(isDemo() ? demoPages : []),
  { path: '*', title: `${BRAND.name} · ${t.landing}`, ...landing },
];
