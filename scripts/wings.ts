/**
 * The seven wings, from the bottom up, and their capabilities. A capability may import its own wing and
 * earlier ones, never a later one. `oxlint.config.ts` enforces this per import, `scripts/house.test.ts` for
 * the whole code base.
 */
export const WINGS = {
  core: ['accounts', 'sealing', 'files', 'audit', 'notifications', 'reviews', 'backups'],
  outreach: ['addresses', 'partners', 'risk-map', 'waitlist', 'marketing'],
  money: [
    'points',
    'marketplace',
    'payments',
    'orders',
    'checkout',
    'invitations',
    'membership',
    'repayments',
    'payouts',
  ],
  home: [
    'homes',
    'household',
    'documents',
    'inventory',
    'claims',
    'recovery',
    'readiness',
    'tips',
    'vault',
    'join',
  ],
  service: [
    'shifts',
    'cases',
    'advisors',
    'hand-overs',
    'broadcasts',
    'conversations',
    'contact',
    'inbound',
    'offers',
    'bookings',
  ],
  emergency: [
    'alerts',
    'hazards',
    'lodging',
    'room-offers',
    'activations',
    'bulletins',
    'evacuation',
    'drills',
    'replay',
    'routes',
    'evacuation-routes',
    'places',
    'plan',
    'ambassadors',
    'neighbors',
    'community-events',
  ],
  office: [
    'admin',
    'operations',
    'settlement',
    'audit-log',
    'desk',
    'my-data',
    'settings',
    'setup',
    'dashboard',
    'demo',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Wing = keyof typeof WINGS;
export const WING_NAMES = Object.keys(WINGS) as Wing[];

/** Files of a server capability that others may import besides its entry point, `<name>/<name>.ts`. */
export const PUBLIC_FILES = [
  'core/accounts/deletions.ts',
  'core/audit/changes.ts',
  'core/audit/search-store.ts',
  'outreach/addresses/coverage.ts',
  'service/conversations/receive.ts',
  'service/conversations/reply-address.ts',
  'service/inbound/mails.ts',
];

/** Server capabilities with subfolders. */
export const NESTED: { wing: Wing; name: string }[] = [
  { wing: 'emergency', name: 'activations' },
  { wing: 'emergency', name: 'room-offers' },
  { wing: 'emergency', name: 'routes' },
];

/** Wings that a wing must not import. */
export const wingsAfter = (wing: Wing): Wing[] => WING_NAMES.slice(WING_NAMES.indexOf(wing) + 1);

/** Wings that a wing may import: its own and earlier ones. */
export const wingsUpTo = (wing: Wing): Wing[] => WING_NAMES.slice(0, WING_NAMES.indexOf(wing) + 1);

/** What capabilities of a wing may import from other capabilities on the server. */
export const publicFilesFor = (wing: Wing): string[] =>
  wingsUpTo(wing).flatMap((known) => [
    ...WINGS[known].map((name) => `${known}/${name}/${name}.ts`),
    ...PUBLIC_FILES.filter((file) => file.startsWith(`${known}/`)),
  ]);
