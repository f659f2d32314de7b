import { expect, test } from 'vitest';
import { answerClock } from './answer-clock.ts';

const DUE = '2026-11-15T12:00:00.000Z';
const at = (time: string) => answerClock(DUE, Date.parse(time));

test.each([
  ['2026-11-14T12:00:00Z', '24 h left', 'neutral'],
  ['2026-11-15T07:59:00Z', '4 h 1 min left', 'neutral'],
  ['2026-11-15T08:30:00Z', '3 h 30 min left', 'amber'],
  ['2026-11-15T11:18:30Z', '41 min left', 'amber'],
  ['2026-11-15T11:59:30Z', 'less than 1 min left', 'amber'],
  ['2026-11-15T12:00:00Z', 'Overdue by less than 1 min', 'danger'],
  ['2026-11-15T14:00:00Z', 'Overdue by 2 h', 'danger'],
  ['2026-11-18T12:00:00Z', 'Overdue by 3 days', 'danger'],
])('at %s a reply due at noon says "%s"', (time, word, tone) => {
  expect(at(time)).toEqual({ word, tone });
});
