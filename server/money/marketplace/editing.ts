import type { z } from 'zod';
import type { SkuEdit, StockChange } from '#contract/money/catalog.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveToAll } from '#server/platform/events.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import * as catalog from './catalog-store.ts';
import type { Sku } from './store.ts';
import { say } from '#server/platform/say.ts';

type EditDeps = Pick<Deps, 'db' | 'clock'>;
type Admin = Pick<Member, 'id' | 'device'>;

const gone = () => new AppError('not_found', say().marketplaceErrors.noSuchItem);

/**
 * Always later than the previous change, even within one millisecond, so `basedOn` can tell any two versions
 * apart.
 */
const changedAt = ({ updatedAt }: Sku, now: Date) =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

type Done = { was: Partial<Sku>; is: Partial<Sku>; sku: Sku; action: string; detail: string };

/** Refreshes open catalog pages and writes the audit log. */
async function tell(tx: Tx, admin: Admin, at: Date, { sku, action, detail, was, is }: Done): Promise<void> {
  await publishLiveToAll(tx, { topic: 'skus' });
  await notifyStaff(tx, 'admin');
  const actor = { id: admin.id, device: admin.device };
  await recordAdminChange(tx, { at, actor, action, subjectId: sku.id, detail, before: was, after: is });
}

const FIELDS = [
  'name',
  'description',
  'pointsCost',
  'priceCents',
  'category',
  'memberLimit',
  'kind',
  'deliveryDaysMin',
  'deliveryDaysMax',
] as const;
const factsOf = (sku: Sku): Partial<Sku> =>
  Object.fromEntries(FIELDS.map((field) => [field, sku[field]])) as Partial<Sku>;

/** Edits an item. Existing orders keep the price and name they were placed with. */
export const editSku = (
  { db, clock }: EditDeps,
  admin: Admin,
  skuId: string,
  { basedOn, ...given }: z.output<typeof SkuEdit>,
): Promise<Sku> =>
  db.transaction(async (tx) => {
    const was = await catalog.lockSku(tx, skuId);
    if (!was) throw gone();
    if (was.updatedAt.toISOString() !== new Date(basedOn).toISOString())
      throw new AppError('conflict', say().marketplaceErrors.changedMeanwhile);
    if (FIELDS.every((field) => was[field] === given[field])) return was;
    const now = clock.now();
    const sku = await catalog.updateSku(tx, skuId, { ...given, updatedAt: changedAt(was, now) });
    if (!sku) throw gone();
    await tell(tx, admin, now, {
      sku,
      action: 'sku.changed',
      detail: was.name,
      was: factsOf(was),
      is: factsOf(sku),
    });
    return sku;
  });

/** Hides an item from the catalog or shows it again. Idempotent. */
export const setActive = (
  { db, clock }: EditDeps,
  admin: Admin,
  skuId: string,
  active: boolean,
): Promise<Sku> =>
  db.transaction(async (tx) => {
    const was = await catalog.lockSku(tx, skuId);
    if (!was) throw gone();
    if (was.active === active) return was;
    const now = clock.now();
    const sku = await catalog.updateSku(tx, skuId, { active, updatedAt: changedAt(was, now) });
    if (!sku) throw gone();
    const action = active ? 'sku.activated' : 'sku.deactivated';
    await tell(tx, admin, now, { sku, action, detail: sku.name, was: { active: !active }, is: { active } });
    return sku;
  });

const inStock = (stock: number | null) => (stock === null ? 'no end' : stock.toLocaleString('en-US'));

/**
 * Changes the stock level. Orders take stock concurrently, so both modes are one guarded UPDATE: adding never
 * goes below zero, and a recount applies only if nothing was taken since.
 */
export const changeStock = (
  { db, clock }: EditDeps,
  admin: Admin,
  skuId: string,
  change: StockChange,
  claim: Claim | null,
): Promise<{ id: string }> =>
  runOnce(db, claim, async (tx) => {
    const now = clock.now();
    const was = await catalog.lockSku(tx, skuId);
    if (!was) throw gone();
    const at = changedAt(was, now);
    const sku =
      change.how === 'add'
        ? await catalog.addStock(tx, skuId, change.amount, at)
        : await catalog.setStock(tx, skuId, { from: change.from, to: change.stock }, at);
    if (!sku) throw refusal(was, change);
    await tell(tx, admin, now, {
      sku,
      action: 'sku.stock-changed',
      detail: `${sku.name}: ${change.reason}`,
      was: { stock: was.stock },
      is: { stock: sku.stock },
    });
    return { id: sku.id };
  });

function refusal({ stock }: Sku, change: StockChange): AppError {
  const t = say().marketplaceErrors;
  const left = stock === null ? null : inStock(stock);
  if (change.how === 'set')
    return new AppError('conflict', left === null ? t.unlimitedNow : t.stockChanged(left));
  const sentence = left === null ? t.unlimited : change.amount < 0 ? t.onlyLeft(left) : t.tooMany;
  return new AppError('conflict', sentence, { fields: { amount: sentence } });
}
