import type { LineState } from '#contract/service/offer-states.ts';

/**
 * Before it accepts, a hotel sees rooms, nights, accessibility, backup power, the number of people and pets by kind.
 * After it accepts, and only in these states, also one name per room and people by age group. It never sees the home's
 * address, a diagnosis, the plan or the cash.
 */
export const DISCLOSED: readonly LineState[] = ['confirmed', 'no-show'];
