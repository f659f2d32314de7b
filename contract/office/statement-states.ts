/** States of a statement, who may change them, and what its lines are about. The database has the same moves. */

export const STATEMENT_STATES = ['drawn', 'disputed', 'agreed', 'approved', 'paid', 'void'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

export const STATEMENT_MOVERS = ['partner', 'finance'] as const;
export type StatementMover = (typeof STATEMENT_MOVERS)[number];

export const STATEMENT_MOVES: readonly {
  from: StatementState;
  to: StatementState;
  movers: readonly StatementMover[];
}[] = [
  // Finance notes an agreement that came by phone or letter.
  { from: 'drawn', to: 'agreed', movers: ['partner', 'finance'] },
  { from: 'drawn', to: 'disputed', movers: ['partner'] },
  { from: 'drawn', to: 'void', movers: ['finance'] },
  { from: 'disputed', to: 'drawn', movers: ['finance'] },
  { from: 'disputed', to: 'void', movers: ['finance'] },
  { from: 'agreed', to: 'approved', movers: ['finance'] },
  // Something is wrong after all: it can be adjusted, and the partner is asked again.
  { from: 'agreed', to: 'drawn', movers: ['finance'] },
  { from: 'approved', to: 'agreed', movers: ['finance'] },
  // By a different person than the approver. The database enforces it.
  { from: 'approved', to: 'paid', movers: ['finance'] },
];

export const canMoveStatement = (from: StatementState, to: StatementState, mover: StatementMover): boolean =>
  STATEMENT_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/**
 * `night`: a room for a night. `no-show`: the first night of a household that didn't come. `booking`: a completed
 * service. `correction`: reverses a line of an earlier statement. `adjustment`: entered by our team.
 */
export const LINE_KINDS = ['night', 'no-show', 'booking', 'correction', 'adjustment'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
