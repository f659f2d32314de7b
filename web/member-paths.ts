/**
 * The addresses of pages for members; member-routes.tsx has a page for each. Apart from it, because the public pages
 * know these addresses and must not pay for more.
 */
export const MEMBER_PATHS = [
  '/dashboard',
  '/vault',
  '/vault/documents',
  '/vault/inventory',
  '/vault/claim',
  '/readiness',
  '/market',
  '/settings',
  '/household',
  '/plan',
  '/activity',
] as const;
