import { readAccount } from '#server/core/accounts/accounts.ts';
import { and, eq, sql } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { billingCustomers } from './tables.ts';

type EmailDeps = Pick<Deps, 'db' | 'billing' | 'log'>;

/**
 * Gives the provider the member's current address, so that its receipts reach them. Idempotent: the address is stored
 * once the provider has it, and a later change is found by comparing.
 */
export async function sendCustomerEmail({ db, billing }: EmailDeps, userId: string): Promise<void> {
  if (billing.provider === 'none') return;
  const its = and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, billing.provider));
  const [customer] = await db.select().from(billingCustomers).where(its);
  const account = customer && (await readAccount(db, userId).catch(() => null));
  if (!account || customer.email === account.email) return;
  await billing.setEmail(customer.customerRef, account.email);
  await db
    .update(billingCustomers)
    .set({ email: account.email })
    .where(and(its, eq(billingCustomers.customerRef, customer.customerRef)));
}

const BATCH = 100;

/** Catches up after an outage that outlasted the retries of a job. One failure doesn't block the others. */
export async function sendChangedEmails(deps: EmailDeps): Promise<void> {
  const { db, billing, log } = deps;
  if (billing.provider === 'none') return;
  const { rows } = await db.execute<{ userId: string }>(sql`
    select c.user_id as "userId" from billing_customers c join users u on u.id = c.user_id
    where c.provider = ${billing.provider} and c.email is distinct from u.email limit ${BATCH}`);
  for (const { userId } of rows)
    await sendCustomerEmail(deps, userId).catch((err: unknown) =>
      log.warn({ err, userId }, 'billing email update failed, will retry'),
    );
}
