import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { receiptWords, whenWords } from './help-words.ts';

const message = (seq: number, from: 'household' | 'team') =>
  ({ seq, from }) as NonNullable<HelpView['conversation']>['messages'][number];

test('a message that no one has read never reads as if someone had', () => {
  const messages = [message(1, 'household')];
  expect(receiptWords(1, { readByTeam: 0, messages })).toBe('Sent. No one on our team has read it yet');
  expect(receiptWords(1, { readByTeam: 1, messages })).toBe('Read by our team');
  expect(receiptWords(1, { readByTeam: 0, messages: [...messages, message(2, 'team')] })).toBe('Answered');
});

test('who answers and how fast is said from what we know', () => {
  const help = (usualMinutes: number | null, conversation: object | null) =>
    whenWords({ usualMinutes, conversation, phone: '', hasConcierge: true } as HelpView);
  expect(help(null, null)).toContain('We can’t say yet');
  expect(help(1, null)).toContain('within 1 minute.');
  expect(help(300, null)).toContain('up to 5 hours');
  const open = { state: 'open', agent: null, ref: 'ACD-347' };
  expect(help(4, open)).toContain('ACD-347. No one has taken it yet');
  expect(help(4, { ...open, agent: 'Ana' })).toContain('Ana is working on your case');
  expect(help(4, { ...open, state: 'closed', agent: null })).toContain('opens a case');
});
