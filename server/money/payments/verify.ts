import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';

type Row = {
  id: string;
  provider_ref: string;
  status: string;
  amount_cents: number;
  is_flagged: boolean;
  is_refunded: boolean;
};

/** Orders and their payments must agree. */
const RULES: Record<string, ReturnType<typeof sql>> = {
  'an order is paid by card, and no payment came in': sql`
    select o.id from orders o where o.pay_with = 'card' and o.status in ('PAID', 'FULFILLED') and o.amount_cents > 0
      and not exists (select from payments p where p.subject = 'order' and p.subject_id = o.id and p.status = 'succeeded')`,
  'a payment came in, and its order is neither paid nor refunded': sql`
    select p.id from payments p join orders o on o.id = p.subject_id
    where p.subject = 'order' and p.status = 'succeeded' and o.status not in ('PAID', 'FULFILLED')
      and p.flagged is null and not exists (select from refunds r where r.payment_id = p.id)`,
};

/** Compares one payment at the provider with what we stored. */
async function compare(row: Row, provider: Pick<PaymentsPort, 'read'>): Promise<string[]> {
  const there = await provider.read(row.provider_ref);
  const faults: string[] = [];
  const hasArrived = there.status === 'succeeded';
  if (hasArrived !== (row.status === 'succeeded'))
    faults.push(`payment ${row.id} is ${row.status} with us and ${there.status} at the provider`);
  if (hasArrived && there.receivedCents !== row.amount_cents && !row.is_flagged)
    faults.push(`payment ${row.id} is of ${row.amount_cents} cents, and ${there.receivedCents} arrived`);
  if (row.is_refunded && there.refundedCents !== row.amount_cents)
    faults.push(`payment ${row.id} is refunded with us, and ${there.refundedCents} cents went back`);
  return faults;
}

/** Compares orders, payments and the provider. They must agree to the cent; every mismatch is a sentence. */
export async function verifyPayments(
  db: Queryable,
  provider: Pick<PaymentsPort, 'read'>,
): Promise<{ payments: number; cents: number; faults: string[] }> {
  const faults: string[] = [];
  for (const [rule, broken] of Object.entries(RULES)) {
    const { rows } = await db.execute<{ id: string }>(broken);
    faults.push(...rows.map(({ id }) => `${rule}: ${id}`));
  }
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.provider_ref, p.status, p.amount_cents::int, p.flagged is not null as is_flagged,
      exists (select from refunds r where r.payment_id = p.id and r.status = 'done') as is_refunded
    from payments p where p.provider_ref is not null order by p.id`);
  for (const row of rows) faults.push(...(await compare(row, provider)));
  const paid = rows.filter(({ status, is_refunded }) => status === 'succeeded' && !is_refunded);
  return {
    payments: rows.length,
    cents: paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    faults,
  };
}
