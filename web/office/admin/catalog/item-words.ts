import type { CatalogItem, SKU_STATES } from '#contract/money/catalog.ts';

export const STATES: Record<(typeof SKU_STATES)[number], string> = {
  all: 'Any state',
  active: 'On offer',
  inactive: 'Off the catalog',
  'sold-out': 'Sold out',
};

/** What members see: a hidden item is hidden, whatever its stock. */
export function stateOf({ active, stock }: Pick<CatalogItem, 'active' | 'stock'>) {
  if (!active) return { word: STATES.inactive, tone: 'neutral' } as const;
  return stock === 0
    ? ({ word: STATES['sold-out'], tone: 'amber' } as const)
    : ({ word: STATES.active, tone: 'moss' } as const);
}

export const leftOf = ({ stock }: Pick<CatalogItem, 'stock'>): string =>
  stock === null ? 'Unlimited' : `${stock.toLocaleString('en-US')} left`;
