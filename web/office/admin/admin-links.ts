import type { z } from 'zod';
import type { getWaiting } from '#contract/office/admin.ts';
import { mayDo, type Permission, type Role } from '#contract/staff.ts';

/** Work queues, by the name the server counts them under. */
type Waiting = keyof z.output<typeof getWaiting.reply>;

export type AdminLink = {
  word: string;
  url: string;
  /** What a role needs to use the section. */
  may: Permission;
  /** The count is shown beside the label. */
  waiting?: Waiting;
};

/** The sections of the back office, in order. Pages that don't exist aren't linked. */
export const ADMIN_LINKS: readonly AdminLink[] = [
  { word: 'Overview', url: '/admin', may: 'figures.read' },
  { word: 'Desk', url: '/desk', may: 'cases.read' },
  { word: 'Waitlist', url: '/admin/waitlist', may: 'waitlist.read', waiting: 'waitlist' },
  { word: 'Messages', url: '/admin/messages', may: 'messages.read', waiting: 'messages' },
  { word: 'Purchases', url: '/admin/purchases', may: 'purchases.read' },
  { word: 'Members', url: '/admin/members', may: 'members.read' },
  { word: 'Catalog', url: '/admin/catalog', may: 'catalog.read' },
  { word: 'Prices', url: '/admin/prices', may: 'prices.read' },
  { word: 'Repayments', url: '/admin/repayments', may: 'repayments.read' },
  { word: 'Partners', url: '/admin/operations/partners', may: 'partners.read' },
  { word: 'Operations', url: '/admin/operations', may: 'operations.read' },
  { word: 'Team', url: '/admin/team', may: 'staff.read' },
  { word: 'Audit', url: '/admin/audit', may: 'audit.read' },
  { word: 'Health', url: '/admin/health', may: 'system.read' },
];

const isIn = (pathname: string, url: string) =>
  pathname === url || (url !== '/admin' && pathname.startsWith(`${url}/`));

/** The link for a URL: the most specific one, because partners are part of operations. */
export const currentLink = (pathname: string): AdminLink | undefined =>
  ADMIN_LINKS.filter(({ url }) => isIn(pathname, url)).toSorted((a, b) => b.url.length - a.url.length)[0];

/** The sections that a role may use. */
export const linksFor = (role: Role): AdminLink[] => ADMIN_LINKS.filter(({ may }) => mayDo(role, may));
