/**
 * Fires and road closures: their kinds, and the written rules by which one ends. Only a complete and fresh
 * response of its own source ends one. A source that is dead, stale, empty, partial or malformed ends nothing.
 */

/** `full`: no lane is open. `ramp`: an on-ramp, off-ramp or connector is closed, the road itself isn't. */
export const CLOSURE_KINDS = ['full', 'ramp', 'lanes', 'one-way'] as const;
export type ClosureKind = (typeof CLOSURE_KINDS)[number];

export const DIRECTIONS = ['north', 'south', 'east', 'west', 'both'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a source itself says about the end of a closure. */
export const CLOSURE_ENDINGS = ['picked-up', 'canceled'] as const;
export type ClosureEnding = (typeof CLOSURE_ENDINGS)[number];

/** What a source itself says about the end of a fire. */
export const FIRE_ENDINGS = ['fire-out', 'inactive', 'prescribed'] as const;
export type FireEnding = (typeof FIRE_ENDINGS)[number];

/** Every rule that may end a closure or a fire. */
export const HAZARD_END_RULES = [
  ...CLOSURE_ENDINGS,
  'end-passed',
  ...FIRE_ENDINGS,
  'not-listed',
  'not-listed-12-hours',
] as const;
export type HazardEndRule = (typeof HAZARD_END_RULES)[number];
