import type { CaseRow } from '#contract/service/cases.ts';
import * as t from '#text/office/desk.ts';

export type BoardFilter = keyof typeof t.boardFilters;

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

/** A tile's text besides the reference. Colors only repeat it. */
export function tileWords({ state, owner, isOverdue }: Row): {
  state: 'queue' | 'waiting' | 'owned';
  label: string;
} {
  const of = state === 'waiting' ? 'waiting' : owner ? 'owned' : 'queue';
  const who = of === 'waiting' ? t.states.waiting : of === 'owned' ? (owner?.name ?? '') : t.boardNoOwner;
  return { state: of, label: isOverdue ? t.boardOverdue(who) : who };
}
