import type { PacketItem } from './content.ts';
import { dollars, type PacketWords } from './pdf-words.ts';

type Worn = Pick<
  PacketItem,
  'category' | 'quantity' | 'ageYears' | 'condition' | 'actualCashValueCents' | 'depreciation'
>;

/** The depreciation of an item, with figures an adjuster can verify. */
export function depreciationWords(item: Worn, words: PacketWords): string {
  const { t, number } = words;
  const { depreciation, ageYears, quantity } = item;
  if (!depreciation) return t.noAge;
  const { percentPerYear, percentLeft, isAtFloor, value } = depreciation;
  if (percentPerYear === 0) return t.wearless(words.category(item.category));
  const years = ageYears ?? 0;
  if (years === 0) return t.firstYear(percentPerYear);
  const byAge = t.byAge(years, percentPerYear, number(years * percentPerYear));
  const held = isAtFloor
    ? t.atMost[words.condition(item.condition) ?? 'unknown'](number(100 - percentLeft))
    : '';
  const each = quantity > 1 ? t.leftOfEach(dollars(value)) : '';
  return `${byAge}${held}${each}`;
}
