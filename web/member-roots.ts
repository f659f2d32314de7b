/**
 * The first part of the addresses of members' pages. Apart from the list of them all, because the public pages ask for no more
 * and must not pay for more.
 */
export const MEMBER_ROOTS = [
  'dashboard',
  'vault',
  'readiness',
  'market',
  'settings',
  'evacuation',
  'household',
  'plan',
  'membership',
  'activity',
  'orders',
  'checkout',
  'admin',
] as const;
