import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Category, inHome } from './inventory.ts';
import { columns as columnNames } from '#text/home/inventory-words.ts';

const access = 'member' as const;

/** The columns a list can have, in the order people fill them in, with their headings. */
export const COLUMNS = columnNames;
export type ColumnField = keyof typeof COLUMNS;
export const COLUMN_FIELDS = Object.keys(COLUMNS) as [ColumnField, ...ColumnField[]];

/** Which column of a file holds which field: field to zero-based column number, "name:0,room:3" in a URL. */
export const ColumnMap = z.partialRecord(z.enum(COLUMN_FIELDS), z.number().int().min(0).max(199));
export type ColumnMap = z.output<typeof ColumnMap>;

export const writeColumnMap = (map: ColumnMap): string =>
  Object.entries(map)
    .map(([field, column]) => `${field}:${column}`)
    .join(',');

const columns = z
  .string()
  .max(400)
  .regex(/^\w+:\d{1,3}(,\w+:\d{1,3})*$/, 'Say which column holds what, like name:0,room:3')
  .transform((given) =>
    Object.fromEntries(given.split(',').map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])])),
  )
  .pipe(ColumnMap);

export const ImportPreview = z
  .object({
    headings: z.array(z.string()),
    columns: ColumnMap.describe('As sent, or guessed from the headings.'),
    rows: z.number().describe('Rows that aren’t empty.'),
    good: z.number().describe('Rows that can be imported.'),
    totalValue: z.number().describe('Total of the valid rows, in dollars.'),
    errors: z
      .array(z.object({ row: z.number(), column: z.string(), message: z.string() }))
      .describe('The first 200 errors.'),
    errorCount: z.number(),
    newRooms: z.array(z.string()),
    asOther: z.number().describe('Rows with an unknown category, imported as Other.'),
    sample: z.array(
      z.object({
        row: z.number(),
        name: z.string(),
        room: z.string().optional(),
        category: Category,
        quantity: z.number(),
        estValue: z.number(),
      }),
    ),
    free: z.number().describe('How many more items fit in the home’s inventory.'),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/import/preview',
  access,
  summary: 'Preview the import of a CSV or XLSX list. Nothing is saved.',
  params: inHome,
  query: z.object({ columns: columns.optional() }),
  takes: 'file',
  reply: ImportPreview,
  errors: ['too_large'],
});

export const importItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/import',
  access,
  summary: 'Import the valid rows of a CSV or XLSX list, all or nothing',
  status: 201,
  idempotent: true,
  params: inHome,
  query: z.object({ columns: columns.optional() }),
  takes: 'file',
  reply: z.object({ added: z.number(), skipped: z.number() }).meta({ id: 'ImportResult' }),
  errors: ['too_large', 'conflict'],
});

const format = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/import/template',
  access,
  summary: 'Download an empty list with all column headings, ready to fill in and import',
  params: inHome,
  query: format,
  gives: 'file',
});

export const exportItems = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/export',
  access,
  summary: 'Export the inventory in the columns adjusters use, with totals',
  params: inHome,
  query: format,
  gives: 'file',
});
