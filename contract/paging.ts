import { z } from 'zod';
import { endpoint } from './http.ts';

/** How many rows a page of a list has. */
export const PAGE_ROWS = { usual: 50, most: 100 } as const;

/** What somebody typed to find a row: looked for as it is, whatever signs are in it. */
const SearchText = z
  .string()
  .trim()
  .max(200, 'Use 200 characters or fewer')
  .refine((s) => !s.includes('\0'), 'Remove the invisible character')
  .default('');

/** The order of a list: the word of a column, from its smallest; with a minus before it from its largest. */
export const sortBy = <const K extends string>(columns: readonly K[], usual: K | `-${K}`) =>
  z
    .enum(columns.flatMap((column) => [column, `-${column}` as const]) as (K | `-${K}`)[])
    .default(usual as never);

/** What every list of the back office takes: filters of its own, words to look for, an order, and where to go on. */
export const pageQuery = <S extends z.ZodRawShape>(own: S) =>
  z.object({
    q: SearchText,
    ...own,
    after: z.string().max(1000).optional().describe('The `next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(PAGE_ROWS.most).default(PAGE_ROWS.usual),
  });

/** The whole list at `path` as a file: all rows that match. It leaves the house, so a fresh proof is asked for. */
export const exportOf = <S extends z.ZodRawShape>(path: string, what: string, own: S) =>
  endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'admin',
    stepUp: true,
    summary: `The ${what} that match, as a CSV file`,
    query: z.object({ q: SearchText, ...own }),
    gives: 'file',
  });

/** A page of a list. */
export const page = <R extends z.ZodType>(Row: R) =>
  z.object({
    rows: z.array(Row),
    next: z.string().nullable().describe('Send it as `after` for the page that follows; null at the end.'),
    total: z.number().int().nonnegative().describe('How many rows match in all.'),
  });

/** What a page of a list looks like to whoever shows it. */
export type Page<Row> = { rows: Row[]; next: string | null; total: number };
