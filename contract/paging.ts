import { z } from 'zod';
import { endpoint } from './http.ts';
import type { Permission } from './staff.ts';

/** Rows per page. */
export const PAGE_ROWS = { usual: 50, most: 100 } as const;

/** Search text. Matched literally, whatever characters it contains. */
const SearchText = z
  .string()
  .trim()
  .max(200, 'Use 200 characters or fewer')
  .refine((s) => !s.includes('\0'), 'Remove the invisible character')
  .default('');

/** Sort order of a list: a column key for ascending, with a leading minus for descending. */
export const sortBy = <const K extends string>(columns: readonly K[], usual: K | `-${K}`) =>
  z
    .enum(columns.flatMap((column) => [column, `-${column}` as const]) as (K | `-${K}`)[])
    .default(usual as never);

/** Query of every back-office list: its own filters, search text, sort order and cursor. */
export const pageQuery = <S extends z.ZodRawShape>(own: S) =>
  z.object({
    q: SearchText,
    ...own,
    after: z.string().max(1000).optional().describe('The `next` of the previous page.'),
    limit: z.coerce.number().int().min(1).max(PAGE_ROWS.most).default(PAGE_ROWS.usual),
  });

/**
 * Exports all matching rows of the list at `path` as a file. The data leaves our system, so it requires
 * step-up.
 */
export const exportOf = <S extends z.ZodRawShape>(path: string, what: string, own: S, may: Permission) =>
  endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'staff',
    may,
    stepUp: true,
    summary: `Export matching ${what} as a CSV file`,
    query: z.object({ q: SearchText, ...own }),
    gives: 'file',
  });

export const page = <R extends z.ZodType>(Row: R) =>
  z.object({
    rows: z.array(Row),
    next: z.string().nullable().describe('Pass it as `after` to get the next page; null on the last page.'),
    total: z.number().int().nonnegative().describe('Total number of matching rows.'),
  });

/** Lists of open work count no further than this, so that a page costs the same however much is open. */
export const MOST_COUNTED = 500;

/** The count of such a list. */
export const counted = {
  total: z.number().int().nonnegative().describe(`Number of matching rows, counted up to ${MOST_COUNTED}.`),
  isTotalCapped: z.boolean().describe('More rows match than `total` says.'),
};

/** A page of a list, as the client sees it. */
export type Page<Row> = { rows: Row[]; next: string | null; total: number; isTotalCapped?: boolean };
