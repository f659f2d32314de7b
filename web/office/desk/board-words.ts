import type { CaseRow } from '#contract/service/cases.ts';

export const BOARD_FILTERS = {
  all: 'All open cases',
  queue: 'Without an owner',
  overdue: 'Answer overdue',
  waiting: 'Set aside',
} as const;
export type BoardFilter = keyof typeof BOARD_FILTERS;

type Row = Pick<CaseRow, 'state' | 'owner' | 'isOverdue'>;

export function isOnBoard(row: Row, filter: BoardFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'queue':
      return row.state === 'open' && row.owner === null;
    case 'overdue':
      return row.isOverdue;
    case 'waiting':
      return row.state === 'waiting';
  }
}

/** What a tile says besides the reference. Colors only repeat it. */
export function tileWords({ state, owner, isOverdue }: Row): {
  state: 'queue' | 'waiting' | 'owned';
  label: string;
} {
  const of = state === 'waiting' ? 'waiting' : owner ? 'owned' : 'queue';
  const who = of === 'waiting' ? 'Set aside' : of === 'owned' ? (owner?.name ?? '') : 'No owner';
  return { state: of, label: isOverdue ? `Overdue, ${who}` : who };
}
