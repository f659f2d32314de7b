import { MEMBER_ROOTS } from './member-roots.ts';

/** The addresses of pages for members; member-routes.tsx has a page for each. */
export const MEMBER_PATHS = [
  ...MEMBER_ROOTS.map((root) => `/${root}` as const),
  '/vault/documents',
  '/vault/inventory',
  '/vault/claim',
  '/orders/:orderId',
  '/checkout/:orderId',
  '/admin/audit',
  '/admin/audit/:id',
  '/admin/waitlist',
  '/admin/waitlist/:id',
  '/admin/health',
  '/admin/messages',
  '/admin/messages/:id',
  '/admin/orders',
  '/admin/orders/:id',
  '/admin/members',
  '/admin/members/:id',
  '/admin/catalogue',
  '/admin/catalogue/:id',
  '/admin/operations',
  '/admin/operations/:part',
  '/admin/operations/:part/:id',
] as const;
