/**
 * The first path segment of member pages. Separate from the full list, because public pages need only this.
 */
export const MEMBER_ROOTS = [
  'dashboard',
  'setup',
  'vault',
  'recovery',
  'readiness',
  'market',
  'settings',
  'evacuation',
  'household',
  'plan',
  'membership',
  'activity',
  'orders',
  'purchases',
  'checkout',
  'admin',
  'desk',
  'help',
  'bookings',
  'ambassador',
  'neighbors',
] as const;
