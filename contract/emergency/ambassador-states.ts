/** States of ambassadors and of what they enter for impact points. The database has the same moves. */

export const AMBASSADOR_STATES = [
  'unconfirmed',
  'applied',
  'approved',
  'declined',
  'suspended',
  'left',
] as const;
export type AmbassadorState = (typeof AMBASSADOR_STATES)[number];
export const AMBASSADOR_MOVERS = ['applicant', 'staff'] as const;
export type AmbassadorMover = (typeof AMBASSADOR_MOVERS)[number];

type Moves<State, Mover> = readonly { from: State; to: State; movers: readonly Mover[] }[];
const canMove = <State, Mover>(moves: Moves<State, Mover>, from: State, to: State, mover: Mover) =>
  moves.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/**
 * Every allowed move and who makes it. A suspended ambassador can't leave and apply again: only our team ends a
 * suspension.
 */
export const AMBASSADOR_MOVES: Moves<AmbassadorState, AmbassadorMover> = [
  { from: 'unconfirmed', to: 'applied', movers: ['applicant'] },
  { from: 'unconfirmed', to: 'left', movers: ['applicant'] },
  { from: 'applied', to: 'approved', movers: ['staff'] },
  { from: 'applied', to: 'declined', movers: ['staff'] },
  { from: 'applied', to: 'left', movers: ['applicant'] },
  { from: 'approved', to: 'suspended', movers: ['staff'] },
  { from: 'approved', to: 'left', movers: ['applicant'] },
  { from: 'suspended', to: 'approved', movers: ['staff'] },
  { from: 'declined', to: 'unconfirmed', movers: ['applicant'] },
  { from: 'left', to: 'unconfirmed', movers: ['applicant'] },
];
export const canMoveAmbassador = (from: AmbassadorState, to: AmbassadorState, mover: AmbassadorMover) =>
  canMove(AMBASSADOR_MOVES, from, to, mover);

export const CLAIM_STATES = [
  'waiting',
  'confirmed',
  'declined',
  'withdrawn',
  'lapsed',
  'appealed',
  'refused',
  'reversed',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_MOVERS = ['ambassador', 'neighbor', 'staff', 'clock'] as const;
export type ClaimMover = (typeof CLAIM_MOVERS)[number];

/** `declined` and `reversed` can be appealed once; `refused` is the answer to an appeal, and final. */
export const CLAIM_MOVES: Moves<ClaimState, ClaimMover> = [
  { from: 'waiting', to: 'confirmed', movers: ['neighbor', 'staff'] },
  { from: 'waiting', to: 'declined', movers: ['neighbor', 'staff'] },
  { from: 'waiting', to: 'withdrawn', movers: ['ambassador'] },
  { from: 'waiting', to: 'lapsed', movers: ['clock'] },
  { from: 'declined', to: 'appealed', movers: ['ambassador'] },
  { from: 'reversed', to: 'appealed', movers: ['ambassador'] },
  { from: 'appealed', to: 'confirmed', movers: ['staff'] },
  { from: 'appealed', to: 'refused', movers: ['staff'] },
  { from: 'confirmed', to: 'reversed', movers: ['staff'] },
];
export const canMoveClaim = (from: ClaimState, to: ClaimState, mover: ClaimMover) =>
  canMove(CLAIM_MOVES, from, to, mover);
