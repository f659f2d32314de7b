/** States of neighbor groups, of their households and of their drills. The database has the same moves. */

export const GROUP_STATES = ['open', 'closed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];
export const GROUP_MOVERS = ['ambassador', 'staff'] as const;

/** A household that leaves is deleted. A removed one stays, without its data, so that a link can't bring it back. */
export const GROUP_HOME_STATES = ['joined', 'removed'] as const;
export type GroupHomeState = (typeof GROUP_HOME_STATES)[number];
export const GROUP_HOME_MOVERS = ['ambassador'] as const;

export const GROUP_DRILL_STATES = ['planned', 'running', 'done', 'canceled'] as const;
export type GroupDrillState = (typeof GROUP_DRILL_STATES)[number];
export const GROUP_DRILL_MOVERS = ['ambassador'] as const;

type Moves = readonly { from: string; to: string; movers: readonly string[] }[];

export const GROUP_MOVES: Moves = [{ from: 'open', to: 'closed', movers: GROUP_MOVERS }];
export const GROUP_HOME_MOVES: Moves = [{ from: 'joined', to: 'removed', movers: GROUP_HOME_MOVERS }];
export const GROUP_DRILL_MOVES: Moves = [
  { from: 'planned', to: 'running', movers: GROUP_DRILL_MOVERS },
  { from: 'planned', to: 'canceled', movers: GROUP_DRILL_MOVERS },
  { from: 'running', to: 'done', movers: GROUP_DRILL_MOVERS },
];

/** What a household can share. It chooses each one separately, and joining shares nothing. */
export const SHARES = ['name', 'skills', 'needs', 'check', 'pin', 'board', 'drill'] as const;
export type Share = (typeof SHARES)[number];
