/** For form fields: a blank value clears what was there. */
export const blankToNull = (typed: unknown) =>
  typeof typed === 'string' && typed.trim() === '' ? null : (typed as string | null);
