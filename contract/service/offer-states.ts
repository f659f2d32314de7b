/** States of what we ask partners, and who may change them. The database has the same rows, in `moves`. */

export const OFFER_TOPICS = ['rooms', 'capacity', 'booking'] as const;
export type OfferTopic = (typeof OFFER_TOPICS)[number];

export const OFFER_STATES = ['queued', 'sent', 'unreachable', 'closed', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const LINE_STATES = [
  'asked',
  'quoted',
  'confirmed',
  'declined',
  'lapsed',
  'withdrawn',
  'broken',
  'no-show',
  'done',
] as const;
export type LineState = (typeof LINE_STATES)[number];

export const OFFER_MOVERS = ['partner', 'member', 'agent', 'operations', 'engine', 'clock'] as const;
export type OfferMover = (typeof OFFER_MOVERS)[number];

type Moves<S extends string> = readonly { from: S; to: S; movers: readonly OfferMover[] }[];

/** An offer is one message to a partner with everything we ask it at that time. */
export const OFFER_MOVES: Moves<OfferState> = [
  { from: 'queued', to: 'sent', movers: ['engine'] },
  { from: 'queued', to: 'unreachable', movers: ['engine'] },
  { from: 'queued', to: 'closed', movers: ['engine'] },
  { from: 'queued', to: 'withdrawn', movers: ['engine', 'operations'] },
  { from: 'unreachable', to: 'sent', movers: ['engine', 'agent'] },
  { from: 'unreachable', to: 'closed', movers: ['engine'] },
  { from: 'unreachable', to: 'withdrawn', movers: ['engine', 'operations'] },
  { from: 'sent', to: 'closed', movers: ['engine'] },
  { from: 'sent', to: 'withdrawn', movers: ['engine', 'operations'] },
];

/** A line is one household or booking in an offer: what the partner has said about it. */
export const LINE_MOVES: Moves<LineState> = [
  { from: 'asked', to: 'confirmed', movers: ['partner', 'agent'] },
  { from: 'asked', to: 'quoted', movers: ['partner'] },
  { from: 'asked', to: 'declined', movers: ['partner', 'agent'] },
  { from: 'asked', to: 'lapsed', movers: ['clock'] },
  { from: 'asked', to: 'withdrawn', movers: ['member', 'agent', 'operations', 'engine'] },
  { from: 'quoted', to: 'confirmed', movers: ['member', 'agent'] },
  { from: 'quoted', to: 'declined', movers: ['partner'] },
  { from: 'quoted', to: 'withdrawn', movers: ['member', 'agent', 'operations', 'clock'] },
  { from: 'confirmed', to: 'broken', movers: ['partner', 'member', 'agent', 'operations'] },
  { from: 'confirmed', to: 'withdrawn', movers: ['member', 'agent', 'engine'] },
  { from: 'confirmed', to: 'done', movers: ['partner', 'agent', 'clock'] },
  { from: 'confirmed', to: 'no-show', movers: ['partner', 'agent'] },
  { from: 'no-show', to: 'confirmed', movers: ['partner', 'member', 'agent'] },
  { from: 'no-show', to: 'withdrawn', movers: ['member', 'engine'] },
  { from: 'no-show', to: 'done', movers: ['clock'] },
];

/** Only one line of a household or booking is in one of these states. The database enforces it. */
export const LIVE_LINES = ['asked', 'quoted', 'confirmed', 'no-show'] as const satisfies readonly LineState[];

const isListed = <S extends string>(moves: Moves<S>, from: S, to: S, mover: OfferMover): boolean =>
  moves.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

export const canMoveOffer = (from: OfferState, to: OfferState, mover: OfferMover): boolean =>
  isListed(OFFER_MOVES, from, to, mover);
export const canMoveLine = (from: LineState, to: LineState, mover: OfferMover): boolean =>
  isListed(LINE_MOVES, from, to, mover);

/** Why a partner declines or cancels. */
export const DECLINE_REASONS = ['full', 'closed', 'evacuating', 'needs', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Minutes after the first message: other contacts, all contacts, and then our team calls. */
export const LADDER_MINUTES = [5, 10, 15] as const;
/** A hotel that didn't promise its rooms in advance has this long to answer. */
export const ON_REQUEST_MINUTES = 20;
