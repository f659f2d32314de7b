import { eq, inArray } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { payments, refunds } from './tables.ts';

export async function exportPayments({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const paid = await db.select().from(payments).where(eq(payments.userId, person.id));
  const ids = paid.map(({ id }) => id);
  const back = await db.select().from(refunds).where(inArray(refunds.paymentId, ids));
  return { tables: { payments: paid.map(plainRow), refunds: back.map(plainRow) } };
}
