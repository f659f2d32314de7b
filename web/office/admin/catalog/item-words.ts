import type { CatalogItem, SKU_STATES } from '#contract/money/catalog.ts';
import * as t from '#text/office/admin-catalog.ts';

export const STATES: Record<(typeof SKU_STATES)[number], string> = {
  all: t.anyState,
  active: t.active,
  inactive: t.hidden,
  'sold-out': t.soldOut,
};

/** What members see: a hidden item is hidden, whatever its stock. */
export function stateOf({ active, stock }: Pick<CatalogItem, 'active' | 'stock'>) {
  if (!active) return { word: STATES.inactive, tone: 'neutral' } as const;
  return stock === 0
    ? ({ word: STATES['sold-out'], tone: 'amber' } as const)
    : ({ word: STATES.active, tone: 'moss' } as const);
}

export const leftOf = ({ stock }: Pick<CatalogItem, 'stock'>): string =>
  stock === null ? t.unlimited : t.countLeft(stock.toLocaleString('en-US'));
