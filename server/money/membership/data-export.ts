import { eq, inArray } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import {
  billingCustomers,
  membershipDisputes,
  membershipNotices,
  memberships,
  renewalConsents,
} from './tables.ts';

/** Memberships with their consents, invoices and notices. */
export async function exportMembership({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const rows = await db.select().from(memberships).where(eq(memberships.userId, person.id));
  const ids = rows.map(({ id }) => id);
  const ofMine = ids.length > 0;
  const consents = ofMine
    ? await db.select().from(renewalConsents).where(inArray(renewalConsents.membershipId, ids))
    : [];
  const notices = ofMine
    ? await db.select().from(membershipNotices).where(inArray(membershipNotices.membershipId, ids))
    : [];
  const disputes = ofMine
    ? await db.select().from(membershipDisputes).where(inArray(membershipDisputes.membershipId, ids))
    : [];
  const customers = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, person.id));
  return {
    tables: {
      memberships: rows.map(plainRow),
      membership_spans: (await spanStore.spansOfPerson(db, person.id)).map(plainRow),
      invoices: (await invoiceStore.invoicesOfPerson(db, person.id)).map(plainRow),
      renewal_consents: consents.map(plainRow),
      membership_notices: notices.map(plainRow),
      membership_disputes: disputes.map(plainRow),
      billing_customers: customers.map(plainRow),
    },
  };
}
