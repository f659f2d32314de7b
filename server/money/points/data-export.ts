import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { pointBalances, pointLedger } from './tables.ts';

export async function exportPoints({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const balances = await db.select().from(pointBalances).where(eq(pointBalances.userId, person.id));
  const ledger = await db.select().from(pointLedger).where(eq(pointLedger.userId, person.id));
  return { tables: { point_balances: balances.map(plainRow), point_ledger: ledger.map(plainRow) } };
}
