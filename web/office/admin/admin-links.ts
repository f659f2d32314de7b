import type { z } from 'zod';
import type { getWaiting } from '#contract/office/admin.ts';
import { mayDo, type Permission, type Role } from '#contract/staff.ts';
import * as t from '#text/office/admin.ts';

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
  { word: t.overview, url: '/admin', may: 'figures.read' },
  { word: t.desk, url: '/desk', may: 'cases.read', waiting: 'cases' },
  { word: t.unknownSenders, url: '/admin/unknown', may: 'cases.read' },
  { word: t.waitlist, url: '/admin/waitlist', may: 'waitlist.read', waiting: 'waitlist' },
  { word: t.purchases, url: '/admin/purchases', may: 'purchases.read' },
  { word: t.members, url: '/admin/members', may: 'members.read' },
  { word: t.catalog, url: '/admin/catalog', may: 'catalog.read' },
  { word: t.prices, url: '/admin/prices', may: 'prices.read' },
  { word: t.repayments, url: '/admin/repayments', may: 'repayments.read' },
  { word: t.statements, url: '/admin/statements', may: 'statements.read' },
  { word: t.costs, url: '/admin/costs', may: 'statements.read' },
  { word: t.partners, url: '/admin/partners', may: 'partners.read' },
  { word: t.hotelRooms, url: '/admin/operations/partners', may: 'partners.read' },
  { word: t.disasters, url: '/admin/disasters', may: 'disasters.read' },
  { word: t.ambassadors, url: '/admin/ambassadors', may: 'ambassadors.read' },
  { word: t.impact, url: '/admin/impact', may: 'ambassadors.read' },
  { word: t.communityEvents, url: '/admin/events', may: 'ambassadors.read' },
  { word: t.operations, url: '/admin/operations', may: 'operations.read' },
  { word: t.team, url: '/admin/team', may: 'staff.read' },
  { word: t.audit, url: '/admin/audit', may: 'audit.read' },
  { word: t.health, url: '/admin/health', may: 'system.read' },
];

const isIn = (pathname: string, url: string) =>
  pathname === url || (url !== '/admin' && pathname.startsWith(`${url}/`));

/** The link for a URL: the most specific one, because hotel rooms are part of operations. */
export const currentLink = (pathname: string): AdminLink | undefined =>
  ADMIN_LINKS.filter(({ url }) => isIn(pathname, url)).toSorted((a, b) => b.url.length - a.url.length)[0];

/** The sections that a role may use. */
export const linksFor = (role: Role): AdminLink[] => ADMIN_LINKS.filter(({ may }) => mayDo(role, may));
