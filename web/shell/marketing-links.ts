type PublicLink = { label: string; to: string };

/** The public header's menu, in order. */
export const marketingLinks: readonly PublicLink[] = [
  { label: 'How it works', to: '/#welcome' },
  { label: 'Protection plans', to: '/#pricing' },
  { label: 'Community Support', to: '/community' },
  { label: 'FAQ', to: '/faq' },
];

/** Footer-only links: the map, help and the terms. */
export const helpLinks: readonly PublicLink[] = [
  { label: 'Coverage map', to: '/coverage' },
  { label: 'Help Center', to: '/faq' },
  { label: 'What we pay', to: '/what-we-pay' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
];
