import type { Queryable } from '#server/platform/db.ts';
import { and, eq, inArray } from '#server/platform/drizzle.ts';
import { cases } from './tables.ts';

/** Visitors' cases are deleted when a visitor asks, and after two years. */
export const deleteVisitorCases = (tx: Queryable, ids: readonly string[]) =>
  tx.delete(cases).where(and(inArray(cases.id, [...ids]), eq(cases.kind, 'visitor')));
