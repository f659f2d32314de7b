import { CATEGORY_NAMES, SKU_CATEGORIES } from '#contract/money/marketplace.ts';
import { cn } from '#web/ui/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { SkuFilters } from './find-skus.ts';
import * as t from '#text/money/marketplace.ts';

type CatalogToolbarProps = { wanted: SkuFilters; onWanted: (wanted: SkuFilters) => void };

/** Searches while typing, and filters by category. */
export function CatalogToolbar({ wanted, onWanted }: CatalogToolbarProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <Field label={t.search} className="max-w-md">
        <SearchInput
          value={wanted.search}
          maxLength={100}
          onChange={({ target }) => onWanted({ ...wanted, search: target.value })}
          placeholder={t.searchExample}
        />
      </Field>
      <div
        role="group"
        aria-label={t.categories}
        className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] md:flex-wrap"
      >
        {(['', ...SKU_CATEGORIES] as const).map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={wanted.category === category}
            onClick={() => onWanted({ ...wanted, category })}
            className={cn(
              'min-h-11 shrink-0 rounded-full border px-4 font-medium transition-colors',
              wanted.category === category
                ? 'border-pine bg-pine text-on-pine'
                : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            {category === '' ? t.everything : CATEGORY_NAMES[category]}
          </button>
        ))}
      </div>
    </div>
  );
}
