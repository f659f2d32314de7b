import type { ComponentProps } from 'react';
import { CATEGORIES } from '#contract/home/depreciation.ts';
import { categories } from '#text/home/inventory-words.ts';
import { Select } from '#web/ui/select.tsx';

/** The categories of items. */
export const CategorySelect = ({ children, ...props }: ComponentProps<typeof Select>) => (
  <Select {...props}>
    {children}
    {CATEGORIES.map((category) => (
      <option key={category} value={category}>
        {categories[category]}
      </option>
    ))}
  </Select>
);
