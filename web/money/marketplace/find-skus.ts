import { CATEGORY_NAMES, type Sku, type SkuCategory, SKU_CATEGORIES } from '#contract/money/marketplace.ts';

export type SkuFilters = { search: string; category: SkuCategory | '' };

/** Reads the filters from the URL. An unknown category is ignored. */
export function readSkuFilters(query: string): SkuFilters {
  const params = new URLSearchParams(query);
  const category = SKU_CATEGORIES.find((name) => name === params.get('category')) ?? '';
  return { search: params.get('q')?.slice(0, 100) ?? '', category };
}

/** Writes the filters to a query string; defaults are left out. */
export function writeSkuFilters({ search, category }: SkuFilters): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (category) params.set('category', category);
  return params.size > 0 ? `?${params}` : '';
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Every word must appear in the name, the description or the category's name. */
export function findSkus<T extends Pick<Sku, 'name' | 'description' | 'category'>>(
  skus: readonly T[],
  { search, category }: SkuFilters,
): T[] {
  const words = plain(search).split(' ');
  return skus.filter((sku) => {
    if (category && sku.category !== category) return false;
    const text = plain(`${sku.name} ${sku.description} ${CATEGORY_NAMES[sku.category]}`);
    return words.every((word) => text.includes(word));
  });
}
