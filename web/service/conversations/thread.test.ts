import { expect, test } from 'vitest';
import type { HelpMessage } from '#contract/service/conversations.ts';
import { catchUp, mergeThreads, type Thread } from './thread.ts';

const message = (seq: number): HelpMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  from: 'household',
  name: 'Maya',
  isYou: false,
  text: `Message ${seq}`,
  file: null,
  at: '2026-01-01T00:00:00.000Z',
  channel: 'app',
  isVerified: true,
});
const thread = (seqs: number[], lastSeq = seqs.at(-1) ?? 0, read = 0): Thread => ({
  lastSeq,
  read,
  messages: seqs.map(message),
});
const seqsOf = ({ messages }: Thread) => messages.map(({ seq }) => seq);

test('two parts of a conversation become one, in order and each message once', () => {
  const merged = mergeThreads(thread([1, 2, 4], 4, 3), thread([2, 3, 4, 5], 5, 2));
  expect(seqsOf(merged)).toEqual([1, 2, 3, 4, 5]);
  expect(merged).toMatchObject({ lastSeq: 5, read: 3 });
});

test('a window that missed many messages asks until it has them all', async () => {
  const asked: number[] = [];
  const whole = await catchUp(thread([1, 2]), (after) => {
    asked.push(after);
    return Promise.resolve(thread([after + 1, after + 2], 6));
  });
  expect([asked, seqsOf(whole)]).toEqual([
    [2, 4],
    [1, 2, 3, 4, 5, 6],
  ]);
});

test('a window that has everything asks once, and learns what was read', async () => {
  let asked = 0;
  const whole = await catchUp(thread([1, 2]), () => {
    asked += 1;
    return Promise.resolve(thread([], 2, 2));
  });
  expect([asked, whole.read, seqsOf(whole)]).toEqual([1, 2, [1, 2]]);
});
