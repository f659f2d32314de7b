import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, desc, eq, inArray, sql } from '#server/platform/drizzle.ts';
import type { InvoiceState } from '#server/ports/billing.ts';
import { idsOf } from './store.ts';
import { invoices, memberships } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

const invoicesQuery = prepared((db) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.membershipId, sql.placeholder('membershipId')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .prepare('invoices_of_membership'),
);
export const invoicesOf = (db: Queryable, membershipId: string): Promise<InvoiceRow[]> =>
  invoicesQuery(db).execute({ membershipId });

export const invoicesOfPerson = (db: Queryable, userId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.membershipId, idsOf(db, userId)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));

export async function findInvoice(db: Queryable, userId: string, invoiceId: string) {
  const [row] = await db
    .select({ invoice: invoices, membership: memberships })
    .from(invoices)
    .innerJoin(memberships, eq(memberships.id, invoices.membershipId))
    .where(and(eq(invoices.id, invoiceId), eq(memberships.userId, userId)));
  return row;
}

/** Saves the provider's invoice and the card that paid it. */
export async function saveInvoice(
  tx: Tx,
  membershipId: string,
  state: InvoiceState,
  card: string | null,
): Promise<void> {
  const { ref, subscriptionRef: _, ...stated } = state;
  const rest = { ...stated, card };
  await tx
    .insert(invoices)
    .values({ membershipId, providerRef: ref, ...rest })
    .onConflictDoUpdate({ target: [invoices.membershipId, invoices.providerRef], set: rest });
}

export const voidOpenInvoices = (tx: Tx, membershipId: string) =>
  tx
    .update(invoices)
    .set({ status: 'void', nextAttemptAt: null })
    .where(and(eq(invoices.membershipId, membershipId), eq(invoices.status, 'open')));
