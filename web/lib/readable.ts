import { formatDay, formatMoment } from './format.ts';

const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})/g;
const DAY = /\b\d{4}-\d{2}-\d{2}\b(?!-)/g;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IDS = new RegExp(`[,:;]?\\s*\\(?\\b${UUID}\\b\\)?`, 'gi');
const ID = new RegExp(`^${UUID}$`, 'i');

export const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);

/** Text from records as people read it: times and days in the reader's own form, and no ids. */
export const readable = (text: string): string =>
  text
    .replace(INSTANT, (instant) => formatMoment(instant))
    .replace(IDS, '')
    .replace(DAY, (isoDay) => (Number.isNaN(Date.parse(isoDay)) ? isoDay : formatDay(isoDay)))
    .trim();

/** "memberRateCents" -> "Member rate", "isActive" -> "Active", "zoneIds" -> "Zones": the name of a stored field. */
export function fieldName(key: string): string {
  const words = key
    .replace(/(?<=[a-z])Ids$/, 's')
    .replace(/(?<=[a-z])(?:Id|Cents|USD)$/, '')
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "checked-in" and "PAID" are stored words; "Checked in" and "Paid" are for people. Other text stays as it is. */
export function spellCode(value: string): string {
  if (!/^(?:[a-z]+(?:[-_][a-z]+)*|[A-Z]{3,}(?:_[A-Z]+)*)$/.test(value)) return value;
  const words = value.replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
