import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { skuHoldings, skus } from './tables.ts';

/** How many of each catalog item a person has, by name. */
export async function exportHoldings({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const held = await db
    .select({ holding: skuHoldings, name: skus.name })
    .from(skuHoldings)
    .innerJoin(skus, eq(skus.id, skuHoldings.skuId))
    .where(eq(skuHoldings.userId, person.id));
  return { tables: { sku_holdings: held.map(({ holding, name }) => plainRow({ ...holding, name })) } };
}
