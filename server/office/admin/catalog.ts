import type { z } from 'zod';
import type { exportCatalog, listCatalog, SkuEdit, StockChange } from '#contract/money/catalog.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import {
  catalogPage,
  changeStock,
  countCatalog,
  editSku,
  setActive,
  skusById,
  type Sku,
} from '#server/money/marketplace/marketplace.ts';
import { countBySku } from '#server/money/orders/orders.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import type { Claim } from '#server/platform/idempotency.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';

type CatalogDeps = Pick<Deps, 'db' | 'clock'>;
type Admin = Pick<Member, 'id' | 'device'>;

async function withSales(db: Queryable, rows: readonly Sku[]) {
  const counted = await countBySku(
    db,
    rows.map(({ id }) => id),
  );
  const sales = new Map(counted.map((row) => [row.skuId, row]));
  return rows.map((row) => ({
    ...row,
    sold: sales.get(row.id)?.sold ?? 0,
    open: sales.get(row.id)?.open ?? 0,
  }));
}

/** Returns one page of the catalog, with sales per item. */
export async function listItems(db: Queryable, query: z.output<typeof listCatalog.query>) {
  const { rows, ...page } = await catalogPage(db, query);
  return { ...page, rows: await withSales(db, rows) };
}

export async function itemOf(db: Queryable, skuId: string) {
  const sku = (await skusById(db, [skuId])).get(skuId);
  const [item] = sku ? await withSales(db, [sku]) : [];
  if (!item) throw new AppError('not_found', say().adminErrors.noSuchItem);
  return item;
}

export async function editItem(
  deps: CatalogDeps,
  admin: Admin,
  skuId: string,
  given: z.output<typeof SkuEdit>,
) {
  await editSku(deps, admin, skuId, given);
  return itemOf(deps.db, skuId);
}

export async function activateItem(deps: CatalogDeps, admin: Admin, skuId: string, active: boolean) {
  await setActive(deps, admin, skuId, active);
  return itemOf(deps.db, skuId);
}

export async function stockItem(
  deps: CatalogDeps,
  admin: Admin,
  skuId: string,
  change: StockChange,
  claim: Claim | null,
) {
  await changeStock(deps, admin, skuId, change, claim);
  return itemOf(deps.db, skuId);
}

const ROWS_AT_ONCE = 500;

/** Exports all matching items. Logged before the first row is sent. */
export async function exportItems(
  { db, clock }: CatalogDeps,
  admin: Admin,
  query: z.output<typeof exportCatalog.query>,
): Promise<FileReply> {
  const now = clock.now();
  const rows = await countCatalog(db, query);
  await recordExport(db, admin, { at: now, list: 'catalog', query, rows });
  const found = everyRow((after) => listItems(db, { ...query, after, limit: ROWS_AT_ONCE }));
  async function* cells() {
    for await (const item of found)
      yield [
        item.name,
        item.category,
        item.active ? 'yes' : 'no',
        item.pointsCost,
        (item.priceCents / 100).toFixed(2),
        item.stock,
        item.memberLimit,
        item.sold,
        item.open,
        item.createdAt.toISOString(),
      ];
  }
  return csvFile(`catalog-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.catalog, cells());
}
