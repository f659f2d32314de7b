import { POLICY_LIMIT_KEYS, type PolicyLimit } from '#contract/home/policies.ts';

/** The column of a limit: cents in the database, dollars on the wire. */
export type LimitColumn = `${PolicyLimit}Cents`;
export const limitColumn = (key: PolicyLimit): LimitColumn => `${key}Cents`;

/** One value for every column of an optional limit. */
export const limitColumns = <T>(make: (key: PolicyLimit) => T) =>
  Object.fromEntries(POLICY_LIMIT_KEYS.map((key) => [limitColumn(key), make(key)])) as Record<LimitColumn, T>;
