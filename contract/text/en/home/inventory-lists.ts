/** The inventory as a list: headings of the file a member downloads, and what an import understands. */
import { categories, columns } from './inventory-words.ts';

export const headings = columns;
/** Computed for the adjuster. */
export const replacementTotal = 'Cost to replace (total)';
export const cashEach = 'Actual cash value (each)';
export const cashTotal = 'Actual cash value (total)';
export const total = 'Total';
export const categoryNames = categories;
export const conditionNames = { new: 'new', good: 'good', fair: 'fair', poor: 'poor' };
export const categoryHint = (heading: string) =>
  `${heading} (Electronics, Furniture, Appliances, Jewelry or Other)`;
export const conditionHint = (heading: string) => `${heading} (new, good, fair or poor)`;
export const dateHint = (heading: string) => `${heading} (like 2024-05-31)`;
export const fileName = (day: string) => `inventory-${day}`;
export const templateName = 'inventory-template';
