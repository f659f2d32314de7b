import type { PacketItem } from './content.ts';
import { counted, dollars, number } from './pdf-words.ts';

type Worn = Pick<
  PacketItem,
  'category' | 'quantity' | 'ageYears' | 'condition' | 'actualCashValueCents' | 'depreciation'
>;

/** The depreciation of an item, with figures an adjuster can verify. */
export function depreciationWords(item: Worn): string {
  const { depreciation, ageYears, quantity, condition } = item;
  if (!depreciation) return 'No age or day of purchase is recorded, so nothing is taken off';
  const { percentPerYear, percentLeft, isAtFloor, value } = depreciation;
  if (percentPerYear === 0) return `${item.category} does not wear out, so nothing is taken off`;
  const years = ageYears ?? 0;
  if (years === 0) return `Less than a year old at ${percentPerYear}% a year, so nothing is taken off`;
  const byAge = `${counted(years, 'year')} × ${percentPerYear}% a year = ${number(years * percentPerYear)}%`;
  const held = isAtFloor
    ? `, at most ${number(100 - percentLeft)}% ${condition ? `in ${condition} condition` : 'as no condition is recorded'}`
    : '';
  const each = quantity > 1 ? `; ${dollars(value)} left of each` : '';
  return `${byAge}${held}${each}`;
}
