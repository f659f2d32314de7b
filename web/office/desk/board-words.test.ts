import { expect, test } from 'vitest';
import { isOnBoard, tileWords } from './board-words.ts';

const owner = { id: '1', name: 'Ana Reyes' };

test.each([
  [{ state: 'open', owner: null, isOverdue: false }, 'No owner', ['all', 'queue']],
  [{ state: 'open', owner: null, isOverdue: true }, 'Overdue, No owner', ['all', 'queue', 'overdue']],
  [{ state: 'open', owner, isOverdue: false }, 'Ana Reyes', ['all']],
  [{ state: 'open', owner, isOverdue: true }, 'Overdue, Ana Reyes', ['all', 'overdue']],
  [{ state: 'waiting', owner, isOverdue: false }, 'Set aside', ['all', 'waiting']],
] as const)('a case on the board says who has it and whether it is overdue: %j', (row, label, filters) => {
  expect(tileWords(row).label).toBe(label);
  expect((['all', 'queue', 'overdue', 'waiting'] as const).filter((one) => isOnBoard(row, one))).toEqual(
    filters,
  );
});
