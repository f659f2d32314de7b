/** The row of a lookup by key, if there is one. */
export const first = <T>(rows: readonly T[]): T | undefined => rows[0];
