import * as t from '#text/shell/public.ts';
type PublicLink = { label: string; to: string };

/** The public header's menu, in order. */
export const marketingLinks: readonly PublicLink[] = [
  { label: t.howItWorks, to: '/#welcome' },
  { label: t.protectionPlans, to: '/#pricing' },
  { label: t.communitySupport, to: '/community' },
  { label: t.faq, to: '/faq' },
];

/** Footer-only links: the map, help and the terms. */
export const helpLinks: readonly PublicLink[] = [
  { label: t.liveMap, to: '/map' },
  { label: t.coverageMap, to: '/coverage' },
  { label: t.helpCenter, to: '/faq' },
  { label: t.whatWePay, to: '/what-we-pay' },
  { label: t.contact, to: '/contact' },
  { label: t.privacyPolicy, to: '/privacy-policy' },
  { label: t.termsOfService, to: '/terms-of-service' },
];
