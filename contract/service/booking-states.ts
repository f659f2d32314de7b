/** States of a booking and every allowed move. No schema here, because lists of words import this file. */

export const BOOKING_STATES = [
  'draft',
  'asked',
  'offering',
  'quoted',
  'confirmed',
  'under-way',
  'done',
  'failed',
  'stuck',
  'canceled',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * Who can move a booking: the household, a person on our team, operations when it blocks a partner, the partner, our
 * own product when it looks for the next partner, or time passing.
 */
export const BOOKING_MOVERS = ['member', 'agent', 'operations', 'partner', 'engine', 'clock'] as const;
export type BookingMover = (typeof BOOKING_MOVERS)[number];

type Move = { from: BookingState; to: BookingState; movers: readonly BookingMover[] };

/** Every allowed move and who makes it. The database has the same rows, in `moves`, and a test compares the two. */
export const BOOKING_MOVES: readonly Move[] = [
  // The engine: a plan benefit that starts with an order.
  { from: 'draft', to: 'asked', movers: ['member', 'agent', 'engine'] },
  { from: 'draft', to: 'canceled', movers: ['member', 'agent', 'clock'] },
  { from: 'asked', to: 'offering', movers: ['engine', 'agent'] },
  { from: 'asked', to: 'stuck', movers: ['engine'] },
  { from: 'asked', to: 'canceled', movers: ['member', 'agent'] },
  { from: 'offering', to: 'quoted', movers: ['partner'] },
  { from: 'offering', to: 'confirmed', movers: ['partner', 'agent'] },
  // A no, silence, a blocked partner, or the household changed what it needs.
  { from: 'offering', to: 'asked', movers: ['partner', 'clock', 'operations', 'member', 'agent'] },
  { from: 'offering', to: 'canceled', movers: ['member', 'agent'] },
  { from: 'quoted', to: 'confirmed', movers: ['member', 'agent'] },
  { from: 'quoted', to: 'asked', movers: ['member', 'agent', 'clock', 'partner', 'operations'] },
  { from: 'quoted', to: 'canceled', movers: ['member', 'agent'] },
  // The household changes the day, our team tries again, or a partner has free places again.
  { from: 'stuck', to: 'asked', movers: ['agent', 'engine', 'member'] },
  { from: 'stuck', to: 'confirmed', movers: ['agent'] },
  { from: 'stuck', to: 'canceled', movers: ['member', 'agent', 'clock'] },
  { from: 'confirmed', to: 'asked', movers: ['partner', 'operations', 'member', 'agent'] },
  { from: 'confirmed', to: 'under-way', movers: ['partner', 'member', 'agent'] },
  { from: 'confirmed', to: 'failed', movers: ['member', 'agent'] },
  { from: 'confirmed', to: 'canceled', movers: ['member', 'agent'] },
  { from: 'under-way', to: 'done', movers: ['partner', 'member', 'agent', 'clock'] },
  { from: 'under-way', to: 'failed', movers: ['member', 'agent'] },
  { from: 'failed', to: 'asked', movers: ['member', 'agent'] },
  { from: 'failed', to: 'canceled', movers: ['agent'] },
  // A member within `REPORT_DAYS`.
  { from: 'done', to: 'failed', movers: ['member', 'agent'] },
];

export const canMoveBooking = (from: BookingState, to: BookingState, mover: BookingMover): boolean =>
  BOOKING_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** A partner has been asked or has said yes. */
export const LIVE_STATES = ['offering', 'quoted', 'confirmed', 'under-way'] as const satisfies BookingState[];
/** Something is still to happen. */
export const OPEN_STATES = [
  'draft',
  'asked',
  ...LIVE_STATES,
  'failed',
  'stuck',
] as const satisfies BookingState[];

export const isOpen = (state: BookingState): boolean =>
  (OPEN_STATES as readonly BookingState[]).includes(state);

/** How long after the end a member may say that it wasn't done right. */
export const REPORT_DAYS = 14;
/** Wrong codes at the door before only the household or our team can start the visit. */
export const MOST_CODE_TRIES = 5;
/** A visit that began and was never ended counts as done this long after its end. */
export const DONE_AFTER_HOURS = 24;
/** A booking that no one could take is closed this long after its day. */
export const STUCK_DAYS = 7;
/** A purchased service without a date is refunded after this long. */
export const UNDATED_DAYS = 365;
