import { expect, test } from 'vitest';
import { CASE_EVENTS } from '#contract/service/cases.ts';
import { eventWords } from './case-words.ts';

test('every event has a sentence, with and without its codes', () => {
  for (const kind of CASE_EVENTS) {
    expect(eventWords({ kind, facts: {} })).toMatch(/^[A-Z]/);
    expect(eventWords({ kind, facts: {} })).not.toContain('undefined');
  }
  expect(eventWords({ kind: 'raised', facts: { to: '0', reason: 'needs-help' } })).toBe(
    'Raised to Life-threatening: Someone in the household needs help',
  );
  expect(eventWords({ kind: 'called', facts: { outcome: 'no-answer' } })).toBe('Call: No answer');
});
