import type { Invoice, Membership, MembershipView } from '#contract/money/membership.ts';
import type { ListPrices } from '#contract/core/list-prices.ts';
import { PLAN_KEYS, PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import type { z } from 'zod';
import type * as contract from '#contract/money/membership.ts';
import { say } from '#server/platform/say.ts';
import { isNoticeKind } from './notice-kinds.ts';
import type { NoticeRow } from './notice-store.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { MembershipRow } from './store.ts';

type Sent<T extends z.ZodType> = z.input<T>;

export const toInvoice = (row: InvoiceRow): Sent<typeof Invoice> => row;

/** Maps a membership to the contract. */
export function shownMembership(
  row: MembershipRow,
  invoices: readonly InvoiceRow[],
): Sent<typeof Membership> {
  const open = invoices.find(({ status, membershipId }) => status === 'open' && membershipId === row.id);
  const { nextPlan, nextInterval } = row;
  return {
    ...row,
    priceCents: row.priceCents ?? priceCents(row.plan, row.interval),
    next:
      nextPlan && nextInterval
        ? { plan: nextPlan, interval: nextInterval, priceCents: priceCents(nextPlan, nextInterval) }
        : null,
    openInvoice: open ? toInvoice(open) : null,
  };
}

/** What each plan costs a new member. */
export const shownPlans = (prices: ListPrices): Sent<typeof MembershipView>['plans'] =>
  PLAN_KEYS.map((plan) => {
    const { name, cashCents, hotelNights } = PLAN_TERMS[plan];
    const { month, year } = prices[plan];
    return { plan, name, monthlyCents: month, yearlyCents: year, cashCents, hotelNights };
  });

export const shownNotices = (rows: readonly NoticeRow[]): Sent<typeof MembershipView>['notices'] =>
  rows.flatMap(({ kind, sentAt }) =>
    sentAt && isNoticeKind(kind) ? [{ kind, title: say().membershipMails.titles[kind], sentAt }] : [],
  );

export type ChangedView = {
  membership: Sent<typeof contract.Membership>;
  clientSecret: string | null;
};
