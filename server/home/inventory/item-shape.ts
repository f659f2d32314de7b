import { cashValueOf, yearsOf } from '#contract/home/depreciation.ts';
import type { Item } from '#contract/home/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import type { ListedRow } from './store.ts';

/** Today's date in UTC, for comparing purchase dates. Never earlier than the date in California. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Replacement cost of one piece, in cents. */
export const replacementCents = (row: Pick<ListedRow, 'replacementCostCents' | 'estValueCents'>): number =>
  row.replacementCostCents ?? row.estValueCents;

/** Actual cash value of one piece in cents, or null if it depends on an unknown age. */
export function cashValueCents(
  row: Pick<
    ListedRow,
    'category' | 'condition' | 'purchasedOn' | 'ageYears' | 'replacementCostCents' | 'estValueCents'
  >,
  today: string,
): number | null {
  const { category, condition } = row;
  return cashValueOf({ category, condition, years: yearsOf(row, today), cost: replacementCents(row) });
}

/** JSON omits undefined. */
const orLeftOut = <T>(value: T | null): T | undefined => value ?? undefined;
const inDollars = (cents: number | null): number | undefined =>
  cents === null ? undefined : dollarsOf(cents);

/** Maps a row to the contract. */
export function toItem(
  row: ListedRow,
  today: string,
  proof: { photos?: string[] | undefined; receipts?: number | undefined } = {},
): Item {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    estValue: dollarsOf(row.estValueCents),
    quantity: row.quantity,
    roomId: orLeftOut(row.roomId),
    brand: orLeftOut(row.brand),
    model: orLeftOut(row.model),
    purchasedOn: orLeftOut(row.purchasedOn),
    purchasePrice: inDollars(row.purchasePriceCents),
    ageYears: orLeftOut(row.ageYears),
    condition: orLeftOut(row.condition),
    replacementCost: inDollars(row.replacementCostCents),
    actualCashValue: inDollars(cashValueCents(row, today)),
    photos: proof.photos,
    receipts: proof.receipts,
    isDraft: row.isDraft || undefined,
    confirmedAt: row.confirmedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
