import { CATEGORIES, type Category, type Condition } from '#contract/home/depreciation.ts';
import { NewItem } from '#contract/home/inventory.ts';
import { COLUMN_FIELDS, type ColumnField, type ColumnMap } from '#contract/home/inventory-lists.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import type { Table } from './table-text.ts';
import { say } from '#server/platform/say.ts';

export type RowError = { row: number; column: string; message: string };
export type ReadRows = {
  good: { row: number; item: NewItem }[];
  errors: RowError[];
  /** Rows with an unknown category. */
  asOther: number;
};

/** Letters only, without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');

/** What our own lists call the categories, in every language. */
const NAMES = LANGUAGES.map((language) => messagesIn(language).inventoryLists.categoryNames);

const CATEGORY_WORDS: [RegExp, Category][] = [
  [
    /electronic|computer|computador|tv|television|televisor|audio|phone|telefono|celular|camera|camara/,
    'Electronics',
  ],
  [/furniture|furnishing|mueble/, 'Furniture'],
  [/applianc|electrodomestic/, 'Appliances'],
  [/jewel|joya|joyeria/, 'Jewelry'],
];
const readCategory = (text: string): Category | undefined =>
  CATEGORIES.find((category) => NAMES.some((names) => plain(names[category]) === plain(text))) ??
  CATEGORY_WORDS.find(([words]) => words.test(plain(text)))?.[1];

const CONDITION_WORDS: Record<string, Condition> = {
  new: 'new',
  likenew: 'new',
  excellent: 'new',
  mint: 'new',
  good: 'good',
  verygood: 'good',
  average: 'fair',
  fair: 'fair',
  used: 'fair',
  belowaverage: 'poor',
  poor: 'poor',
  worn: 'poor',
  nuevo: 'new',
  comonuevo: 'new',
  excelente: 'new',
  bueno: 'good',
  muybueno: 'good',
  regular: 'fair',
  usado: 'fair',
  malo: 'poor',
  gastado: 'poor',
};

/** "$1,200.50", "1200". Anything else is returned as is and rejected with a message. */
function readMoney(text: string): number | string {
  const bare = text.replace(/^(usd|us\$|\$)\s*/i, '').replace(/\s*usd$/i, '');
  return /^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : text;
}

/** "2024-05-31", "5/31/2024", "5/31/24". */
function readDay(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? [us?.[3], us?.[1], us?.[2]];
  if (!year) return text;
  const whole = year.length === 2 ? `${Number(year) > 50 ? '19' : '20'}${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "3", "3 years", "3.5 yrs", "6 months": whole years. */
function readAge(text: string): number | string {
  const found = /^(\d+(?:\.\d+)?)\s*(y|yr|yrs|year|years|años?|m|mo|mos|month|months|mes|meses)?\.?$/i.exec(
    text,
  );
  if (!found) return text;
  const isMonths = found[2]?.toLowerCase().startsWith('m') ?? false;
  return Math.floor(Number(found[1]) / (isMonths ? 12 : 1));
}

const readWhole = (text: string): number | string => (/^\d+(\.0+)?$/.test(text) ? Number(text) : text);

const READ: Partial<Record<ColumnField, (text: string) => unknown>> = {
  quantity: readWhole,
  ageYears: readAge,
  condition: (text) => CONDITION_WORDS[plain(text)] ?? text,
  estValue: readMoney,
  replacementCost: readMoney,
  purchasePrice: readMoney,
  purchasedOn: readDay,
};

const isTotal = (cells: readonly string[]) => cells.some((cell) => /^(grand )?totals?:?$/i.test(cell));

function valuesOf(cells: readonly string[], columns: ColumnMap): Partial<Record<ColumnField, unknown>> {
  const values: Partial<Record<ColumnField, unknown>> = { name: '' };
  for (const field of COLUMN_FIELDS) {
    const column = columns[field];
    const text = column === undefined ? '' : (cells[column] ?? '');
    if (text !== '') values[field] = READ[field]?.(text) ?? text;
  }
  // A list made for an insurer often has one price only.
  values.estValue ??= values.replacementCost ?? values.purchasePrice;
  // Our own export fills the replacement cost in every row. If it equals the estimate, the member didn't
  // enter it.
  if (values.replacementCost === values.estValue) delete values.replacementCost;
  // The purchase date determines the age.
  if (values.purchasedOn !== undefined) delete values.ageYears;
  return values;
}

/**
 * Reads all rows with this column map. Errors are reported by row and column, and rows with errors are
 * skipped.
 */
export function readRows(table: Table, columns: ColumnMap, today: string): ReadRows {
  const t = say().inventoryErrors;
  const read: ReadRows = { good: [], errors: [], asOther: 0 };
  const nameColumn = columns.name;
  for (const { row, cells } of table.rows) {
    const isNamed = nameColumn !== undefined && (cells[nameColumn] ?? '') !== '';
    if (!isNamed && isTotal(cells)) continue;
    const values = valuesOf(cells, columns);
    const category = typeof values.category === 'string' ? readCategory(values.category) : undefined;
    const isOther = values.category !== undefined && category === undefined;
    const parsed = NewItem.safeParse({ ...values, category: category ?? 'Other' });
    const fault = (field: ColumnField, message: string) => {
      const heading = columns[field] === undefined ? undefined : table.headings[columns[field]];
      read.errors.push({ row, column: heading ?? '', message });
    };
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const field = path[0] as ColumnField;
        fault(
          field,
          (values[field] ?? '') === '' ? message : (t.rowSays[field as keyof typeof t.rowSays] ?? message),
        );
      }
    } else if (parsed.data.purchasedOn && parsed.data.purchasedOn > today) {
      fault('purchasedOn', t.futureInRow);
    } else {
      read.good.push({ row, item: parsed.data });
      if (isOther) read.asOther += 1;
    }
  }
  return read;
}
