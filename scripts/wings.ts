/**
 * The seven wings, from the ground up, and the capabilities in each. A capability may import its own wing and the wings
 * before it, never a later one: `oxlint.config.ts` says so line by line, `scripts/house.test.ts` for the house as a whole.
 */
export const WINGS = {
  core: ['accounts', 'sealing', 'files', 'audit', 'notifications', 'reviews'],
  outreach: ['addresses', 'risk-map', 'waitlist', 'contact', 'marketing'],
  money: ['points', 'marketplace', 'payments', 'orders', 'checkout', 'invitations', 'membership', 'payouts'],
  home: ['homes', 'household', 'documents', 'inventory', 'claims', 'readiness', 'vault', 'join'],
  service: [],
  emergency: ['alerts', 'lodging', 'activations', 'evacuation', 'drills', 'replay', 'plan'],
  office: ['admin', 'operations', 'audit-log', 'my-data', 'settings', 'dashboard', 'demo'],
} as const satisfies Record<string, readonly string[]>;

export type Wing = keyof typeof WINGS;
export const WING_NAMES = Object.keys(WINGS) as Wing[];

/** Files of a server capability that others may import besides its face, `<name>/<name>.ts`. */
export const PUBLIC_FILES = [
  'core/accounts/deletions.ts',
  'core/audit/changes.ts',
  'core/audit/search-store.ts',
  'outreach/addresses/coverage.ts',
];

/** Capabilities with sub-folders of their own on the server. */
export const NESTED: { wing: Wing; name: string }[] = [{ wing: 'emergency', name: 'activations' }];

/** The wings a wing may not know. */
export const wingsAfter = (wing: Wing): Wing[] => WING_NAMES.slice(WING_NAMES.indexOf(wing) + 1);

/** The wings a wing may know: its own and those before it. */
export const wingsUpTo = (wing: Wing): Wing[] => WING_NAMES.slice(0, WING_NAMES.indexOf(wing) + 1);

/** What capabilities of a wing may import from other capabilities on the server. */
export const publicFilesFor = (wing: Wing): string[] =>
  wingsUpTo(wing).flatMap((known) => [
    ...WINGS[known].map((name) => `${known}/${name}/${name}.ts`),
    ...PUBLIC_FILES.filter((file) => file.startsWith(`${known}/`)),
  ]);
