import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { closedWords, receiptWords, safeNotice, whenWords } from './help-words.ts';
import { presenceWords } from './presence.ts';

const OPEN: HelpView['hours'] = { text: '24/7', isOpen: true, opens: null, hasOnCall: true };

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
    whenWords({ usualMinutes, conversation, phone: '', hasConcierge: true, hours: OPEN } as HelpView);
  expect(help(null, null)).toContain('We can’t say yet');
  expect(help(1, null)).toContain('within 1 minute.');
  expect(help(300, null)).toContain('within 5 hours');
  const open = { state: 'open', agent: null, ref: 'ACD-347' };
  expect(help(4, open)).toContain('ACD-347. No one has taken it yet');
  expect(help(4, { ...open, agent: 'Ana' })).toContain('Ana is working on your case');
  // The figures of the person who answers, if there are enough; otherwise the team's, and otherwise none.
  expect(help(4, { ...open, agent: 'Ana', agentMinutes: 2 })).toContain(
    'Ana usually replies within 2 minutes.',
  );
  expect(help(4, { ...open, agent: 'Ana', agentMinutes: null })).toContain(
    'half of our replies came within 4',
  );
  expect(help(null, { ...open, agent: 'Ana', agentMinutes: null })).toContain('We can’t say yet');
  expect(help(4, { ...open, state: 'closed', agent: null })).toContain('opens a case');
});

test('outside the hours the page says when people answer and what happens with danger to life', () => {
  const closed = { ...OPEN, text: 'Mon-Fri 8 AM-8 PM', isOpen: false, opens: 'Mon, Nov 16, 8:00 AM PST' };
  expect(closedWords({ hours: OPEN, conversation: null })).toBeNull();
  const words = closedWords({ hours: closed, conversation: null });
  expect(words?.title).toBe('Our desk is closed. People answer again Mon, Nov 16, 8:00 AM PST.');
  expect(words?.text).toContain('we text our on-call person within a minute');
  const none = closedWords({ hours: { ...closed, hasOnCall: false }, conversation: null });
  expect(none?.text).toContain('No one is on call until then.');
  const conversation = { onCallAt: '2026-11-16T10:00:00Z' } as HelpView['conversation'];
  expect(closedWords({ hours: closed, conversation })?.text).toContain('We texted our on-call person');
  expect(words?.text).toContain('Call 911');
});

test('“We’re safe” never reads as if it had checked someone in', () => {
  expect(safeNotice({ needsHelp: false }).title).toBe('This doesn’t check anyone in');
  expect(safeNotice({ needsHelp: true }).title).toContain('still marked as needing help');
});

test('who is there and who is typing', () => {
  expect(presenceWords([])).toBeNull();
  const [ana, ben] = [
    { name: 'Ana', isTyping: false },
    { name: 'Ben', isTyping: true },
  ];
  expect(presenceWords([ana])).toBe('Ana is reading this now');
  expect(presenceWords([ana, { ...ben, isTyping: false }])).toBe('Ana and Ben are reading this now');
  expect(presenceWords([ana, ben])).toBe('Ben is typing …');
});
