import { limits } from '#text/home/policies.ts';

/**
 * The optional limits of a policy, in the order people read them. This is the one list: input, reply, column, form and
 * claim packet follow from it. A new limit is an entry here and a migration.
 */
export const POLICY_LIMITS = {
  dwellingLimit: {
    ...limits.dwellingLimit,
    about: 'Dollars to rebuild the house',
  },
  personalPropertyLimit: {
    ...limits.personalPropertyLimit,
    about: 'Dollars for what is in it',
  },
  lossOfUseLimit: {
    ...limits.lossOfUseLimit,
    about: 'Dollars for living elsewhere',
  },
} as const;
export type PolicyLimit = keyof typeof POLICY_LIMITS;
export const POLICY_LIMIT_KEYS = Object.keys(POLICY_LIMITS) as PolicyLimit[];
