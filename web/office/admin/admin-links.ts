import type { z } from 'zod';
import type { getWaiting } from '#contract/office/admin.ts';

/** Work queues, by the name the server counts them under. */
type Waiting = keyof z.output<typeof getWaiting.reply>;

export type AdminLink = {
  word: string;
  url: string;
  /** The count is shown beside the label. */
  waiting?: Waiting;
};

/** The sections of the back office, in order. Pages that don't exist aren't linked. */
export const ADMIN_LINKS: readonly AdminLink[] = [
  { word: 'Overview', url: '/admin' },
  { word: 'Waitlist', url: '/admin/waitlist', waiting: 'waitlist' },
  { word: 'Messages', url: '/admin/messages', waiting: 'messages' },
  { word: 'Purchases', url: '/admin/purchases' },
  { word: 'Members', url: '/admin/members' },
  { word: 'Catalog', url: '/admin/catalog' },
  { word: 'Prices', url: '/admin/prices' },
  { word: 'Repayments', url: '/admin/repayments' },
  { word: 'Partners', url: '/admin/operations/partners' },
  { word: 'Operations', url: '/admin/operations' },
  { word: 'Audit', url: '/admin/audit' },
  { word: 'Health', url: '/admin/health' },
];

const isIn = (pathname: string, url: string) =>
  pathname === url || (url !== '/admin' && pathname.startsWith(`${url}/`));

/** The link for a URL: the most specific one, because partners are part of operations. */
export const currentLink = (pathname: string): AdminLink | undefined =>
  ADMIN_LINKS.filter(({ url }) => isIn(pathname, url)).toSorted((a, b) => b.url.length - a.url.length)[0];
