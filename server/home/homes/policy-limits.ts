import { POLICY_LIMIT_KEYS, type PolicyLimit } from '#contract/home/policy-limits.ts';

/** Column of a limit: cents in the database, dollars in the contract. */
export type LimitColumn = `${PolicyLimit}Cents`;
export const limitColumn = (key: PolicyLimit): LimitColumn => `${key}Cents`;

/** Builds one value for every optional limit column. */
export const limitColumns = <T>(make: (key: PolicyLimit) => T) =>
  Object.fromEntries(POLICY_LIMIT_KEYS.map((key) => [limitColumn(key), make(key)])) as Record<LimitColumn, T>;
