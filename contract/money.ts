import { z } from 'zod';

/** More than any home is worth, and far below where cents stop being exact. */
export const MOST_DOLLARS = 1_000_000_000;

/** Tolerates the rounding error of the multiplication, which is far below a hundredth of a cent. */
const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-4;

/** An amount of dollars on the wire, down to the cent. Stored as whole cents: see `centsOf`. */
export const dollars = (required = 'This field is required', like = '1200 or 49.99') =>
  z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? required : `Enter an amount in dollars, like ${like}`,
    })
    .min(0, 'Enter an amount that is not negative')
    .max(MOST_DOLLARS, 'Enter an amount of at most $1,000,000,000')
    .refine(isWholeCents, 'Use at most two digits after the point');

export const centsOf = (amount: number): number => Math.round(amount * 100);
export const dollarsOf = (cents: number): number => cents / 100;
