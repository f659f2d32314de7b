/**
 * The questions of a booking's form, as data. The same list makes the form, the check of what was sent, and what a
 * partner may read.
 */

/**
 * Who may read the answer. `needs` are codes and numbers. `job` are words that a partner needs before it can answer,
 * and `details` are words that only a partner who said yes may read.
 */
export type FieldFact = 'needs' | 'job' | 'details';

type Given = { key: string; fact: FieldFact; isNeeded: boolean };
export type BookingField = Given &
  (
    | { type: 'count'; min: number; max: number }
    | { type: 'yes' }
    | { type: 'choice' | 'choices'; options: readonly string[] }
    | { type: 'words'; max: number }
  );

type Opts = { needed?: boolean };

export const count = <K extends string>(key: K, min: number, max: number) =>
  ({ key, type: 'count', fact: 'needs', isNeeded: true, min, max }) as const;

/** With `needed`, it must be yes. */
export const yes = <K extends string>(key: K, { needed = false }: Opts = {}) =>
  ({ key, type: 'yes', fact: 'needs', isNeeded: needed }) as const;

export const choice = <K extends string, const O extends readonly string[]>(key: K, options: O) =>
  ({ key, type: 'choice', fact: 'needs', isNeeded: true, options }) as const;

export const choices = <K extends string, const O extends readonly string[]>(
  key: K,
  options: O,
  { needed = false }: Opts = {},
) => ({ key, type: 'choices', fact: 'needs', isNeeded: needed, options }) as const;

export const words = <K extends string>(
  key: K,
  fact: Exclude<FieldFact, 'needs'>,
  { needed = false }: Opts = {},
) => ({ key, type: 'words', fact, isNeeded: needed, max: 500 }) as const;
