import { expect, test } from 'vitest';
import { messagesIn } from '#contract/text/catalog.ts';
import { minutes } from '#server/platform/clock.ts';
import { span, verdictOf } from './verdict.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (min: number) => new Date(now.getTime() - minutes(min));
type Facts = Parameters<typeof verdictOf>[0];
const QUIET: Facts = {
  histories: null,
  queues: [],
  mails: [],
  notices: [],
  feeds: [],
  waiting: { questions: 0, homes: 0, oldestAt: null, onCall: 0 },
  oldestFailedAt: null,
  inLine: 0,
};
const queue = (given: Partial<Facts['queues'][number]>) => ({
  name: 'orders.send-mail',
  waiting: 0,
  later: 0,
  running: 0,
  failed: 0,
  oldestWaitingAt: null,
  ...given,
});
const say = (given: Partial<Facts>) => verdictOf({ ...QUIET, ...given }, now);

test('reports an altered audit log', () => {
  const histories = { at: now, entries: 9, faults: 0 };
  expect(say({ histories }).state).toBe('fine');
  expect(say({ histories: { ...histories, faults: 2 } })).toEqual({
    state: 'broken',
    sentences: ['2 audit log entries were altered'],
  });
});

test('homes that wait for a decision about a zone are counted', () => {
  const waiting = { questions: 2, homes: 133, oldestAt: ago(190), onCall: 1 };
  expect(say({ waiting })).toEqual({
    state: 'watch',
    sentences: ['133 homes wait for 2 decisions about zones, the oldest for 3 h'],
  });
});

test('says in two words when nothing is wrong', () => {
  expect(say({})).toEqual({ state: 'fine', sentences: ['Everything is running'] });
  const busy = queue({ waiting: 3, oldestWaitingAt: ago(4), running: 2, later: 9 });
  expect(say({ queues: [busy] }).state).toBe('fine');
});

test('failed jobs are counted together, with the age of the oldest', () => {
  const queues = [queue({ failed: 2 }), queue({ name: 'files.sweep', failed: 1 })];
  expect(say({ queues, oldestFailedAt: ago(130) }).sentences).toEqual(['3 jobs failed, the oldest 2 h ago']);
  expect(say({ queues: [queue({ failed: 1 })], oldestFailedAt: ago(5) }).sentences).toEqual([
    '1 job failed, 5 min ago',
  ]);
});

test('a stuck queue is worse than a failed job, and is named', () => {
  const queues = [queue({ failed: 1, waiting: 4, oldestWaitingAt: ago(12) })];
  expect(say({ queues, oldestFailedAt: ago(1) })).toEqual({
    state: 'broken',
    sentences: ['orders.send-mail is 12 min behind', '1 job failed, 1 min ago'],
  });
  const both = [...queues, queue({ name: 'files.sweep', waiting: 1, oldestWaitingAt: ago(61) })];
  expect(say({ queues: both }).sentences[0]).toBe('2 queues are 1 h behind');
});

test('notices to households come before everything else', () => {
  const verdict = say({
    queues: [queue({ waiting: 1, oldestWaitingAt: ago(9) })],
    notices: [{ channel: 'sms', waiting: 8, later: 0, failed: 1, oldestDueAt: ago(3) }],
    feeds: [
      {
        id: 'a',
        name: 'State map',
        kind: 'alerts',
        state: 'unavailable',
        lastGoodAt: ago(180),
        reason: null,
      },
    ],
  });
  expect(verdict.state).toBe('broken');
  expect(verdict.sentences).toEqual([
    '8 notices by text should have gone out 3 min ago',
    'State map has sent no complete response for 3 h',
    'orders.send-mail is 9 min behind',
    '1 notice by text failed',
  ]);
});

test('refused or abandoned email needs attention; email that waits too long is broken', () => {
  const mail = { kind: 'order', title: 'Receipts', due: 1, oldestDueAt: ago(20), refused: 2, givenUp: 1 };
  expect(say({ mails: [mail] })).toEqual({
    state: 'watch',
    sentences: ['2 emails refused', '1 email given up'],
  });
  expect(say({ mails: [{ ...mail, oldestDueAt: ago(45) }] }).sentences[0]).toBe(
    '1 email has been waiting to be sent for 45 min',
  );
});

test('durations are worded naturally', () => {
  expect([0, 59, 60, 47 * 60, 72 * 60].map((min) => span(minutes(min)))).toEqual([
    'less than a minute',
    '59 min',
    '1 h',
    '47 h',
    '3 days',
  ]);
});

test('a Spanish reader gets the same findings in Spanish', () => {
  const t = messagesIn('es').findings;
  const facts = { ...QUIET, queues: [queue({ failed: 2 })], oldestFailedAt: ago(130), inLine: 1 };
  expect(verdictOf(facts, now, t)).toEqual({
    state: 'watch',
    sentences: ['2 tareas fallaron, la más antigua hace 2 h', '1 solicitud espera la base de datos'],
  });
  expect(verdictOf(QUIET, now, t).sentences).toEqual(['Todo funciona']);
});
